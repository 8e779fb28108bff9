import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { roll, torus } from '../parts/roll.ts'
import { box } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { bentTube } from '../shapes/pipes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { arc, loop, strip } from '../shapes/strips.ts'
import { cylinder, type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

const quarter = Math.PI / 2

const resistanceBand = model(
  'resistance-band',
  { height: 1, spread: 0.13, width: 0.032, thickness: 0.0045, color: 0x1556c0, ink: 0xf2f2f0, brand: 'IRONWRIGHT' },
  ({ height, spread, width, thickness, color, ink, brand }, detail) => {
    const latex = material('urethane', color)
    const band = strip(detail, loop(spread - thickness, height - thickness, 40), {
      thickness,
      width,
      material: latex,
      isClosed: true,
    })
    const lines = [{ text: brand, x: 0.5, y: 0.5, size: Math.min(0.016, width * 0.4), most: 0.98 }]
    const name = flatLettering({ width: 0.16, height: width, lines, ink })
    return groupParts(
      placePart(groupParts(band), [0, height / 2, 0]),
      placePart(
        groupParts(placePart(name, [0, 0, 0], [0, 0, quarter])),
        [spread / 2 + 0.0002, height / 2, 0],
        [0, quarter, 0],
      ),
    )
  },
)

const chalkBlock = model(
  'chalk-block',
  { width: 0.06, height: 0.039, depth: 0.06, brand: 'IRONWRIGHT' },
  ({ width, height, depth, brand }, detail) => {
    const lines = [{ text: brand, x: 0.5, y: 0.5, size: 0.0075 }]
    return groupParts(
      placePart(box(detail, [width, height, depth], material('chalk'), 0.004), [0, height / 2, 0]),
      placePart(flatLettering({ width: width * 0.86, height: 0.014, lines, ink: 0xc6c4be, relief: 0.0006 }), [
        0,
        height / 2,
        depth / 2 + 0.0002,
      ]),
    )
  },
)

const chalkBowl = model(
  'chalk-bowl',
  { diameter: 0.38, height: 0.9, foot: 0.36, color: 0x2b2c30, isOnPost: true },
  ({ diameter, height, foot, color, isOnPost }, detail) => {
    const [radius, steel] = [diameter / 2, material('powder', color)]
    const [deep, skin] = [0.13, 0.002]
    const curve = Array.from({ length: 19 }, (_, at): Point => {
      const turn = (at / 18) * quarter
      return [0.006 + (radius - 0.01) * Math.sin(turn), deep * (1 - Math.cos(turn))]
    })
    const inside = curve.map(([out, up]): Point => [Math.max(0.004, out - skin), up + skin]).reverse()
    const bowl = groupParts(
      solidOfRevolution(detail, [...curve, [radius, deep], [radius, deep + 0.004], ...inside], steel),
      placePart(torus(detail, radius - 0.001, 0.005, steel), [0, deep, 0]),
      placePart(cylinder(detail, 0.05, 0.006, steel), [0, isOnPost ? 0.0005 : 0.003, 0]),
    )
    const heap = solidOfRevolution(
      detail,
      [
        [0, 0.02],
        [radius * 0.7, deep * 0.34],
        [radius * 0.72, deep * 0.36],
        [radius * 0.5, deep * 0.38],
        [radius * 0.2, deep * 0.42],
        [0, deep * 0.42],
      ],
      material('chalk'),
    )
    const blocks = (
      [
        [0.05, 0.02, 0.4, 0.2],
        [-0.06, 0.03, 1.1, -0.1],
        [0.0, -0.07, 0.2, 0.1],
      ] as const
    ).map(([x, z, turn, lean]) =>
      placePart(
        box(detail, [0.06, 0.039, 0.06], material('chalk'), 0.004),
        [x, deep * 0.42 + 0.016, z],
        [lean, turn, lean],
      ),
    )
    const rise = isOnPost ? height - deep - 0.005 : 0
    const post =
      isOnPost &&
      groupParts(
        placePart(roll(detail, foot / 2, 0.008, steel, 0.002), [0, 0.004, 0]),
        bentTube(
          detail,
          [
            [0, 0.006, 0],
            [0, rise / 2, 0],
            [0, rise, 0],
          ],
          { radius: 0.03, bend: 0.01, wall: 0.002, material: steel },
        ),
        placePart(torus(detail, 0.03, 0.006, steel), [0, 0.011, 0]),
      )
    return groupParts(post, placePart(groupParts(bowl, heap, ...blocks), [0, rise, 0]))
  },
)

const gymBag = model(
  'gym-bag',
  {
    length: 0.54,
    diameter: 0.28,
    color: 0x2a2b2d,
    trim: 0x161618,
    accent: 0xd8410f,
    ink: 0xf2f2f0,
    brand: 'IRONWRIGHT',
  },
  ({ length, diameter, color, trim, accent, ink, brand }, detail) => {
    const [radius, web] = [diameter / 2, material('canvas', trim)]
    const body = roll(detail, radius, length, material('canvas', color), 0.035)
    const girths = [-0.13, 0.13].map((along) =>
      placePart(
        solidOfRevolution(
          detail,
          [
            [radius - 0.001, -0.019],
            [radius + 0.0025, -0.019],
            [radius + 0.0025, 0.019],
            [radius - 0.001, 0.019],
          ],
          web,
        ),
        [0, along, 0],
      ),
    )
    const pipings = [-1, 1].map((side) =>
      placePart(torus(detail, radius - 0.008, 0.005, web), [0, side * (length / 2 - 0.011), 0]),
    )
    const barrel = placePart(groupParts(body, ...girths, ...pipings), [0, radius, 0], [0, 0, quarter])
    const zip = groupParts(
      placePart(
        strip(detail, arc([0, 0], radius + 0.001, [quarter - 0.11, quarter + 0.11], 8), {
          thickness: 0.002,
          width: length - 0.09,
          material: web,
        }),
        [0, radius, 0],
        [0, quarter, 0],
      ),
      placePart(box(detail, [length - 0.1, 0.003, 0.007], material('black zinc'), 0.001), [0, diameter + 0.002, 0]),
      placePart(
        box(detail, [0.04, 0.003, 0.012], material('canvas', accent), 0.001),
        [length * 0.36, diameter + 0.0045, 0.008],
        [0, 0.5, 0],
      ),
    )
    const handles = [-1, 1].map((side) => {
      const line = [
        [-0.13, 0],
        [-0.125, 0.05],
        ...arc([0, 0.045], 0.115, [Math.PI * 0.92, Math.PI * 0.08], 30),
        [0.125, 0.05],
        [0.13, 0],
      ] as const
      const grip = strip(detail, line, { thickness: 0.005, width: 0.034, material: web })
      return placePart(groupParts(grip), [0, diameter - 0.055, side * (radius * 0.8)], [side * -0.42, 0, 0])
    })
    const pocket = placePart(
      strip(detail, arc([0, 0], radius + 0.004, [-0.5, 0.42], 24), {
        thickness: 0.007,
        width: 0.21,
        material: material('canvas', color),
      }),
      [0, radius, 0],
      [0, -quarter, 0],
    )
    const label = placePart(
      flatLettering({ width: 0.18, height: 0.04, lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.021 }], ink }),
      [0, radius, radius + 0.0095],
    )
    return placePart(groupParts(barrel, zip, ...handles, pocket, label), [0, 0.0025, 0])
  },
)

export const accessories: readonly Model[] = [resistanceBand, chalkBlock, chalkBowl, gymBag]
