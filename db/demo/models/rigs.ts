import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import { paints } from './racks.ts'

const iw2 = { uprightWidth: 0.0508, hole: 0.016, cups: 'plain' } as const
const hall = { height: 2.44 } as const

export const wallRackModels = {
  'folding-rack': { kind: 'folding-rack' },
  'iw2-folding-rack': { kind: 'folding-rack', params: { ...iw2, width: 1.195, depth: 0.56, color: paints.olive } },
  'low-folding-rack': {
    kind: 'folding-rack',
    params: { height: 1.83, depth: 0.58, pullUp: 0, color: paints.white, cupHeight: 1.2 },
  },
  'wall-pull-up-bar': { kind: 'wall-pull-up-bar' },
  'short-pull-up-bar': {
    kind: 'wall-pull-up-bar',
    params: { width: 1.07, reach: 0.53, height: 0.5, hasLedger: false, color: paints.white },
  },
} as const satisfies Readonly<Record<string, ModelEntry>>

export const wallRackSizes = {
  'folding-rack-deep': { kind: 'folding-rack', params: { depth: 1.06 } },
} as const satisfies Readonly<Record<string, ModelEntry>>

/** Rigs with bays for several lifters. */
export const rigModels = {
  'rig-one-bay': { kind: 'rig-bay', params: { ...hall, bays: 1, depth: 1.22 } },
  'rig-two-bays': { kind: 'rig-bay', params: { ...hall, bays: 2 } },
  'wall-rig-one-bay': { kind: 'rig-bay', params: { ...hall, bays: 1, depth: 1.22, isWallMounted: true } },
  'wall-rig-two-bays': { kind: 'rig-bay', params: { ...hall, bays: 2, depth: 1.22, isWallMounted: true } },
  'iw2-wall-rig': {
    kind: 'rig-bay',
    params: { ...hall, ...iw2, bayWidth: 1.144, bays: 2, depth: 0.76, isWallMounted: true, color: paints.red },
  },
} as const satisfies Readonly<Record<string, ModelEntry>>
