import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { apparelModels as models } from '../models/apparel.ts'
import { varyCamera } from './vary-camera.ts'

type Name = keyof typeof models
const names = Object.keys(models) as Name[]

/** Clothes lie flat and are seen almost from above. */
const flat: Camera = { from: [0, 1, 0.12], angle: 18, room: 1 }
const cap: Camera = { from: [0.16, 0.34, 1], angle: 20, room: 1.04 }
const shoe: Camera = { from: [0.22, 0.36, 1], angle: 20, room: 1.02 }

function cameraOf(name: Name): Camera {
  if (name.includes('cap')) return cap
  return name.includes('shoe') ? shoe : flat
}

const close = (x: number, z: number, width: number): Camera => ({
  from: [0.06, 0.9, 0.42],
  angle: 18,
  look: { at: [x, 0.01, z], width },
})

const views: readonly (readonly [name: string, of: Name, camera: Camera])[] = [
  ['t-shirt-collar', 't-shirt-black', close(0, -0.24, 0.34)],
  ['heart-shirt-print', 'heart-shirt-white', close(0.06, -0.2, 0.34)],
  ['hoodie-pocket', 'hoodie-graphite', close(0.06, 0.14, 0.42)],
  ['hoodie-neck', 'hoodie-black', close(0, -0.1, 0.42)],
  ['sweatshirt-collar', 'sweatshirt-bone', close(0, -0.24, 0.36)],
  ['shorts-waistband', 'shorts-black', close(0, -0.14, 0.34)],
  ['cap-side', 'cap-black', { from: [1, 0.22, 0.25], angle: 20, room: 1.04 }],
  ['lifting-shoe-pair', 'lifting-shoe-black', { from: [0.8, 0.5, 0.7], angle: 20, room: 1.02 }],
  ['platform-shoe-side', 'platform-shoe', { from: [0, 0.12, 1], angle: 18, room: 1.02 }],
]

export const apparel: readonly Shot[] = [
  ...names.map((name): Shot => ({
    name,
    pieces: [models[name]],
    camera: varyCamera(cameraOf(name), names, name, name.includes('cap') || name.includes('shoe') ? 0.09 : 0),
  })),
  ...views.map(([name, of, camera]): Shot => ({ name, pieces: [models[of]], camera })),
]
