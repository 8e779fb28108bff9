import { material } from '../materials.ts'
import { model } from '../model.ts'
import { eased, folded, print, rounded } from '../parts/draped.ts'
import { grounded } from '../parts/grounded.ts'
import { curved, distanceFrom, type Edge, type Height, laid, mirrored, outlined, type Place } from '../shapes/cloth.ts'
import { placed, together } from '../shapes/placed.ts'
import { ribbon, stitches } from '../shapes/ribbons.ts'
import { rope } from '../shapes/ropes.ts'
import { opposite, paler, sewn } from './shirts.ts'

/** Training shorts laid flat: elastic waistband, cord, side panels. */
export const shorts = model(
  'shorts',
  { width: 0.4, length: 0.46, color: 0x2a2b2d, panel: 0x1a1a1c, cord: 0xd8410f, ink: 0xf2f2f0, brand: 'IRONWRIGHT' },
  ({ width, length, color, panel, cord, ink, brand }, detail) => {
    const [sx, sz] = [width / 0.4, length / 0.46]
    const cut = (places: readonly Place[]) => places.map(([x, z]): Place => [x * sx, z * sz])
    const [cloth, thread] = [material('canvas', color), material('canvas', paler(color))]
    const side: Place[] = [
      [0.184, 0.036],
      [0.196, 0.05],
      [0.215, 0.1],
      [0.245, 0.2],
      [0.268, 0.32],
      [0.284, 0.44],
    ]
    const outline = cut(
      mirrored(
        curved(
          [
            [0, 0.034],
            [0.184, 0.036],
          ],
          side,
          [
            [0.284, 0.44],
            [0.16, 0.458],
            [0.026, 0.46],
          ],
          [
            [0.026, 0.46],
            [0.012, 0.38],
            [0.004, 0.31],
            [0, 0.292],
          ],
        ),
      ),
    )
    const edge = outlined(outline)
    const creases = folded(
      [
        { from: [0.005, 0.28 * sz], to: [0.16 * sx, 0.2 * sz], width: 0.022, rise: 0.007, bow: -0.01 },
        { from: [-0.005, 0.28 * sz], to: [-0.17 * sx, 0.22 * sz], width: 0.02, rise: 0.007, bow: 0.012 },
        { from: [0.008, 0.3 * sz], to: [0.17 * sx, 0.33 * sz], width: 0.022, rise: 0.005, bow: -0.012 },
        { from: [-0.008, 0.3 * sz], to: [-0.15 * sx, 0.36 * sz], width: 0.022, rise: 0.005, bow: 0.012 },
        { from: [0.15 * sx, 0.46 * sz], to: [0.13 * sx, 0.3 * sz], width: 0.024, rise: 0.005 },
        { from: [-0.1 * sx, 0.46 * sz], to: [-0.12 * sx, 0.32 * sz], width: 0.024, rise: 0.005 },
        { from: [0.22 * sx, 0.45 * sz], to: [0.19 * sx, 0.26 * sz], width: 0.024, rise: 0.004 },
        ...[-0.16, -0.115, -0.07, -0.02, 0.03, 0.075, 0.12, 0.165].map((x, at) => ({
          from: [x * sx, 0.03 * sz] as const,
          to: [x * sx * 1.1, (0.12 + 0.03 * (at % 3)) * sz] as const,
          width: 0.009 + 0.003 * (at % 2),
          rise: 0.004,
        })),
      ],
      0.0013,
    )
    const fly = distanceFrom(
      cut([
        [0, 0.045],
        [0.001, 0.292],
      ]),
    )
    const height: Height = (x, z) => {
      const inset = -edge(x, z)
      const seam = -0.0016 * Math.exp(-((fly(x, z) / 0.004) ** 2))
      return Math.max(
        0.0008,
        rounded(inset, 0.004) + eased(inset / 0.06) * 0.007 + eased(inset / 0.025) * (creases(x, z) + seam),
      )
    }
    const sideSeam = cut(curved(side))
    const border = sideSeam.map(([x, z], at): Place => [x - (0.016 + 0.024 * (at / sideSeam.length)) * sx, z])
    const panels = [1, -1].map((mirror) => {
      const within: Edge = (x, z) => Math.max(edge(x, z), borderOf(border, z) - mirror * x)
      return laid(detail, {
        edge: within,
        height: (x, z) => height(x, z) + 0.0007,
        low: mirror > 0 ? [0.14 * sx, 0] : [-0.3 * sx, 0],
        high: mirror > 0 ? [0.3 * sx, 0.47 * sz] : [-0.14 * sx, 0.47 * sz],
        material: material('canvas', panel),
      })
    })
    const band = cut([
      [-0.181, 0.021],
      [0, 0.017],
      [0.181, 0.021],
    ])
    const hem = (up: number) =>
      cut(
        curved([
          [0.282, 0.44 - up],
          [0.16, 0.458 - up],
          [0.03, 0.46 - up],
        ]),
      )
    const cords = [-1, 1].map((mirror) => {
      const points = [
        [0.018, 0.018, 0.0135],
        [0.02, 0.04, 0.013],
        [0.026, 0.09, 0],
        [0.02 + mirror * 0.006, 0.15, 0],
        [0.024 + mirror * 0.012, 0.185, 0],
      ].map(([x, z, y]): [number, number, number] => {
        const [px, pz] = [mirror * x! * sx, z! * sz]
        return [px, (y || height(px, pz)) + 0.0022, pz]
      })
      const [x, y, z] = points.at(-1)!
      const knot = rope(
        detail,
        [
          [x - 0.005, y, z - 0.002],
          [x, y + 0.002, z - 0.005],
          [x + 0.005, y + 0.001, z - 0.001],
          [x, y + 0.002, z + 0.004],
          [x - 0.004, y + 0.001, z + 0.001],
        ],
        { radius: 0.0026, material: material('rope', cord) },
      )
      return together(rope(detail, points, { radius: 0.0024, strands: 0, material: material('rope', cord) }), knot)
    })
    return grounded(
      together(
        laid(detail, { edge, height, low: [-0.3 * sx, 0], high: [0.3 * sx, 0.47 * sz], material: cloth }),
        ...panels,
        ribbon(detail, band, {
          width: 0.042,
          rise: 0.013,
          base: () => 0.0004,
          material: cloth,
          pitch: 0.0075,
          depth: 0.0016,
        }),
        ...[hem(0.022), hem(0.019), opposite(hem(0.022)), opposite(hem(0.019)), border, opposite(border)].map((each) =>
          stitches(
            detail,
            sewn(each, (x, z) => height(x, z) + 0.0007),
            { material: thread },
          ),
        ),
        ...cords,
        print(detail, (x, z) => height(x, z) + 0.0004, {
          at: [-0.135 * sx, 0.405 * sz],
          turn: -0.06,
          width: 0.12,
          height: 0.02,
          lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.011 }],
          ink,
        }),
      ),
    )
  },
)

/** Returns the x at which a line crosses z. */
function borderOf(line: readonly Place[], z: number): number {
  const at = line.findIndex(([, each]) => each >= z)
  if (at <= 0) return (at === 0 ? line[0]! : line.at(-1)!)[0]
  const [[ax, az], [bx, bz]] = [line[at - 1]!, line[at]!]
  return ax + ((bx - ax) * (z - az)) / (bz - az || 1)
}

/** A pair of crew socks laid flat, one inside the curve of the other. */
export const crewSocks = model(
  'crew-socks',
  { length: 0.26, color: 0xa09e97, accent: 0xb0340c, ink: 0x1d1d1f, brand: 'IRONWRIGHT' },
  ({ length, color, accent, ink, brand }, detail) => {
    const scale = length / 0.26
    const yarn = material('canvas', color)
    const outline = curved(
      [
        [-0.043, 0.004],
        [0.043, 0],
      ],
      [
        [0.043, 0],
        [0.044, 0.1],
        [0.046, 0.17],
        [0.066, 0.218],
        [0.12, 0.244],
        [0.19, 0.264],
        [0.222, 0.292],
        [0.218, 0.332],
        [0.18, 0.35],
        [0.11, 0.346],
        [0.03, 0.344],
        [-0.026, 0.33],
        [-0.052, 0.29],
        [-0.05, 0.23],
        [-0.044, 0.15],
        [-0.043, 0.004],
      ],
    ).map(([x, z]): Place => [x * scale, z * scale])
    const edge = outlined(outline)
    const creases = folded(
      [
        { from: [0.05, 0.2], to: [-0.03, 0.25], width: 0.016, rise: 0.004, bow: 0.006 },
        { from: [0.06, 0.215], to: [0, 0.3], width: 0.014, rise: 0.004, bow: -0.006 },
        { from: [0.042, 0.16], to: [-0.03, 0.175], width: 0.012, rise: 0.0025 },
        { from: [0.12, 0.25], to: [0.14, 0.34], width: 0.02, rise: 0.002 },
      ],
      0.0007,
    )
    // The leg has lengthwise knitted ribs.
    const height: Height = (x, z) => {
      const inset = -edge(x, z)
      return Math.max(
        0.0008,
        rounded(inset, 0.005) + eased(inset / 0.03) * 0.004 + eased(inset / 0.015) * creases(x, z),
      )
    }
    const over = (part: Edge, color_: number) =>
      laid(detail, {
        edge: (x, z) => Math.max(edge(x, z), part(x, z)),
        height: (x, z) => height(x, z) + 0.0006,
        low: [-0.06 * scale, -0.01],
        high: [0.24 * scale, 0.36 * scale],
        material: material('canvas', color_),
      })
    const line = (z: number, half = 0.0425): Place[] => [
      [-half * scale, z * scale],
      [half * scale, z * scale],
    ]
    const tint = paler(color, 0.1)
    const one = (x: number, z: number) =>
      placed(
        together(
          laid(detail, {
            edge,
            height,
            low: [-0.06 * scale, -0.01],
            high: [0.24 * scale, 0.36 * scale],
            material: yarn,
          }),
          over((px, pz) => Math.hypot(px / scale + 0.036, pz / scale - 0.318) - 0.062, tint),
          over((px) => 0.172 - px / scale, tint),
          ribbon(detail, line(0.085), {
            width: 0.164 * scale,
            rise: 0.0095,
            base: () => 0.0003,
            material: yarn,
            pitch: 0.0042,
            depth: 0.0011,
          }),
          ...[0.03, 0.048].map((at) =>
            ribbon(detail, line(at, 0.0427), {
              width: 0.01,
              rise: 0.0101,
              base: () => 0.0003,
              material: material('canvas', accent),
              pitch: 0.0042,
              depth: 0.0011,
            }),
          ),
          print(detail, (px, pz) => height(px, pz) + 0.0004, {
            at: [0.095 * scale, 0.302 * scale],
            turn: -0.1,
            width: 0.12 * scale,
            height: 0.022,
            lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.011 }],
            ink,
          }),
        ),
        [x, 0, z],
      )
    return grounded(together(one(0, 0), one(0.112 * scale, -0.128 * scale)))
  },
)
