import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { barbellModels } from '../models/barbells.ts'
import { gripPlateModels } from '../models/grip-plates.ts'
import {
  bumperModels,
  changePlateModels,
  competitionPlateModels,
  ironPlateModels,
  type PlateModel,
} from '../models/plates.ts'

const camera: Camera = { from: [0.1, 0.28, 1], angle: 22, room: 1.02 }

/** Fans out plates, each one farther to the right and back, to keep every face visible. */
function fan(name: string, models: readonly PlateModel[], step = 0.15, turn = 0.42): Shot {
  return {
    name,
    pieces: models.map((model, at) => ({
      ...model,
      at: [at * step, 0, at * -0.19] as const,
      turn: [0, turn, 0] as const,
    })),
    camera,
  }
}

/** Arranges plates by size: the smallest in front on the left, larger ones behind and to the right. */
function row(name: string, models: readonly PlateModel[], turn = 0.3): Shot {
  let [x, z] = [0, 0]
  const pieces = models.map((model) => {
    const { diameter } = model.params
    const place = { ...model, at: [x, 0, z] as const, turn: [0, turn, 0] as const }
    x += diameter * 0.62
    z -= diameter * 0.55
    return place
  })
  return { name, pieces, camera: { ...camera, from: [0.1, 0.42, 1] } }
}

/** Stacks plates, starting at the bottom. */
function stack(name: string, models: readonly PlateModel[]): Shot {
  let top = 0
  const pieces = models.map((model) => {
    const { thickness, diameter } = model.params
    const height = top + thickness / 2
    top += thickness
    return { ...model, at: [0, height, diameter / 2] as const, turn: [-Math.PI / 2, 0, 0] as const }
  })
  return { name, pieces, camera: { from: [0.28, 0.5, 1], angle: 22, room: 1.02 } }
}

function loaded(name: string, models: readonly PlateModel[], look: Camera): Shot {
  const radius = models[0]!.params.diameter / 2
  let edge = 1.1 - 0.415
  const pieces = models.map((model) => {
    const { thickness, diameter } = model.params
    const middle = edge + thickness / 2
    edge += thickness + 0.001
    return { ...model, at: [middle, radius - diameter / 2, 0] as const, turn: [0, Math.PI / 2, 0] as const }
  })
  const bar = { ...barbellModels['power-bar-stainless'], at: [0, radius - 0.0345, 0] as const }
  return { name, pieces: [bar, ...pieces], camera: look }
}

const endLook: Camera = { from: [0.8, 0.34, 0.68], angle: 20, look: { at: [0.84, 0.21, 0], width: 0.74 } }
const sideLook: Camera = { from: [0.55, 0.4, 0.85], angle: 20, look: { at: [0.78, 0.2, 0], width: 0.8 } }

const [bumpers, discs, iron, small, grips] = [
  bumperModels,
  competitionPlateModels,
  ironPlateModels,
  changePlateModels,
  gripPlateModels,
]

export const plateSets: readonly Shot[] = [
  fan('color-bumper-set', [
    bumpers['color-bumper-10'],
    bumpers['color-bumper-15'],
    bumpers['color-bumper-20'],
    bumpers['color-bumper-25'],
  ]),
  fan('training-bumper-set', [
    bumpers['training-bumper-10'],
    bumpers['training-bumper-25'],
    bumpers['training-bumper-35'],
    bumpers['training-bumper-45'],
  ]),
  fan(
    'ring-bumper-set',
    [
      bumpers['ring-bumper-10'],
      bumpers['ring-bumper-25'],
      bumpers['ring-bumper-35'],
      bumpers['ring-bumper-45'],
      bumpers['ring-bumper-55'],
    ],
    0.12,
    -0.3,
  ),
  stack('class-bumper-set', [
    bumpers['class-bumper-20-kg'],
    bumpers['class-bumper-20-kg'],
    bumpers['class-bumper-15-kg'],
    bumpers['class-bumper-15-kg'],
    bumpers['class-bumper-10-kg'],
    bumpers['class-bumper-10-kg'],
  ]),
  stack('crumb-bumper-pile', [
    bumpers['crumb-bumper-35'],
    bumpers['crumb-bumper-35'],
    bumpers['crumb-bumper-25'],
    bumpers['crumb-bumper-10'],
  ]),
  fan('urethane-bumper-row', [
    bumpers['urethane-bumper-10-kg'],
    bumpers['urethane-bumper-15-kg'],
    bumpers['urethane-bumper-20-kg'],
    bumpers['urethane-bumper-25-kg'],
  ]),
  fan(
    'competition-plate-set',
    [
      discs['competition-plate-10'],
      discs['competition-plate-15'],
      discs['competition-plate-20'],
      discs['competition-plate-25'],
      discs['competition-plate-25'],
    ],
    0.13,
    -0.36,
  ),
  fan(
    'platform-plate-set',
    [discs['platform-plate-10'], discs['platform-plate-15'], discs['platform-plate-20'], discs['platform-plate-25']],
    0.18,
    0.5,
  ),
  row('calibrated-set', [
    discs['calibrated-plate-10'],
    discs['calibrated-plate-15'],
    discs['calibrated-plate-20'],
    discs['calibrated-plate-25'],
  ]),
  row('iron-set', [
    iron['deep-dish-plate-2-5'],
    iron['deep-dish-plate-5'],
    iron['deep-dish-plate-10'],
    iron['deep-dish-plate-20'],
    iron['deep-dish-plate'],
  ]),
  row('machined-set', [iron['machined-plate-25'], iron['machined-plate-35'], iron['machined-plate']], 0.5),
  row('grip-plate-set', [grips['grip-plate-10'], grips['grip-plate-25'], grips['grip-plate']], 0.4),
  stack('pancake-stack', [
    iron['pancake-plate-45'],
    iron['pancake-plate-45'],
    iron['pancake-plate-25'],
    iron['pancake-plate-25'],
    iron['pancake-plate-10'],
    iron['pancake-plate-10'],
  ]),
  row('change-plate-set', [
    small['change-plate-1'],
    small['change-plate-1-5'],
    small['change-plate-2'],
    small['change-plate-2-5'],
  ]),
  row('pound-change-set', [
    small['change-plate-black-2-5'],
    small['change-plate-black-5'],
    small['change-plate-black-10'],
  ]),
  row('fractional-set', [small['fraction-0-25'], small['fraction-0-5'], small['fraction-0-75'], small['fraction-1']]),
  row(
    'fractional-kilogram-set',
    [small['fraction-0-125-kg'], small['fraction-0-25-kg'], small['fraction-0-5-kg'], small['fraction-1-kg']],
    0.5,
  ),
  row('record-discs', [small['record-disc-0-25'], small['record-disc-0-5'], small['record-disc-1']], 0.2),
  stack('referee-stack', [
    small['referee-plate-5'],
    small['referee-plate-2-5'],
    small['referee-plate-2'],
    small['referee-plate-1-5'],
    small['referee-plate-1'],
  ]),
  loaded(
    'bar-loaded',
    [discs['competition-plate-25'], discs['competition-plate-20'], discs['competition-plate-15']],
    endLook,
  ),
  loaded(
    'bar-loaded-thin',
    [
      discs['calibrated-plate-25'],
      discs['calibrated-plate-25'],
      discs['calibrated-plate-20'],
      discs['calibrated-plate-15'],
      discs['calibrated-plate-10'],
    ],
    endLook,
  ),
  loaded('bar-package', [bumpers['training-bumper-45'], bumpers['training-bumper-25']], sideLook),
  loaded('bar-colors', [bumpers['color-bumper-25'], bumpers['color-bumper-20'], bumpers['color-bumper-10']], sideLook),
  loaded('bar-iron', [iron['deep-dish-plate'], iron['deep-dish-plate'], iron['deep-dish-plate-25']], endLook),
]
