import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import type { LightName } from '../../../equipment/pictures/lights.ts'
import { barbellModels } from '../models/barbells.ts'
import { benchModels } from '../models/benches.ts'
import { conditioningModels } from '../models/conditioning.ts'
import { floorModels } from '../models/floors.ts'
import { dumbbellModels, kettlebellModels } from '../models/hand-weights.ts'
import { bumperModels } from '../models/plates.ts'
import { rackModels } from '../models/racks.ts'
import { storageModels } from '../models/storage.ts'
import { bumpersIn, dumbbellsOn, loadedBar, toLoadedPlate } from './contents.ts'
import { garagePackage, starterPackage } from './packages.ts'
import { movePieces, type Piece, type Place, placeProduct } from './placing.ts'

/** Builds a square picture of a product in a room. The view covers `height` meters at `at`. */
function inRoom(
  name: string,
  room: Shot['room'] & string,
  { from, at, height, angle = 26, reach }: { from: Place; at: Place; height: number; angle?: number; reach?: number },
  pieces: readonly Piece[],
  light?: LightName,
): Shot {
  const camera: Camera = { from, angle, look: { at, width: height }, ...(reach && { reach }) }
  return { name: `${name}-room`, room, camera, pieces, ...(light && { light }) }
}

const [bumpers, dumbbells, bells] = [bumperModels, dumbbellModels, kettlebellModels]
const platform = placeProduct(floorModels['compact-platform'], [0, 0, 2.3])

/** Weights in pounds of the plates in a cradle, from the widest slot to the narrowest. */
const inCradle = (['45', '45', '45', '35', '25', '25', '10'] as const).map(
  (pounds) => bumpers[`training-bumper-${pounds}`],
)

/** Main products in use. */
export const roomPictures: readonly Shot[] = [
  inRoom('iw2-rack', 'garage', { from: [0.42, 0.16, 1], at: [0.05, 1, 1.4], height: 2.7 }, [
    placeProduct(rackModels['iw2-rack'], [0, 0, 1.2]),
    ...loadedBar(
      [0, 1.243, 1.625],
      [toLoadedPlate(bumpers['black-bumper-20']), toLoadedPlate(bumpers['black-bumper-10'])],
      barbellModels['wright-bar-black-zinc'],
    ),
    placeProduct(benchModels['flat-bench-black'], [0, 0, 1.6]),
  ]),
  inRoom('power-bar', 'hall', { from: [0.6, 0.26, 0.8], at: [0.22, 0.3, 2.3], height: 2, angle: 30 }, [
    platform,
    ...loadedBar(
      [0, 0.301, 2.35],
      [toLoadedPlate(bumpers['black-bumper-25']), toLoadedPlate(bumpers['black-bumper-20'])],
      barbellModels['power-bar-black-zinc'],
    ),
  ]),
  inRoom('wright-bar', 'garage', { from: [-0.6, 0.3, 0.8], at: [-0.22, 0.26, 1.6], height: 1.95, angle: 30 }, [
    ...loadedBar(
      [0, 0.225, 1.6],
      [toLoadedPlate(bumpers['black-bumper-20']), toLoadedPlate(bumpers['black-bumper-15'])],
      barbellModels['wright-bar-black-zinc'],
    ),
  ]),
  inRoom(
    'flat-bench',
    'flat',
    { from: [0.45, 0.24, 1], at: [0, 0.38, 1.05], height: 1.6, angle: 28, reach: 5 },
    [
      placeProduct(benchModels['flat-bench-black'], [0.05, 0, 1.05], 0.9),
      placeProduct(bells['kettlebell-16'], [-0.72, 0, 0.85], 0.3),
    ],
    'morning',
  ),
  inRoom(
    'incline-bench',
    'loft',
    { from: [-0.5, 0.14, 1], at: [0, 0.5, 2.2], height: 1.9, angle: 30, reach: 4.5 },
    [
      placeProduct(benchModels['incline-bench'], [0, 0, 2.2], -0.9),
      placeProduct(dumbbells['round-dumbbell'], [-0.72, 0, 2.72], 0.5),
      placeProduct(dumbbells['round-dumbbell'], [0.45, 0, 2.8], 0.9),
    ],
    'backlight',
  ),
  inRoom('color-bumper', 'hall', { from: [0.5, 0.22, 1], at: [0.62, 0.34, 2.3], height: 1.25, angle: 28 }, [
    platform,
    ...loadedBar(
      [0, 0.301, 2.35],
      [
        toLoadedPlate(bumpers['color-bumper-25']),
        toLoadedPlate(bumpers['color-bumper-20']),
        toLoadedPlate(bumpers['color-bumper-15']),
      ],
      barbellModels['wright-bar-black-zinc'],
    ),
  ]),
  inRoom('training-bumper', 'garage', { from: [0.6, 0.34, 0.85], at: [0.02, 0.24, 1.1], height: 1.22, angle: 26 }, [
    placeProduct(storageModels['bumper-cradle'], [0, 0, 1.1]),
    ...movePieces(
      [0, 0, 1.1],
      bumpersIn().map((plate, slot) => ({ ...plate, ...inCradle[slot]! })),
    ),
  ]),
  inRoom('hex-dumbbell', 'garage', { from: [0.45, 0.25, 1], at: [0, 0.5, 0.6], height: 1.7 }, [
    placeProduct(storageModels['dumbbell-rack'], [0, 0, 0.5]),
    ...movePieces([0, 0, 0.5], dumbbellsOn(3, 0.96)),
  ]),
  inRoom(
    'competition-kettlebell',
    'hall',
    { from: [0.3, 0.1, 1], at: [0, 0.16, 2], height: 1.5 },
    (['16', '20', '24', '28', '32'] as const).map((weight, index) =>
      placeProduct(bells[`competition-kettlebell-${weight}`], [-0.44 + index * 0.23, 0, 2.3 - index * 0.16], 0.25),
    ),
  ),
  inRoom(
    'rower',
    'loft',
    { from: [0.4, 0.16, 1], at: [0, 0.55, 2.3], height: 2.65, angle: 30, reach: 4.5 },
    [placeProduct(conditioningModels['rower'], [0, 0, 2.3], 0.5)],
    'backlight',
  ),
  inRoom('air-bike', 'store', { from: [-0.4, 0.14, 1], at: [0, 0.62, 1.7], height: 1.75, angle: 28 }, [
    placeProduct(conditioningModels['air-bike'], [0, 0, 1.7], -0.55),
  ]),
  inRoom(
    'garage-package',
    'garage',
    { from: [-0.42, 0.16, 1], at: [0, 1, 1.4], height: 2.75 },
    movePieces([0, 0, 1.3], garagePackage),
  ),
  inRoom(
    'starter-package',
    'store',
    { from: [0.45, 0.17, 1], at: [0, 0.98, 1.4], height: 2.75 },
    movePieces([0, 0, 1.3], starterPackage),
  ),
]
