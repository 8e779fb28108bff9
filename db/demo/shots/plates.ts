import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import {
  bumperModels,
  changePlateModels,
  competitionPlateModels,
  ironPlateModels,
  type PlateModel,
} from '../models/plates.ts'
import { plateSets } from './plate-sets.ts'

/** Every plate of a family is seen from the same side, so that a shelf of them reads as a range. */
const camera: Camera = { from: [0.1, 0.28, 1], angle: 22, room: 1.02 }

const family = (models: Readonly<Record<string, PlateModel>>, turn: number, view: Camera = camera): Shot[] =>
  Object.entries(models).map(([name, model]) => ({
    name,
    pieces: [{ ...model, turn: [0, turn, 0] as const }],
    camera: view,
  }))

export const plates: readonly Shot[] = [
  ...family(bumperModels, 0.55),
  ...family(competitionPlateModels, -0.5),
  ...family(ironPlateModels, 0.38),
  ...family(changePlateModels, 0.55, { ...camera, from: [0.1, 0.4, 1] }),
  ...plateSets,
]
