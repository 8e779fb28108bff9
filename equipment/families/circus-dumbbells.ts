import { material } from '../materials.ts'
import { model } from '../model.ts'
import { roll } from '../parts/roll.ts'
import { quarterTurn, sides } from '../parts/welded-bar.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

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
    const steps = { full: 32, gym: 10, far: 6 }[detail.lod]
    const shellOf = (less: number): Point[] => [
      [handle / 2 - 0.002, inner + less],
      ...Array.from({ length: steps + 1 }, (_, at): Point => {
        const along = -0.985 + (1.97 * at) / steps
        const out = (1 - Math.abs(along) ** 3) ** (1 / 2.4)
        return [(radius - less) * Math.max(out, 0.42), inner + width / 2 + along * (width / 2 - less)]
      }),
      [0.03, outer - less],
    ]
    const heads = sides.map((side) =>
      placePart(
        groupParts(
          solidOfRevolution(detail, [...shellOf(0), ...shellOf(wall).reverse()], steel),
          placePart(roll(detail, 0.026, 0.014, material('zinc'), 0.003), [0, outer, 0]),
        ),
        [0, radius, 0],
        [0, 0, side * -quarterTurn],
      ),
    )
    const names = sides.map((side) =>
      placePart(
        flatLettering({
          width: radius,
          height: 0.02,
          lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.012, most: 1 }],
          ink,
        }),
        [side * (outer + 0.0006), radius - 0.042, 0],
        [0, side * quarterTurn, 0],
      ),
    )
    const bar: Point[] = [
      [handle / 2 - wall, -inner - 0.004],
      [handle / 2, -inner - 0.004],
      [handle / 2, inner + 0.004],
      [handle / 2 - wall, inner + 0.004],
    ]
    return groupParts(
      ...heads,
      ...names,
      placePart(solidOfRevolution(detail, bar, material('black oxide')), [0, radius, 0], [0, 0, quarterTurn]),
    )
  },
)
