import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'

/** Seen from a little above, half from the side. */
const camera: Camera = { from: [0.5, 0.42, 0.86], angle: 22, room: 1.02 }
/** Balls show their letters. */
const ahead: Camera = { from: [0.1, 0.24, 1], angle: 22, room: 1.02 }
/** What lies on the floor is seen from higher up. */
const above: Camera = { from: [0.25, 0.85, 0.8], angle: 22, room: 1.02 }

const piece = (name: string, kind: string, shown: Camera, params: Shot['pieces'][number]['params'] = {}): Shot => ({
  name,
  pieces: [{ kind, params }],
  camera: shown,
})

export const conditioning: readonly Shot[] = [
  piece('rower', 'rower', camera),
  piece('air-bike', 'air-bike', camera),
  piece('battle-rope', 'battle-rope', above),
  piece('wood-rings', 'rings', camera),
  piece('medicine-ball', 'medicine-ball', ahead),
  piece('slam-ball', 'slam-ball', ahead),
  piece('stone-ball', 'slam-ball', ahead, { diameter: 0.38, weight: '100 LB', color: 0x3a3d42, hasTread: false }),
  piece('jump-rope-forge', 'jump-rope', above),
  piece('jump-rope-black', 'jump-rope', above, { color: 0x1f2022 }),
  piece('jump-rope-blue', 'jump-rope', above, { color: 0x1556c0 }),
  piece('ab-wheel', 'ab-wheel', camera),
  piece('abmat', 'abmat', camera),
]
