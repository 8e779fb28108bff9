import type { ModelEntry } from '#domain/catalog/product-entry.ts'

/** A hand weight model. Requires the marked weight. */
interface LetteredModel extends ModelEntry {
  params: Readonly<Record<string, string | number | boolean>> & { readonly weight: string }
}
type More = Readonly<Record<string, string | number | boolean>>

const modelOf =
  (kind: string, common: More = {}) =>
  (weight: string, more: More = {}): LetteredModel => ({ kind, params: { ...common, ...more, weight } })

const hex = modelOf('hex-dumbbell')
const hexKilograms = modelOf('hex-dumbbell', { ink: 0xe07a50, handleFinish: 'black zinc' })
const iron = modelOf('hex-dumbbell', {
  brand: 'NORTHLODE',
  isRubber: false,
  color: 0x54585e,
  ink: 0xd9dadb,
  handleFinish: 'cast iron',
  handleDiameter: 0.035,
})
const light = modelOf('hex-dumbbell', { brand: 'PELLAM', ink: 0xffffff, handleDiameter: 0.028, swell: 0.001 })
const round = modelOf('round-dumbbell')
const roundPounds = modelOf('round-dumbbell', { color: 0x33363b, ink: 0xe2b93b, handleFinish: 'black zinc' })
const rubberRound = modelOf('round-dumbbell', {
  brand: 'IRONWRIGHT',
  color: 0x1d1d1f,
  ink: 0xe07a50,
  handleFinish: 'chrome',
  handleDiameter: 0.03,
})
const block = modelOf('block-dumbbell')
const bell = modelOf('kettlebell')
const ironBell = modelOf('kettlebell', {
  brand: 'NORTHLODE',
  finish: 'cast iron',
  color: 0x55585c,
  ink: 0xd4d5d6,
  hasBand: false,
})
const poundBell = modelOf('kettlebell', { color: 0x3d4046, band: 0xc23a0c })
const halfStep = modelOf('kettlebell', { color: 0x6b7077, ink: 0x1a1a1c, band: 0xf2f2ee })
const jacket = modelOf('kettlebell', { brand: 'PELLAM', hasJacket: true })
const sport = modelOf('competition-kettlebell')

export const dumbbellModels = {
  'hex-dumbbell-10': hex('10 LB'),
  'hex-dumbbell-15': hex('15 LB'),
  'hex-dumbbell-20': hex('20 LB'),
  'hex-dumbbell-25': hex('25 LB'),
  'hex-dumbbell-30': hex('30 LB'),
  'hex-dumbbell-35': hex('35 LB'),
  'hex-dumbbell': hex('50 LB'),
  'hex-dumbbell-70': hex('70 LB'),
  'hex-dumbbell-100': hex('100 LB'),
  'hex-dumbbell-5-kg': hexKilograms('5 KG'),
  'hex-dumbbell-10-kg': hexKilograms('10 KG'),
  'hex-dumbbell-15-kg': hexKilograms('15 KG'),
  'hex-dumbbell-20-kg': hexKilograms('20 KG'),
  'hex-dumbbell-25-kg': hexKilograms('25 KG'),
  'hex-dumbbell-30-kg': hexKilograms('30 KG'),
  'hex-dumbbell-40-kg': hexKilograms('40 KG'),
  'iron-hex-dumbbell': iron('30 LB'),
  'iron-hex-dumbbell-15': iron('15 LB'),
  'iron-hex-dumbbell-20': iron('20 LB'),
  'iron-hex-dumbbell-40': iron('40 LB'),
  'iron-hex-dumbbell-60': iron('60 LB'),
  'light-dumbbell-1-5': light('1.5 KG', { color: 0x8a6fb0, handleDiameter: 0.024 }),
  'light-dumbbell-2': light('2 KG', { color: 0x2f7f86 }),
  'light-dumbbell-3': light('3 KG', { color: 0x3f6fb5 }),
  'light-dumbbell-4': light('4 KG', { color: 0xb5562f }),
  'light-dumbbell-5': light('5 KG', { color: 0x4c5057 }),
  'round-dumbbell-5': round('5 KG'),
  'round-dumbbell-10': round('10 KG'),
  'round-dumbbell-15': round('15 KG'),
  'round-dumbbell': round('20 KG'),
  'round-dumbbell-30': round('30 KG'),
  'round-dumbbell-36': round('36 KG', { ink: 0x9aa0a6 }),
  'round-dumbbell-42': round('42 KG', { ink: 0x9aa0a6 }),
  'round-dumbbell-50': round('50 KG', { ink: 0x9aa0a6 }),
  'pound-dumbbell-10': roundPounds('10 LB'),
  'pound-dumbbell-20': roundPounds('20 LB'),
  'pound-dumbbell-30': roundPounds('30 LB'),
  'pound-dumbbell-40': roundPounds('40 LB'),
  'pound-dumbbell-50': roundPounds('50 LB'),
  'rubber-dumbbell-4': rubberRound('4 KG'),
  'rubber-dumbbell-8': rubberRound('8 KG'),
  'rubber-dumbbell-12': rubberRound('12 KG'),
  'rubber-dumbbell-16': rubberRound('16 KG'),
  'rubber-dumbbell-24': rubberRound('24 KG'),
  'dumbbell-handle': { kind: 'dumbbell-handle', params: {} },
  'dumbbell-handle-long': { kind: 'dumbbell-handle', params: { length: 0.51 } },
  'stainless-dumbbell-handle': {
    kind: 'dumbbell-handle',
    params: { length: 0.44, grip: 0.14, shaftFinish: 'stainless', sleeveFinish: 'black zinc' },
  },
  'plate-dumbbell': { kind: 'plate-dumbbell', params: {} },
  'plate-dumbbell-16': { kind: 'plate-dumbbell', params: { weight: '16 KG', finish: 'zinc', nut: 0x1556c0 } },
  'block-dumbbell': block('24 KG'),
  'block-dumbbell-heavy': block('36 KG', { slabs: 9, width: 0.176, height: 0.165, accent: 0x1f5fd0 }),
} as const satisfies Readonly<Record<string, ModelEntry>>

export const kettlebellModels = {
  'kettlebell-8': bell('8 KG', { band: 0xe879a6 }),
  'kettlebell-12': bell('12 KG', { band: 0x1556c0 }),
  'kettlebell-16': bell('16 KG', { band: 0xd9a90a }),
  'kettlebell-20': bell('20 KG', { band: 0x6b3fa0 }),
  'kettlebell-24': bell('24 KG'),
  'kettlebell-32': bell('32 KG', { band: 0xb01218 }),
  'heavy-kettlebell': bell('48 KG', { band: 0xefeeea }),
  'kettlebell-10': halfStep('10 KG'),
  'kettlebell-14': halfStep('14 KG'),
  'kettlebell-18': halfStep('18 KG'),
  'kettlebell-22': halfStep('22 KG'),
  'kettlebell-28': halfStep('28 KG'),
  'pound-kettlebell-18': poundBell('18 LB'),
  'pound-kettlebell-26': poundBell('26 LB'),
  'pound-kettlebell-35': poundBell('35 LB'),
  'pound-kettlebell-44': poundBell('44 LB'),
  'pound-kettlebell-53': poundBell('53 LB'),
  'iron-kettlebell-26': ironBell('26 LB'),
  'iron-kettlebell-35': ironBell('35 LB'),
  'iron-kettlebell': ironBell('53 LB'),
  'iron-kettlebell-70': ironBell('70 LB'),
  'big-iron-kettlebell-88': ironBell('88 LB', { color: 0x2f3135 }),
  'big-iron-kettlebell-106': ironBell('106 LB', { color: 0x2f3135 }),
  'big-iron-kettlebell-124': ironBell('124 LB', { color: 0x2f3135 }),
  'rubber-kettlebell': jacket('20 KG', { band: 0x1f55c4 }),
  'jacket-kettlebell-8': jacket('8 KG', { band: 0xe879a6, color: 0x7d8288 }),
  'jacket-kettlebell-12': jacket('12 KG', { band: 0x1f55c4, color: 0x7d8288 }),
  'jacket-kettlebell-16': jacket('16 KG', { band: 0xd9a90a, color: 0x7d8288 }),
  'competition-kettlebell-8': sport('8 KG', { color: 0xd06a97 }),
  'competition-kettlebell-12': sport('12 KG', { color: 0x2f6fc4 }),
  'competition-kettlebell-16': sport('16 KG', { color: 0xc99a08, ink: 0x1a1a1c }),
  'competition-kettlebell-20': sport('20 KG', { color: 0x553a8c }),
  'competition-kettlebell-24': sport('24 KG'),
  'competition-kettlebell-28': sport('28 KG', { color: 0xd06410 }),
  'competition-kettlebell-32': sport('32 KG', { color: 0xb01218 }),
  'training-kettlebell-16': sport('16 KG', { brand: 'IRONWRIGHT', color: 0x2b2c30, ink: 0xe2b93b }),
  'training-kettlebell-20': sport('20 KG', { brand: 'IRONWRIGHT', color: 0x2b2c30, ink: 0xa78bd6 }),
  'training-kettlebell-24': sport('24 KG', { brand: 'IRONWRIGHT', color: 0x2b2c30, ink: 0x58b368 }),
  'adjustable-kettlebell': { kind: 'adjustable-kettlebell', params: {} },
  'small-adjustable-kettlebell': {
    kind: 'adjustable-kettlebell',
    params: { weight: '8-20 KG', color: 0x2b2c30, ink: 0xf0f0ee, seam: 0x9ea4ab },
  },
} as const satisfies Readonly<Record<string, ModelEntry>>
