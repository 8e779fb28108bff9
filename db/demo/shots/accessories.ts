import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { accessoryModels as models } from '../models/accessories.ts'
import { varyCamera } from './vary-camera.ts'

type Name = keyof typeof models
const names = Object.keys(models) as Name[]
type Piece = Shot['pieces'][number]

const beside: Camera = { from: [0.35, 0.48, 0.9], angle: 22, room: 1.02 }
const upright: Camera = { from: [0.45, 0.26, 0.95], angle: 22, room: 1.02 }

const views: readonly (readonly [name: string, of: Name, camera: Camera])[] = [
  [
    'lifting-belt-buckle',
    'lifting-belt',
    { from: [0.1, 0.25, 1], angle: 20, look: { at: [0, 0.05, 0.13], width: 0.22 } },
  ],
  ['lever-belt-buckle', 'lever-belt', { from: [0.1, 0.25, 1], angle: 20, look: { at: [0, 0.05, 0.13], width: 0.22 } }],
  ['lever-belt-13-back', 'lever-belt-13', { from: [0.5, 0.6, -0.8], angle: 22, room: 1.02 }],
  [
    'oak-tan-belt-edge',
    'oak-tan-belt',
    { from: [0.75, 0.5, 0.6], angle: 20, look: { at: [0.1, 0.06, 0.05], width: 0.24 } },
  ],
  ['knee-sleeves-top', 'knee-sleeves', { from: [0.3, 0.85, 0.75], angle: 22, room: 1.02 }],
  [
    'wrist-wraps-close',
    'wrist-wraps',
    { from: [0.25, 0.7, 0.8], angle: 20, look: { at: [-0.06, 0.04, 0], width: 0.16 } },
  ],
  ['gym-bag-top', 'gym-bag', { from: [0.25, 0.9, 0.7], angle: 22, room: 1.02 }],
  ['canvas-duffel-end', 'canvas-duffel', { from: [0.9, 0.4, 0.5], angle: 22, room: 1.02 }],
]

const band = (name: Name, x: number): Piece => ({ ...models[name], at: [x, 0, 0], turn: [0, -0.6, 0] })

const block = (x: number, y: number, z: number, turn = 0): Piece => ({
  kind: 'chalk-block',
  at: [x, y, z],
  turn: [0, turn, 0],
})

export const accessories: readonly Shot[] = [
  ...names.map((name): Shot => ({
    name,
    pieces: [models[name]],
    camera: varyCamera(name.includes('band') ? upright : beside, names, name),
  })),
  ...views.map(([name, of, camera]): Shot => ({ name, pieces: [models[of]], camera })),
  {
    name: 'loop-bands',
    camera: { from: [0.2, 0.3, 1], angle: 22, room: 1.02 },
    pieces: [band('band-13', -0.3), band('band-22', -0.12), band('band-32', 0.08), band('band-64', 0.3)],
  },
  {
    name: 'mini-bands',
    camera: { from: [0.2, 0.4, 1], angle: 22, room: 1.02 },
    pieces: [0xd9a90a, 0xd8410f, 0x1f6f8a, 0x24262b].map((color, at): Piece => ({
      kind: 'resistance-band',
      params: { ...models['mini-band'].params, color },
      at: [(at - 1.5) * 0.13, 0, 0],
      turn: [0, -0.7, 0],
    })),
  },
  {
    name: 'chalk',
    camera: beside,
    pieces: [
      block(-0.09, 0, 0, 0.05),
      block(-0.02, 0, 0.004, -0.04),
      block(0.05, 0, -0.002, 0.03),
      block(-0.052, 0.039, 0.002, 0.06),
      block(0.018, 0.039, 0, -0.05),
      block(-0.016, 0.078, 0, 0.1),
      block(0.1, 0, 0.085, 0.5),
    ],
  },
]
