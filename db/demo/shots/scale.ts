import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { barbellModels } from '../models/barbells.ts'
import { benchModels } from '../models/benches.ts'
import { conditioningModels } from '../models/conditioning.ts'
import { dumbbellModels, kettlebellModels } from '../models/hand-weights.ts'
import { bumperModels } from '../models/plates.ts'
import { rackModels } from '../models/racks.ts'
import { loadedBar, toLoadedPlate } from './contents.ts'
import { garagePackage, starterPackage } from './packages.ts'
import { type Piece, piece, type Place, placeProduct } from './placing.ts'

/** Builds a shot with a flat figure of a person 1.75 m tall, facing the camera. */
function scale(name: string, pieces: readonly Piece[], [x, z]: readonly [number, number], from: Place): Shot {
  const camera: Camera = { from, angle: 24, room: 0.96 }
  const turn = Math.round(Math.atan2(from[0], from[2]) * 1_000) / 1_000
  return { name: `${name}-scale`, pieces: [...pieces, piece('scale-figure', [x, 0, z], turn)], camera }
}

/** Places items from left to right, `step` meters apart. */
const inRow = (models: readonly ModelEntry[], from: Place, step: number, turn: number): Piece[] =>
  models.map((model, index) => placeProduct(model, [from[0] + index * step, from[1], from[2]], turn))

/** Places plates on edge, each one farther to the right and back. */
const fanned = (models: readonly ModelEntry[], [x, z]: readonly [number, number], turn: number): Piece[] =>
  models.map((model, index) => placeProduct(model, [x + index * 0.2, 0, z - index * 0.17], turn))

const [bumpers, dumbbells, bells] = [bumperModels, dumbbellModels, kettlebellModels]

/** Main products next to a person, to show their size. */
export const scalePictures: readonly Shot[] = [
  scale('iw2-rack', [rackModels['iw2-rack']], [-1.12, 0.1], [0.45, 0.16, 1]),
  scale('power-rack', [rackModels['power-rack-black']], [1.3, 0.1], [-0.45, 0.16, 1]),
  scale(
    'power-bar',
    loadedBar([0, 0.225, 0.2], [toLoadedPlate(bumpers['black-bumper-20'])], barbellModels['power-bar-black-zinc']),
    [0, -0.25],
    [0.3, 0.22, 1],
  ),
  scale('wright-bar', [placeProduct(barbellModels['wright-bar-black-zinc'], [0, 0, 0.25])], [0, -0.05], [-0.4, 0.3, 1]),
  scale('flat-bench', [placeProduct(benchModels['flat-bench-black'], [0.5, 0, 0], 0.9)], [-0.45, -0.1], [0.2, 0.22, 1]),
  scale('incline-bench', [placeProduct(benchModels['incline-bench'], [0.55, 0, 0], 0.9)], [-0.5, -0.1], [0.2, 0.22, 1]),
  scale(
    'color-bumper',
    fanned(
      [bumpers['color-bumper-10'], bumpers['color-bumper-15'], bumpers['color-bumper-20'], bumpers['color-bumper-25']],
      [0.05, 0.3],
      0.35,
    ),
    [-0.55, 0],
    [0.1, 0.24, 1],
  ),
  scale(
    'training-bumper',
    fanned(
      [
        bumpers['training-bumper-55'],
        bumpers['training-bumper-45'],
        bumpers['training-bumper-25'],
        bumpers['training-bumper-10'],
      ],
      [-0.95, 0.3],
      0.2,
    ),
    [0.3, -0.1],
    [-0.05, 0.22, 1],
  ),
  scale(
    'hex-dumbbell',
    inRow(
      [
        dumbbells['hex-dumbbell-10'],
        dumbbells['hex-dumbbell-25'],
        dumbbells['hex-dumbbell'],
        dumbbells['hex-dumbbell-100'],
      ],
      [-0.02, 0, 0.1],
      0.37,
      -0.9,
    ),
    [-0.5, 0],
    [0.15, 0.3, 1],
  ),
  scale(
    'round-dumbbell',
    inRow(
      [dumbbells['round-dumbbell-5'], dumbbells['round-dumbbell-15'], dumbbells['round-dumbbell-30']],
      [-0.85, 0, 0.1],
      0.36,
      -0.9,
    ),
    [0.35, 0],
    [-0.1, 0.28, 1],
  ),
  scale(
    'kettlebell',
    inRow(
      [
        bells['kettlebell-8'],
        bells['kettlebell-12'],
        bells['kettlebell-16'],
        bells['kettlebell-20'],
        bells['kettlebell-24'],
        bells['kettlebell-32'],
      ],
      [-0.1, 0, 0.1],
      0.25,
      0.3,
    ),
    [-0.55, 0],
    [0.12, 0.22, 1],
  ),
  scale(
    'competition-kettlebell',
    inRow(
      [bells['competition-kettlebell-16'], bells['competition-kettlebell-24'], bells['competition-kettlebell-32']],
      [-0.85, 0, 0.1],
      0.29,
      0.2,
    ),
    [0.2, 0],
    [-0.08, 0.2, 1],
  ),
  scale('rower', [conditioningModels['rower']], [0.45, -0.5], [0.3, 0.22, 1]),
  scale('air-bike', [conditioningModels['air-bike']], [-0.98, 0], [0.3, 0.18, 1]),
  scale('garage-package', garagePackage, [1.58, 0.2], [-0.3, 0.2, 1]),
  scale('starter-package', starterPackage, [-1.58, 0.2], [0.35, 0.2, 1]),
]
