import type { Group, Material } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { buildKnurl } from '../shapes/knurl.ts'
import { ringLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder, type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

/** Length of a sleeve's inner collar, in meters. */
export const bushingLength = 0.03
const along = Math.PI / 2

/** Knurled zones: the center, and the grip toward the ends with a bare ring. */
interface Knurl {
  depth: number
  center: number
  /** Distances from the center to the start of the grip and to the ring marks. */
  begins: number
  rings: readonly number[]
  ends: number
}

/** A sleeve, with lengths in meters. */
interface Sleeve {
  shaft: number
  sleeve: number
  sleeveDiameter: number
  sleeveMaterial: Material
  hasGrooves: boolean
  /** Diameter of the inner collar, if different from the usual 69 mm. */
  collar?: number
  /** Color band around the inner collar and color of the end cap, which identify the bar. */
  band?: Material | null
  cap?: Material
  letters?: { brand: string; weight: string; ink: number }
}

/** Builds a straight bar on the y axis, with shaft, knurl, and two sleeves with collar, grooves, and end cap. */
export function straightBar(
  detail: Detail,
  bar: Sleeve & { length: number; shaftMaterial: Material; knurl: Knurl | null },
): Group {
  const inner = bar.length - 2 * (bar.sleeve + bushingLength)
  const group = groupParts(cylinder(detail, bar.shaft / 2, bar.length - 0.012, bar.shaftMaterial))
  if (bar.knurl) for (const part of knurlsOf(detail, bar.knurl, bar.shaft, inner, bar.shaftMaterial)) group.add(part)
  for (const side of [-1, 1]) {
    const sleeve = sleeveOf(detail, bar)
    group.add(placePart(sleeve, [0, (side * inner) / 2, 0], [side < 0 ? Math.PI : 0, 0, 0]))
  }
  return group
}

function knurlsOf(detail: Detail, knurl: Knurl, shaft: number, inner: number, shaftMaterial: Material) {
  const { depth, center, begins, rings, ends } = knurl
  const bare = 0.004
  const stops = [begins, ...rings.flatMap((ring) => [ring - bare, ring + bare]), Math.min(ends, inner / 2 - 0.005)]
  const spans: [from: number, to: number][] = []
  for (let at = 0; at < stops.length; at += 2) spans.push([stops[at]!, stops[at + 1]!])
  const sleeve = (from: number, to: number) =>
    placePart(buildKnurl(detail, { radius: shaft / 2, length: to - from, depth, material: shaftMaterial }), [
      0,
      (from + to) / 2,
      0,
    ])
  const both = spans.flatMap(([from, to]) => [sleeve(from, to), sleeve(-to, -from)])
  return center > 0 ? [sleeve(-center / 2, center / 2), ...both] : both
}

/** Builds a sleeve from the origin upward: inner collar, loading length, chamfer, and cap. */
function sleeveOf(detail: Detail, spec: Sleeve): Group {
  const { sleeve, sleeveDiameter, shaft, sleeveMaterial, hasGrooves, collar: across = 0.069, letters } = spec
  // A sleeve rotates around the shaft, which runs to its end.
  const [radius, bore] = [sleeveDiameter / 2, Math.max(0.0145, shaft / 2 + 0.001)]
  const wide = across / 2
  const collar: Point[] = [
    [bore, 0],
    [wide - 0.0045, 0],
    [wide - 0.001, 0.002],
    [wide, 0.004],
    [wide, 0.022],
    [wide - 0.001, 0.025],
    [wide - 0.003, 0.027],
    [radius + 0.001, 0.0275],
  ]
  const top = bushingLength + sleeve
  const end: Point[] = [
    [radius, top - 0.004],
    [radius - 0.0006, top - 0.0015],
    [radius - 0.0022, top],
    [radius - 0.004, top],
    [radius - 0.0042, top - 0.0025],
    [bore, top - 0.0025],
  ]
  const grooves = hasGrooves && detail.lod === 'full' ? groovesOf(radius, bushingLength + 0.012, top - 0.008) : []
  const body = solidOfRevolution(detail, [...collar, [radius, bushingLength], ...grooves, ...end], sleeveMaterial)
  const cap = cylinder(detail, radius - 0.0046, 0.001, spec.cap ?? material('black zinc'))
  const band =
    spec.band &&
    solidOfRevolution(
      detail,
      [
        [wide - 0.001, 0.0085],
        [wide + 0.0003, 0.0085],
        [wide + 0.0003, 0.0175],
        [wide - 0.001, 0.0175],
      ],
      spec.band,
    )
  const ring = solidOfRevolution(
    detail,
    [
      [shaft / 2, -0.0015],
      [0.0285, -0.0015],
      [0.0285, 0.0005],
      [shaft / 2, 0.0005],
    ],
    material('black zinc'),
  )
  return groupParts(
    body,
    detail.shows(0.02) && placePart(cap, [0, top - 0.0021, 0]),
    detail.shows(0.02) && ring,
    band ?? null,
    letters ? placePart(lettersOf(detail, radius - 0.005, letters), [0, top - 0.0014, 0], [0, -along, 0]) : null,
  )
}

function lettersOf(detail: Detail, outer: number, { brand, weight, ink }: NonNullable<Sleeve['letters']>) {
  const lines = [
    { text: brand, at: 0, size: 0.0044, radius: outer * 0.72, most: 0.42 },
    { text: weight, at: 0.5, size: 0.0056, radius: outer * 0.7, most: 0.3 },
  ]
  return ringLettering(detail, { inner: outer * 0.3, outer, lines, ink })
}

function groovesOf(radius: number, from: number, to: number): Point[] {
  const [pitch, depth] = [0.0026, 0.00022]
  const count = Math.floor((to - from) / pitch)
  return Array.from({ length: count }, (_, at): Point[] => {
    const y = from + at * pitch
    return [
      [radius, y],
      [radius - depth, y + pitch * 0.3],
      [radius, y + pitch * 0.6],
    ]
  }).flat()
}

/** Builds both sleeves of a bar along x, with `inner` meters between their collars, and their pins. */
export function alignedSleeves(detail: Detail, inner: number, sleeve: Sleeve): Group {
  const length = sleeve.sleeve + bushingLength - 0.006
  return groupParts(
    ...[-1, 1].map((side) => {
      const pin = placePart(cylinder(detail, sleeve.shaft / 2, length, sleeve.sleeveMaterial), [0, length / 2, 0])
      return placePart(groupParts(sleeveOf(detail, sleeve), pin), [(side * inner) / 2, 0, 0], [0, 0, -side * along])
    }),
  )
}
