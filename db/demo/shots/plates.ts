import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'

/** Every plate is seen from the same side, so that a shelf of them reads as a range. */
const camera: Camera = { from: [0.1, 0.28, 1], angle: 22, room: 1.02 }
const turn = [0, 0.55, 0] as const

const plate = (name: string, kind: string, params: Shot['pieces'][number]['params'] = {}): Shot => ({
  name,
  pieces: [{ kind, params, turn }],
  camera,
})

export const plates: readonly Shot[] = [
  plate('bumper-45', 'bumper', { weight: '45 LB' }),
  plate('competition-25', 'bumper', {
    color: 0xb01218,
    weight: '25 KG',
    thickness: 0.065,
    hub: 0.2,
    hubFinish: 'chrome',
  }),
  plate('iron-45', 'iron-plate', { weight: '45 LB' }),
  plate('change-2-5', 'change-plate'),
]
