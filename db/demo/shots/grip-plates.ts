import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { gripPlateModels } from '../models/grip-plates.ts'

/** From where all plates are seen. */
const camera: Camera = { from: [0.1, 0.28, 1], angle: 22, room: 1.02 }
const turn = [0, 0.55, 0] as const

export const gripPlates: readonly Shot[] = Object.entries(gripPlateModels).map(([name, model]) => ({
  name,
  pieces: [{ ...model, turn }],
  camera,
}))
