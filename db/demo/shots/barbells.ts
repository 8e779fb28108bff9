import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'

/** A bar shows its telling end: sleeve, collar and the knurl that runs out of the frame. */
const end: Camera = { from: [0.55, 0.62, 0.78], angle: 20, look: { at: [0.8, 0.015, 0], width: 0.62 } }

const bar = (name: string, kind: string, params: Shot['pieces'][number]['params'] = {}): Shot => ({
  name,
  pieces: [{ kind, params }],
  camera: end,
})

export const barbells: readonly Shot[] = [
  bar('bar-zinc', 'barbell'),
  bar('bar-stainless', 'barbell', { shaftFinish: 'stainless', sleeveFinish: 'stainless' }),
  bar('bar-axle', 'axle'),
]
