import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import { weightInBothUnits } from '../builders/weight-in-both-units.ts'

const pellam = { brand: 'PELLAM' } as const
const osktide = { brand: 'OSKTIDE' } as const
const aerwyn = { brand: 'AERWYN' } as const

export const conditioningModels = {
  'medicine-ball': { kind: 'medicine-ball', params: weightInBothUnits('14 LB') },
  'medicine-ball-blue': {
    kind: 'medicine-ball',
    params: { ...pellam, panels: 10, color: 0x24262b, bandColor: 0x1f4f9a, weight: '9 KG' },
  },
  'medicine-ball-leather': {
    kind: 'medicine-ball',
    params: {
      brand: 'FENMOOR',
      diameter: 0.28,
      panels: 12,
      color: 0x7a4a28,
      bandColor: 0x5e3419,
      ink: 0xe6d7b8,
      weight: '4 KG',
    },
  },
  'slam-ball': { kind: 'slam-ball', params: weightInBothUnits('30 LB') },
  'slam-ball-olive': {
    kind: 'slam-ball',
    params: { brand: 'IRONWRIGHT', diameter: 0.25, color: 0x4a4f38, weight: '15 KG' },
  },
  'rubber-ball-red': { kind: 'slam-ball', params: { ...pellam, diameter: 0.22, color: 0x9a1b1f, weight: '3 KG' } },
  'stone-ball': {
    kind: 'slam-ball',
    params: { ...weightInBothUnits('100 LB'), diameter: 0.38, color: 0x3a3d42, hasTread: false },
  },
  'sand-ball-heavy': {
    kind: 'slam-ball',
    params: { diameter: 0.44, weight: '150 LB', color: 0x5c4a36, hasTread: false, brand: 'BRACKWATER' },
  },
  rower: { kind: 'rower', params: aerwyn },
  'rower-high': { kind: 'rower', params: { ...aerwyn, rail: 0.5, color: 0x43474d, accent: 0x1f6f8a } },
  'rower-short': { kind: 'rower', params: { length: 2.1, color: 0x202124, accent: 0xd8410f } },
  'air-bike': { kind: 'air-bike', params: aerwyn },
  'air-bike-studio': { kind: 'air-bike', params: { ...aerwyn, fan: 0.29, color: 0x8b9096, accent: 0x1f6f8a } },
  'battle-rope': { kind: 'battle-rope', params: {} },
  'battle-rope-50': { kind: 'battle-rope', params: { diameter: 0.05, coil: 0.34, gripColor: 0x1d1d1f } },
  'battle-rope-short': { kind: 'battle-rope', params: { diameter: 0.032, coil: 0.24, turns: 6, color: 0x2d3a4a } },
  'climbing-rope': {
    kind: 'battle-rope',
    params: { diameter: 0.038, coil: 0.25, turns: 4, color: 0xa8946b, gripColor: 0x1d1d1f },
  },
  'jump-rope-forge': { kind: 'jump-rope', params: {} },
  'jump-rope-black': { kind: 'jump-rope', params: { color: 0x1f2022 } },
  'jump-rope-blue': { kind: 'jump-rope', params: { color: 0x1556c0 } },
  'leather-rope': {
    kind: 'jump-rope',
    params: { length: 2.75, cable: 0.007, handle: 0.13, color: 0xb98d5a, cableColor: 0x6a4326 },
  },
  'heavy-rope': {
    kind: 'jump-rope',
    params: { length: 2.9, cable: 0.011, handle: 0.17, color: 0x2b2c30, cableColor: 0x8e1116 },
  },
  'beaded-rope': {
    kind: 'jump-rope',
    params: { length: 2.9, cable: 0.005, handle: 0.18, color: 0xe9e8e4, cableColor: 0x1f6f8a },
  },
  'ab-wheel': { kind: 'ab-wheel', params: {} },
  'ab-wheel-wide': {
    kind: 'ab-wheel',
    params: { diameter: 0.18, width: 0.13, span: 0.42, color: 0x2b2c30, gripColor: 0x1f6f8a },
  },
  abmat: { kind: 'abmat', params: {} },
  'abmat-long': { kind: 'abmat', params: { ...osktide, width: 0.36, depth: 0.46, height: 0.08, color: 0x24404a } },
  'wood-rings': { kind: 'rings', params: {} },
  'wood-rings-28': { kind: 'rings', params: { section: 0.028 } },
  'walnut-rings': { kind: 'rings', params: { woodColor: 0x6f4a2b, strapColor: 0x2b3a2e } },
  'steel-rings': {
    kind: 'rings',
    params: { finish: 'powder', section: 0.028, woodColor: 0x2b2c30, strapColor: 0x8e1116 },
  },
  'polymer-rings': { kind: 'rings', params: { finish: 'plastic', woodColor: 0x17171a, strapColor: 0x1f6f8a } },
  'small-rings': { kind: 'rings', params: { inside: 0.14, section: 0.025, strapColor: 0xd8410f } },
  parallettes: { kind: 'parallettes', params: {} },
  'push-up-bars': {
    kind: 'parallettes',
    params: { length: 0.28, height: 0.13, foot: 0.16, diameter: 0.034, apart: 0.3, color: 0x8d6236 },
  },
  'steel-parallettes': {
    kind: 'parallettes',
    params: { isSteel: true, length: 0.55, height: 0.32, foot: 0.34, diameter: 0.038, color: 0x2b2c30 },
  },
  'dip-bars': {
    kind: 'parallettes',
    params: { isSteel: true, length: 0.66, height: 0.78, foot: 0.5, diameter: 0.038, apart: 0.52, color: 0x24404a },
  },
  'foam-roller': { kind: 'foam-roller', params: {} },
  'foam-roller-smooth': {
    kind: 'foam-roller',
    params: { relief: 0, length: 0.91, diameter: 0.15, bore: 0.001, color: 0x24262b },
  },
  'foam-roller-short': {
    kind: 'foam-roller',
    params: { length: 0.2, diameter: 0.1, bore: 0.07, color: 0x1f6f8a, core: 0x17171a },
  },
  'massage-ball': { kind: 'massage-ball', params: {} },
  'massage-peanut': { kind: 'massage-ball', params: { isDouble: true, color: 0x24262b } },
  'training-mat': { kind: 'exercise-mat', params: {} },
  'stretching-mat': {
    kind: 'exercise-mat',
    params: { length: 1.9, width: 0.66, thickness: 0.006, color: 0x1f6f8a, strap: 0x17171a },
  },
} as const satisfies Readonly<Record<string, ModelEntry>>
