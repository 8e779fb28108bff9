import type { ModelEntry } from '#domain/catalog/product-entry.ts'

/** Powder coat colors of racks and benches. */
export const paints = {
  black: 0x2b2c30,
  red: 0x8e1116,
  blue: 0x17406f,
  white: 0xcfcdc6,
  graphite: 0x3d4046,
  olive: 0x4a4f38,
  sand: 0x9c8c70,
  green: 0x24483a,
} as const

/** 2 x 3 in tube with 16 mm holes, spaced half as far apart in the bench zone. */
const iw2 = {
  width: 1.195,
  uprightWidth: 0.0508,
  hole: 0.016,
  hasCloseHoles: true,
  cups: 'plain',
} as const
const tall = 2.29

export const rackModels = {
  'power-rack-black': { kind: 'power-rack' },
  'power-rack-red': { kind: 'power-rack', params: { color: paints.red } },
  'power-rack-blue': { kind: 'power-rack', params: { color: paints.blue } },
  'power-rack-white': { kind: 'power-rack', params: { color: paints.white } },
  'six-post-rack': { kind: 'power-rack', params: { height: tall, storageDepth: 0.61 } },
  'short-rack': { kind: 'power-rack', params: { height: 1.83, color: paints.graphite, cupHeight: 1.2 } },
  'compact-rack': { kind: 'power-rack', params: { depth: 0.61, color: paints.green } },
  'deep-rack': { kind: 'power-rack', params: { height: tall, depth: 1.244, safeties: 'strap' } },
  'hall-rack': {
    kind: 'power-rack',
    params: { height: 2.44, depth: 0.914, storageDepth: 0.61, safeties: 'strap', color: paints.red, pegsAtSide: 5 },
  },
  'flat-foot-rack': { kind: 'power-rack', params: { hasRunners: true, color: paints.sand, safeties: 'strap' } },
  'iw2-rack': { kind: 'power-rack', params: { ...iw2, color: paints.olive } },
  'iw2-short-rack': { kind: 'power-rack', params: { ...iw2, height: 1.83, color: paints.white, cupHeight: 1.2 } },
  'iw2-flat-foot-rack': { kind: 'power-rack', params: { ...iw2, hasRunners: true, color: paints.blue } },
  'iw2-six-post-rack': {
    kind: 'power-rack',
    params: { ...iw2, height: tall, storageDepth: 0.56, color: paints.black },
  },
  'iw1-rack': {
    kind: 'power-rack',
    params: { ...iw2, depth: 0.71, uprightDepth: 0.0508, hasCloseHoles: false, color: paints.graphite },
  },
} as const satisfies Readonly<Record<string, ModelEntry>>

/** Sizes that share another size's picture. */
export const rackSizes = {
  'power-rack-black-tall': { kind: 'power-rack', params: { height: tall } },
  'power-rack-red-tall': { kind: 'power-rack', params: { height: tall, color: paints.red } },
  'power-rack-blue-tall': { kind: 'power-rack', params: { height: tall, color: paints.blue } },
  'power-rack-white-tall': { kind: 'power-rack', params: { height: tall, color: paints.white } },
  'six-post-rack-deep': { kind: 'power-rack', params: { height: tall, depth: 0.914, storageDepth: 0.61 } },
  'iw2-rack-tall': { kind: 'power-rack', params: { ...iw2, height: tall, color: paints.olive } },
} as const satisfies Readonly<Record<string, ModelEntry>>

/** Half racks and squat stands, including portable ones. */
export const halfRackModels = {
  'half-rack': { kind: 'half-rack' },
  'short-half-rack': {
    kind: 'half-rack',
    params: { height: 1.83, depth: 1.12, armLength: 0.46, pullUp: 0, pegsAtSide: 2, color: paints.graphite },
  },
  'hall-half-rack': {
    kind: 'half-rack',
    params: { height: 2.44, depth: 1.52, armLength: 0.76, pegsAtSide: 4, color: paints.blue },
  },
  'iw2-half-rack': { kind: 'half-rack', params: { ...iw2, height: 2.13, armLength: 0.56, color: paints.olive } },
  'squat-stand': { kind: 'squat-stand' },
  'pull-up-stand': { kind: 'squat-stand', params: { height: 2.34, pullUp: 0.032, color: paints.red } },
  'press-stand': { kind: 'squat-stand', params: { height: 1.27, cupHeight: 1.02, depth: 1.07, color: paints.white } },
  'iw2-squat-stand': { kind: 'squat-stand', params: { ...iw2, hasCloseHoles: false, color: paints.graphite } },
  yoke: { kind: 'yoke' },
} as const satisfies Readonly<Record<string, ModelEntry>>

export const halfRackSizes = {
  'half-rack-low': { kind: 'half-rack', params: { height: 2.13 } },
} as const satisfies Readonly<Record<string, ModelEntry>>
