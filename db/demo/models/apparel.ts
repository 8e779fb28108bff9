import type { ModelEntry } from '#domain/catalog/product-entry.ts'

/** Dye colors, darkened to compensate for the studio's overhead lamps. */
const dyes = {
  black: 0x17181a,
  graphite: 0x36383c,
  bone: 0x918c80,
  forge: 0x9c2f0c,
  navy: 0x15223a,
  olive: 0x393d2a,
  oxblood: 0x4c1215,
  sand: 0x7d6c50,
  slate: 0x434c54,
  white: 0x9d9b96,
} as const

const dark = 0x1d1d1f
const chalk = 0xdedad0
const large = { width: 0.56, length: 0.74 } as const

/** Clothes and shoes in the pictured color and a medium size. */
export const apparelModels = {
  't-shirt-black': { kind: 't-shirt', params: { color: dyes.black } },
  't-shirt-bone': { kind: 't-shirt', params: { color: dyes.bone, ink: dark } },
  't-shirt-forge': { kind: 't-shirt', params: { color: dyes.forge } },
  't-shirt-navy': { kind: 't-shirt', params: { color: dyes.navy } },
  'heart-shirt-white': { kind: 't-shirt', params: { color: dyes.white, ink: dark, place: 'heart' } },
  'heart-shirt-graphite': { kind: 't-shirt', params: { color: dyes.graphite, place: 'heart' } },
  'heart-shirt-olive': { kind: 't-shirt', params: { color: dyes.olive, ink: chalk, place: 'heart' } },
  'platform-shirt': {
    kind: 't-shirt',
    params: { color: dyes.oxblood, ink: chalk, brand: 'VESTERGRAV', line: 'THREE ATTEMPTS' },
  },
  'stone-shirt': {
    kind: 't-shirt',
    params: { ...large, color: dyes.slate, ink: chalk, brand: 'NORTHLODE', line: 'LAP IT FIRST' },
  },
  'yard-shirt': {
    kind: 't-shirt',
    params: { ...large, color: dyes.sand, ink: dark, brand: 'BRACKWATER', line: 'LOADING DOCK' },
  },
  'ring-shirt': { kind: 't-shirt', params: { color: 0x1f5666, brand: 'OSKTIDE', line: 'STRAIGHT ARMS', size: 0.042 } },
  'crew-shirt': {
    kind: 't-shirt',
    params: { color: 0x1c3327, ink: chalk, brand: 'CREW', line: 'WE LOAD, YOU LIFT', size: 0.06 },
  },
  'heavy-shirt-black': { kind: 't-shirt', params: { ...large, color: 0x26272a, brand: 'FENMOOR', place: 'heart' } },
  'heavy-shirt-bone': {
    kind: 't-shirt',
    params: { ...large, color: dyes.bone, ink: 0x5b3420, brand: 'FENMOOR', place: 'heart' },
  },
  'hoodie-black': { kind: 'hoodie', params: { color: dyes.black } },
  'hoodie-graphite': { kind: 'hoodie', params: { color: dyes.graphite, cord: chalk } },
  'hoodie-olive': { kind: 'hoodie', params: { color: dyes.olive, cord: chalk, ink: chalk } },
  'stone-hoodie': {
    kind: 'hoodie',
    params: { color: dyes.slate, cord: chalk, ink: chalk, brand: 'NORTHLODE', line: 'LAP IT FIRST' },
  },
  'sweatshirt-bone': { kind: 'hoodie', params: { hasHood: false, color: dyes.bone, ink: dark } },
  'sweatshirt-navy': { kind: 'hoodie', params: { hasHood: false, color: dyes.navy } },
  'heavy-sweatshirt': {
    kind: 'hoodie',
    params: { hasHood: false, color: 0x6b4a35, ink: chalk, brand: 'FENMOOR', size: 0.03 },
  },
  'shorts-black': { kind: 'shorts', params: { color: 0x26272a } },
  'shorts-olive': { kind: 'shorts', params: { color: dyes.olive, panel: 0x33362a, cord: chalk } },
  'shorts-slate': { kind: 'shorts', params: { color: dyes.slate, panel: 0x3d444b, brand: 'OSKTIDE', cord: 0xecebe7 } },
  'long-shorts': {
    kind: 'shorts',
    params: { length: 0.54, color: 0x2b2a28, panel: 0x2b2a28, cord: 0xa06a38, brand: 'FENMOOR' },
  },
  'cap-black': { kind: 'cap', params: {} },
  'cap-sand': { kind: 'cap', params: { color: dyes.sand, brimColor: dyes.sand, ink: dark, accent: 0x6b5b40 } },
  'cap-navy': { kind: 'cap', params: { color: dyes.navy, brimColor: dyes.navy, accent: dyes.bone } },
  'stone-cap': {
    kind: 'cap',
    params: { color: dyes.slate, brimColor: 0x30353a, accent: 0x30353a, ink: chalk, brand: 'NORTHLODE' },
  },
  'yard-cap': {
    kind: 'cap',
    params: { color: dyes.bone, brimColor: dyes.oxblood, accent: dyes.oxblood, ink: dyes.oxblood, brand: 'BRACKWATER' },
  },
  'crew-socks-white': { kind: 'crew-socks', params: {} },
  'crew-socks-black': { kind: 'crew-socks', params: { color: 0x242527, ink: 0xecebe7 } },
  'pulling-socks': {
    kind: 'crew-socks',
    params: { color: dyes.oxblood, accent: dyes.bone, ink: chalk, brand: 'VESTERGRAV' },
  },
  'wool-socks': { kind: 'crew-socks', params: { color: 0x77716a, accent: 0x5b3420, ink: chalk, brand: 'FENMOOR' } },
  'lifting-shoe-black': { kind: 'lifting-shoe', params: {} },
  'lifting-shoe-white': {
    kind: 'lifting-shoe',
    params: { color: 0xe3e1db, sole: 0x2b2c30, trim: 0x1c2b45, lace: 0x1c2b45 },
  },
  'platform-shoe': {
    kind: 'lifting-shoe',
    params: { color: 0x4c1215, sole: 0xb98d5a, trim: 0x1d1d1f, lace: 0xe6e4de, brand: 'VESTERGRAV' },
  },
  'leather-shoe': {
    kind: 'lifting-shoe',
    params: { color: 0x7a4a28, sole: 0x6f4a2b, trim: 0x4f2d17, lace: 0xe6d7b8, ink: 0xe6d7b8, brand: 'FENMOOR' },
  },
} as const satisfies Readonly<Record<string, ModelEntry>>
