import { CylinderGeometry, type Group, Mesh } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { hollowBody } from '../parts/core.ts'
import { hexCore, hexHead } from '../parts/hex-head.ts'
import { kilogramsOf } from '../parts/weight-text.ts'
import { flatLettering, ringLettering } from '../shapes/lettering.ts'
import { buildKnurl, swellingProfile } from '../shapes/knurl.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'
import { loadables } from './loadable-dumbbells.ts'

const along = Math.PI / 2
const sides = [-1, 1] as const
const [iron, steel, coat] = [7_200, 7_850, 1_200]
/** Depth of the handle's seat in a head, in meters. */
const seat = 0.004

/** Dimensions in meters and weights in kilograms. */
interface Heads {
  /** Diameter, or distance across the flats. */
  across: number
  /** Area of a circle or hexagon that is 1 m across. */
  area: number
  /** Thickness of the coat around the core; 0 if there is no coat. */
  shell: number
  coreDensity: number
  handleKilograms: number
}

/** Returns the head length that results in the marked weight, rounded to millimeters. */
function headLength(kilograms: number, { across, area, shell, coreDensity, handleKilograms }: Heads): number {
  const outer = area * across ** 2
  const core = area * (across - 2 * shell) ** 2
  const more = coreDensity - coat
  const each = (kilograms - handleKilograms) / 2
  return roundTo(0.001, (each + core * 2 * shell * more) / (outer * coat + core * more))
}

/** Returns dimensions in meters, which grow with the weight. */
function sizes(kilograms: number, widest: number, heaviest: number) {
  const across = roundTo(0.002, widest * Math.cbrt(kilograms / heaviest))
  return { across, clear: roundTo(0.001, Math.min(0.128, 0.104 + 0.0011 * kilograms)) }
}

function roundTo(step: number, length: number): number {
  return Math.round(length / step) * step
}

const hexDumbbell = model(
  'hex-dumbbell',
  {
    weight: '50 LB',
    brand: 'IRONWRIGHT',
    color: 0x1d1d1f,
    ink: 0xf0f0ee,
    isRubber: true,
    handleFinish: 'chrome',
    handleDiameter: 0.033,
    swell: 0.002,
  },
  ({ weight, brand, color, ink, isRubber, handleFinish, handleDiameter, swell }, detail) => {
    const kilograms = kilogramsOf(weight)
    const { across, clear } = sizes(kilograms, 0.178, 45.36)
    const handle = gripOf(detail, { diameter: handleDiameter, swell, clear, finish: handleFinish, isKnurled: isRubber })
    const length = headLength(kilograms, {
      across,
      area: Math.sqrt(3) / 2,
      shell: isRubber ? 0.003 : 0,
      coreDensity: iron,
      handleKilograms: (Math.PI / 4) * handleDiameter ** 2 * clear * steel,
    })
    const head = () => {
      const outside = hexHead(detail, across, length, Math.min(0.009, across * 0.06))
      if (!isRubber) return groupParts(new Mesh(outside, material('cast iron', color)))
      const core = hexCore(across - 0.006, length - 0.006)
      return groupParts(
        hollowBody(outside, core, material('rubber', color)),
        new Mesh(core.clone(), material('cast iron')),
      )
    }
    const number = weight.split(' ')
    const face = flatLettering({
      width: across * 0.8,
      height: across * 0.8,
      lines: [
        { text: number[0]!, x: 0.5, y: 0.44, size: across * 0.26, most: 0.7 },
        { text: number[1]!, x: 0.5, y: 0.72, size: across * 0.1 },
        { text: brand, x: 0.5, y: 0.14, size: across * 0.062, most: 0.6 },
      ],
      ink,
      relief: 0.001,
    })
    return paired(handle, { head, face, clear, length, height: across / 2 })
  },
)

const roundDumbbell = model(
  'round-dumbbell',
  {
    weight: '20 KG',
    brand: 'TARNSTONE',
    color: 0x1b1b1d,
    ink: 0xf0f0ee,
    handleFinish: 'stainless',
    handleDiameter: 0.032,
  },
  ({ weight, brand, color, ink, handleFinish, handleDiameter }, detail) => {
    const kilograms = kilogramsOf(weight)
    const { across, clear } = sizes(kilograms, 0.17, 30)
    const shell = 0.005
    const length = headLength(kilograms, {
      across,
      area: Math.PI / 4,
      shell,
      coreDensity: steel,
      handleKilograms: (Math.PI / 4) * handleDiameter ** 2 * clear * steel,
    })
    const outer = across / 2
    const head = () => {
      const core = new CylinderGeometry(outer - shell, outer - shell, length - 2 * shell, 24).rotateZ(along)
      const body = solidOfRevolution(detail, roundProfile(outer, length), material('urethane', color))
      return groupParts(
        hollowBody(body.geometry.rotateZ(-along), core, material('urethane', color)),
        new Mesh(core.clone(), material('zinc')),
      )
    }
    const [number, unit] = weight.split(' ')
    const face = groupParts(
      flatLettering({
        width: across * 0.56,
        height: across * 0.56,
        lines: [
          { text: number!, x: 0.5, y: 0.42, size: across * 0.2, most: 0.9 },
          { text: unit!, x: 0.5, y: 0.78, size: across * 0.08 },
        ],
        ink,
        relief: 0.001,
      }),
      placePart(
        ringLettering(detail, {
          inner: outer * 0.6,
          outer: outer * 0.86,
          lines: [0, 0.5].map((at) => ({ text: brand, at, size: outer * 0.13, radius: outer * 0.72, most: 0.3 })),
          ink,
          relief: 0.001,
        }),
        [0, 0, 0],
        [along, 0, 0],
      ),
    )
    const handle = gripOf(detail, {
      diameter: handleDiameter,
      swell: 0,
      clear,
      finish: handleFinish,
      isKnurled: true,
    })
    return paired(handle, { head, face, clear, length, height: outer })
  },
)

function roundProfile(outer: number, length: number): Point[] {
  const [half, edge] = [length / 2, Math.min(0.008, length / 4)]
  const rounding = (from: number) =>
    Array.from({ length: 7 }, (_, at): Point => {
      const turn = from + (at / 6) * along
      return [outer - edge + Math.cos(turn) * edge, Math.sign(from + 0.1) * (half - edge) + Math.sin(turn) * edge]
    })
  return [
    [0, -half],
    ...rounding(-along),
    ...rounding(0),
    [outer - edge - 0.001, half],
    [outer - edge - 0.003, half - 0.0015],
    [0, half - 0.0015],
  ]
}

function gripOf(
  detail: Detail,
  {
    diameter,
    swell,
    clear,
    finish,
    isKnurled,
  }: { diameter: number; swell: number; clear: number; finish: string; isKnurled: boolean },
): Group {
  const metal = material(finish)
  const radius = diameter / 2
  const length = clear + 2 * seat
  const steps = Math.max(4, Math.round(detail.round(radius) / 4))
  const profile = swellingProfile(radius, swell, length, steps).map(({ x, y }): Point => [x, y])
  const body = solidOfRevolution(detail, [[0, -length / 2], ...profile, [0, length / 2]], metal)
  const knurl =
    isKnurled && buildKnurl(detail, { radius, length: clear - 0.012, depth: 0.0003, material: metal, swell })
  const weld = (side: number) => {
    const ring: Point[] = [
      [radius, -0.003],
      [radius + 0.004, -0.001],
      [radius + 0.002, 0.001],
      [radius, 0.004],
    ]
    return placePart(
      solidOfRevolution(detail, ring, metal),
      [0, (side * clear) / 2 - side * 0.002, 0],
      [side > 0 ? Math.PI : 0, 0, 0],
    )
  }
  return groupParts(
    placePart(groupParts(body, knurl, ...(detail.shows(0.012) ? sides.map(weld) : [])), [0, 0, 0], [0, 0, -along]),
  )
}

function paired(
  handle: Group,
  {
    head,
    face,
    clear,
    length,
    height,
  }: {
    head: () => Group
    face: Group | Mesh
    clear: number
    length: number
    height: number
  },
): Group {
  const ends = sides.flatMap((side) => {
    const turn = side > 0 ? 0 : Math.PI
    return [
      placePart(head(), [(side * (clear + length)) / 2, height, 0], [0, turn, 0]),
      placePart(groupParts(face.clone()), [side * (clear / 2 + length + 0.0002), height, 0], [0, side * along, 0]),
    ]
  })
  return groupParts(placePart(handle, [0, height, 0]), ...ends)
}

export const dumbbells: readonly Model[] = [hexDumbbell, roundDumbbell, ...loadables]
