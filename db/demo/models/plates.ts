import type { ModelEntry } from '#domain/catalog/product-entry.ts'

/** A round plate model. Requires dimensions in meters and the marked weight. */
export interface PlateModel extends ModelEntry {
  params: Readonly<Record<string, string | number | boolean>> & {
    readonly diameter: number
    readonly thickness: number
    readonly weight: string
  }
}

type More = Readonly<Record<string, string | number | boolean>>

const plate =
  (kind: string, common: More) =>
  (weight: string, thickness: number, diameter = 0.45, more: More = {}): PlateModel => ({
    kind,
    params: { ...common, ...more, diameter, thickness, weight },
  })

/** Colors of competition plates by weight in kilograms. */
const tones = {
  red: 0xb01218,
  blue: 0x1556c0,
  yellow: 0xd9a90a,
  green: 0x17703a,
  white: 0xe9e8e3,
  black: 0x1d1d1f,
  gray: 0x8b9096,
} as const
const dark = 0x1a1a1c
const onYellow = { color: tones.yellow, ink: dark } as const
const onWhite = { color: tones.white, ink: dark } as const

const training = plate('bumper', {})
const stripe = plate('bumper', { hasStripe: true })
const gym = plate('bumper', { hubFinish: 'black zinc', hub: 0.1, ink: 0xc9cacc })
const crumb = plate('bumper', { brand: 'PELLAM', hub: 0.1, flecks: 900, color: 0x202022, ink: 0xb9bcc0 })
const urethane = plate('bumper', { brand: 'TARNSTONE', isUrethane: true, hub: 0.11, hubFinish: 'stainless' })
const colored = plate('bumper', {})
const warmUp = plate('bumper', { brand: 'VESTERGRAV', hub: 0.14, hubFinish: 'zinc' })
const competition = plate('bumper', { brand: 'VESTERGRAV', hub: 0.2, hubFinish: 'chrome' })
const ownCompetition = plate('bumper', { hub: 0.17, hubFinish: 'zinc' })
const technique = plate('technique-plate', {})
const youth = plate('technique-plate', { brand: 'VESTERGRAV' })
const calibrated = plate('iron-plate', { brand: 'VESTERGRAV', ink: 0xf2f2ee })
const dish = plate('iron-plate', { brand: 'NORTHLODE', color: 0x6c7075, ink: 0xe4e2dc })
const foundry = plate('iron-plate', { brand: 'NORTHLODE', ink: 0xefe6cf })
const machined = plate('iron-plate', { color: 0x7e8287, ink: 0xe9e9e6, isMachined: true })
const flat = plate('change-plate', { isRubber: false, color: 0x2b2c30, ink: 0xe4e4e0 })
const change = plate('change-plate', {})
const record = plate('change-plate', { brand: 'VESTERGRAV' })
const small = plate('change-plate', { color: 0x1d1d1f, ink: 0xf2f2f0 })
const softSmall = plate('change-plate', { color: 0x3d4046, ink: 0xf2f2f0, brand: 'TARNSTONE' })
const fraction = plate('change-plate', { isRubber: false, color: 0x8b9096, ink: 0x1a1a1c })

export const bumperModels = {
  'training-bumper-10': training('10 LB', 0.028, 0.45, { hub: 0.09 }),
  'training-bumper-15': training('15 LB', 0.04),
  'training-bumper-25': training('25 LB', 0.055),
  'training-bumper-35': training('35 LB', 0.07),
  'training-bumper-45': training('45 LB', 0.083),
  'training-bumper-55': training('55 LB', 0.095),
  'black-bumper-5': training('5 KG', 0.03, 0.45, { hub: 0.085, ink: 0x9aa0a6 }),
  'black-bumper-10': training('10 KG', 0.044, 0.45, { ink: 0x9aa0a6 }),
  'black-bumper-15': training('15 KG', 0.058, 0.45, { ink: 0x9aa0a6 }),
  'black-bumper-20': training('20 KG', 0.076, 0.45, { ink: 0x9aa0a6 }),
  'black-bumper-25': training('25 KG', 0.088, 0.45, { ink: 0x9aa0a6 }),
  'color-bumper-10': colored('10 KG', 0.045, 0.45, { color: tones.green }),
  'color-bumper-15': colored('15 KG', 0.058, 0.45, onYellow),
  'color-bumper-20': colored('20 KG', 0.07, 0.45, { color: tones.blue }),
  'color-bumper-25': colored('25 KG', 0.083, 0.45, { color: tones.red }),
  'stripe-bumper-25': stripe('25 KG', 0.07, 0.45, { ink: 0xd02a2a, stripe: tones.red }),
  'ring-bumper-10': stripe('10 LB', 0.03, 0.45, { hub: 0.09, stripe: tones.gray, hubFinish: 'black zinc' }),
  'ring-bumper-25': stripe('25 LB', 0.055, 0.45, { stripe: tones.green, hubFinish: 'black zinc' }),
  'ring-bumper-35': stripe('35 LB', 0.07, 0.45, { stripe: tones.yellow, hubFinish: 'black zinc' }),
  'ring-bumper-45': stripe('45 LB', 0.082, 0.45, { stripe: tones.blue, hubFinish: 'black zinc' }),
  'ring-bumper-55': stripe('55 LB', 0.093, 0.45, { stripe: tones.red, hubFinish: 'black zinc' }),
  'class-bumper-10': gym('10 LB', 0.034, 0.45, { hub: 0.085 }),
  'class-bumper-15': gym('15 LB', 0.046),
  'class-bumper-25': gym('25 LB', 0.062),
  'class-bumper-35': gym('35 LB', 0.079),
  'class-bumper-45': gym('45 LB', 0.095),
  'class-bumper-5-kg': gym('5 KG', 0.034, 0.45, { hub: 0.085, ink: 0xe07a50 }),
  'class-bumper-10-kg': gym('10 KG', 0.052, 0.45, { ink: 0xe07a50 }),
  'class-bumper-15-kg': gym('15 KG', 0.072, 0.45, { ink: 0xe07a50 }),
  'class-bumper-20-kg': gym('20 KG', 0.09, 0.45, { ink: 0xe07a50 }),
  'crumb-bumper-10': crumb('10 LB', 0.04, 0.45, { hub: 0.085 }),
  'crumb-bumper-25': crumb('25 LB', 0.066),
  'crumb-bumper-35': crumb('35 LB', 0.08),
  'crumb-bumper-45': crumb('45 LB', 0.095),
  'fleck-bumper-20': crumb('20 KG', 0.08, 0.45, {
    flecks: 1600,
    fleck: 0xc2401f,
    otherFleck: 0x2f8a48,
    ink: 0xf2f2ee,
    hubFinish: 'black zinc',
  }),
  'urethane-bumper-45': urethane('45 LB', 0.055, 0.45, { color: 0x5b6067 }),
  'urethane-bumper-10-kg': urethane('10 KG', 0.038, 0.45, { ink: 0x58b368 }),
  'urethane-bumper-15-kg': urethane('15 KG', 0.046, 0.45, { ink: 0xe2b93b }),
  'urethane-bumper-20-kg': urethane('20 KG', 0.054, 0.45, { ink: 0x5a94e8 }),
  'urethane-bumper-25-kg': urethane('25 KG', 0.062, 0.45, { ink: 0xe05a5a }),
  'warm-up-plate-10': warmUp('10 KG', 0.038, 0.45, { color: tones.green }),
  'warm-up-plate-15': warmUp('15 KG', 0.05, 0.45, onYellow),
  'warm-up-plate-20': warmUp('20 KG', 0.062, 0.45, { color: tones.blue }),
  'warm-up-plate-25': warmUp('25 KG', 0.074, 0.45, { color: tones.red }),
  'technique-plate-2-5': technique('2.5 KG', 0.03),
  'technique-plate-5': technique('5 KG', 0.045),
  'youth-disc-2-5': youth('2.5 KG', 0.028, 0.45, { color: tones.red, ink: 0xf2f2ee }),
  'youth-disc-5': youth('5 KG', 0.042, 0.45, { color: 0x22262b, ink: 0xf2f2ee }),
} as const satisfies Readonly<Record<string, PlateModel>>

export const competitionPlateModels = {
  'competition-plate-10': competition('10 KG', 0.035, 0.45, { color: tones.green }),
  'competition-plate-15': competition('15 KG', 0.043, 0.45, onYellow),
  'competition-plate-20': competition('20 KG', 0.055, 0.45, { color: tones.blue }),
  'competition-plate-25': competition('25 KG', 0.064, 0.45, { color: tones.red }),
  'platform-plate-10': ownCompetition('10 KG', 0.034, 0.45, { ink: 0x58b368, hasStripe: true, stripe: tones.green }),
  'platform-plate-15': ownCompetition('15 KG', 0.046, 0.45, { ink: 0xe2b93b, hasStripe: true, stripe: tones.yellow }),
  'platform-plate-20': ownCompetition('20 KG', 0.058, 0.45, { ink: 0x5a94e8, hasStripe: true, stripe: tones.blue }),
  'platform-plate-25': ownCompetition('25 KG', 0.067, 0.45, { ink: 0xe05a5a, hasStripe: true, stripe: tones.red }),
  'pound-disc-25': ownCompetition('25 LB', 0.042, 0.45, { color: tones.green, hubFinish: 'chrome' }),
  'pound-disc-35': ownCompetition('35 LB', 0.052, 0.45, { ...onYellow, hubFinish: 'chrome' }),
  'pound-disc-45': ownCompetition('45 LB', 0.062, 0.45, { color: tones.blue, hubFinish: 'chrome' }),
  'pound-disc-55': ownCompetition('55 LB', 0.07, 0.45, { color: tones.red, hubFinish: 'chrome' }),
  'calibrated-plate-10': calibrated('10 KG', 0.021, 0.325, { color: 0x1b1c1e }),
  'calibrated-plate-15': calibrated('15 KG', 0.021, 0.4, { color: 0xc99a08, ink: dark }),
  'calibrated-plate-20': calibrated('20 KG', 0.022, 0.45, { color: 0x134ca8 }),
  'calibrated-plate-25': calibrated('25 KG', 0.027, 0.45, { color: 0xa31016 }),
  'calibrated-plate-50': calibrated('50 KG', 0.052, 0.45, { color: 0x146b3a }),
} as const satisfies Readonly<Record<string, PlateModel>>

export const ironPlateModels = {
  'deep-dish-plate-2-5': dish('2.5 LB', 0.015, 0.16),
  'deep-dish-plate-5': dish('5 LB', 0.02, 0.19),
  'deep-dish-plate-10': dish('10 LB', 0.024, 0.23),
  'deep-dish-plate-20': dish('20 LB', 0.034, 0.31),
  'deep-dish-plate-25': dish('25 LB', 0.036, 0.33),
  'deep-dish-plate-35': dish('35 LB', 0.038, 0.37),
  'deep-dish-plate': dish('45 LB', 0.04),
  'deep-dish-plate-100': dish('100 LB', 0.074),
  'deep-dish-plate-10-kg': dish('10 KG', 0.03, 0.3, { color: 0x3a3c3f }),
  'deep-dish-plate-15-kg': dish('15 KG', 0.036, 0.36, { color: 0x3a3c3f }),
  'deep-dish-plate-20-kg': dish('20 KG', 0.038, 0.45, { color: 0x3a3c3f }),
  'deep-dish-plate-25-kg': dish('25 KG', 0.042, 0.45, { color: 0x3a3c3f }),
  'foundry-plate-green': foundry('45 LB', 0.04, 0.45, { color: 0x1f4a36 }),
  'foundry-plate-oxide': foundry('45 LB', 0.04, 0.45, { color: 0x6e2a1c }),
  'foundry-plate-graphite': foundry('45 LB', 0.04, 0.45, { color: 0x3b3d41, ink: 0xf2f2ee }),
  'machined-plate-25': machined('25 LB', 0.03, 0.33),
  'machined-plate-35': machined('35 LB', 0.032, 0.38),
  'machined-plate': machined('45 LB', 0.034),
  'machined-plate-10-kg': machined('10 KG', 0.028, 0.32, { color: 0x4d5157 }),
  'machined-plate-15-kg': machined('15 KG', 0.03, 0.375, { color: 0x4d5157 }),
  'machined-plate-20-kg': machined('20 KG', 0.031, 0.45, { color: 0x4d5157 }),
  'machined-plate-25-kg': machined('25 KG', 0.038, 0.45, { color: 0x4d5157 }),
  'pancake-plate-10': flat('10 LB', 0.0123, 0.25),
  'pancake-plate-25': flat('25 LB', 0.0153, 0.35),
  'pancake-plate-45': flat('45 LB', 0.0166),
  'pancake-plate-100': flat('100 LB', 0.0368),
  'pancake-plate-5-kg': flat('5 KG', 0.0135, 0.25, { color: 0x8e1116 }),
  'pancake-plate-10-kg': flat('10 KG', 0.0157, 0.325, { color: 0x8e1116 }),
  'pancake-plate-20-kg': flat('20 KG', 0.0162, 0.45, { color: 0x8e1116 }),
  'pancake-plate-25-kg': flat('25 KG', 0.0203, 0.45, { color: 0x8e1116 }),
} as const satisfies Readonly<Record<string, PlateModel>>

export const changePlateModels = {
  'change-plate-0-5': change('0.5 KG', 0.012, 0.135, onWhite),
  'change-plate-1': change('1 KG', 0.015, 0.16, { color: tones.green, ink: 0xf2f2ee }),
  'change-plate-1-5': change('1.5 KG', 0.018, 0.175, onYellow),
  'change-plate-2': change('2 KG', 0.019, 0.19, { color: tones.blue, ink: 0xf2f2ee }),
  'change-plate-2-5': change('2.5 KG', 0.019, 0.21, { color: tones.red, ink: 0xf2f2ee }),
  'change-plate-5': change('5 KG', 0.026, 0.23, onWhite),
  'change-plate-black-2-5': small('2.5 LB', 0.022, 0.165),
  'change-plate-black-5': small('5 LB', 0.03, 0.2),
  'change-plate-black-10': small('10 LB', 0.04, 0.23),
  'steel-change-plate-1-25': flat('1.25 KG', 0.0088, 0.16),
  'steel-change-plate-2-5': flat('2.5 KG', 0.0108, 0.2),
  'steel-change-plate-5': flat('5 KG', 0.0135, 0.25),
  'soft-change-plate-2-5': softSmall('2.5 LB', 0.02, 0.155),
  'soft-change-plate-5': softSmall('5 LB', 0.028, 0.19),
  'soft-change-plate-10': softSmall('10 LB', 0.038, 0.225),
  'fraction-0-25': fraction('0.25 LB', 0.006, 0.078),
  'fraction-0-5': fraction('0.5 LB', 0.006, 0.0932),
  'fraction-0-75': fraction('0.75 LB', 0.006, 0.1084),
  'fraction-1': fraction('1 LB', 0.006, 0.1217),
  'fraction-0-125-kg': fraction('0.125 KG', 0.006, 0.077, { color: 0xc23a0c, ink: 0xf2f2ee }),
  'fraction-0-25-kg': fraction('0.25 KG', 0.006, 0.0965, { color: 0xc23a0c, ink: 0xf2f2ee }),
  'fraction-0-5-kg': fraction('0.5 KG', 0.006, 0.1268, { color: 0xc23a0c, ink: 0xf2f2ee }),
  'fraction-1-kg': fraction('1 KG', 0.006, 0.172, { color: 0xc23a0c, ink: 0xf2f2ee }),
  'record-disc-0-25': record('0.25 KG', 0.009, 0.11, { color: tones.gray, ink: 0x1a1a1c }),
  'record-disc-0-5': record('0.5 KG', 0.012, 0.135, onWhite),
  'record-disc-1': record('1 KG', 0.015, 0.16, { color: tones.green, ink: 0xf2f2ee }),
  'referee-plate-0-5': record('0.5 KG', 0.013, 0.13, onWhite),
  'referee-plate-1': record('1 KG', 0.016, 0.155, { color: tones.green, ink: 0xf2f2ee }),
  'referee-plate-1-5': record('1.5 KG', 0.019, 0.17, onYellow),
  'referee-plate-2': record('2 KG', 0.02, 0.185, { color: tones.blue, ink: 0xf2f2ee }),
  'referee-plate-2-5': record('2.5 KG', 0.02, 0.205, { color: tones.red, ink: 0xf2f2ee }),
  'referee-plate-5': record('5 KG', 0.027, 0.228, onWhite),
} as const satisfies Readonly<Record<string, PlateModel>>
