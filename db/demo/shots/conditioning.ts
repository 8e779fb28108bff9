import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { conditioningModels as models } from '../models/conditioning.ts'
import { varyCamera } from './vary-camera.ts'

type Name = keyof typeof models
const names = Object.keys(models) as Name[]

const beside: Camera = { from: [0.5, 0.42, 0.86], angle: 22, room: 1.02 }
/** Frontal, so that the markings on a ball are visible. */
const ahead: Camera = { from: [0.1, 0.24, 1], angle: 22, room: 1.02 }
const above: Camera = { from: [0.25, 0.85, 0.8], angle: 22, room: 1.02 }
const low: Camera = { from: [0.38, 0.36, 0.92], angle: 22, room: 1.02 }

const cameras: readonly (readonly [RegExp, Camera])[] = [
  [/ball|peanut/, ahead],
  [/rope/, above],
  [/mat$|roller/, low],
]

const views: readonly (readonly [name: string, of: Name, camera: Camera])[] = [
  ['rower-seat', 'rower', { from: [0.62, 0.6, 0.7], angle: 20, look: { at: [0.1, 0.5, 0], width: 1 } }],
  ['rower-monitor', 'rower', { from: [0.85, 0.3, 0.5], angle: 20, look: { at: [-0.42, 0.9, 0], width: 0.55 } }],
  ['rower-end', 'rower', { from: [-0.75, 0.42, 0.7], angle: 20, room: 1.02 }],
  ['rower-high-end', 'rower-high', { from: [-0.7, 0.4, 0.75], angle: 20, room: 1.02 }],
  ['air-bike-side', 'air-bike', { from: [0.02, 0.16, 1], angle: 18, room: 1.02 }],
  [
    'air-bike-pedals',
    'air-bike',
    { from: [0.42, 0.24, 0.9], angle: 20, look: { at: [-0.02, 0.36, 0.12], width: 0.7 } },
  ],
  [
    'air-bike-studio-fan',
    'air-bike-studio',
    { from: [0.85, 0.3, 0.55], angle: 20, look: { at: [0.25, 0.5, 0], width: 0.8 } },
  ],
  ['battle-rope-end', 'battle-rope', { from: [0.1, 0.6, 0.9], angle: 20, look: { at: [0, 0.1, 0.2], width: 0.5 } }],
  [
    'leather-rope-handle',
    'leather-rope',
    { from: [0.1, 0.7, 0.8], angle: 20, look: { at: [0, 0.01, 0.2], width: 0.34 } },
  ],
  [
    'jump-rope-handle',
    'jump-rope-forge',
    { from: [0.1, 0.7, 0.8], angle: 20, look: { at: [0, 0.01, 0.2], width: 0.34 } },
  ],
  [
    'wood-rings-close',
    'wood-rings',
    { from: [0.3, 0.3, 0.92], angle: 20, look: { at: [-0.18, 0.15, 0], width: 0.34 } },
  ],
  [
    'steel-rings-close',
    'steel-rings',
    { from: [0.3, 0.3, 0.92], angle: 20, look: { at: [-0.18, 0.15, 0], width: 0.34 } },
  ],
  ['foam-roller-end', 'foam-roller', { from: [0.9, 0.34, 0.6], angle: 20, room: 1.02 }],
  ['dip-bars-side', 'dip-bars', { from: [0.95, 0.3, 0.35], angle: 20, room: 1.02 }],
  ['ab-wheel-front', 'ab-wheel', { from: [0, 0.2, 1], angle: 20, room: 1.02 }],
  ['medicine-ball-top', 'medicine-ball', { from: [0.3, 0.75, 0.8], angle: 22, room: 1.02 }],
]

export const conditioning: readonly Shot[] = [
  ...names.map((name): Shot => ({
    name,
    pieces: [models[name]],
    camera: varyCamera(cameras.find(([part]) => part.test(name))?.[1] ?? beside, names, name),
  })),
  ...views.map(([name, of, camera]): Shot => ({ name, pieces: [models[of]], camera })),
  {
    name: 'slam-balls',
    camera: { from: [0.1, 0.34, 1], angle: 22, room: 1.02 },
    pieces: [
      { ...models['slam-ball'], at: [-0.17, 0, 0], turn: [0, 0.2, 0] },
      { ...models['slam-ball-olive'], at: [0.15, 0, 0.1], turn: [0, -0.2, 0] },
    ],
  },
]
