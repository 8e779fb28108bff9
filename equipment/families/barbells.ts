import type { Group } from 'three'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { straightBar } from '../parts/straight-bar.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

const along = Math.PI / 2

/** Distances of two federations' ring marks from the center, in meters. */
const ringMarks: Readonly<Record<string, readonly number[]>> = {
  power: [0.405],
  weightlifting: [0.455],
  both: [0.405, 0.455],
  none: [],
}

function layBar(bar: Group, radius: number): Group {
  return groupParts(placePart(bar, [0, radius, 0], [0, 0, along]))
}

/** A negative color means no color override. */
const barbell = model(
  'barbell',
  {
    length: 2.2,
    shaft: 0.0285,
    sleeve: 0.415,
    sleeveDiameter: 0.05,
    shaftFinish: 'zinc',
    shaftColor: -1,
    sleeveFinish: 'chrome',
    marks: 'both',
    centerKnurl: 0.12,
    knurlDepth: 0.00025,
    hasGrooves: true,
    collar: 0.069,
    band: -1,
    cap: -1,
    capInk: 0xd9d9d6,
    brand: 'IRONWRIGHT',
    weight: '20 KG',
  },
  (params, detail) => {
    const { shaftFinish, shaftColor, sleeveFinish, marks, centerKnurl, knurlDepth, collar, band, cap } = params
    const bar = straightBar(detail, {
      ...params,
      shaftMaterial: material(shaftFinish, shaftColor < 0 ? undefined : shaftColor),
      sleeveMaterial: material(sleeveFinish),
      knurl: { depth: knurlDepth, center: centerKnurl, begins: 0.215, rings: ringMarks[marks] ?? [], ends: 0.655 },
      band: band < 0 ? null : material('urethane', band),
      cap: cap < 0 ? material('black zinc') : material('powder', cap),
      letters: { brand: params.brand, weight: params.weight, ink: params.capInk },
    })
    return layBar(bar, collar / 2)
  },
)

const axle = model(
  'axle',
  { length: 2.2, diameter: 0.0485, wall: 0.0063, sleeve: 0.4, finish: 'black oxide', color: -1 },
  ({ length, diameter, wall, sleeve, finish, color }, detail) => {
    const steel = material(finish, color < 0 ? undefined : color)
    const [outer, end] = [diameter / 2, length / 2]
    const pipe: Point[] = [
      [outer - wall, -end],
      [outer - 0.001, -end],
      [outer, -end + 0.001],
      [outer, end - 0.001],
      [outer - 0.001, end],
      [outer - wall, end],
    ]
    const group = groupParts(solidOfRevolution(detail, pipe, steel))
    for (const side of [-1, 1]) {
      const collar = solidOfRevolution(
        detail,
        [
          [diameter / 2 - 0.001, -0.006],
          [0.036, -0.006],
          [0.037, -0.005],
          [0.037, 0.005],
          [0.036, 0.006],
          [diameter / 2 - 0.001, 0.006],
        ],
        steel,
      )
      group.add(placePart(collar, [0, side * (length / 2 - sleeve), 0]))
    }
    return layBar(group, 0.037)
  },
)

export const barbells: readonly Model[] = [barbell, axle]
