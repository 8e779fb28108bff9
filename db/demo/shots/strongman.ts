import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { strongmanModels as models } from '../models/strongman.ts'
import { varyCamera } from './vary-camera.ts'

type Name = keyof typeof models
const names = Object.keys(models) as Name[]

const beside: Camera = { from: [0.5, 0.42, 0.86], angle: 22, room: 1.02 }
/** Frontal, so that the markings are visible. */
const ahead: Camera = { from: [0.12, 0.3, 1], angle: 22, room: 1.02 }
const log: Camera = { ...beside, look: { at: [0.22, 0.12, 0], width: 1.5 } }

const cameras: readonly (readonly [RegExp, Camera])[] = [
  [/^log/, log],
  [/stone|bag/, ahead],
  [/rope/, { from: [0.25, 0.85, 0.8], angle: 22, room: 1.02 }],
  [/dumbbell/, { from: [0.35, 0.36, 0.9], angle: 22, room: 1.02 }],
]

const views: readonly (readonly [name: string, of: Name, camera: Camera])[] = [
  ['log-grip', 'log', { from: [0.12, 1, 0.3], angle: 20, look: { at: [0.3, 0.16, 0], width: 0.6 } }],
  ['log-contest-end', 'log-contest', { from: [0.9, 0.35, 0.5], angle: 20, look: { at: [0.6, 0.16, 0], width: 0.9 } }],
  ['sandbag-top', 'sandbag', { from: [0.2, 0.9, 0.7], angle: 22, room: 1.02 }],
  ['push-sled-low', 'push-sled', { from: [-0.6, 0.3, 0.8], angle: 22, room: 1.02 }],
  ['long-sled-front', 'long-sled', { from: [0.35, 0.6, 0.9], angle: 22, room: 1.02 }],
  ['tire-lugs', 'tire', { from: [0.3, 0.2, 1], angle: 20, look: { at: [0, 0.18, 0.5], width: 0.7 } }],
  ['keg-top', 'keg', { from: [0.25, 0.9, 0.7], angle: 20, look: { at: [0, 0.5, 0], width: 0.5 } }],
  ['circus-dumbbell-front', 'circus-dumbbell', { from: [0, 0.22, 1], angle: 20, room: 1.02 }],
  ['drag-sled-front', 'drag-sled', { from: [0.35, 0.4, 1], angle: 20, room: 1.02 }],
]

export const strongman: readonly Shot[] = [
  ...names.map((name): Shot => ({
    name,
    pieces: [models[name]],
    camera: varyCamera(cameras.find(([part]) => part.test(name))?.[1] ?? beside, names, name),
  })),
  ...views.map(([name, of, camera]): Shot => ({ name, pieces: [models[of]], camera })),
  {
    name: 'stone-row',
    camera: { from: [0.1, 0.3, 1], angle: 22, room: 1.02 },
    pieces: [
      { ...models['light-stone'], at: [-0.52, 0, 0.02] },
      { ...models['atlas-stone'], at: [-0.09, 0, 0] },
      { ...models['heavy-stone'], at: [0.42, 0, -0.02] },
    ],
  },
  {
    name: 'sandbag-row',
    camera: { from: [0.1, 0.34, 1], angle: 22, room: 1.02 },
    pieces: [
      { ...models['sandbag'], at: [-0.45, 0, 0.05] },
      { ...models['sandbag-150'], at: [0, 0, 0] },
      { ...models['sandbag-200'], at: [0.5, 0, -0.05] },
    ],
  },
]
