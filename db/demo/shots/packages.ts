import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { benchModels } from '../models/benches.ts'
import { floorModels } from '../models/floors.ts'
import { halfRackModels, rackModels } from '../models/racks.ts'
import { wallRackModels } from '../models/rigs.ts'
import { storageModels } from '../models/storage.ts'
import { bells, dumbbellsOn, loadedBar, standingPlate } from './contents.ts'

type Piece = Shot['pieces'][number]

/** Like the rack camera but closer, because the bars are wide. */
const camera: Camera = { from: [0.62, 0.32, 1], angle: 24, room: 0.96 }

const black = {
  25: { thickness: 0.085, params: { weight: '25 KG' } },
  20: { thickness: 0.075, params: { weight: '20 KG' } },
  15: { thickness: 0.06, params: { weight: '15 KG' } },
  10: { thickness: 0.045, params: { weight: '10 KG' } },
} as const
const colored = {
  25: { thickness: 0.065, params: { weight: '25 KG', color: 0xb01218 } },
  20: { thickness: 0.055, params: { weight: '20 KG', color: 0x1f55c4 } },
  15: { thickness: 0.045, params: { weight: '15 KG', color: 0xd9a90a } },
  10: { thickness: 0.035, params: { weight: '10 KG', color: 0x1f8a3b } },
} as const
const iron = {
  20: { kind: 'iron-plate', thickness: 0.034, params: { weight: '20 KG' } },
  15: { kind: 'iron-plate', thickness: 0.03, diameter: 0.4, params: { weight: '15 KG', diameter: 0.4 } },
} as const

const benchAt = (model: (typeof benchModels)[keyof typeof benchModels], z: number, x = 0): Piece => ({
  ...model,
  at: [x, 0, z],
})

export const garagePackage: readonly Piece[] = [
  rackModels['power-rack-black'],
  benchAt(benchModels['flat-bench-black'], 0.32),
  ...loadedBar([0, 1.245, 0.434], [black[25], black[20], black[15]]),
]

export const starterPackage: readonly Piece[] = [
  rackModels['iw1-rack'],
  benchAt(benchModels['short-bench'], 0.3),
  ...loadedBar([0, 1.243, 0.4], [iron[20], iron[15]]),
]

/** Builds a close-up that is `width` meters wide, centered on `at`. */
const detail = (
  name: string,
  pieces: readonly Piece[],
  from: Camera['from'],
  at: readonly [number, number, number],
  width: number,
): Shot => ({ name, pieces, camera: { from, angle: 24, look: { at, width } } })

const weightlifting: Piece[] = [
  floorModels['compact-platform'],
  ...loadedBar([0, 0.301, 0], [colored[25], colored[20], colored[15], colored[10]]),
]

export const packages: readonly Shot[] = [
  { name: 'garage-package', pieces: garagePackage, camera },
  detail('garage-package-bar', garagePackage, [0.95, 0.2, 0.8], [0.82, 1.22, 0.43], 0.9),
  detail('garage-package-bench', garagePackage, [-0.75, 0.35, 1], [0, 0.62, 0.5], 1.1),
  {
    name: 'bar-and-plates',
    pieces: loadedBar(
      [0, 0.225, 0],
      [
        { thickness: 0.09, params: { weight: '45 LB' } },
        { thickness: 0.058, params: { weight: '25 LB' } },
        { thickness: 0.036, params: { weight: '10 LB' } },
      ],
    ),
    camera: { ...camera, from: [0.5, 0.3, 1] },
  },
  { name: 'starter-package', pieces: starterPackage, camera },
  detail('starter-package-bar', starterPackage, [0.95, 0.2, 0.8], [0.8, 1.22, 0.4], 0.9),
  detail('starter-package-bench', starterPackage, [0.75, 0.35, 1], [0, 0.62, 0.45], 1.1),
  {
    name: 'wall-package',
    pieces: [
      wallRackModels['folding-rack'],
      benchAt(benchModels['flat-bench-black'], 0.35),
      ...loadedBar([0, 1.296, 0.363], [black[20], black[10]]),
      standingPlate(black[25], [-0.95, 0.25]),
      standingPlate(black[25], [-0.93, 0.36]),
    ],
    camera: { ...camera, from: [0.7, 0.28, 1] },
  },
  { name: 'weightlifting-package', pieces: weightlifting, camera: { from: [0.4, 0.42, 1], angle: 24, room: 0.96 } },
  {
    name: 'dumbbell-corner',
    pieces: [
      { ...storageModels['two-tier-rack'], at: [0, 0, -0.75] },
      ...dumbbellsOn(2, 0.72).map((piece): Piece => ({
        ...piece,
        at: [piece.at![0], piece.at![1], piece.at![2] - 0.75],
      })),
      { ...benchModels['incline-bench'], at: [0.05, 0, 0.35], turn: [0, 1.2, 0] },
    ],
    camera: { from: [0.35, 0.36, 1], angle: 24, room: 0.98 },
  },
  {
    name: 'half-rack-package',
    pieces: [
      halfRackModels['half-rack'],
      { ...benchModels['incline-bench'], at: [0, 0, 0.75] },
      ...loadedBar([0, 1.27, 0.097], [black[25], black[20]]),
    ],
    camera,
  },
  {
    name: 'kettlebell-corner',
    pieces: [
      { ...storageModels['kettlebell-shelf'], at: [0, 0, -0.75] },
      ...bells([0.156, 0.646]).map((piece): Piece => ({
        ...piece,
        at: [piece.at![0], piece.at![1], piece.at![2] - 0.75],
      })),
      { ...floorModels['rubber-tile'], at: [0, 0, 0.12], turn: [0, Math.PI / 2, 0] },
    ],
    camera: { from: [0.35, 0.4, 1], angle: 24, room: 0.98 },
  },
]
