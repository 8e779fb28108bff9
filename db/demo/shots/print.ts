import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { accessoryModels } from '../models/accessories.ts'
import { changePlateModels } from '../models/plates.ts'
import { printModels as models } from '../models/print.ts'

type Piece = Shot['pieces'][number]
type Place = readonly [x: number, y: number, z: number]

/** Builds a rubber tile under small items. Its top is at y = 0.01. */
const floor = (width: number, length = width): Piece => ({
  kind: 'floor-tile',
  params: { width, length, thickness: 0.01, flecks: 0.025, fleck: 0x5d646b },
})
const on = (model: Omit<Piece, 'at' | 'turn'>, x: number, z: number, turn = 0, up = 0): Piece => ({
  ...model,
  at: [x, 0.01 + up, z],
  turn: [0, turn, 0],
})
/** Tilts a flat item backward on its lower edge. `deep` is the length of the rising edge in meters. */
const leaning = (
  model: Omit<Piece, 'at' | 'turn'>,
  [x, z]: readonly [number, number],
  deep: number,
  lean = 1.15,
): Piece => ({
  ...model,
  at: [x, 0.0102 + (Math.sin(lean) * deep) / 2, z - (Math.cos(lean) * deep) / 2],
  turn: [lean, 0, 0],
})
const chalk = (x: number, z: number, turn: number, up = 0): Piece => on({ kind: 'chalk-block' }, x, z, turn, up)

const ahead: Camera = { from: [0.15, 0.42, 1], angle: 22, room: 1.02 }
const close = (at: Place, width: number, from: Place = [0.18, 0.5, 1]): Camera => ({
  from,
  angle: 20,
  look: { at, width },
})

const bookAhead: Camera = { from: [0.22, 0.75, 0.8], angle: 22, room: 1.02 }

export const print: readonly Shot[] = [
  {
    name: 'gift-card',
    pieces: [
      floor(0.5, 0.4),
      chalk(-0.012, -0.04, 0.08),
      on(models['gift-card-bone'], 0.05, 0.055, 0.5),
      leaning(models['gift-card'], [-0.012, 0.02], 0.054, 1.1),
    ],
    camera: close([0.016, 0.022, 0.015], 0.185, [0.12, 0.5, 1]),
  },
  {
    name: 'gift-card-designs',
    pieces: [
      floor(0.5, 0.4),
      on(models['gift-card-navy'], -0.052, -0.02, 0.32),
      on(models['gift-card-bone'], 0.004, 0.002, 0.05, 0.0016),
      on(models['gift-card'], 0.058, 0.022, -0.22, 0.0032),
    ],
    camera: close([0.002, 0.01, 0], 0.22, [0.05, 1, 0.6]),
  },
  {
    name: 'gym-card',
    pieces: [
      floor(0.6, 0.5),
      on({ ...changePlateModels['change-plate-5'] }, 0, -0.1),
      leaning(models['gym-card'], [0.02, 0.03], 0.054, 1.05),
    ],
    camera: close([0, 0.115, 0], 0.36, [0.22, 0.3, 1]),
  },
  { name: 'log-book', pieces: [on(models['log-book'], 0, 0, 0.35, -0.01)], camera: bookAhead },
  {
    name: 'program-phone',
    pieces: [
      floor(0.7, 0.6),
      on({ kind: 'kettlebell', params: { weight: '8 KG', band: 0xd8410f } }, 0.02, -0.1, 0.25),
      leaning(models['phone'], [-0.045, 0.045], 0.158, 1.2),
    ],
    camera: close([-0.01, 0.095, 0], 0.34, [-0.12, 0.32, 1]),
  },
  {
    name: 'program-phone-flat',
    pieces: [floor(0.6, 0.5), on(models['phone'], 0, 0, 0.4), chalk(0.1, -0.05, 0.3)],
    camera: close([0.02, 0.01, 0], 0.3, [0.05, 1, 0.55]),
  },
  {
    name: 'program-books',
    pieces: [
      floor(0.7, 0.55),
      on(models['weightlifting-book-2'], 0.1, -0.02, -0.24),
      on(models['weightlifting-book'], -0.07, 0.012, 0.22, 0.0095),
    ],
    camera: close([0.01, 0.01, 0], 0.42, [0.05, 1, 0.7]),
  },
  {
    name: 'press-book',
    pieces: [
      floor(0.6, 0.5),
      on(models['press-book'], 0, 0, -0.18),
      {
        ...changePlateModels['fraction-0-25-kg'],
        at: [0.085, 0.024, 0.1],
        turn: [-Math.PI / 2, 0, 0.4],
      },
    ],
    camera: close([0.01, 0.01, 0.01], 0.36, [-0.1, 1, 0.75]),
  },
  {
    name: 'seminar-pass',
    pieces: [
      floor(0.8, 0.7),
      on(models['seminar-pass'], 0, 0.01, 0.22),
      chalk(0.17, 0.12, 0.3),
      chalk(0.19, 0.04, -0.5),
    ],
    camera: close([0.03, 0.01, 0], 0.46, [0.04, 1, 0.6]),
  },
  {
    name: 'referee-lights',
    pieces: [models['referee-lights']],
    camera: { from: [0.35, 0.18, 1], angle: 22, room: 1.02 },
  },
  {
    name: 'course-pass',
    pieces: [floor(0.8, 0.7), on(models['rule-book'], 0.13, 0.05, -0.32), on(models['course-pass'], -0.07, 0, -0.12)],
    camera: close([0.02, 0.01, 0], 0.45, [-0.06, 1, 0.6]),
  },
  {
    name: 'name-plate-brass',
    pieces: [
      { kind: 'rack-crossmember', params: { color: 0x2b2c30 } },
      { ...models['brass-plate'], at: [0, 0.051, 0.0395] },
    ],
    camera: close([0, 0.084, 0.03], 0.36, [0.28, 0.22, 1]),
  },
  {
    name: 'name-plates',
    pieces: [
      floor(0.6, 0.5),
      ...(['brass-plate', 'steel-plate', 'black-plate'] as const).map((name, at): Piece => ({
        ...models[name],
        at: [(at - 1) * 0.02, 0.012, (at - 1) * 0.085 + 0.033],
        turn: [-Math.PI / 2, 0, 0.05 - at * 0.06],
      })),
    ],
    camera: close([0, 0.01, 0], 0.34, [0.08, 1, 0.6]),
  },
  { name: 'salt-mix', pieces: [models['salt-mix']], camera: ahead },
  { name: 'oat-blend', pieces: [models['oat-blend']], camera: { ...ahead, from: [-0.2, 0.3, 1] } },
  {
    name: 'name-belt',
    pieces: [
      {
        kind: 'lifting-belt',
        params: { color: 0x560d11, thread: 0xe6e4de, ink: 0xf0e2c4, brand: 'VALE', letter: 0.022, thickness: 0.011 },
        turn: [0, 0.3, 0],
      },
    ],
    camera: { from: [-0.35, 0.4, 0.95], angle: 22, room: 1.02 },
  },
  {
    name: 'painted-kettlebells',
    pieces: [
      {
        kind: 'kettlebell',
        params: { weight: '16 KG', color: 0x1f6f8a, band: 0xf2f2ee, ink: 0xf2f2ee },
        at: [-0.12, 0, -0.03],
        turn: [0, 0.25, 0],
      },
      {
        kind: 'kettlebell',
        params: { weight: '16 KG', color: 0x8e1116, band: 0xf2f2ee, ink: 0xf2f2ee },
        at: [0.13, 0, 0.04],
        turn: [0, -0.15, 0],
      },
    ],
    camera: { from: [0.1, 0.3, 1], angle: 22, room: 1.02 },
  },
  {
    name: 'small-things',
    pieces: [
      floor(1.2, 1),
      on(accessoryModels['wrist-wraps'], -0.17, -0.03, 0.4),
      on(accessoryModels['lifting-straps'], 0.16, -0.06, -0.2),
      chalk(-0.06, 0.12, 0.2),
      chalk(0.012, 0.125, -0.12),
      on({ kind: 'massage-ball' }, 0.16, 0.13, 0.3),
    ],
    camera: close([-0.02, 0.02, 0.02], 0.62, [0.1, 0.75, 0.85]),
  },
]
