import { material } from '../materials.ts'
import { model } from '../model.ts'
import { roll } from '../parts/roll.ts'
import { wrappedLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

export const tub = model(
  'tub',
  {
    diameter: 0.105,
    height: 0.13,
    color: 0xd9d7d0,
    lid: 0x1b1c1e,
    label: 0xd9d7d0,
    ink: 0x1d1d1f,
    accent: 0x1f6f8a,
    brand: 'PLAINFARE',
    line: 'SALT MIX',
    note: '400 G',
  },
  ({ diameter, height, color, lid, label, ink, accent, brand, line, note }, detail) => {
    const radius = diameter / 2
    const [lidHigh, shoulder] = [Math.min(0.03, height * 0.2), radius * 0.16]
    const [neck, top] = [radius * 0.86, height - lidHigh]
    const round = (steps: number, at: (turn: number) => Point): Point[] =>
      Array.from({ length: steps + 1 }, (_, step) => at((step / steps) * (Math.PI / 2)))
    const foot = radius * 0.08
    const profile: Point[] = [
      [0, 0],
      ...round(6, (turn) => [radius - foot + Math.sin(turn) * foot, foot - Math.cos(turn) * foot]),
      ...round(8, (turn) => [
        radius - (radius - neck) * (1 - Math.cos(turn)),
        top - shoulder + Math.sin(turn) * (shoulder - 0.002),
      ]),
      [neck, top + 0.004],
      [0, top + 0.004],
    ]
    const body = solidOfRevolution(detail, profile, material('plastic', color))
    const [from, to] = [height * 0.1, top - shoulder - 0.004]
    const band = (low: number, high: number, out: number, tone: number) =>
      solidOfRevolution(
        detail,
        [
          [radius - 0.0005, low],
          [radius + out, low],
          [radius + out, high],
          [radius - 0.0005, high],
        ],
        material('plastic', tone),
      )
    const cap = placePart(roll(detail, radius * 0.93, lidHigh - 0.003, material('plastic', lid), 0.0025), [
      0,
      height - (lidHigh - 0.003) / 2,
      0,
    ])
    const count = detail.lod === 'full' ? 72 : 0
    const ribs = Array.from({ length: count }, (_, at) => {
      const turn = (at / count) * 2 * Math.PI
      return placePart(roll(detail, 0.0011, lidHigh - 0.009, material('plastic', lid), 0.0004), [
        Math.cos(turn) * radius * 0.93,
        height - lidHigh / 2,
        Math.sin(turn) * radius * 0.93,
      ])
    })
    const high = to - from
    const letters = wrappedLettering(detail, {
      radius: radius + 0.0008,
      width: radius * 1.9,
      height: high,
      lines: [
        { text: brand, x: 0.5, y: 0.24, size: radius * 0.15, most: 0.86 },
        { text: line, x: 0.5, y: 0.5, size: radius * 0.24, most: 0.86 },
        { text: note, x: 0.5, y: 0.74, size: radius * 0.12, most: 0.86 },
      ],
      ink,
    })
    return groupParts(
      body,
      band(from, to, 0.0003, label),
      band(from, from + high * 0.07, 0.0005, accent),
      cap,
      ...ribs,
      placePart(letters, [0, (from + to) / 2, 0]),
    )
  },
)
