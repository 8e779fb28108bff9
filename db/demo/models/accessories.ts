import type { ModelEntry } from '#domain/catalog/product-entry.ts'

const fenmoor = { brand: 'FENMOOR' } as const
const vestergrav = { brand: 'VESTERGRAV' } as const
const osktide = { brand: 'OSKTIDE' } as const

export const accessoryModels = {
  'band-13': { kind: 'resistance-band', params: { width: 0.013, color: 0xd9a90a, ink: 0x1d1d1f } },
  'band-22': { kind: 'resistance-band', params: { width: 0.022, color: 0xb01218 } },
  'band-32': { kind: 'resistance-band', params: {} },
  'band-64': { kind: 'resistance-band', params: { width: 0.064, color: 0x17703a } },
  'band-83': { kind: 'resistance-band', params: { width: 0.083, color: 0x2b2c30 } },
  'band-teal': { kind: 'resistance-band', params: { ...osktide, width: 0.028, thickness: 0.0045, color: 0x1f6f8a } },
  'mini-band': {
    kind: 'resistance-band',
    params: { ...osktide, height: 0.3, spread: 0.1, width: 0.05, thickness: 0.001, color: 0xd8410f },
  },
  'short-band': {
    kind: 'resistance-band',
    params: { ...osktide, height: 0.3, spread: 0.11, width: 0.045, thickness: 0.0045, color: 0x24262b },
  },
  'lifting-belt': { kind: 'lifting-belt', params: {} },
  'black-belt': {
    kind: 'lifting-belt',
    params: { thickness: 0.013, color: 0x1d1b1a, thread: 0x8a8a88, ink: 0x9a9a98 },
  },
  'lever-belt': { kind: 'lifting-belt', params: { hasLever: true, color: 0x1d1b1a, thread: 0xd8410f } },
  'lever-belt-13': {
    kind: 'lifting-belt',
    params: { ...vestergrav, thickness: 0.013, hasLever: true, color: 0x560d11, thread: 0xe6e4de },
  },
  'oak-tan-belt': { kind: 'lifting-belt', params: { ...fenmoor, color: 0xa06a38, thread: 0xf0e2c4, ink: 0x3a2413 } },
  'narrow-belt': {
    kind: 'lifting-belt',
    params: { ...fenmoor, width: 0.075, thickness: 0.0065, color: 0x5b3420, thread: 0xd8c9a8 },
  },
  'suede-belt': { kind: 'lifting-belt', params: { color: 0x10233f, thread: 0xe6e4de, ink: 0xe6e4de } },
  'lifting-straps': { kind: 'lifting-straps', params: {} },
  'leather-straps': { kind: 'lifting-straps', params: { color: 0x7a4a28, thread: 0xf0e2c4, thickness: 0.0028 } },
  'heavy-straps': {
    kind: 'lifting-straps',
    params: { width: 0.05, thickness: 0.004, color: 0x4a4f38, thread: 0xe6e4de },
  },
  'competition-straps': { kind: 'lifting-straps', params: { width: 0.03, color: 0x560d11, thread: 0xe6e4de } },
  'wrist-wraps': { kind: 'wrist-wraps', params: {} },
  'wrist-wraps-white': { kind: 'wrist-wraps', params: { color: 0xdcdad4, stripe: 0x1556c0 } },
  'stiff-wraps': { kind: 'wrist-wraps', params: { turns: 9, color: 0x560d11, stripe: 0xe6e4de } },
  'light-wraps': { kind: 'wrist-wraps', params: { turns: 5, width: 0.075, color: 0x4a4f38, stripe: 0xc7bfa8 } },
  'knee-wraps': { kind: 'wrist-wraps', params: { turns: 11, color: 0x1d1d1f, stripe: 0xb01218 } },
  'knee-sleeves': { kind: 'knee-sleeves', params: {} },
  'knee-sleeves-5': { kind: 'knee-sleeves', params: { thickness: 0.005, color: 0x24404a, trim: 0xe6e4de } },
  'contest-sleeves': { kind: 'knee-sleeves', params: { ...vestergrav, color: 0x560d11, trim: 0x1d1d1f } },
  'elbow-sleeves': {
    kind: 'knee-sleeves',
    params: { height: 0.21, diameter: 0.1, thickness: 0.005, trim: 0x8a8a88 },
  },
  'chalk-stand': { kind: 'chalk-bowl', params: {} },
  'gym-bag': { kind: 'gym-bag', params: {} },
  'gym-bag-sand': {
    kind: 'gym-bag',
    params: { color: 0x8a7857, trim: 0x3a2a20, accent: 0x1d1d1f, ink: 0x1d1d1f },
  },
  'small-bag': {
    kind: 'gym-bag',
    params: { length: 0.44, diameter: 0.23, color: 0x10233f, trim: 0x151517, accent: 0xe6e4de },
  },
  'meet-bag': {
    kind: 'gym-bag',
    params: { ...vestergrav, length: 0.66, diameter: 0.33, color: 0x26272a, accent: 0x6e1216 },
  },
  'canvas-duffel': {
    kind: 'gym-bag',
    params: {
      ...fenmoor,
      length: 0.6,
      diameter: 0.3,
      color: 0x4a4f38,
      trim: 0x5b3420,
      accent: 0xa06a38,
      ink: 0xe6e0d0,
    },
  },
} as const satisfies Readonly<Record<string, ModelEntry>>
