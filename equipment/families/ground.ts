import type { Shape } from 'three'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { box, polygon, sheet } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'

const quarter = Math.PI / 2
const sides = [-1, 1] as const

/** A ramp whose high side is at -z. */
const edgeRamp = model(
  'edge-ramp',
  { length: 1, width: 0.15, thickness: 0.02, color: 0x202022 },
  ({ length, width, thickness, color }, detail) => {
    const wedge = polygon([
      [-width / 2, 0],
      [width / 2, 0],
      [width / 2, 0.002],
      [-width / 2, thickness],
    ])
    const body = placePart(sheet(detail, wedge, length, material('rubber', color), 0.0006), [0, 0, -length / 2])
    return groupParts(placePart(groupParts(body), [0, 0, 0], [0, -quarter, 0]))
  },
)

const dropPad = model(
  'drop-pad',
  { width: 0.76, depth: 0.61, height: 0.1, color: 0x1f2022, brand: 'IRONWRIGHT', ink: 0xecebe7, count: 1 },
  ({ width, depth, height, color, brand, ink, count }, detail) => {
    const cover = material('vinyl', color)
    const group = groupParts(placePart(box(detail, [width, height, depth], cover, 0.018), [0, height / 2, 0]))
    const wear = box(detail, [width - 0.1, 0.004, depth - 0.1], material('canvas', color + 0x0a0a0a), 0.0015)
    group.add(placePart(wear, [0, height, 0]))
    for (const side of sides) {
      const handle = box(detail, [0.006, 0.03, 0.18], material('canvas'), 0.002)
      group.add(placePart(handle, [side * (width / 2 + 0.0028), height * 0.55, 0]))
      for (const z of sides) {
        const patch = box(detail, [0.005, 0.045, 0.045], material('canvas', color + 0x0a0a0a), 0.0015)
        group.add(placePart(patch, [side * (width / 2 + 0.001), height * 0.55, z * 0.09]))
      }
    }
    const lines = [{ text: brand, x: 0.5, y: 0.5, size: Math.min(0.05, height * 0.42) }]
    const letters = flatLettering({ width: width * 0.7, height: height * 0.7, lines, ink })
    group.add(placePart(letters, [0, height / 2, depth / 2 + 0.0004]))
    const each = height + 0.002
    return groupParts(...Array.from({ length: count }, (_, at) => placePart(group.clone(), [0, at * each, 0])))
  },
)

const floorRoll = model(
  'floor-roll',
  { width: 1.22, radius: 0.16, thickness: 0.008, tail: 0.4, finish: 'rubber', color: 0x202022, turns: 7 },
  ({ width, radius, thickness, tail, finish, color, turns }, detail) => {
    const surface = material(finish, color)
    const steps = detail.lod === 'full' ? 48 : detail.lod === 'gym' ? 20 : 10
    const shown = detail.lod === 'far' ? 2 : detail.lod === 'gym' ? 3 : turns
    const inner = radius - turns * thickness * 1.04
    /** Returns a point on the center line of the rolled sheet; `share` runs from the outside in. */
    const at = (share: number): readonly [number, number] => {
      const turn = -quarter + share * shown * 2 * Math.PI
      const r = radius - thickness / 2 - share * (radius - inner)
      return [Math.cos(turn) * r, Math.sin(turn) * r + radius]
    }
    const spiral = Array.from({ length: steps * shown + 1 }, (_, step) => at(step / (steps * shown)))
    const line = [[-tail, thickness / 2] as const, ...spiral]
    const body = sheet(detail, ribbon(line, thickness), width, surface, 0)
    const roll = placePart(groupParts(placePart(body, [0, 0, -width / 2])), [0, 0, 0], [0, -quarter, 0])
    return groupParts(placePart(groupParts(roll), [0, 0, (tail - radius) / 2]))
  },
)

function ribbon(line: readonly (readonly [number, number])[], thickness: number): Shape {
  const away = (side: number) =>
    line.map(([x, y], at) => {
      const [before, after] = [line[Math.max(0, at - 1)]!, line[Math.min(line.length - 1, at + 1)]!]
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
      const long = Math.hypot(dx, dy)
      return [x - (dy / long) * (thickness / 2) * side, y + (dx / long) * (thickness / 2) * side] as const
    })
  return polygon([...away(1), ...away(-1).toReversed()])
}

const jerkBlocks = model(
  'jerk-blocks',
  { width: 0.76, depth: 0.46, levels: 8, base: 0.1, apart: 1.3, color: 0xc2a276, brand: 'LARCHWELL', ink: 0x1a1713 },
  ({ width, depth, levels, base, apart, color, brand, ink }, detail) => {
    const [board, step] = [0.024, 0.1]
    const group = groupParts()
    for (const side of sides) {
      const stack = groupParts()
      for (let level = 0; level <= levels; level += 1) {
        const isTop = level === levels
        const y = level * step
        const tone = material('wood', color - (level % 3) * 0x060504)
        const tall = (isTop ? base - 0.02 : step) - 0.002
        for (const way of sides) {
          stack.add(
            placePart(box(detail, [width, tall, board], tone, 0.003), [0, y + tall / 2, way * (depth / 2 - board / 2)]),
          )
          stack.add(
            placePart(box(detail, [board, tall, depth - 2 * board], tone, 0.003), [
              way * (width / 2 - board / 2),
              y + tall / 2,
              0,
            ]),
          )
        }
        stack.add(placePart(box(detail, [board, tall, depth - 2 * board], tone, 0), [0, y + tall / 2, 0]))
        if (!isTop && detail.shows(0.02)) {
          for (const way of sides)
            stack.add(
              placePart(box(detail, [0.05, 0.05, board], tone, 0.003), [
                way * (width / 2 - 0.1),
                y + step,
                depth / 2 - board * 1.5 - 0.001,
              ]),
            )
        }
        if (isTop) {
          const lid = y + tall
          stack.add(placePart(box(detail, [width, 0.012, depth], tone, 0.002), [0, lid + 0.006, 0]))
          stack.add(
            placePart(box(detail, [width - 0.004, 0.01, depth - 0.004], material('rubber'), 0.003), [
              0,
              lid + 0.017,
              0,
            ]),
          )
        }
        const lines = [
          { text: isTop ? brand : `${(levels - level) * 100 + 100}`, x: 0.5, y: 0.5, size: isTop ? 0.036 : 0.026 },
        ]
        const letters = flatLettering({ width: width * 0.6, height: tall, lines, ink })
        if (isTop || level % 2 === 0) stack.add(placePart(letters, [0, y + tall / 2, depth / 2 + 0.0003]))
      }
      group.add(placePart(stack, [(side * apart) / 2, 0, 0]))
    }
    return group
  },
)

export const ground: readonly Model[] = [edgeRamp, dropPad, floorRoll, jerkBlocks]
