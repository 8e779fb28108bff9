import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { dumbbellModels, kettlebellModels } from '../models/hand-weights.ts'
import { changePlateModels } from '../models/plates.ts'

type Model = Pick<Shot['pieces'][number], 'kind' | 'params'>
type Turn = readonly [number, number, number]

/** Dumbbells lie sideways, with the marked end toward the camera. */
const lying: Camera = { from: [0.3, 0.5, 1], angle: 22, room: 1.02 }
const across: Turn = [0, -0.62, 0]
/** Viewed from slightly above, to show the opening below the handle. */
const standing: Camera = { from: [0.12, 0.24, 1], angle: 22, room: 1.02 }
const slightly: Turn = [0, 0.42, 0]

/** Angle and view by kind, to make families look different. */
const views: Readonly<Record<string, { camera: Camera; turn: Turn }>> = {
  'hex-dumbbell': { camera: lying, turn: across },
  'round-dumbbell': { camera: { ...lying, from: [0.24, 0.4, 1] }, turn: [0, -0.78, 0] },
  'dumbbell-handle': { camera: lying, turn: across },
  'plate-dumbbell': { camera: lying, turn: across },
  'block-dumbbell': { camera: { ...lying, from: [0.3, 0.62, 1] }, turn: [0, -0.7, 0] },
  kettlebell: { camera: standing, turn: slightly },
  'competition-kettlebell': { camera: { ...standing, from: [0.1, 0.2, 1] }, turn: [0, 0.3, 0] },
  'adjustable-kettlebell': { camera: { ...standing, from: [0.2, 0.3, 1] }, turn: [0, 0.5, 0] },
}

/** Weights that differ from another weight only in the number and share its picture. */
const untold: ReadonlySet<string> = new Set([
  'hex-dumbbell-15',
  'hex-dumbbell-20',
  'hex-dumbbell-30',
  'hex-dumbbell-35',
  'hex-dumbbell-70',
  'hex-dumbbell-5-kg',
  'hex-dumbbell-15-kg',
  'hex-dumbbell-25-kg',
  'hex-dumbbell-30-kg',
  'hex-dumbbell-40-kg',
  'iron-hex-dumbbell-15',
  'iron-hex-dumbbell-20',
  'round-dumbbell-5',
  'round-dumbbell-10',
  'round-dumbbell-30',
  'round-dumbbell-42',
  'pound-dumbbell-10',
  'pound-dumbbell-20',
  'pound-dumbbell-30',
  'rubber-dumbbell-4',
  'rubber-dumbbell-8',
  'rubber-dumbbell-12',
  'pound-kettlebell-18',
  'pound-kettlebell-26',
  'kettlebell-10',
  'kettlebell-14',
  'kettlebell-28',
  'iron-kettlebell-26',
  'big-iron-kettlebell-88',
  'big-iron-kettlebell-106',
  'jacket-kettlebell-16',
])

const each = (models: Readonly<Record<string, Model>>): Shot[] =>
  Object.entries(models)
    .filter(([name]) => !untold.has(name))
    .map(([name, model]) => {
      const { camera, turn } = views[model.kind]!
      return { name, pieces: [{ ...model, turn }], camera }
    })

/**
 * Places several weights in a diagonal row. `at` is the sideways position in meters. Weights farther to the right are
 * farther back.
 */
const row = (name: string, camera: Camera, turn: Turn, all: readonly [at: number, model: Model][]): Shot => ({
  name,
  pieces: all.map(([at, model]) => ({ ...model, at: [at, 0, at * -0.7] as const, turn })),
  camera,
})

const [dumbbells, bells] = [dumbbellModels, kettlebellModels]

/** Builds a handle along x with small plates on its sleeves. */
function loadedHandle(): Shot {
  const [plate, length, grip] = [changePlateModels['change-plate-2-5'], 0.38, 0.13]
  const { diameter, thickness } = plate.params
  const sleeve = (length - grip) / 2 - 0.03
  const first = length / 2 - sleeve + thickness / 2
  const turn = [0, Math.PI / 2, 0] as const
  return {
    name: 'loaded-handle',
    pieces: [
      { ...dumbbells['dumbbell-handle'], at: [0, diameter / 2 - 0.0345, 0] as const },
      ...[first, first + thickness + 0.001].flatMap((x) =>
        [-x, x].map((at) => ({ ...plate, at: [at, 0, 0] as const, turn })),
      ),
    ],
    camera: { ...lying, from: [0.55, 0.45, 0.9] },
  }
}

export const handWeights: readonly Shot[] = [
  ...each(dumbbells),
  ...each(bells),
  row('hex-dumbbell-set', lying, across, [
    [-0.3, dumbbells['hex-dumbbell-10']],
    [0, dumbbells['hex-dumbbell']],
    [0.36, dumbbells['hex-dumbbell-100']],
  ]),
  row('hex-kilogram-set', lying, across, [
    [-0.46, dumbbells['hex-dumbbell-5-kg']],
    [-0.18, dumbbells['hex-dumbbell-10-kg']],
    [0.12, dumbbells['hex-dumbbell-20-kg']],
    [0.46, dumbbells['hex-dumbbell-30-kg']],
  ]),
  row(
    'hex-starter-set',
    { ...lying, from: [0.2, 0.7, 1] },
    [0, -1, 0],
    [
      [-0.34, dumbbells['hex-dumbbell-10']],
      [-0.15, dumbbells['hex-dumbbell-15']],
      [0.05, dumbbells['hex-dumbbell-20']],
      [0.26, dumbbells['hex-dumbbell-25']],
      [0.48, dumbbells['hex-dumbbell-30']],
    ],
  ),
  row('round-dumbbell-set', lying, across, [
    [-0.26, dumbbells['round-dumbbell-5']],
    [0, dumbbells['round-dumbbell-15']],
    [0.3, dumbbells['round-dumbbell-30']],
  ]),
  row('light-dumbbell-set', lying, across, [
    [-0.34, dumbbells['light-dumbbell-1-5']],
    [-0.17, dumbbells['light-dumbbell-2']],
    [0.01, dumbbells['light-dumbbell-3']],
    [0.2, dumbbells['light-dumbbell-4']],
    [0.4, dumbbells['light-dumbbell-5']],
  ]),
  row(
    'block-dumbbell-pair',
    { ...lying, from: [0.34, 0.6, 1] },
    [0, -0.5, 0],
    [
      [-0.22, dumbbells['block-dumbbell']],
      [0.22, dumbbells['block-dumbbell']],
    ],
  ),
  {
    name: 'round-dumbbell-handle',
    pieces: [{ ...dumbbells['round-dumbbell'], turn: [0, -0.5, 0] }],
    camera: { from: [0.2, 0.62, 1], angle: 20, look: { at: [0.01, 0.075, 0], width: 0.2 } },
  },
  loadedHandle(),
  row('kettlebell-set', standing, slightly, [
    [-0.23, bells['kettlebell-16']],
    [0, bells['kettlebell-24']],
    [0.25, bells['kettlebell-32']],
  ]),
  row(
    'light-kettlebell-set',
    standing,
    [0, 0.2, 0],
    [
      [-0.2, bells['kettlebell-8']],
      [0, bells['kettlebell-12']],
      [0.21, bells['kettlebell-16']],
    ],
  ),
  row('big-iron-trio', standing, slightly, [
    [-0.28, bells['big-iron-kettlebell-88']],
    [0.02, bells['big-iron-kettlebell-106']],
    [0.34, bells['big-iron-kettlebell-124']],
  ]),
  row(
    'competition-kettlebell-set',
    { ...standing, from: [0.1, 0.3, 1] },
    [0, 0.3, 0],
    [
      [-0.48, bells['competition-kettlebell-16']],
      [-0.24, bells['competition-kettlebell-20']],
      [0, bells['competition-kettlebell-24']],
      [0.24, bells['competition-kettlebell-28']],
      [0.48, bells['competition-kettlebell-32']],
    ],
  ),
]
