import type { Shot } from '../../../equipment/pictures/shot.ts'
import { bars, bells, bumpersOn, dumbbellsOn, type LoadedPlate, loadedBar, lyingBars } from './contents.ts'
import { movePieces, piece, type Place, row, scene, wideView } from './placing.ts'
import { scenesInLight } from './scenes-in-light.ts'

const red: LoadedPlate = {
  thickness: 0.067,
  params: { color: 0xa81418, weight: '25 KG', hub: 0.2, hubFinish: 'chrome' },
}
const blue: LoadedPlate = {
  thickness: 0.054,
  params: { color: 0x123f8c, weight: '20 KG', hub: 0.2, hubFinish: 'chrome' },
}
const yellow: LoadedPlate = {
  thickness: 0.041,
  params: { color: 0xd9a400, weight: '15 KG', hub: 0.2, hubFinish: 'chrome' },
}
const green: LoadedPlate = {
  thickness: 0.028,
  params: { color: 0x16693a, weight: '10 KG', hub: 0.2, hubFinish: 'chrome' },
}
const black: LoadedPlate = { thickness: 0.083, params: { weight: '20 KG' } }
const slim: LoadedPlate = { thickness: 0.06, params: { weight: '15 KG' } }

const treeAt = (at: Place) => [piece('plate-tree', at), ...movePieces(at, bumpersOn([0.34, 0.86]))]
const shelfAt = (at: Place) => [piece('storage-shelf', at), ...movePieces(at, bells([0.156, 0.646]))]
const dumbbellsAt = (at: Place) => [piece('dumbbell-rack', at), ...movePieces(at, dumbbellsOn(3, 0.96))]

const kettlebellWeights = ['8 KG', '12 KG', '16 KG', '20 KG', '24 KG', '28 KG', '32 KG'] as const

/** Scenes for home pages, landing pages, departments, and the magazine. */
export const scenes: readonly Shot[] = [
  scene('scene-garage', 'garage', wideView([0.35, 0.2, 1], [0.05, 1.0, 1.4], 3.5), [
    piece('power-rack', [0, 0, 1.3]),
    ...loadedBar([0, 1.36, 1.78], [black, slim]),
    piece('flat-bench', [0, 0, 1.75]),
    ...treeAt([1.75, 0, 0.9]),
    ...row(4, [1.45, 0, 2.1], 0.3, (at, index) =>
      piece('kettlebell', at, 0.2, { weight: kettlebellWeights[index + 2] ?? '16 KG' }),
    ),
    ...shelfAt([2.9, 0, 0.4]),
    piece('plyo-box', [-2, 0, 1.1], 0.4),
  ]),
  scene('scene-bar', 'hallDark', wideView([0.72, 0.16, 1], [0.62, 0.26, 2.45], 1.2), [
    piece('lifting-platform', [0, 0, 2.4]),
    ...loadedBar([0, 0.301, 2.5], [red, blue, yellow]),
  ]),
  scene('scene-platform', 'hall', wideView([-0.25, 0.3, 1], [0, 0.75, 2], 3.3), [
    piece('lifting-platform', [0, 0, 2.2]),
    ...loadedBar([0, 0.301, 2.5], [red, green]),
    piece('squat-stand', [0, 0.076, 1.75]),
    piece('bumper-cradle', [2, 0, 1.5], 0.5),
    piece('chalk-bowl', [-1.75, 0, 1.6]),
  ]),
  scene(
    'scene-plates',
    'studio',
    wideView([0.3, 0.3, 1], [0, 0.2, 2.85], 0.98),
    [red, blue, yellow, green].map(({ params = {}, thickness }, index) =>
      piece('bumper', [-0.62 + index * 0.4, 0, 3 - index * 0.11], 0.5, { ...params, thickness }),
    ),
  ),
  scene('scene-rack', 'hallDark', wideView([0.75, 0.16, 1], [0.25, 1.2, 2.2], 2.1), [
    piece('power-rack', [0, 0, 1.7], 0, { color: 0x8e1116 }),
    ...loadedBar([0, 1.36, 2.18], [black]),
  ]),
  scene('scene-bench', 'hall', wideView([0.8, 0.3, 1], [0, 0.62, 2], 2.1), [
    piece('competition-bench', [0, 0, 2]),
    ...loadedBar([0, 1.03, 1.55], [red, blue]),
  ]),
  scene('scene-dumbbells', 'store', wideView([0.55, 0.35, 1], [0, 0.5, 1], 1.8), [
    ...dumbbellsAt([0, 0, 0.6]),
    ...row(4, [-0.5, 0, 1.5], 0.34, (at, index) =>
      piece('round-dumbbell', at, 1.2, { weight: ['10 KG', '15 KG', '20 KG', '25 KG'][index] ?? '10 KG' }),
    ),
  ]),
  scene('scene-kettlebells', 'store', wideView([-0.45, 0.24, 1], [-0.06, 0.2, 1.1], 1.02), [
    ...row(6, [-0.8, 0, 1], 0.32, (at, index) =>
      piece('kettlebell', at, -0.3, { weight: kettlebellWeights[index + 1] ?? '8 KG' }),
    ),
  ]),
  scene('scene-storage', 'store', wideView([0.25, 0.24, 1], [0, 0.85, 0.8], 3), [
    ...shelfAt([-1.55, 0, 0.35]),
    ...dumbbellsAt([0, 0, 0.45]),
    ...treeAt([1.25, 0, 0.6]),
    piece('bar-stand', [2.2, 0, 0.5]),
    ...movePieces([2.2, 0, 0.5], bars(0.143)),
    piece('wall-bar-rack', [0, 1.4, 0.08]),
    ...movePieces([0, 1.4, 0.08], lyingBars(6, 0.76)),
    ...row(3, [-1.95, 0, 1.2], 0.4, (at) => piece('medicine-ball', at)),
  ]),
  scene('scene-yard', 'yard', wideView([-0.3, 0.26, 1], [0, 0.7, 2], 3.4), [
    piece('yoke', [-1.1, 0, 1.4], 0.2),
    piece('log', [0.9, 0, 2.2], 0.15),
    piece('atlas-stone', [-0.4, 0, 2.9]),
    piece('atlas-stone', [0.15, 0, 3.05], 0.5, { diameter: 0.45, weight: '110 KG' }),
    piece('tyre', [2.3, 0, 1.2]),
    piece('keg', [0.4, 0, 1.2]),
    piece('keg', [0.9, 0, 1.05]),
    piece('sandbag', [-2.5, 0, 2]),
    piece('farmers-handles', [-1.6, 0, 3], 0.4),
  ]),
  scene('scene-sled', 'yard', wideView([0.7, 0.3, 1], [0, 0.42, 2.4], 1.9), [
    piece('sled', [0, 0, 2.4], 0.25),
    piece('battle-rope', [1.2, 0, 2.1]),
  ]),
  scene('scene-rig', 'hall', wideView([0.5, 0.14, 1], [0, 1.3, 1.6], 3.9), [
    piece('rig-bay', [0, 0, 1.5]),
    ...loadedBar([-0.6, 1.4, 2.6], [slim]),
    piece('adjustable-bench', [1.9, 0, 2.6], 0.5),
  ]),
  scene('scene-machines', 'garage', wideView([-0.5, 0.3, 1], [0.1, 0.6, 1.8], 2.5), [
    piece('rower', [-0.5, 0, 1.5], 0.3),
    piece('air-bike', [1.4, 0, 2], -0.5),
  ]),
  scene('scene-wall-rack', 'garage', wideView([0.6, 0.22, 1], [0.4, 1.05, 0.8], 3), [
    piece('folding-rack', [0.6, 0, 0.36]),
    piece('flat-bench', [0.6, 0, 1.3]),
    ...loadedBar([0.6, 1.42, 0.8], [slim]),
    ...row(3, [1.9, 0, 0.6], 0.32, (at, index) =>
      piece('kettlebell', at, 0.3, { weight: kettlebellWeights[index + 2] ?? '16 KG' }),
    ),
  ]),
  scene('scene-studio-bars', 'studio', wideView([0.5, 0.75, 0.8], [0.7, 0.03, 3], 0.95), [
    piece('barbell', [0, 0, 2.8]),
    piece('barbell', [0.06, 0, 2.95], 0, { shaftFinish: 'black zinc', sleeveFinish: 'black zinc' }),
    piece('barbell', [-0.04, 0, 3.1], 0, { shaftFinish: 'stainless', sleeveFinish: 'stainless' }),
  ]),
  ...scenesInLight,
]
