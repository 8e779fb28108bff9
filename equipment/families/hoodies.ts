import { material } from '../materials.ts'
import { model } from '../model.ts'
import { eased, folded, print, rounded } from '../parts/draped.ts'
import { grounded } from '../parts/grounded.ts'
import { roll, torus } from '../parts/roll.ts'
import { curved, distanceFrom, type Edge, type Height, laid, mirrored, outlined, type Place } from '../shapes/cloth.ts'
import { placed, together } from '../shapes/placed.ts'
import { ribbon, stitches } from '../shapes/ribbons.ts'
import { rope } from '../shapes/ropes.ts'
import { opposite, paler, sewn } from './shirts.ts'

/** A fleece sweatshirt laid flat, sleeves at its sides; with a hood it also has cords and a pocket. */
export const hoodie = model(
  'hoodie',
  {
    width: 0.58,
    length: 0.7,
    color: 0x2a2b2d,
    cord: 0xd8410f,
    ink: 0xf2f2f0,
    brand: 'IRONWRIGHT',
    line: '',
    size: 0.036,
    hasHood: true,
  },
  ({ width, length, color, cord, ink, brand, line, size, hasHood }, detail) => {
    const [sx, sz] = [width / 0.58, length / 0.7]
    const cut = (places: readonly Place[]) => places.map(([x, z]): Place => [x * sx, z * sz])
    const [fleece, thread] = [material('canvas', color), material('canvas', paler(color))]
    const knit = { material: fleece, pitch: 0.0046, depth: 0.0013 }
    const body = cut(
      mirrored(
        curved(
          [
            [0, 0.09],
            [0.05, 0.078],
            [0.085, 0.045],
            [0.1, 0],
          ],
          [
            [0.1, 0],
            [0.17, 0.018],
            [0.235, 0.04],
          ],
          [
            [0.235, 0.04],
            [0.238, 0.13],
            [0.25, 0.21],
            [0.284, 0.285],
          ],
          [
            [0.284, 0.285],
            [0.28, 0.4],
            [0.284, 0.55],
            [0.286, 0.615],
            [0.266, 0.648],
          ],
          [
            [0.266, 0.648],
            [0.13, 0.652],
            [0, 0.652],
          ],
        ),
      ),
    )
    const edge = outlined(body)
    const creases = folded(
      [
        { from: [0.26 * sx, 0.28 * sz], to: [0.08 * sx, 0.36 * sz], width: 0.028, rise: 0.008, bow: 0.012 },
        { from: [-0.26 * sx, 0.27 * sz], to: [-0.07 * sx, 0.33 * sz], width: 0.026, rise: 0.007, bow: -0.016 },
        { from: [0.275 * sx, 0.32 * sz], to: [0.19 * sx, 0.56 * sz], width: 0.028, rise: 0.008, bow: -0.02 },
        { from: [-0.275 * sx, 0.33 * sz], to: [-0.2 * sx, 0.58 * sz], width: 0.03, rise: 0.008, bow: 0.02 },
        { from: [0.22 * sx, 0.655 * sz], to: [0.235 * sx, 0.52 * sz], width: 0.018, rise: 0.007 },
        { from: [-0.225 * sx, 0.655 * sz], to: [-0.235 * sx, 0.5 * sz], width: 0.02, rise: 0.007 },
        { from: [0.19 * sx, 0.655 * sz], to: [0.185 * sx, 0.58 * sz], width: 0.014, rise: 0.005 },
        { from: [-0.185 * sx, 0.655 * sz], to: [-0.19 * sx, 0.57 * sz], width: 0.014, rise: 0.005 },
        { from: [0.04 * sx, 0.655 * sz], to: [0.05 * sx, 0.59 * sz], width: 0.014, rise: 0.004 },
        { from: [-0.05 * sx, 0.655 * sz], to: [-0.06 * sx, 0.58 * sz], width: 0.014, rise: 0.004 },
      ],
      0.0016,
    )
    const height: Height = (x, z) => {
      const inset = -edge(x, z)
      return Math.max(0.001, rounded(inset, 0.008) + eased(inset / 0.09) * 0.012 + eased(inset / 0.025) * creases(x, z))
    }
    const sleeve = cut(
      curved(
        [
          [0.226, 0.045],
          [0.285, 0.085],
          [0.336, 0.17],
          [0.385, 0.33],
          [0.43, 0.5],
          [0.446, 0.575],
          [0.436, 0.6],
        ],
        [
          [0.436, 0.6],
          [0.4, 0.612],
          [0.36, 0.618],
        ],
        [
          [0.36, 0.618],
          [0.342, 0.585],
          [0.33, 0.5],
          [0.304, 0.36],
          [0.278, 0.282],
          [0.246, 0.2],
          [0.232, 0.12],
        ],
      ),
    )
    const sleeveEdge = outlined(sleeve)
    const crushed = (side: number) =>
      folded(
        [
          { from: [side * 0.3 * sx, 0.35 * sz], to: [side * 0.39 * sx, 0.29 * sz], width: 0.018, rise: 0.008 },
          { from: [side * 0.31 * sx, 0.4 * sz], to: [side * 0.41 * sx, 0.38 * sz], width: 0.02, rise: 0.007 },
          { from: [side * 0.42 * sx, 0.44 * sz], to: [side * 0.32 * sx, 0.5 * sz], width: 0.018, rise: 0.007 },
          { from: [side * 0.335 * sx, 0.53 * sz], to: [side * 0.43 * sx, 0.53 * sz], width: 0.016, rise: 0.006 },
          { from: [side * 0.42 * sx, 0.605 * sz], to: [side * 0.415 * sx, 0.5 * sz], width: 0.014, rise: 0.006 },
          { from: [side * 0.375 * sx, 0.615 * sz], to: [side * 0.36 * sx, 0.54 * sz], width: 0.014, rise: 0.006 },
          { from: [side * 0.27 * sx, 0.27 * sz], to: [side * 0.31 * sx, 0.13 * sz], width: 0.02, rise: 0.007 },
        ],
        0.0014,
      )
    const sleeves = [-1, 1].map((side) => {
      const [mirror, wrinkles]: [Edge, Height] = [(x, z) => sleeveEdge(side * x, z), crushed(side)]
      return laid(detail, {
        edge: mirror,
        height: (x, z) => {
          const inset = -mirror(x, z)
          return Math.max(
            0.001,
            rounded(inset, 0.01) + eased(inset / 0.05) * 0.01 + eased(inset / 0.02) * wrinkles(x, z),
          )
        },
        low: side > 0 ? [0.2 * sx, 0.03] : [-0.46 * sx, 0.03],
        high: side > 0 ? [0.46 * sx, 0.63 * sz] : [-0.2 * sx, 0.63 * sz],
        material: fleece,
      })
    })
    const cuff = cut([
      [0.366, 0.649],
      [0.4, 0.642],
      [0.438, 0.63],
    ])
    const cuffs = [cuff, opposite(cuff)].map((each) =>
      ribbon(detail, each, { ...knit, width: 0.064, rise: 0.015, base: () => 0.0005 }),
    )
    const hem = cut([
      [-0.262, 0.674],
      [0, 0.678],
      [0.262, 0.674],
    ])
    const armhole = cut(
      curved([
        [0.228, 0.045],
        [0.231, 0.13],
        [0.243, 0.212],
        [0.276, 0.283],
      ]),
    )
    const lines = [
      { text: brand, x: 0.5, y: line === '' ? 0.5 : 0.34, size, most: 1 },
      ...(line === '' ? [] : [{ text: line, x: 0.5, y: 0.8, size: size * 0.4, most: 1 }]),
    ]
    return grounded(
      together(
        ...sleeves,
        laid(detail, { edge, height, low: [-0.29 * sx, -0.01], high: [0.29 * sx, 0.66 * sz], material: fleece }),
        ...cuffs,
        ribbon(detail, hem, { ...knit, width: 0.056, rise: 0.016, base: () => 0.0005 }),
        ...[armhole, opposite(armhole)].map((each) => stitches(detail, sewn(each, height), { material: thread })),
        print(detail, height, { at: [0, 0.25 * sz], width: 0.3 * sx, height: 0.1, lines, ink }),
        ...(hasHood ? [...pocket(), ...hood()] : collar()),
      ),
    )

    function collar() {
      const neck = curved([
        [-0.094, 0.004],
        [-0.078, 0.046],
        [-0.044, 0.074],
        [0, 0.084],
        [0.044, 0.074],
        [0.078, 0.046],
        [0.094, 0.004],
      ])
      const back = curved([
        [-0.095, -0.003],
        [-0.05, 0.006],
        [0, 0.009],
        [0.05, 0.006],
        [0.095, -0.003],
      ])
      const inside: Place[] = mirrored([
        [0, 0.004],
        [0.1, 0.004],
        [0.1, 0.05],
        [0.05, 0.1],
        [0, 0.11],
      ])
      return [
        laid(detail, {
          edge: outlined(cut(inside)),
          height: () => 0.004,
          low: [-0.12 * sx, 0],
          high: [0.12 * sx, 0.12],
          material: fleece,
        }),
        ribbon(detail, cut(back), { ...knit, width: 0.024, rise: 0.006, base: () => 0.001 }),
        ribbon(detail, cut(neck), { ...knit, width: 0.025, rise: 0.006, base: (x, z) => 0.004 + height(x, z) * 0.4 }),
        print(detail, () => 0.004, {
          at: [0, 0.046],
          width: 0.06,
          height: 0.018,
          lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.007 }],
          ink: paler(color, 0.5),
        }),
      ]
    }

    function pocket() {
      const half = curved(
        [
          [0, 0.42],
          [0.1, 0.42],
        ],
        [
          [0.1, 0.42],
          [0.124, 0.48],
          [0.168, 0.552],
        ],
        [
          [0.168, 0.552],
          [0.17, 0.6],
          [0.17, 0.646],
        ],
        [
          [0.17, 0.646],
          [0, 0.648],
        ],
      )
      const inside = outlined(cut(mirrored(half)))
      const over: Height = (x, z) => height(x, z) + rounded(-inside(x, z), 0.003) + eased(-inside(x, z) / 0.05) * 0.005
      const opening = curved([
        [0.096, 0.424],
        [0.119, 0.486],
        [0.162, 0.556],
      ])
      const doubled = opening.map(([x, z]): Place => [x - 0.012, z + 0.004])
      const top: Place[] = [
        [-0.094, 0.425],
        [0.094, 0.425],
      ]
      return [
        laid(detail, {
          edge: inside,
          height: over,
          low: [-0.18 * sx, 0.41 * sz],
          high: [0.18 * sx, 0.655 * sz],
          material: fleece,
        }),
        ...[opening, doubled, opposite(opening), opposite(doubled), top].map((each) =>
          stitches(detail, sewn(cut(each), over), { material: thread }),
        ),
      ]
    }

    function hood() {
      const dome = cut(
        mirrored(
          curved([
            [0, -0.305],
            [0.07, -0.298],
            [0.13, -0.262],
            [0.166, -0.19],
            [0.172, -0.1],
            [0.15, -0.02],
            [0.112, 0.045],
            [0.06, 0.1],
            [0, 0.122],
          ]),
        ),
      )
      const opening = cut(
        mirrored(
          curved([
            [0, 0.082],
            [0.03, 0.052],
            [0.07, -0.01],
            [0.094, -0.09],
            [0.088, -0.16],
            [0.055, -0.212],
            [0, -0.23],
          ]),
        ),
      )
      const [whole, open] = [outlined(dome), outlined(opening)]
      const brim: Edge = (x, z) => Math.max(whole(x, z), -open(x, z))
      const soft = folded(
        [
          { from: [0.16 * sx, -0.06 * sz], to: [0.09 * sx, -0.2 * sz], width: 0.02, rise: 0.006, bow: -0.01 },
          { from: [-0.165 * sx, -0.08 * sz], to: [-0.1 * sx, -0.21 * sz], width: 0.02, rise: 0.006, bow: 0.01 },
          { from: [0.12 * sx, 0.03 * sz], to: [0.13 * sx, -0.09 * sz], width: 0.02, rise: 0.006 },
          { from: [-0.12 * sx, 0.03 * sz], to: [-0.125 * sx, -0.1 * sz], width: 0.02, rise: 0.006 },
          { from: [0.03 * sx, -0.3 * sz], to: [0.02 * sx, -0.23 * sz], width: 0.018, rise: 0.005 },
        ],
        0.0012,
      )
      const seam = distanceFrom([
        [0, 0.07],
        [0.006 * sx, 0.13 * sz],
      ])
      const over: Height = (x, z) => {
        const inset = -brim(x, z)
        const onBody = 0.016 * eased((z / sz + 0.02) / 0.06)
        const crossing = -0.005 * Math.exp(-((seam(x, z) / 0.004) ** 2))
        return Math.max(
          0.001,
          onBody +
            rounded(inset, 0.009) +
            eased(inset / 0.045) * 0.012 +
            eased(inset / 0.015) * (soft(x, z) + crossing),
        )
      }
      const lining: Height = (x, z) => 0.006 - 0.0016 * Math.exp(-((x / 0.005) ** 2)) + soft(z, x) * 0.3
      const rim = [0.012, 0.03].map((out) =>
        opening.map(([x, z]): Place => {
          const [dx, dz] = [x, z + 0.075 * sz]
          const away = Math.hypot(dx, dz)
          return [x + (dx / away) * out, z + (dz / away) * out]
        }),
      )
      const half = Math.round(opening.length / 2)
      const drawn = (side: number) => {
        const points = [
          [0.045, 0.075],
          [0.05, 0.115],
          [0.058, 0.2],
          [0.052, 0.285],
        ].map(([x, z]): [number, number, number] => {
          const [px, pz] = [
            side * x! * sx + (z! > 0.25 ? side * -0.004 : 0),
            z! * sz + (side > 0 ? 0.012 : 0) * (z! > 0.25 ? 1 : 0),
          ]
          return [px, Math.max(height(px, pz), z! < 0.12 ? over(px, pz) : 0) + 0.0032, pz]
        })
        const [x, y, z] = points.at(-1)!
        return together(
          detail.lod !== 'far' &&
            rope(detail, points, {
              radius: 0.0033,
              strands: detail.lod === 'full' ? 6 : 0,
              pitch: 0.02,
              material: material('rope', cord),
            }),
          placed(roll(detail, 0.0038, 0.022, material('zinc'), 0.001), [x, y + 0.0006, z + 0.009], [Math.PI / 2, 0, 0]),
          placed(torus(detail, 0.006, 0.0016, material('zinc')), [points[0]![0], points[0]![1] - 0.001, points[0]![2]]),
        )
      }
      return [
        laid(detail, {
          edge: (x, z) => whole(x, z) + 0.012,
          height: lining,
          low: [-0.18 * sx, -0.31 * sz],
          high: [0.18 * sx, 0.13 * sz],
          material: material('canvas', color),
        }),
        laid(detail, {
          edge: brim,
          height: over,
          low: [-0.18 * sx, -0.31 * sz],
          high: [0.18 * sx, 0.13 * sz],
          material: fleece,
        }),
        ...rim.map((each) =>
          stitches(detail, sewn([...each.slice(2, half - 1), ...each.slice(half + 1, -2)], over), { material: thread }),
        ),
        print(detail, lining, {
          at: [0, 0.02 * sz],
          width: 0.06,
          height: 0.02,
          lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.007 }],
          ink: paler(color, 0.5),
        }),
        drawn(-1),
        drawn(1),
      ]
    }
  },
)
