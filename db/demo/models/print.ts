import type { ModelEntry } from '#domain/catalog/product-entry.ts'

const bone = 0xd9d4c6
const navy = 0x15223a
// The overhead lamps wash out the brand orange, so flat items use a darker shade.
const forge = 0xb0300a
const dark = 0x17181a

/** Cards, books, tubs, passes, and nameplates. */
export const printModels = {
  'gift-card': { kind: 'gift-card', params: { accent: forge } },
  'gift-card-bone': { kind: 'gift-card', params: { color: bone, ink: dark, accent: 0x8e1116 } },
  'gift-card-navy': { kind: 'gift-card', params: { color: navy, accent: bone } },
  'gym-card': { kind: 'gift-card', params: { color: forge, accent: dark, line: 'GIFT CARD FOR A GYM', plates: 4 } },
  'log-book': { kind: 'book', params: { band: forge } },
  'rule-book': {
    kind: 'book',
    params: { width: 0.115, height: 0.165, thickness: 0.012, color: navy, band: bone, line: 'RULES OF THE PLATFORM' },
  },
  'weightlifting-book': {
    kind: 'book',
    params: {
      width: 0.148,
      height: 0.21,
      thickness: 0.009,
      color: dark,
      line: 'FOUR WEEKS',
      note: 'SNATCH, CLEAN, JERK',
      hasWire: true,
    },
  },
  'weightlifting-book-2': {
    kind: 'book',
    params: { thickness: 0.009, color: 0x6e1216, band: bone, line: 'WEEKS 5 TO 8', note: 'SQUAT, PULL', hasWire: true },
  },
  'press-book': {
    kind: 'book',
    params: { thickness: 0.007, color: bone, ink: dark, line: 'TWELVE WEEKS', note: 'TO A PRESS', hasWire: true },
  },
  phone: { kind: 'phone', params: { accent: forge } },
  'seminar-pass': { kind: 'badge', params: { color: forge } },
  'course-pass': { kind: 'badge', params: { color: navy, field: navy, line: 'REFEREE COURSE', name: 'REFEREE' } },
  'referee-lights': { kind: 'referee-lights', params: {} },
  'brass-plate': { kind: 'name-plate', params: {} },
  'steel-plate': {
    kind: 'name-plate',
    params: { finish: 'anodized', color: 0xc4c7c9, name: 'BAY 4', line: 'HARBOUR BARBELL CLUB' },
  },
  'black-plate': {
    kind: 'name-plate',
    params: { finish: 'anodized', color: 0x2b2c30, ink: 0xd9d4c6, name: 'IN USE', line: 'SINCE FIVE IN THE MORNING' },
  },
  'salt-mix': { kind: 'tub', params: {} },
  'oat-blend': {
    kind: 'tub',
    params: {
      diameter: 0.15,
      height: 0.22,
      color: 0x2b2623,
      label: 0x2b2623,
      ink: 0xe6dcc6,
      accent: 0xa06a38,
      line: 'OAT BLEND',
      note: '1.2 KG',
    },
  },
} as const satisfies Readonly<Record<string, ModelEntry>>
