import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { benchModels } from '../models/benches.ts'

/** Benches stand at an angle, with the narrow foot toward the camera. */
const camera: Camera = { from: [0.25, 0.34, 1], angle: 22, room: 1.02 }
const turn = [0, 0.9, 0] as const

const bench = (name: string, { kind, params }: ModelEntry): Shot => ({ name, pieces: [{ kind, params, turn }], camera })

/** Builds a shot of a bench with different back and seat angles, in degrees. */
const set = (name: string, { kind, params }: ModelEntry, angle: number, seatAngle: number) =>
  bench(name, { kind, params: { ...params, angle, seatAngle } })

/** Builds a close-up that is `width` meters wide, centered on `at`. */
const detail = (name: string, model: ModelEntry, at: readonly [number, number, number], width: number): Shot => ({
  ...bench(name, model),
  camera: { from: [0.35, 0.34, 1], angle: 22, look: { at, width } },
})

export const benches: readonly Shot[] = [
  ...Object.entries(benchModels).map(([name, model]) => bench(name, model)),
  set('incline-bench-flat', benchModels['incline-bench'], 0, 0),
  set('incline-bench-upright', benchModels['incline-bench'], 85, 12),
  set('quillon-bench-upright', benchModels['quillon-bench'], 72, 12),
  detail('flat-bench-pad', benchModels['flat-bench-black'], [0.38, 0.36, 0.3], 0.5),
  detail('ash-bench-boards', benchModels['ash-bench'], [0.38, 0.38, 0.3], 0.5),
  detail('incline-bench-ladder', benchModels['incline-bench'], [-0.1, 0.22, -0.05], 0.6),
  detail('quillon-bench-ladder', benchModels['quillon-bench'], [-0.1, 0.22, -0.05], 0.6),
  detail('competition-bench-cups', benchModels['competition-bench'], [0.12, 0.99, -0.5], 0.5),
]
