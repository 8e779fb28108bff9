import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'

/** Heavy things stand on the floor and are seen from a little above, half from the side. */
const camera: Camera = { from: [0.5, 0.42, 0.86], angle: 22, room: 1.02 }

const piece = (name: string, kind: string, params: Shot['pieces'][number]['params'] = {}): Shot => ({
  name,
  pieces: [{ kind, params }],
  camera,
})

export const strongman: readonly Shot[] = [
  { ...piece('log', 'log'), camera: { ...camera, look: { at: [0.22, 0.12, 0], width: 1.5 } } },
  { ...piece('atlas-stone', 'atlas-stone'), camera: { ...camera, from: [0.1, 0.24, 1] } },
  { ...piece('sandbag', 'sandbag'), camera: { ...camera, from: [0.12, 0.34, 1] } },
  {
    ...piece('sandbag-handles', 'sandbag', { hasHandles: true, weight: '150 LB' }),
    camera: { ...camera, from: [0.12, 0.34, 1] },
  },
  piece('push-sled', 'sled'),
  piece('tyre', 'tyre'),
  piece('keg', 'keg'),
  piece('farmers-handles', 'farmers-handles'),
]
