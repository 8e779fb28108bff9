import { material } from '../materials.ts'
import { model } from '../model.ts'
import { kilogramsOf } from '../parts/weight-text.ts'
import { box } from '../shapes/boxes.ts'
import { buildKnurl } from '../shapes/knurl.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder } from '../shapes/solid-of-revolution.ts'

const quarter = Math.PI / 2
const steelWeighs = 7_850

/** The slabs have the thickness that the marked weight requires. */
export const blockDumbbell = model(
  'block-dumbbell',
  {
    weight: '24 KG',
    brand: 'QUILLON',
    slabs: 7,
    width: 0.16,
    height: 0.15,
    clear: 0.14,
    color: 0x2b2c30,
    accent: 0xc23a0c,
  },
  ({ weight, brand, slabs, width, height, clear, color, accent }, detail) => {
    const [coat, bright] = [material('powder', color), material('powder', accent)]
    const gap = 0.0012
    const cage = { wall: 0.006, rod: 0.0075 } as const
    const handleWeighs = Math.PI * 0.0155 ** 2 * clear * steelWeighs
    const cageWeighs = 2 * cage.wall * width * height * 0.86 * steelWeighs
    const rodsWeigh = 2 * Math.PI * cage.rod ** 2 * (clear + 0.02) * steelWeighs
    const left = kilogramsOf(weight) - handleWeighs - cageWeighs - rodsWeigh
    const thickness = Math.max(0.003, left / (slabs * 2) / (width * height * steelWeighs))
    const group = groupParts(
      placePart(cylinder(detail, 0.0155, clear, material('chrome')), [0, height * 0.56, 0], [0, 0, quarter]),
      placePart(
        buildKnurl(detail, { radius: 0.0155, length: clear - 0.02, depth: 0.0003, material: material('chrome') }),
        [0, height * 0.56, 0],
        [0, 0, quarter],
      ),
    )
    for (const side of [-1, 1]) {
      group.add(
        placePart(
          cylinder(detail, cage.rod, clear + 0.02, material('black zinc')),
          [0, 0.03, side * width * 0.34],
          [0, 0, quarter],
        ),
      )
      const inner = (side * clear) / 2
      group.add(
        placePart(box(detail, [cage.wall, height * 0.86, width], bright, 0.002), [
          inner + (side * cage.wall) / 2,
          height * 0.5,
          0,
        ]),
      )
      for (let at = 0; at < slabs; at += 1) {
        const x = inner + side * (cage.wall + gap + (at + 0.5) * thickness + at * gap)
        group.add(placePart(box(detail, [thickness, height, width], coat, 0.0025), [x, height / 2, 0]))
      }
      const end = Math.abs(inner) + cage.wall + slabs * (thickness + gap)
      const face = flatLettering({
        width: width * 0.9,
        height: height * 0.9,
        lines: [
          { text: weight.split(' ')[0]!, x: 0.5, y: 0.42, size: height * 0.2 },
          { text: weight.split(' ')[1]!, x: 0.5, y: 0.68, size: height * 0.08 },
          { text: brand, x: 0.5, y: 0.14, size: height * 0.062 },
        ],
        ink: 0xf0f0ee,
      })
      group.add(placePart(groupParts(face), [side * (end + 0.0003), height / 2, 0], [0, side * quarter, 0]))
    }
    return group
  },
)
