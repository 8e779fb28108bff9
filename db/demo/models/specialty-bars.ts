import type { ModelEntry } from '#domain/catalog/product-entry.ts'

export const specialtyBarModels = {
  'trap-bar': { kind: 'trap-bar', params: {} },
  'trap-bar-thick': { kind: 'trap-bar', params: { handleDiameter: 0.034 } },
  'open-trap-bar': {
    kind: 'trap-bar',
    params: { isOpen: true, handles: 0.62, width: 0.72, color: 0x5b6168, sleeveFinish: 'chrome' },
  },
  'wide-trap-bar': {
    kind: 'trap-bar',
    params: { handles: 0.7, width: 0.84, length: 2.3, raise: 0.12, color: 0x8e1116, brand: 'NORTHLODE' },
  },
  'safety-squat-bar': { kind: 'safety-squat-bar', params: {} },
  'garage-safety-squat-bar': {
    kind: 'safety-squat-bar',
    params: { length: 2.13, sleeve: 0.36, drop: 0.11, reach: 0.26, padColor: 0x5c1013, color: 0x6b7077 },
  },
  'multi-grip-bar': { kind: 'multi-grip-bar', params: {} },
  'football-bar': {
    kind: 'multi-grip-bar',
    params: { pairs: 3, step: 0.23, slant: 16, width: 0.26, color: 0x5b6168, sleeveFinish: 'chrome' },
  },
  'cambered-bar': { kind: 'cambered-bar', params: {} },
  'bow-bar': { kind: 'bow-bar', params: {} },
  'curl-bar': { kind: 'curl-bar', params: {} },
  'deep-curl-bar': {
    kind: 'curl-bar',
    params: { bow: 0.085, length: 1.34, sleeve: 0.165, shaftFinish: 'zinc', sleeveFinish: 'black zinc' },
  },
  'rackable-curl-bar': {
    kind: 'curl-bar',
    params: { length: 2.13, sleeve: 0.35, shaftFinish: 'stainless', sleeveFinish: 'chrome' },
  },
  'triceps-bar': {
    kind: 'multi-grip-bar',
    params: { length: 0.86, sleeve: 0.2, width: 0.21, diameter: 0.032, pairs: 1, step: 0.17, sleeveFinish: 'chrome' },
  },
  'farmer-handles': { kind: 'farmers-handles', params: {} },
  'light-farmer-handles': {
    kind: 'farmers-handles',
    params: { length: 1.2, sleeve: 0.22, grip: 0.028, rise: 0.14, color: 0x6b7077 },
  },
} as const satisfies Readonly<Record<string, ModelEntry>>
