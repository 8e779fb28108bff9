import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import type { LightName } from '../../../equipment/pictures/lights.ts'
import { accessoryModels } from '../models/accessories.ts'
import { benchModels } from '../models/benches.ts'
import { collarModels } from '../models/collars.ts'
import { conditioningModels } from '../models/conditioning.ts'
import { dumbbellModels, kettlebellModels } from '../models/hand-weights.ts'
import { bumperModels, competitionPlateModels } from '../models/plates.ts'
import { plyoBoxModels } from '../models/plyo-boxes.ts'
import { printModels } from '../models/print.ts'
import { storageModels } from '../models/storage.ts'
import { strongmanModels } from '../models/strongman.ts'
import { bumpersIn, loadedBar, toLoadedPlate } from './contents.ts'
import { movePieces, type Piece, piece, type Place, placeProduct, row, scene } from './placing.ts'

const upright = Math.PI / 2

/** Builds a view centered on `at` that covers `height` meters from top to bottom, with a custom lens angle. */
const cameraFrom = (from: Place, at: Place, height: number, angle: number, more: Partial<Camera> = {}): Camera => ({
  from,
  angle,
  look: { at, width: height * (1960 / 1100) },
  ...more,
})

const lit = (light: LightName, shot: Shot): Shot => ({ ...shot, light })

const black = toLoadedPlate(bumperModels['training-bumper-45'])
const school = { color: 0x1d3f77 }

const line = row(5, [-4.5, 0, 0.95], 2.5, (at) => piece('power-rack', at, 0, school)).flatMap((rack, index) => {
  const [x] = rack.at as Place
  return [
    rack,
    ...loadedBar(
      [x, 1.36, 1.43],
      index % 2 === 0 ? [black] : [black, toLoadedPlate(bumperModels['training-bumper-25'])],
    ),
    placeProduct(benchModels['flat-bench-black'], [x, 0, 1.75]),
  ]
})

/** Places dumbbells on the tiers of a rack, two of each weight side by side. */
const rowsOf = (weights: readonly (readonly (keyof typeof dumbbellModels)[])[]): Piece[] =>
  weights.flatMap((tier, at) => {
    const share = at / 2
    const step = 1.24 / (tier.length * 2)
    return tier.flatMap((name, place) =>
      [0, 1].map((twin) =>
        placeProduct(
          dumbbellModels[name],
          [-0.62 + (place * 2 + twin + 0.5) * step, 0.263 + share * 0.58, 0.101 - share * 0.19],
          [0.3, -upright, 0],
        ),
      ),
    )
  })

const rackOf = (at: Place, weights: Parameters<typeof rowsOf>[0]) => [
  placeProduct(storageModels['dumbbell-rack'], at),
  ...movePieces(at, rowsOf(weights)),
]

const meetPlates = (
  ['calibrated-plate-25', 'calibrated-plate-25', 'calibrated-plate-25', 'calibrated-plate-20'] as const
).map((name) => toLoadedPlate(competitionPlateModels[name]))

/** Scenes with individual light, lens, and room. */
export const scenesInLight: readonly Shot[] = [
  lit(
    'tubes',
    scene('scene-school', 'school', cameraFrom([-1, 0.1, 0.6], [-0.6, 1.12, 1.5], 3.2, 40, { reach: 8 }), line),
  ),
  lit(
    'morning',
    scene('scene-flat', 'flat', cameraFrom([0.4, 0.1, 1], [-0.28, 1.12, 0.8], 2.55, 30, { reach: 5.5 }), [
      piece('folding-rack', [0.35, 0, 0.36]),
      ...loadedBar([0.35, 1.42, 0.8], [toLoadedPlate(bumperModels['training-bumper-35'])]),
      placeProduct(benchModels['ash-bench'], [0.35, 0, 1.2]),
      placeProduct(kettlebellModels['kettlebell-24'], [-0.86, 0, 0.42], 0.4),
      placeProduct(kettlebellModels['kettlebell-16'], [-1.13, 0, 0.36], 0.2),
      placeProduct(dumbbellModels['block-dumbbell'], [-0.62, 0, 0.75], 0.9),
      placeProduct(accessoryModels['canvas-duffel'], [-1.7, 0, 0.62], 0.5),
      placeProduct(conditioningModels['training-mat'], [-1.55, 0, 0.2], 0.05),
    ]),
  ),
  lit(
    'stage',
    scene('scene-meet', 'stage', cameraFrom([0.1, 0.03, 1], [0.02, 0.62, 2.4], 1.8, 24, { reach: 5 }), [
      piece('lifting-platform', [0, 0, 2.6], 0, { color: 0x8e1116 }),
      ...loadedBar([0, 0.301, 2.75], meetPlates),
      piece('referee-lights', [-1.5, 0, 1.15], 0.3, { isLit: true, right: 0xf4f2ea }),
      piece('chalk-bowl', [1.6, 0, 1.5]),
    ]),
  ),
  lit(
    'spots',
    scene(
      'scene-dumbbell-wall',
      'gym',
      cameraFrom([-1, 0.3, 0.62], [-0.25, 0.62, 0.6], 1.25, 30, {
        reach: 4,
        blur: { sharp: [-0.75, 0.6, 0.7], opening: 0.022 },
      }),
      [-1.4, 0, 1.4].flatMap((x) =>
        rackOf(
          [x, 0, 0.5],
          [
            ['round-dumbbell-30', 'round-dumbbell-36', 'round-dumbbell-42'],
            ['round-dumbbell', 'round-dumbbell', 'round-dumbbell-30'],
            ['round-dumbbell-10', 'round-dumbbell-10', 'round-dumbbell-15'],
          ],
        ),
      ),
    ),
  ),
  lit(
    'backlight',
    scene(
      'scene-morning-bells',
      'loft',
      cameraFrom([0.3, 0.03, 1], [-1.18, 0.34, 2.7], 0.86, 30, {
        reach: 4.5,
        blur: { sharp: [-1.3, 0.15, 2.8], opening: 0.03 },
      }),
      (['kettlebell-12', 'kettlebell-16', 'kettlebell-20', 'kettlebell-24', 'kettlebell-32'] as const).map((name, at) =>
        placeProduct(kettlebellModels[name], [-1.74 + at * 0.27, 0, 2.95 - at * 0.16], 0.25),
      ),
    ),
  ),
  lit(
    'backlight',
    scene('scene-conditioning', 'loft', cameraFrom([-0.45, 0.72, 1], [0, 0.35, 2.3], 3, 34, { reach: 5 }), [
      placeProduct(conditioningModels['rower'], [-0.7, 0, 2.5], 0.5),
      placeProduct(conditioningModels['air-bike'], [1.3, 0, 1.7], -0.7),
      placeProduct(conditioningModels['battle-rope'], [1.2, 0, 3.1], 0.4),
      piece('slam-ball', [0.35, 0, 3.2]),
      placeProduct(conditioningModels['slam-ball-olive'], [0.05, 0, 3.42], 0.4),
      placeProduct(plyoBoxModels['plyo-box'], [-1.5, 0, 1.1], 0.3),
    ]),
  ),
  lit(
    'noon',
    scene('scene-mobility', 'flat', cameraFrom([0.04, 1, 0.3], [-0.35, 0, 2.5], 1.3, 26, { reach: 4.5 }), [
      placeProduct(conditioningModels['training-mat'], [-1.02, 0, 2.33], 1.35),
      placeProduct(conditioningModels['foam-roller'], [-0.62, 0, 2.3], 0.5),
      placeProduct(conditioningModels['abmat'], [-0.18, 0, 2.25], -0.25),
      placeProduct(conditioningModels['massage-ball'], [-0.42, 0, 2.78]),
      placeProduct(conditioningModels['massage-peanut'], [-0.56, 0, 2.86], 0.5),
      placeProduct(conditioningModels['parallettes'], [0.33, 0, 2.4], 0.12),
      placeProduct(conditioningModels['jump-rope-blue'], [-1.06, 0, 2.95], 0.3),
      placeProduct(conditioningModels['foam-roller-smooth'], [0.16, 0, 2.88], 0.2),
    ]),
  ),
  lit(
    'spots',
    scene(
      'scene-cradle',
      'gym',
      cameraFrom([0.85, 0.36, 0.7], [0.02, 0.27, 1.5], 0.68, 24, {
        blur: { sharp: [0.18, 0.35, 1.62], opening: 0.035 },
      }),
      [placeProduct(storageModels['bumper-cradle'], [0, 0, 1.5]), ...movePieces([0, 0, 1.5], bumpersIn())],
    ),
  ),
  lit(
    'dusk',
    scene(
      'scene-dusk',
      'yard',
      cameraFrom([-0.34, 0.1, 1], [0.1, 0.42, 2.6], 1.5, 28, {
        reach: 5,
        blur: { sharp: [0, 0.2, 3.1], opening: 0.03 },
      }),
      [
        placeProduct(strongmanModels['atlas-stone'], [-0.55, 0, 3.1], 0.2),
        placeProduct(strongmanModels['heavy-stone'], [0.02, 0, 2.75], -0.3),
        placeProduct(strongmanModels['log'], [0.75, 0, 2.05], 0.35),
        placeProduct(strongmanModels['keg'], [-1.15, 0, 1.9]),
        piece('sandbag', [0.82, 0, 3.05], -0.35, { diameter: 0.42, height: 0.52, weight: '200 LB' }),
        piece('yoke', [-0.4, 0, 0.9], 0.15),
        piece('tyre', [1.9, 0, 1.1]),
      ],
    ),
  ),
  lit(
    'lamp',
    scene(
      'scene-bench-top',
      'workbench',
      cameraFrom([0.12, 0.42, 1], [0, 0.07, 0.62], 0.5, 26, {
        reach: 1.6,
        blur: { sharp: [0, 0.06, 0.72], opening: 0.03 },
      }),
      [
        placeProduct(accessoryModels['oak-tan-belt'], [-0.2, 0, 0.6], 0.35),
        placeProduct(accessoryModels['wrist-wraps'], [0.19, 0, 0.78], -0.35),
        placeProduct(collarModels['meet-collar-pair'], [0.36, 0, 0.62], 0.5),
        piece('chalk-block', [0.05, 0, 0.6], 0.2),
        piece('chalk-block', [0.118, 0, 0.585], -0.15),
        piece('chalk-block', [0.085, 0.039, 0.593], 0.4),
        placeProduct(printModels['log-book'], [0.24, 0, 0.42], -0.3),
        placeProduct(accessoryModels['lifting-straps'], [-0.1, 0, 0.86], 0.6),
      ],
    ),
  ),
]
