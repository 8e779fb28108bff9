import { material } from '../materials.ts'
import { model } from '../model.ts'
import { eased, folded, print, rounded } from '../parts/draped.ts'
import { grounded } from '../parts/grounded.ts'
import { curved, distanceFrom, type Height, laid, mirrored, outlined, type Place } from '../shapes/cloth.ts'
import { together } from '../shapes/placed.ts'
import { evenly, ribbon, stitches } from '../shapes/ribbons.ts'

/** Returns a line one thread above cloth. */
export function sewn(line: readonly Place[], height: Height): [number, number, number][] {
  return evenly(line, 0.004).map(([x, z]) => [x, height(x, z) + 0.0003, z])
}

/** Mirrors a line at x = 0. */
export function opposite(line: readonly Place[]): Place[] {
  return line.map(([x, z]): Place => [-x, z])
}

/** A T-shirt laid flat, front up; width across the chest, length from the shoulder. */
export const tShirt = model(
  't-shirt',
  {
    width: 0.53,
    length: 0.72,
    color: 0x1f2022,
    ink: 0xf2f2f0,
    brand: 'IRONWRIGHT',
    line: '',
    size: 0.034,
    place: 'chest',
  },
  ({ width, length, color, ink, brand, line, size, place }, detail) => {
    const [sx, sz] = [width / 0.53, length / 0.72]
    const cut = (places: readonly Place[]) => places.map(([x, z]): Place => [x * sx, z * sz])
    const cloth = material('canvas', color)
    const thread = material('canvas', paler(color))
    const neck: Place[] = [
      [0, 0.1],
      [0.046, 0.088],
      [0.078, 0.05],
      [0.092, 0],
    ]
    const front = cut(
      mirrored(
        curved(
          neck,
          [
            [0.092, 0],
            [0.16, 0.018],
            [0.225, 0.04],
            [0.32, 0.092],
            [0.398, 0.145],
          ],
          [
            [0.398, 0.145],
            [0.362, 0.224],
            [0.315, 0.296],
          ],
          [
            [0.315, 0.296],
            [0.288, 0.284],
            [0.262, 0.262],
          ],
          [
            [0.262, 0.262],
            [0.257, 0.34],
            [0.256, 0.5],
            [0.262, 0.62],
            [0.266, 0.716],
          ],
          [
            [0.266, 0.716],
            [0.15, 0.722],
            [0, 0.718],
          ],
        ),
      ),
    )
    const edge = outlined(front)
    const creases = folded([
      { from: [0.25 * sx, 0.27 * sz], to: [0.06 * sx, 0.4 * sz], width: 0.022, rise: 0.007, bow: 0.012 },
      { from: [0.252 * sx, 0.3 * sz], to: [0.1 * sx, 0.52 * sz], width: 0.026, rise: 0.006, bow: -0.016 },
      { from: [-0.25 * sx, 0.265 * sz], to: [-0.05 * sx, 0.37 * sz], width: 0.02, rise: 0.006, bow: -0.014 },
      { from: [-0.255 * sx, 0.31 * sz], to: [-0.13 * sx, 0.57 * sz], width: 0.028, rise: 0.0065, bow: 0.02 },
      { from: [0.27 * sx, 0.25 * sz], to: [0.33 * sx, 0.12 * sz], width: 0.015, rise: 0.006 },
      { from: [-0.27 * sx, 0.25 * sz], to: [-0.34 * sx, 0.13 * sz], width: 0.016, rise: 0.0055 },
      { from: [0.12 * sx, 0.716 * sz], to: [0.06 * sx, 0.5 * sz], width: 0.032, rise: 0.006, bow: 0.01 },
      { from: [-0.08 * sx, 0.716 * sz], to: [-0.11 * sx, 0.53 * sz], width: 0.03, rise: 0.0055, bow: -0.012 },
      { from: [0.2 * sx, 0.716 * sz], to: [0.205 * sx, 0.56 * sz], width: 0.022, rise: 0.004 },
      { from: [-0.21 * sx, 0.07 * sz], to: [-0.13 * sx, 0.21 * sz], width: 0.024, rise: 0.004, bow: 0.012 },
      { from: [0.2 * sx, 0.06 * sz], to: [0.14 * sx, 0.2 * sz], width: 0.024, rise: 0.0045, bow: -0.012 },
    ])
    const armhole = cut(
      curved([
        [0.225, 0.04],
        [0.226, 0.12],
        [0.238, 0.2],
        [0.262, 0.262],
      ]),
    )
    const seams = [armhole, opposite(armhole)].map(distanceFrom)
    const height: Height = (x, z) => {
      const inset = -edge(x, z)
      const collar = 0.004 * Math.exp(-((x / (0.12 * sx)) ** 2) - ((z - 0.03) / 0.1) ** 2)
      const seam = seams.reduce((sum, each) => sum - 0.0016 * Math.exp(-((each(x, z) / 0.005) ** 2)), 0)
      const loft = rounded(inset, 0.0035) + eased(inset / 0.07) * 0.006
      return Math.max(0.0008, loft + collar + eased(inset / 0.03) * (creases(x, z) + seam))
    }
    const flat: Height = (x, z) => 0.0022 + 0.0003 * Math.sin(40 * x + 30 * z)
    const inside = cut(
      mirrored(
        curved([
          [0, 0.008],
          [0.05, 0.002],
          [0.1, 0.004],
          [0.104, 0.05],
          [0.06, 0.11],
          [0, 0.125],
        ]),
      ),
    )
    const [low, high]: [Place, Place] = [
      [-0.4 * sx, -0.01],
      [0.4 * sx, 0.725 * sz],
    ]
    const collarAt = (x: number, z: number) => 0.0035 + 0.002 * Math.exp(-((x / 0.09) ** 2) - ((z - 0.05) / 0.05) ** 2)
    const knit = { material: cloth, pitch: 0.0034, depth: 0.0007 }
    const frontRib = cut([
      ...opposite(curved(neck.map(([x, z]): Place => [x * 0.91, z - 0.0075]))).reverse(),
      ...curved(neck.map(([x, z]): Place => [x * 0.91, z - 0.0075])).slice(1),
    ])
    const backRib = cut(
      curved([
        [-0.088, -0.003],
        [-0.05, 0.004],
        [0, 0.007],
        [0.05, 0.004],
        [0.088, -0.003],
      ]),
    )
    const hem = (up: number) =>
      cut(
        curved([
          [-0.262, 0.716 - up],
          [-0.15, 0.722 - up],
          [0, 0.718 - up],
          [0.15, 0.722 - up],
          [0.262, 0.716 - up],
        ]),
      )
    const cuff = (up: number): Place[] =>
      cut([
        [0.395 - up, 0.15 - up * 0.5],
        [0.361 - up * 0.87, 0.225 - up * 0.5],
        [0.316 - up * 0.8, 0.292 - up * 0.5],
      ])
    const inFront = neck.map(([x, z]): Place => [x * 1.07, z + 0.005])
    const around = cut([...opposite(curved(inFront)).reverse(), ...curved(inFront).slice(1)]).slice(3, -3)
    const lines = [
      { text: brand, x: 0.5, y: line === '' ? 0.5 : 0.34, size, most: 1 },
      ...(line === '' ? [] : [{ text: line, x: 0.5, y: 0.8, size: size * 0.4, most: 1 }]),
    ]
    const isSmall = place === 'heart'
    const name = print(detail, height, {
      at: isSmall ? [0.125 * sx, 0.2 * sz] : [0, 0.235 * sz],
      width: isSmall ? 0.1 : 0.31 * sx,
      height: isSmall ? 0.03 : 0.1,
      lines: isSmall ? [{ text: brand, x: 0.5, y: 0.5, size: 0.012, most: 1 }] : lines,
      ink,
    })
    const label = print(detail, flat, {
      at: [0, 0.05 * sz],
      width: 0.07,
      height: 0.02,
      lines: [{ text: brand, x: 0.5, y: 0.5, size: 0.0065 }],
      ink: paler(color, 0.45),
    })
    return grounded(
      together(
        laid(detail, {
          edge: outlined(inside),
          height: flat,
          low: [-0.12 * sx, -0.02],
          high: [0.12 * sx, 0.14],
          material: cloth,
        }),
        laid(detail, { edge, height, low, high, material: cloth }),
        ribbon(detail, backRib, { ...knit, width: 0.018, rise: 0.004, base: () => 0.0012 }),
        ribbon(detail, frontRib, { ...knit, width: 0.019, rise: 0.003, base: collarAt }),
        ...[hem(0.019), hem(0.022), cuff(0.018), cuff(0.021), opposite(cuff(0.018)), opposite(cuff(0.021)), around].map(
          (each) => stitches(detail, sewn(each, height), { material: thread }),
        ),
        name,
        label,
      ),
    )
  },
)

/** Moves a color towards white, or a light one towards black, by a share. */
export function paler(color: number, share = 0.16): number {
  const parts = [color >> 16, (color >> 8) & 255, color & 255]
  const goal = parts.reduce((sum, part) => sum + part, 0) > 420 ? 0 : 255
  return parts.reduce((sum, part) => sum * 256 + Math.round(part + (goal - part) * share), 0)
}
