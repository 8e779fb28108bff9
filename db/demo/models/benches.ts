import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import { paints } from './racks.ts'

/** Adjustable benches are modeled at the pictured angle, which determines their size. */
export const benchModels = {
  'flat-bench-black': { kind: 'flat-bench' },
  'flat-bench-red': { kind: 'flat-bench', params: { color: paints.red } },
  'flat-bench-white': { kind: 'flat-bench', params: { color: paints.white } },
  'wide-bench': { kind: 'flat-bench', params: { width: 0.356, color: 0x1c3f86 } },
  'thick-pad-bench': { kind: 'flat-bench', params: { width: 0.33, thickness: 0.105, color: paints.graphite } },
  'short-bench': {
    kind: 'flat-bench',
    params: { length: 1.02, width: 0.28, thickness: 0.065, color: paints.green, hasWheels: false },
  },
  'meet-flat-bench': {
    kind: 'flat-bench',
    params: { width: 0.32, height: 0.425, color: paints.white, top: 0x7d1216, brand: 'VESTERGRAV' },
  },
  'ash-bench': { kind: 'flat-bench', params: { isWood: true, top: 0xb08a58, brand: 'LARCHWELL' } },
  'walnut-bench': {
    kind: 'flat-bench',
    params: { isWood: true, width: 0.36, top: 0x5f4028, color: paints.white, brand: 'LARCHWELL' },
  },
  'incline-bench': { kind: 'adjustable-bench' },
  'light-incline-bench': {
    kind: 'adjustable-bench',
    params: { angle: 38, back: 0.8, width: 0.28, color: paints.white },
  },
  'quillon-bench': {
    kind: 'adjustable-bench',
    params: { angle: 45, back: 0.94, width: 0.32, color: paints.graphite, top: 0x2a2320, brand: 'QUILLON' },
  },
  'utility-bench': { kind: 'utility-bench' },
  'press-chair': {
    kind: 'utility-bench',
    params: { angle: 82, back: 0.9, width: 0.34, color: paints.black, top: 0x6a4326, brand: 'QUILLON' },
  },
  'competition-bench': {
    kind: 'competition-bench',
    params: { color: paints.black, top: 0x7d1216, brand: 'VESTERGRAV' },
  },
  'press-bench': { kind: 'competition-bench', params: { hasArms: false, width: 0.3, color: paints.blue } },
  'decline-bench': { kind: 'decline-bench' },
  'back-extension': { kind: 'back-extension', params: { color: paints.graphite } },
  'preacher-bench': { kind: 'preacher-bench', params: { color: paints.red } },
} as const satisfies Readonly<Record<string, ModelEntry>>
