import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'

type Pieces = Shot['pieces']
type Params = Pieces[number]['params']

const camera: Camera = { from: [0.35, 0.48, 0.9], angle: 22, room: 1.02 }
/** Collars are shown on the sleeve of a bar, from where bars are shown. */
const sleeve: Camera = { from: [0.55, 0.62, 0.78], angle: 20, look: { at: [0.86, 0.045, 0], width: 0.32 } }

const piece = (name: string, kind: string, params: Params = {}): Shot => ({ name, pieces: [{ kind, params }], camera })

/** A pair of collars on a bar; `middle` is how high a collar's own bore stands. */
const collars = (name: string, kind: string, middle: number, params: Params = {}): Shot => ({
  name,
  camera: sleeve,
  pieces: [
    { kind: 'barbell' },
    { kind, params, at: [0.8, 0.0345 - middle, 0] },
    { kind, params, at: [0.91, 0.0345 - middle, 0] },
  ],
})

const band = (x: number, width: number, color: number, ink = 0xf2f2f0): Pieces[number] => ({
  kind: 'resistance-band',
  params: { width, color, ink },
  at: [x, 0, 0],
  turn: [0, -0.6, 0],
})

const block = (x: number, y: number, z: number, turn = 0): Pieces[number] => ({
  kind: 'chalk-block',
  at: [x, y, z],
  turn: [0, turn, 0],
})

export const accessories: readonly Shot[] = [
  collars('clamp-collars-forge', 'clamp-collar', 0.0405),
  collars('clamp-collars-black', 'clamp-collar', 0.0405, { color: 0x1f2022 }),
  collars('clamp-collars-blue', 'clamp-collar', 0.0405, { color: 0x1556c0 }),
  collars('clamp-collars-green', 'clamp-collar', 0.0405, { color: 0x17703a }),
  collars('lever-collars', 'lever-collar', 0.039),
  collars('spring-clips', 'spring-clip', 0.03225),
  collars('screw-collars', 'screw-collar', 0.037),
  collars('competition-collars', 'competition-collar', 0.053),
  {
    name: 'loop-bands',
    camera: { from: [0.2, 0.3, 1], angle: 22, room: 1.02 },
    pieces: [
      band(-0.3, 0.013, 0xd9a90a, 0x1d1d1f),
      band(-0.12, 0.022, 0xb01218),
      band(0.08, 0.032, 0x1556c0),
      band(0.3, 0.064, 0x17703a),
    ],
  },
  piece('lifting-belt', 'lifting-belt'),
  piece('lever-belt', 'lifting-belt', { hasLever: true, color: 0x1d1b1a, thread: 0xd8410f }),
  piece('lifting-straps', 'lifting-straps'),
  piece('wrist-wraps', 'wrist-wraps'),
  piece('knee-sleeves', 'knee-sleeves'),
  {
    name: 'chalk',
    camera,
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
  piece('chalk-stand', 'chalk-bowl'),
  piece('gym-bag', 'gym-bag'),
]
