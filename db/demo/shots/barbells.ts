import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { type BarModel, barbellModels } from '../models/barbells.ts'
import { cameraAt, type Place } from './placing.ts'

/** Returns the position of the inner collar and the length of the sleeve, in meters. */
function endOf({ params: { length, sleeve } }: BarModel) {
  return { collar: length / 2 - sleeve - 0.015, sleeve }
}

/**
 * Shows the whole bar from the end of a sleeve. All bars share the same distance and lens, so shoppers can compare
 * lengths, sleeves, and finishes at card size. The view turns slightly per bar to make every picture different.
 */
function alongBar({ params: { length } }: BarModel, place: number): Camera {
  const near: Place = [length / 2, 0.03, 0]
  const beyond = [0.26, [0.47, 0.445, 0.49, 0.455][place % 4]!, [0.375, 0.4, 0.355][place % 3]!] as const
  const position: Place = [near[0] + beyond[0], near[1] + beyond[1], beyond[2]]
  const [toNear, toFar] = [Math.hypot(...beyond), Math.hypot(length + beyond[0], beyond[1], beyond[2])]
  // The point where the bisector of the camera's angle between the bar's ends meets the bar.
  const middle = length / 2 - (length * toNear) / (toNear + toFar)
  return { ...cameraAt(position, [Math.round(middle * 1_000) / 1_000, 0.03, 0], 46), reach: 1.75 }
}

/**
 * Shows the end of a bar: cap, sleeve, collar, and knurl. The camera height varies per bar to prevent identical
 * pictures in a category.
 */
function end(model: BarModel, place: number): Camera {
  const { collar, sleeve } = endOf(model)
  const [height, side, along] = [
    [0.46, 0.4, 0.53, 0.36][place % 4]!,
    [0.64, 0.72, 0.58][place % 3]!,
    [0.43, 0.4, 0.46, 0.41, 0.44][place % 5]!,
  ]
  return {
    from: [0.76, height, side],
    angle: 18,
    look: { at: [collar + sleeve * along, 0.03, 0], width: (0.29 + sleeve * 0.46) * (1 + (place % 7) * 0.02) },
  }
}

/** Shows the transition from collar to knurl: the finish, the ring mark, and the knurl depth. */
function close(model: BarModel): Camera {
  return { from: [0.34, 0.66, 0.9], angle: 16, look: { at: [endOf(model).collar - 0.055, 0.03, 0], width: 0.25 } }
}

const whole: Camera = { from: [0.16, 0.34, 1], angle: 12, room: 0.94 }

/** Bars that have a strip picture, which shows the whole bar from the side. One per product. */
const wholes = [
  'power-bar-black-zinc',
  'power-bar-29-stainless',
  'power-bar-pounds',
  'power-bar-light',
  'press-bar',
  'squat-bar',
  'squat-bar-35',
  'deadlift-bar',
  'deadlift-bar-forge',
  'pulling-bar',
  'meet-bar',
  'weightlifting-bar-20',
  'stainless-weightlifting-bar-20',
  'training-bar-20',
  'club-bar-20',
  'competition-bar-20',
  'competition-bar-15',
  'bearing-bar-15',
  'technique-bar-10',
  'technique-bar-7-5',
  'junior-bar',
  'youth-competition-bar',
  'wright-bar-black-zinc',
  'garage-bar-forge',
  'color-bar-red',
  'class-bar',
  'class-bar-15',
  'hybrid-bar',
  'bearing-bar',
  'slim-bar',
  'two-piece-bar',
  'short-bar',
  'axle-bar',
  'contest-axle',
] as const

/** The Wright Bar has a picture of its ring marks instead of its end, because a gallery shows at most ten pictures. */
const ends = wholes.filter((name) => name !== 'wright-bar-black-zinc')

const models: readonly (readonly [string, BarModel])[] = Object.entries(barbellModels)

const detailed = [
  'power-bar-black-zinc',
  'power-bar-29-stainless',
  'deadlift-bar',
  'meet-bar',
  'weightlifting-bar-20',
  'competition-bar-20',
  'garage-bar-forge',
  'hybrid-bar',
  'bearing-bar',
  'technique-bar-10',
  'squat-bar',
] as const

export const barbells: readonly Shot[] = [
  ...models.map(([name, model], place): Shot => ({ name, pieces: [model], camera: alongBar(model, place) })),
  ...models.flatMap(([name, model], place): Shot[] =>
    ends.some((each) => each === name) ? [{ name: `${name}-end`, pieces: [model], camera: end(model, place) }] : [],
  ),
  ...wholes.map((name): Shot => ({
    name: `${name}-whole`,
    pieces: [barbellModels[name]],
    camera: whole,
    format: 'strip',
  })),
  {
    name: 'wright-bar-black-zinc-marks',
    pieces: [barbellModels['wright-bar-black-zinc']],
    camera: { from: [0.2, 0.66, 0.9], angle: 16, look: { at: [0.43, 0.03, 0], width: 0.22 } },
  },
  {
    name: 'bar-pair',
    pieces: [
      { ...barbellModels['power-bar-stainless'], at: [0, 0, -0.07] },
      { ...barbellModels['garage-bar-forge'], at: [0.04, 0, 0.06] },
    ],
    camera: { from: [0.5, 0.66, 0.7], angle: 18, look: { at: [0.83, 0.03, 0], width: 0.62 } },
  },
  ...detailed.map((name): Shot => ({
    name: `${name}-knurl`,
    pieces: [barbellModels[name]],
    camera: close(barbellModels[name]),
  })),
]
