import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'

/** Attachments are seen like the racks that they hang on, on a piece of upright. */
const camera: Camera = { from: [0.75, 0.42, 1], angle: 22, room: 1 }

const attachment = (name: string, kind: string, params: Shot['pieces'][number]['params'] = {}): Shot => ({
  name,
  pieces: [{ kind, params: { hasPost: true, ...params } }],
  camera,
})

export const attachments: readonly Shot[] = [
  attachment('j-cups', 'sandwich-j-cups'),
  attachment('plain-j-cups', 'j-cups'),
  attachment('spotter-arms', 'spotter-arms'),
  attachment('pin-pipe-safeties', 'pin-pipe-safeties'),
  attachment('strap-safeties', 'strap-safeties'),
  attachment('pull-up-crossmember', 'pull-up-bar'),
  attachment('fat-crossmember', 'pull-up-bar', { diameter: 0.05 }),
  attachment('multi-grip-pull-up', 'pull-up-bar', { isMultiGrip: true }),
  attachment('dip-horns', 'dip-attachment'),
  attachment('landmine', 'landmine'),
  attachment('storage-pegs', 'storage-pegs'),
  attachment('plate-pegs', 'storage-pegs', { isWallMounted: true, length: 0.206 }),
  attachment('band-pegs', 'band-pegs'),
  attachment('plate-holder', 'plate-holder'),
  { name: 'lat-tower', pieces: [{ kind: 'lat-tower' }], camera: { ...camera, from: [0.8, 0.28, 1] } },
]
