import { material } from '../materials.ts'
import { model } from '../model.ts'
import { roll } from '../parts/roll.ts'
import { quarter, sides } from '../parts/welded-bar.ts'
import { wrappedLettering } from '../shapes/lettering.ts'
import { placed, together } from '../shapes/placed.ts'
import { type Point, turned } from '../shapes/turned.ts'

/** A thick-handled dumbbell for one arm overhead: two hollow heads that take shot. Lengths in metres. */
export const circusDumbbell = model(
  'circus-dumbbell',
  {
    head: 0.26,
    width: 0.2,
    grip: 0.16,
    handle: 0.06,
    wall: 0.004,
    color: 0x2b2c30,
    ink: 0xf2f2f0,
    brand: 'BRACKWATER',
  },
  ({ head, width, grip, handle, wall, color, ink, brand }, detail) => {
    const [radius, steel] = [head / 2, material('powder', color)]
    const [inner, outer] = [grip / 2, grip / 2 + width]
    const shellOf = (less: number): Point[] => [
      [handle / 2 - 0.002, inner + less],
      [radius * 0.62, inner + less],
      [radius * 0.9 - less, inner + width * 0.16 + less * 0.4],
      [radius - less, inner + width * 0.36],
      [radius - less, inner + width * 0.64],
      [radius * 0.9 - less, outer - width * 0.16 - less * 0.4],
      [radius * 0.62, outer - less],
      [0.03, outer - less],
    ]
    const heads = sides.map((side) =>
      placed(
        together(
          turned(detail, [...shellOf(0), ...shellOf(wall).reverse()], steel),
          placed(roll(detail, 0.032, 0.014, material('zinc'), 0.003), [0, outer, 0]),
          placed(
            wrappedLettering(detail, {
              radius: radius + 0.0006,
              width: radius * 1.4,
              height: width * 0.26,
              lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.018 }],
              ink,
            }),
            [0, inner + width / 2, 0],
            [0, side > 0 ? quarter * 0.4 : -quarter * 0.4, 0],
          ),
        ),
        [0, radius, 0],
        [0, side > 0 ? 0 : Math.PI, side > 0 ? -quarter : quarter],
      ),
    )
    const bar: Point[] = [
      [handle / 2 - wall, -inner - 0.004],
      [handle / 2, -inner - 0.004],
      [handle / 2, inner + 0.004],
      [handle / 2 - wall, inner + 0.004],
    ]
    return together(...heads, placed(turned(detail, bar, material('black oxide')), [0, radius, 0], [0, 0, quarter]))
  },
)
