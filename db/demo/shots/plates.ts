import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import {
  bumperModels,
  changePlateModels,
  competitionPlateModels,
  ironPlateModels,
  type PlateModel,
} from '../models/plates.ts'
import { plateSets } from './plate-sets.ts'

/** All plates share the same view, which makes a category look like one range. */
const camera: Camera = { from: [0.1, 0.28, 1], angle: 22, room: 1.02 }

/** Plates that differ from another plate only in the number and share its picture. */
const untold: ReadonlySet<string> = new Set([
  'black-bumper-5',
  'black-bumper-15',
  'black-bumper-25',
  'class-bumper-15',
  'class-bumper-25',
  'class-bumper-35',
  'class-bumper-10-kg',
  'class-bumper-15-kg',
  'crumb-bumper-10',
  'crumb-bumper-35',
  'deep-dish-plate-2-5',
  'deep-dish-plate-5',
  'deep-dish-plate-20',
  'deep-dish-plate-15-kg',
  'deep-dish-plate-25-kg',
  'machined-plate-15-kg',
  'machined-plate-25-kg',
  'pancake-plate-10',
  'pancake-plate-25',
  'pancake-plate-5-kg',
  'pancake-plate-20-kg',
  'steel-change-plate-5',
  'soft-change-plate-5',
  'fraction-0-25',
  'fraction-0-5',
  'fraction-0-75',
  'fraction-0-125-kg',
  'fraction-0-25-kg',
  'fraction-0-5-kg',
  'fraction-1-kg',
  'record-disc-0-25',
  'record-disc-0-5',
  'record-disc-1',
  'deep-dish-plate-10',
  'deep-dish-plate-25',
  'deep-dish-plate-35',
  'machined-plate-25',
  'machined-plate-35',
])

const family = (models: Readonly<Record<string, PlateModel>>, turn: number, view: Camera = camera): Shot[] =>
  Object.entries(models)
    .filter(([name]) => !untold.has(name))
    .map(([name, model]) => ({
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
