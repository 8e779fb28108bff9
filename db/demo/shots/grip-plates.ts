import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'

/** From where all plates are seen. */
const camera: Camera = { from: [0.1, 0.28, 1], angle: 22, room: 1.02 }
const turn = [0, 0.55, 0] as const

const plate = (name: string, params: Shot['pieces'][number]['params'] = {}): Shot => ({
  name,
  pieces: [{ kind: 'grip-plate', params, turn }],
  camera,
})

export const gripPlates: readonly Shot[] = [
  plate('grip-plate'),
  plate('olympic-grip-plate-25', {
    diameter: 0.35,
    thickness: 0.045,
    color: 0x26272b,
    ink: 0xe07a50,
    brand: 'IRONWRIGHT',
    weight: '25 LB',
  }),
]
