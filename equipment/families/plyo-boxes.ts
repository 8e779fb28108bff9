import { Path, Shape } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { lyingTube, steelTube } from '../parts/steel-tube.ts'
import { box, rectangle, sheet } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder } from '../shapes/solid-of-revolution.ts'

const quarter = Math.PI / 2
const sides = [-1, 1] as const

/** `isOut` is true if a finger is at the corner. */
interface Joint {
  count: number
  isOut: boolean
}

/** Returns a board centered on the origin, with finger joints as deep as the board is thick. */
function fingered(width: number, height: number, deep: number, flat: Joint, upright: Joint): Shape {
  const [x, y] = [width / 2, height / 2]
  /** The bottom edge along +x. */
  const edge = (long: number, { count, isOut }: Joint) =>
    Array.from({ length: count - 1 }, (_, at) => {
      const along = -long / 2 + ((at + 1) * long) / count
      const isOutBefore = at % 2 === 0 ? isOut : !isOut
      const [before, after] = isOutBefore ? [0, deep] : [deep, 0]
      return [
        [along, before],
        [along, after],
      ] as const
    }).flat()
  const [inX, inY] = [upright.isOut ? 0 : deep, flat.isOut ? 0 : deep]
  const bottom = edge(width, flat).map(([along, depth]) => [along, -y + depth] as const)
  const right = edge(height, upright).map(([along, depth]) => [x - depth, along] as const)
  const turned = (points: readonly (readonly [number, number])[]) => points.map(([a, b]) => [-a, -b] as const)
  const outline = [
    [-x + inX, -y + inY] as const,
    ...bottom,
    [x - inX, -y + inY] as const,
    ...right,
    [x - inX, y - inY] as const,
    ...turned(bottom),
    [-x + inX, y - inY] as const,
    ...turned(right),
  ]
  const shape = new Shape()
  shape.moveTo(...outline[0]!)
  for (const point of outline.slice(1)) shape.lineTo(...point)
  shape.closePath()
  return shape
}

function handHole(y: number): Path {
  const path = new Path(
    rectangle(0.12, 0.036, 0.018)
      .getPoints(8)
      .map((point) => point.setY(point.y + y))
      .reverse(),
  )
  return path
}

const plyoBox = model(
  'plyo-box',
  { width: 0.762, height: 0.61, depth: 0.508, board: 0.018, color: 0xc2a276, brand: 'LARCHWELL', ink: 0x1a1713 },
  ({ width, height, depth, board, color, brand, ink }, detail) => {
    const isFull = detail.lod === 'full'
    const [long, tall, deep] = [7, 5, 5]
    const outline = (w: number, h: number, flat: Joint, upright: Joint, inset: readonly [number, number]) =>
      isFull ? fingered(w, h, board, flat, upright) : rectangle(w - 2 * inset[0], h - 2 * inset[1])
    const tone = (step: number) => material('wood', color - step * 0x0c0b09)
    const face = outline(width, height, { count: long, isOut: true }, { count: tall, isOut: true }, [0, 0])
    if (isFull) face.holes.push(handHole(height * 0.26))
    const end = outline(depth, height, { count: deep, isOut: true }, { count: tall, isOut: false }, [board + 0.0002, 0])
    const lid = outline(width, depth, { count: long, isOut: false }, { count: deep, isOut: false }, [
      board + 0.0002,
      board + 0.0002,
    ])
    const panel = (shape: Shape, step: number) => sheet(detail, shape, board, tone(step), 0.0006)
    const group = groupParts()
    for (const side of sides) {
      const turn = side > 0 ? 0 : Math.PI
      const flat = panel(face, 0)
      group.add(placePart(groupParts(placePart(flat, [0, 0, depth / 2 - board])), [0, height / 2, 0], [0, turn, 0]))
      const cap = panel(end, 1)
      group.add(
        placePart(groupParts(placePart(cap, [0, 0, width / 2 - board])), [0, height / 2, 0], [0, side * quarter, 0]),
      )
      const cover = panel(lid, 2)
      group.add(
        placePart(
          groupParts(placePart(cover, [0, 0, height / 2 - board])),
          [0, height / 2, 0],
          [side * -quarter, 0, 0],
        ),
      )
      const lines = [{ text: brand, x: 0.5, y: 0.5, size: Math.min(0.06, width * 0.08) }]
      const letters = flatLettering({ width: width * 0.66, height: 0.12, lines, ink })
      group.add(
        placePart(
          groupParts(placePart(letters, [0, -height * 0.06, depth / 2 + 0.0002])),
          [0, height / 2, 0],
          [0, turn, 0],
        ),
      )
      const screws = isFull ? screwsOf(detail, width, height, depth / 2) : []
      group.add(placePart(groupParts(...screws), [0, height / 2, 0], [0, turn, 0]))
    }
    const brace = box(detail, [board, height * 0.4, depth - 2 * board - 0.002], tone(1), 0)
    return groupParts(group, detail.shows(0.05) && placePart(brace, [0, height / 2, 0]))
  },
)

function screwsOf(detail: Detail, width: number, height: number, front: number) {
  return sides.flatMap((side) =>
    [-0.4, -0.2, 0, 0.2, 0.4].map((share) =>
      placePart(
        cylinder(detail, 0.004, 0.0006, material('black zinc')),
        [side * (width / 2 - 0.009), share * height, front],
        [quarter, 0, 0],
      ),
    ),
  )
}

const foamPlyoBox = model(
  'foam-plyo-box',
  {
    width: 0.762,
    height: 0.508,
    depth: 0.61,
    color: 0x1d1d1f,
    ink: 0xf2f1ee,
    brand: 'IRONWRIGHT',
    label: '20 / 24 / 30 IN',
    hasStraps: true,
  },
  ({ width, height, depth, color, ink, brand, label, hasStraps }, detail) => {
    const cover = material('vinyl', color)
    const group = groupParts(placePart(box(detail, [width, height, depth], cover, 0.022), [0, height / 2, 0]))
    if (detail.lod === 'full') {
      const welt = (wide: number, high: number) => {
        const shape = rectangle(wide, high, 0.02)
        shape.holes.push(
          new Path(
            rectangle(wide - 0.007, high - 0.007, 0.0165)
              .getPoints(6)
              .reverse(),
          ),
        )
        return sheet(detail, shape, 0.002, cover, 0.0008)
      }
      for (const side of sides) {
        const front = welt(width - 0.03, height - 0.03)
        group.add(
          placePart(
            groupParts(placePart(front, [0, 0, depth / 2 - 0.0008])),
            [0, height / 2, 0],
            [0, side > 0 ? 0 : Math.PI, 0],
          ),
        )
        const end = welt(depth - 0.03, height - 0.03)
        group.add(
          placePart(groupParts(placePart(end, [0, 0, width / 2 - 0.0008])), [0, height / 2, 0], [0, side * quarter, 0]),
        )
      }
      group.add(placePart(welt(width - 0.03, depth - 0.03), [0, height - 0.0008, 0], [-quarter, 0, 0]))
    }
    for (const side of sides) {
      const lines = [
        { text: brand, x: 0.5, y: 0.42, size: Math.min(0.075, height * 0.2) },
        ...(label ? [{ text: label, x: 0.5, y: 0.78, size: Math.min(0.028, height * 0.08) }] : []),
      ]
      const letters = flatLettering({ width: width * 0.72, height: height * 0.5, lines, ink })
      group.add(
        placePart(
          groupParts(placePart(letters, [0, 0, depth / 2 + 0.0004])),
          [0, height / 2, 0],
          [0, side > 0 ? 0 : Math.PI, 0],
        ),
      )
      if (hasStraps && detail.shows(0.03)) {
        const strap = box(detail, [0.006, 0.04, 0.2], material('canvas'), 0.002)
        group.add(placePart(strap, [side * (width / 2 + 0.0028), height * 0.62, 0]))
        for (const z of sides) {
          const patch = box(detail, [0.005, 0.06, 0.06], material('vinyl', color + 0x0a0a0a), 0.002)
          group.add(placePart(patch, [side * (width / 2 + 0.001), height * 0.62, z * 0.1]))
        }
      }
    }
    return group
  },
)

const steelBox = model(
  'steel-box',
  { height: 0.508, top: 0.4, foot: 0.52, color: 0x2b2c30, brand: 'IRONWRIGHT' },
  ({ height, top, foot, color, brand }, detail) => {
    const steel = material('powder', color)
    const [tube, plate] = [0.0318, 0.004]
    const under = height - plate - 0.008
    const [low, high] = [foot / 2 - tube / 2, top / 2 - tube / 2]
    const group = groupParts(
      placePart(box(detail, [top, plate, top], steel, 0.001), [0, under + plate / 2, 0]),
      placePart(box(detail, [top - 0.004, 0.008, top - 0.004], material('rubber'), 0.003), [0, height - 0.004, 0]),
    )
    const long = Math.hypot(under - 0.006, (low - high) * Math.SQRT2)
    const lean = Math.atan2(low - high, under)
    for (const x of sides) {
      for (const z of sides) {
        const leg = steelTube(detail, { width: tube, depth: tube, length: long - 0.008, wall: 0.002, material: steel })
        group.add(placePart(leg, [x * low, 0.008, z * low], [-z * lean, 0, x * lean]))
        group.add(
          placePart(box(detail, [tube + 0.006, 0.02, tube + 0.006], material('rubber'), 0.004), [
            x * low,
            0.01,
            z * low,
          ]),
        )
      }
      const at = 0.12
      const wide = 2 * (low - (low - high) * (at / under))
      const rung = lyingTube(detail, { length: wide, height: 0.025, depth: 0.025, wall: 0.002, material: steel })
      group.add(placePart(rung, [0, at, (x * wide) / 2]))
      const other = lyingTube(detail, { length: wide, height: 0.025, depth: 0.025, wall: 0.002, material: steel })
      group.add(placePart(other, [(x * wide) / 2, at, 0], [0, quarter, 0]))
      const skirt = groupParts(
        placePart(box(detail, [top, 0.05, 0.003], steel, 0.001), [0, under - 0.025, top / 2 - 0.0015]),
      )
      const lines = [{ text: brand, x: 0.5, y: 0.5, size: 0.024 }]
      const letters = flatLettering({ width: top * 0.8, height: 0.05, lines, ink: 0xecebe7 })
      skirt.add(placePart(letters, [0, under - 0.025, top / 2 + 0.0002]))
      group.add(placePart(skirt, [0, 0, 0], [0, x > 0 ? 0 : Math.PI, 0]))
      const side = placePart(box(detail, [0.003, 0.05, top - 0.006], steel, 0.001), [
        x * (top / 2 - 0.0015),
        under - 0.025,
        0,
      ])
      group.add(side)
    }
    return group
  },
)

export const boxes: readonly Model[] = [plyoBox, foamPlyoBox, steelBox]
