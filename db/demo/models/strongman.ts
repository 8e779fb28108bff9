import type { ModelEntry } from '#domain/catalog/product-entry.ts'

const brackwater = { brand: 'BRACKWATER' } as const
/** Sandbags are sold on all sites, so their capacity is labeled in both units. */
const sand = { diameter: 0.33, height: 0.43, weight: '100 LB', otherWeight: '45 KG' } as const

export const strongmanModels = {
  log: { kind: 'log', params: {} },
  'log-short': { kind: 'log', params: { length: 1.75, drum: 0.22, body: 0.95, grips: 0.5, color: 0x3d4046 } },
  'log-contest': {
    kind: 'log',
    params: { ...brackwater, drum: 0.32, body: 1.3, wall: 0.005, opening: 0.17, color: 0x8e1116 },
  },
  'log-heavy': { kind: 'log', params: { brand: 'NORTHLODE', drum: 0.36, body: 1.4, wall: 0.005, opening: 0.18 } },
  'atlas-stone': { kind: 'atlas-stone', params: {} },
  'light-stone': { kind: 'atlas-stone', params: { diameter: 0.33, weight: '44 KG', color: 0xb0ab9f } },
  'heavy-stone': { kind: 'atlas-stone', params: { diameter: 0.47, weight: '128 KG', color: 0x8c8a86 } },
  sandbag: { kind: 'sandbag', params: sand },
  'sandbag-150': { kind: 'sandbag', params: { diameter: 0.38, height: 0.48, weight: '150 LB', otherWeight: '68 KG' } },
  'sandbag-200': { kind: 'sandbag', params: { diameter: 0.42, height: 0.52, weight: '200 LB', otherWeight: '91 KG' } },
  'contest-sandbag': {
    kind: 'sandbag',
    params: {
      ...brackwater,
      diameter: 0.44,
      height: 0.56,
      color: 0x7d6a4c,
      ink: 0x1d1d1f,
      weight: '250 LB',
      otherWeight: '113 KG',
    },
  },
  'sandbag-handles': {
    kind: 'sandbag',
    params: { ...brackwater, hasHandles: true, diameter: 0.3, height: 0.5, weight: '80 LB', otherWeight: '36 KG' },
  },
  'throwing-bag': {
    kind: 'sandbag',
    params: { ...brackwater, hasHandles: true, diameter: 0.22, height: 0.32, color: 0x8e1116, weight: '15 KG' },
  },
  'power-bag': { kind: 'power-bag', params: {} },
  'power-bag-olive': {
    kind: 'power-bag',
    params: { length: 0.7, diameter: 0.23, color: 0x4a4f38, trim: 0x2b2a22, brand: 'PELLAM', weight: '25 KG' },
  },
  'push-sled': { kind: 'sled', params: {} },
  'long-sled': {
    kind: 'sled',
    params: { ...brackwater, length: 1.22, width: 0.66, height: 1.06, post: 0.46, color: 0x17406f },
  },
  'compact-sled': { kind: 'sled', params: { length: 0.86, width: 0.56, height: 0.92, post: 0.3, color: 0x8e1116 } },
  'drag-sled': { kind: 'drag-sled', params: {} },
  'pan-sled': { kind: 'drag-sled', params: { length: 0.76, width: 0.5, post: 0.38, gauge: 0.006, color: 0x3d4046 } },
  tire: { kind: 'tyre', params: {} },
  'small-tire': { kind: 'tyre', params: { diameter: 0.95, width: 0.28, rim: 0.5 } },
  keg: { kind: 'keg', params: {} },
  'tall-keg': { kind: 'keg', params: { diameter: 0.4, height: 0.66 } },
  'slim-keg': { kind: 'keg', params: { diameter: 0.28, height: 0.56 } },
  'circus-dumbbell': { kind: 'circus-dumbbell', params: {} },
  'circus-dumbbell-large': {
    kind: 'circus-dumbbell',
    params: { head: 0.33, width: 0.24, grip: 0.17, handle: 0.076, color: 0x8e1116 },
  },
  'pulling-rope': {
    kind: 'battle-rope',
    params: { diameter: 0.045, coil: 0.32, turns: 7, color: 0xc7bfa8, gripColor: 0x17406f },
  },
} as const satisfies Readonly<Record<string, ModelEntry>>
