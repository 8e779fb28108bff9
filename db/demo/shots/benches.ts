import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'

/** Benches stand obliquely, their narrow foot towards the camera. */
const camera: Camera = { from: [0.25, 0.34, 1], angle: 22, room: 1.02 }
const turn = [0, 0.9, 0] as const

const bench = (name: string, kind: string, params: Shot['pieces'][number]['params'] = {}): Shot => ({
  name,
  pieces: [{ kind, params, turn }],
  camera,
})

export const benches: readonly Shot[] = [
  bench('flat-bench-black', 'flat-bench'),
  bench('flat-bench-red', 'flat-bench', { color: 0x8e1116 }),
  bench('wide-bench', 'flat-bench', { width: 0.356, color: 0x1c3f86 }),
  bench('ash-bench', 'flat-bench', { isWood: true, top: 0xb08a58, brand: 'LARCHWELL' }),
  bench('incline-bench', 'adjustable-bench'),
  bench('incline-bench-flat', 'adjustable-bench', { angle: 0, seatAngle: 0 }),
  bench('incline-bench-upright', 'adjustable-bench', { angle: 85 }),
  bench('utility-bench', 'utility-bench'),
  bench('competition-bench', 'competition-bench'),
]
