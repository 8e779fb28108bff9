import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'

type Params = Shot['pieces'][number]['params']

/** Dumbbells lie across the picture, the lettered end towards the camera. */
const lying: Camera = { from: [0.3, 0.5, 1], angle: 22, room: 1.02 }
const across = [0, -0.62, 0] as const
/** Kettlebells are seen from a little above, so that the window of the handle stays open. */
const standing: Camera = { from: [0.12, 0.24, 1], angle: 22, room: 1.02 }
const slightly = [0, 0.42, 0] as const

const dumbbell = (name: string, kind: string, params: Params = {}): Shot => ({
  name,
  pieces: [{ kind, params, turn: across }],
  camera: lying,
})
const bell = (name: string, kind: string, params: Params = {}): Shot => ({
  name,
  pieces: [{ kind, params, turn: slightly }],
  camera: standing,
})
/** Several of one kind side by side; `at` is where each stands across the picture, metres. */
const row = (
  name: string,
  kind: string,
  camera: Camera,
  turn: readonly [number, number, number],
  all: readonly [at: number, params: Params][],
) =>
  ({
    name,
    pieces: all.map(([at, params = {}]) => ({ kind, params, at: [at, 0, 0] as const, turn })),
    camera,
  }) satisfies Shot

export const handWeights: readonly Shot[] = [
  dumbbell('hex-dumbbell', 'hex-dumbbell'),
  dumbbell('iron-hex-dumbbell', 'hex-dumbbell', {
    weight: '30 LB',
    brand: 'NORTHLODE',
    isRubber: false,
    color: 0x54585e,
    ink: 0xd9dadb,
    handleFinish: 'cast iron',
    handleDiameter: 0.035,
  }),
  row('hex-dumbbell-set', 'hex-dumbbell', { ...lying, look: { at: [0.05, 0.07, 0], width: 1.12 } }, across, [
    [-0.3, { weight: '10 LB' }],
    [0, { weight: '50 LB' }],
    [0.36, { weight: '100 LB' }],
  ]),
  dumbbell('round-dumbbell', 'round-dumbbell'),
  row('round-dumbbell-set', 'round-dumbbell', { ...lying, look: { at: [0.03, 0.06, 0], width: 0.96 } }, across, [
    [-0.26, { weight: '5 KG' }],
    [0, { weight: '15 KG' }],
    [0.3, { weight: '30 KG' }],
  ]),
  dumbbell('dumbbell-handle', 'dumbbell-handle'),
  dumbbell('plate-dumbbell', 'plate-dumbbell'),
  bell('kettlebell-24', 'kettlebell'),
  bell('heavy-kettlebell', 'kettlebell', { weight: '48 KG', band: 0xefeeea }),
  bell('iron-kettlebell', 'kettlebell', {
    weight: '53 LB',
    brand: 'NORTHLODE',
    finish: 'cast iron',
    color: 0x55585c,
    ink: 0xd4d5d6,
    hasBand: false,
  }),
  bell('rubber-kettlebell', 'kettlebell', { weight: '20 KG', brand: 'PELLAM', band: 0x1f55c4, hasJacket: true }),
  row('kettlebell-set', 'kettlebell', { ...standing, look: { at: [0.01, 0.12, 0], width: 0.74 } }, slightly, [
    [-0.23, { weight: '16 KG', band: 0xd9a90a }],
    [0, { weight: '24 KG' }],
    [0.25, { weight: '32 KG', band: 0xb01218 }],
  ]),
  bell('competition-kettlebell-24', 'competition-kettlebell'),
  bell('competition-kettlebell-32', 'competition-kettlebell', { weight: '32 KG', color: 0xb01218 }),
  bell('adjustable-kettlebell', 'adjustable-kettlebell'),
]
