import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'

/** Racks are seen from the left front and a little above the eye, so that sides, name and depth read. */
const camera: Camera = { from: [0.62, 0.3, 1], angle: 24, room: 1 }

const rack = (name: string, kind: string, params: Shot['pieces'][number]['params'] = {}): Shot => ({
  name,
  pieces: [{ kind, params }],
  camera,
})

export const racks: readonly Shot[] = [
  rack('power-rack-black', 'power-rack'),
  rack('power-rack-red', 'power-rack', { color: 0x8e1116 }),
  rack('power-rack-blue', 'power-rack', { color: 0x17406f, safeties: 'strap' }),
  rack('power-rack-white', 'power-rack', { color: 0xcfcdc6 }),
  rack('six-post-rack', 'power-rack', { height: 2.29, storageDepth: 0.61 }),
  rack('short-rack', 'power-rack', { height: 1.83, color: 0x3d4046, cupHeight: 1.2 }),
  rack('light-rack', 'power-rack', {
    width: 1.19,
    depth: 0.61,
    uprightWidth: 0.0508,
    uprightDepth: 0.0508,
    hole: 0.016,
    color: 0x4a4f38,
    cups: 'plain',
  }),
  rack('deep-rack', 'power-rack', {
    uprightWidth: 0.0508,
    hole: 0.016,
    hasCloseHoles: true,
    depth: 1.1,
    height: 2.29,
    cups: 'plain',
  }),
  rack('half-rack', 'half-rack'),
  rack('squat-stand', 'squat-stand'),
  rack('folding-rack', 'folding-rack'),
  rack('folding-rack-folded', 'folding-rack', { isFolded: true }),
  rack('rig-two-bays', 'rig-bay'),
  rack('wall-rig', 'rig-bay', { isWallMounted: true, bays: 3, depth: 1.22 }),
  rack('rack-storage', 'rack-storage'),
  rack('yoke', 'yoke'),
  rack('wall-pull-up-bar', 'wall-pull-up-bar'),
  {
    name: 'power-rack-cups',
    pieces: [{ kind: 'power-rack' }],
    camera: { from: [0.75, 0.3, 1], angle: 24, look: { at: [0.58, 1.26, 0.4], width: 0.55 } },
  },
  {
    name: 'power-rack-name',
    pieces: [{ kind: 'power-rack' }],
    camera: { from: [0.5, 0.12, 1], angle: 24, look: { at: [0.4, 2, 0.38], width: 0.7 } },
  },
  {
    name: 'power-rack-foot',
    pieces: [{ kind: 'power-rack' }],
    camera: { from: [-0.75, 0.45, 1], angle: 24, look: { at: [0.56, 0.16, 0.25], width: 0.65 } },
  },
]
