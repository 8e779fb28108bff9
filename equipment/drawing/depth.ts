import type { Shape } from './edges.ts'
import type { Side } from './sides.ts'

/** A view's depth buffer. */
interface Depths {
  /** Cell size in millimeters. */
  grain: number
  /** Returns true if nothing is in front of a point. */
  isVisible: (across: number, up: number, near: number) => boolean
}

/** Number of cells along the longer side of a view. */
const finest = 1_000
/** Margin of cells around the view, so that its edges have neighbors. */
const margin = 2

/** Renders all faces of a shape into a depth buffer, as seen from one side. */
export function depthsOf({ triangles }: Shape, side: Side): Depths {
  const { least, most } = spanOf(triangles, side)
  const [width, height] = [most[0] - least[0], most[1] - least[1]]
  const grain = Math.max(width, height) / finest
  const [columns, rows] = [width, height].map((length) => Math.ceil(length / grain) + 2 * margin) as [number, number]
  const cells = new Float32Array(columns * rows).fill(-Infinity)
  const column = (across: number) => (across - least[0]) / grain + margin
  const row = (up: number) => (up - least[1]) / grain + margin
  for (let at = 0; at < triangles.length; at += 9) {
    const corners = [0, 3, 6].map((corner) => {
      const [across, up, near] = side.seen([
        triangles[at + corner]!,
        triangles[at + corner + 1]!,
        triangles[at + corner + 2]!,
      ])
      return [column(across), row(up), near] as const
    })
    fill(cells, columns, rows, corners as [ProjectedPoint, ProjectedPoint, ProjectedPoint])
  }
  const allowed = grain * 0.5 + 0.05
  return {
    grain,
    isVisible: (across, up, near) => {
      const [x, y] = [Math.floor(column(across)), Math.floor(row(up))]
      // An edge borders its own face, so at least one neighboring cell is behind it.
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const cell = cells[(y + dy) * columns + x + dx]
          if (cell === undefined || near >= cell - allowed) return true
        }
      }
      return false
    },
  }
}

type ProjectedPoint = readonly [x: number, y: number, near: number]

/**
 * Stores the triangle's depth in every cell where the triangle covers the center and is nearer than the stored depth.
 */
function fill(
  cells: Float32Array,
  columns: number,
  rows: number,
  [a, b, c]: readonly [ProjectedPoint, ProjectedPoint, ProjectedPoint],
) {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (Math.abs(area) < 1e-9) return
  const fromX = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0]) - 0.5))
  const toX = Math.min(columns - 1, Math.ceil(Math.max(a[0], b[0], c[0])))
  const fromY = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1]) - 0.5))
  const toY = Math.min(rows - 1, Math.ceil(Math.max(a[1], b[1], c[1])))
  const [acrossB, acrossC] = [(c[1] - a[1]) / area, -(b[1] - a[1]) / area]
  const [nearB, nearC] = [b[2] - a[2], c[2] - a[2]]
  for (let y = fromY; y <= toY; y += 1) {
    const [px, py] = [fromX + 0.5 - a[0], y + 0.5 - a[1]]
    let ofB = (px * (c[1] - a[1]) - (c[0] - a[0]) * py) / area
    let ofC = ((b[0] - a[0]) * py - px * (b[1] - a[1])) / area
    const [least, most] = stepsWithin(toX - fromX, [ofB, acrossB], [ofC, acrossC], [1 - ofB - ofC, -acrossB - acrossC])
    ofB += least * acrossB
    ofC += least * acrossC
    const row = y * columns + fromX
    for (let cell = row + least; cell <= row + most; cell += 1) {
      const near = a[2] + ofB * nearB + ofC * nearC
      if (near > cells[cell]!) cells[cell] = near
      ofB += acrossB
      ofC += acrossC
    }
  }
}

/** Returns the range of steps in which no linear function (`begin` plus `rise` per step) is negative. */
function stepsWithin(last: number, ...lines: readonly (readonly [begin: number, rise: number])[]): [number, number] {
  let [least, most] = [0, last]
  for (const [begin, rise] of lines) {
    if (rise > 0) least = Math.max(least, Math.ceil(-begin / rise))
    else if (rise < 0) most = Math.min(most, Math.floor(-begin / rise))
    else if (begin < 0) return [0, -1]
  }
  return [least, most]
}

/** Returns the rectangle that a shape covers when seen from one side. */
export function spanOf(triangles: readonly number[], side: Side): { least: [number, number]; most: [number, number] } {
  const min: [number, number] = [Infinity, Infinity]
  const max: [number, number] = [-Infinity, -Infinity]
  for (let at = 0; at < triangles.length; at += 3) {
    const seen = side.seen([triangles[at]!, triangles[at + 1]!, triangles[at + 2]!])
    for (const axis of [0, 1] as const) {
      min[axis] = Math.min(min[axis], seen[axis])
      max[axis] = Math.max(max[axis], seen[axis])
    }
  }
  return { least: min, most: max }
}
