import { CatmullRomCurve3, type Group, SphereGeometry, Vector3 } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { hollowBody } from '../parts/core.ts'
import { kilogramsOf } from '../parts/weight-text.ts'
import {
  buildBlendedSurface,
  smoothIntersection,
  type Distance,
  distanceToLine,
  smoothUnion,
} from '../shapes/build-blended-surface.ts'
import { ballLettering } from '../shapes/lettering.ts'
import { bentTube } from '../shapes/pipes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

const iron = 7_200
const steel = 7_850
/** Height of the bell's center above its flat foot, as a fraction of the bell's radius. */
const rise = 0.84

interface Casting {
  /** Radius of the bell. */
  bell: number
  middle: number
  /** Radius of the handle; `line` is the right half of the handle from the bell to the top. */
  handle: number
  line: readonly Vector3[]
  height: number
}

/** Returns dimensions in meters. */
function castingOf(kilograms: number): Casting {
  const handle = Math.min(0.02, 0.0155 + 0.0001 * kilograms)
  const window = 0.05 + 0.00048 * kilograms
  let bell = 0.1
  for (let step = 0; step < 12; step += 1) {
    const loop = 1.9 * (window + 0.2 * bell) + 1.8 * reach(bell)
    bell = Math.cbrt((kilograms / iron - loop * Math.PI * handle ** 2 * 1.06) / (1.31 * Math.PI))
  }
  bell = Math.round(bell * 2_000) / 2_000
  const [middle, half] = [bell * rise, reach(bell)]
  const top = middle + bell
  const height = Math.round((top + window + 2 * handle) * 1_000) / 1_000
  const y = height - handle
  const right = [
    [bell * 0.46, middle + bell * 0.6],
    [half * 0.8, top - bell * 0.02],
    [half * 0.95, top + window * 0.36],
    [half * 0.985, top + window * 0.6],
    [half * 0.9, top + window * 0.92],
    [half * 0.68, y - handle * 0.15],
    [half * 0.35, y],
    [0, y],
  ] as const
  const curve = new CatmullRomCurve3([
    ...right.map(([x, at]) => new Vector3(x, at, 0)),
    ...right
      .slice(0, -1)
      .reverse()
      .map(([x, at]) => new Vector3(-x, at, 0)),
  ])
  const line = curve.getPoints(112).slice(0, 57)
  return { bell, middle, handle, line, height }
}

function reach(bell: number): number {
  return Math.max(0.058, Math.min(0.082, 0.8 * bell))
}

function bodyOf({ bell, middle, handle, line }: Casting, fillet: number): Distance {
  return (x, y, z) => {
    const ball = Math.hypot(x, y - middle, z) - bell
    const far = Math.abs(z) - handle
    const rod =
      y < middle || far > 0.03 ? Math.max(far, middle - y, 0.02) : distanceToLine(Math.abs(x), y, z, line) - handle
    return smoothIntersection(smoothUnion(ball, rod, fillet), -y, 0.004)
  }
}

function boxAround({ bell, height }: Casting): [low: Vector3, high: Vector3] {
  const wide = Math.max(bell, 0.1)
  return [new Vector3(-wide - 0.01, 0, -bell), new Vector3(wide + 0.01, height, bell)]
}

function lettersOn(
  detail: Detail,
  { bell, middle }: Casting,
  { weight, brand, ink, out = 0.0003 }: { weight: string; brand: string; ink: number; out?: number },
) {
  const width = bell * 1.25
  const lettering = ballLettering(detail, {
    radius: bell + out,
    width,
    height: bell * 0.75,
    rise: 0.05,
    lines: [
      { text: weight, x: 0.5, y: 0.36, size: bell * 0.25, most: 0.86 },
      { text: brand, x: 0.5, y: 0.74, size: bell * 0.085, most: 0.7 },
    ],
    ink,
    relief: 0.0006,
  })
  return placePart(lettering, [0, middle, 0])
}

function bandOn(detail: Detail, { handle, line }: Casting, color: number) {
  const places = line.slice(20, 28).map(({ x, y, z }) => [x, y, z] as const)
  return bentTube(detail, places, { radius: handle + 0.0007, material: material('urethane', color) })
}

const kettlebell = model(
  'kettlebell',
  {
    weight: '24 KG',
    brand: 'IRONWRIGHT',
    finish: 'enamel',
    color: 0x2b2c30,
    ink: 0xececea,
    hasBand: true,
    band: 0x1f8a3b,
    hasJacket: false,
  },
  ({ weight, brand, finish, color, ink, hasBand, band, hasJacket }, detail) => {
    const thick = hasJacket ? 0.008 : 0
    const casting = castingOf(kilogramsOf(weight) - (hasJacket ? 1 : 0))
    const [low, high] = boxAround(casting)
    const body = buildBlendedSurface(detail, bodyOf(casting, 0.024), { low, high, material: material(finish, color) })
    const whole = groupParts(
      body,
      hasBand && bandOn(detail, casting, band),
      hasJacket && jacketOf(detail, casting, thick),
      lettersOn(detail, casting, { weight, brand, ink, out: thick + 0.0003 }),
    )
    return groupParts(placePart(whole, [0, thick, 0]))
  },
)

function jacketOf(detail: Detail, { bell, middle }: Casting, thick: number) {
  const foot = Math.sqrt(bell ** 2 - middle ** 2)
  const arc = (radius: number): Point[] =>
    Array.from({ length: 25 }, (_, at) => {
      const from = Math.asin(-middle / bell)
      const turn = from + (at / 24) * (0.42 - from)
      return [Math.cos(turn) * radius, middle + Math.sin(turn) * radius]
    })
  const outer = arc(bell + thick).filter(([, y]) => y > 0)
  const inner = arc(bell + 0.0002).reverse()
  const profile: Point[] = [[0, -thick], [foot - 0.004, -thick], [foot + thick * 0.4, -thick * 0.6], ...outer, ...inner]
  return solidOfRevolution(detail, [...profile, [0, -0.0002]], material('rubber'))
}

/**
 * All competition kettlebells measure 210 mm by 280 mm, regardless of their weight. They are hollow, with a bare 33 mm
 * steel handle.
 */
const sport: Casting = {
  bell: 0.105,
  middle: 0.105 * rise,
  handle: 0.0165,
  line: [new Vector3(0.066, 0.12, 0), new Vector3(0.0755, 0.2635, 0), new Vector3(0, 0.2635, 0)],
  height: 0.28,
}
const painted = 0.193

function sportBell(
  detail: Detail,
  {
    kilograms,
    color,
    finish,
    handleFinish,
  }: { kilograms: number; color: number; finish: string; handleFinish: string },
): Group {
  const [low, high] = boxAround(sport)
  const around = bodyOf(sport, 0.026)
  const coat = material(finish, color)
  const shell = buildBlendedSurface(detail, (x, y, z) => smoothIntersection(around(x, y, z), y - painted, 0.0015), {
    low,
    high: high.setY(painted),
    material: coat,
  })
  // Volume of the solid bell in cubic meters. The part of the handle outside the bell weighs one kilogram.
  const solid = 0.00499
  const hole = Math.cbrt(((solid - (kilograms - 1) / steel) * 3) / (4 * Math.PI))
  const inside = new SphereGeometry(hole, 24, 16).translate(0, Math.max(sport.middle, hole + 0.005), 0)
  const { handle, line } = sport
  const [start, corner] = [line[0]!, line[1]!]
  const bottom = start.clone().lerp(corner, 0.45)
  const rod = bentTube(
    detail,
    [
      [bottom.x, bottom.y, 0],
      [corner.x, corner.y, 0],
      [-corner.x, corner.y, 0],
      [-bottom.x, bottom.y, 0],
    ],
    { radius: handle - 0.0004, bend: 0.045, material: material(handleFinish) },
  )
  return groupParts(hollowBody(shell.geometry, inside, coat), rod)
}

const competitionKettlebell = model(
  'competition-kettlebell',
  { weight: '24 KG', brand: 'VESTERGRAV', color: 0x1f8a3b, ink: 0xf4f4f2, handleFinish: 'stainless' },
  ({ weight, brand, color, ink, handleFinish }, detail) =>
    groupParts(
      sportBell(detail, { kilograms: kilogramsOf(weight), color, finish: 'powder', handleFinish }),
      lettersOn(detail, sport, { weight, brand, ink }),
    ),
)

const adjustableKettlebell = model(
  'adjustable-kettlebell',
  { weight: '12-32 KG', brand: 'QUILLON', color: 0x9ea4ab, ink: 0x1a1b1d, seam: 0xc23a0c, handleFinish: 'stainless' },
  ({ weight, brand, color, ink, seam, handleFinish }, detail) => {
    const { bell, middle } = sport
    const height = -0.032
    const radius = Math.sqrt(bell ** 2 - height ** 2)
    const ring: Point[] = [
      [radius - 0.004, height - 0.003],
      [radius + 0.0002, height - 0.003],
      [radius + 0.0016, height - 0.0012],
      [radius + 0.0016, height + 0.0012],
      [radius + 0.0002, height + 0.003],
      [radius - 0.004, height + 0.003],
    ]
    return groupParts(
      sportBell(detail, { kilograms: kilogramsOf(weight), color, finish: 'powder', handleFinish }),
      detail.shows(0.006) && placePart(solidOfRevolution(detail, ring, material('powder', seam)), [0, middle, 0]),
      lettersOn(detail, sport, { weight, brand, ink }),
    )
  },
)

export const kettlebells: readonly Model[] = [kettlebell, competitionKettlebell, adjustableKettlebell]
