import { depthsOf } from './depth.ts'
import type { Edge, Shape } from './edges.ts'
import type { Side } from './sides.ts'

/** Millimeters to the right and up. */
export type Point = readonly [across: number, up: number]
export type Line = readonly [from: Point, to: Point]

/** Returns the visible lines of a shape from one side: sharp edges and silhouettes. */
export function visibleLines(shape: Shape, side: Side): Line[] {
  const depths = depthsOf(shape, side)
  const lines: Line[] = []
  for (const edge of shape.edges) {
    if (!edge.isSharp && !turnsAway(edge, side)) continue
    const [from, to] = [side.seen(edge.from), side.seen(edge.to)]
    const along = (share: number) => [0, 1, 2].map((axis) => from[axis]! + (to[axis]! - from[axis]!) * share)
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / depths.grain))
    let firstStep: number | undefined
    for (let step = 0; step <= steps; step += 1) {
      // Tests the middle of a step, because the ends may touch other bodies.
      const [across, up, near] = along((step + 0.5) / steps) as [number, number, number]
      const isSeen = step < steps && depths.isVisible(across, up, near)
      if (isSeen) firstStep ??= step
      else if (firstStep !== undefined) {
        const [start, end] = [along(firstStep / steps), along(step / steps)]
        lines.push([
          [start[0]!, start[1]!],
          [end[0]!, end[1]!],
        ])
        firstStep = undefined
      }
    }
  }
  return joined(lines, depths.grain)
}

/** Returns true at a silhouette, where only one face of the edge points to the viewer. */
function turnsAway({ faces }: Edge, side: Side): boolean {
  const [first, second] = faces
  if (!first || !second) return true
  const towards = [first, second].map(({ x, y, z }) => side.seen([x, y, z])[2])
  return towards[0]! > 1e-4 !== towards[1]! > 1e-4
}

function joined(lines: readonly Line[], grain: number): Line[] {
  const rays = new Map<string, { from: number; to: number; line: Line }[]>()
  for (const line of lines) {
    const [[x1, y1], [x2, y2]] = line
    const length = Math.hypot(x2 - x1, y2 - y1)
    if (length < grain / 2) continue
    const isForward = Math.abs(x2 - x1) > 1e-6 ? x2 > x1 : y2 > y1
    const [start, end] = isForward ? line : [line[1], line[0]]
    const [dx, dy] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length]
    const angle = Math.round((Math.atan2(dy, dx) * 720) / Math.PI)
    // The rounded angle and the distance from the center identify the line.
    const apart = Math.round((dx * start[1] - dy * start[0]) / Math.max(0.3, grain / 2))
    const key = `${angle} ${apart}`
    const ray = rays.get(key) ?? []
    rays.set(key, ray)
    const at = start[0] * dx + start[1] * dy
    ray.push({ from: at, to: at + length, line: [start, end] })
  }
  return [...rays.values()].flatMap((ray) => unionOf(ray, grain))
}

function unionOf(ray: { from: number; to: number; line: Line }[], grain: number): Line[] {
  const union: { to: number; line: Line }[] = []
  for (const { from, to, line } of ray.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = union.at(-1)
    if (last === undefined || from > last.to + grain) union.push({ to, line })
    else if (to > last.to) {
      last.to = to
      last.line = [last.line[0], line[1]]
    }
  }
  return union.map(({ line }) => line)
}
