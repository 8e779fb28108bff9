import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { type BarModel, barbellModels } from '../models/barbells.ts'

/** Returns the position of the inner collar and the length of the sleeve, in meters. */
function endOf({ params: { length, sleeve } }: BarModel) {
  return { collar: length / 2 - sleeve - 0.015, sleeve }
}

/**
 * Shows the distinctive end of a bar: cap, sleeve, collar and knurl. The camera height varies per bar, so that a
 * category does not repeat one picture.
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

/** Shows where collar and knurl meet: the finish, the ring mark and the depth of the knurl. */
function close(model: BarModel): Camera {
  return { from: [0.34, 0.66, 0.9], angle: 16, look: { at: [endOf(model).collar - 0.055, 0.03, 0], width: 0.25 } }
}

const whole: Camera = { from: [0.16, 0.34, 1], angle: 12, room: 0.94 }

/** Pictures of the whole bar, one per product. */
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
  ...models.map(([name, model], place): Shot => ({ name, pieces: [model], camera: end(model, place) })),
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
