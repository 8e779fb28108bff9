import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { gripPlateModels } from '../models/grip-plates.ts'

/** All plates share the same view. */
const camera: Camera = { from: [0.1, 0.28, 1], angle: 22, room: 1.02 }
const turn = [0, 0.55, 0] as const

/** Sizes that share another size's picture. */
const untold: ReadonlySet<string> = new Set([
  'grip-plate-10-kg',
  'grip-plate-15-kg',
  'iron-grip-plate-25',
  'iron-grip-plate-35',
  'grip-plate-25',
])

export const gripPlates: readonly Shot[] = Object.entries(gripPlateModels)
  .filter(([name]) => !untold.has(name))
  .map(([name, model]) => ({
    name,
    pieces: [{ ...model, turn }],
    camera,
  }))
