import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import { paints } from './racks.ts'

/** Storage without contents. Some main pictures show it full. */
export const storageModels = {
  'plate-tree': { kind: 'plate-tree' },
  'tall-plate-tree': {
    kind: 'plate-tree',
    params: { width: 0.66, depth: 0.6, height: 1.62, levels: 3, peg: 0.24, color: paints.graphite },
  },
  'change-plate-tree': {
    kind: 'plate-tree',
    params: {
      width: 0.46,
      depth: 0.42,
      height: 0.92,
      levels: 3,
      peg: 0.15,
      color: paints.red,
      pegFinish: 'black zinc',
    },
  },
  'bumper-cradle': { kind: 'bumper-cradle' },
  'long-cradle': {
    kind: 'bumper-cradle',
    params: { length: 1.42, slots: 10, widest: 0.12, narrowest: 0.06, color: paints.red },
  },
  'iron-cradle': {
    kind: 'bumper-cradle',
    params: { length: 0.86, slots: 9, widest: 0.064, narrowest: 0.032, rod: 0.014, depth: 0.28, height: 0.2 },
  },
  'plate-rail': { kind: 'plate-rail' },
  'plate-pegs': { kind: 'storage-pegs', params: { isWallMounted: true, length: 0.206 } },
  'wall-bar-hanger': { kind: 'wall-bar-rack' },
  'three-bar-hanger': { kind: 'wall-bar-rack', params: { places: 3, height: 0.38, color: paints.white } },
  'ten-bar-hanger': { kind: 'wall-bar-rack', params: { places: 10, height: 1.27 } },
  'bar-forks': { kind: 'bar-forks' },
  'bar-stand': { kind: 'bar-stand' },
  'bar-stand-five': { kind: 'bar-stand', params: { places: 5, side: 0.4, color: paints.graphite } },
  'dumbbell-rack': { kind: 'dumbbell-rack' },
  'two-tier-rack': { kind: 'dumbbell-rack', params: { height: 0.72, tiers: 2, color: paints.graphite } },
  'narrow-dumbbell-rack': { kind: 'dumbbell-rack', params: { width: 0.92, height: 0.96, color: paints.red } },
  'kettlebell-shelf': { kind: 'storage-shelf' },
  'three-tier-shelf': { kind: 'storage-shelf', params: { height: 1.17, tiers: 3, color: paints.graphite } },
  'storage-bay': {
    kind: 'storage-shelf',
    params: { width: 1.83, depth: 0.61, height: 1.83, tiers: 4, post: 0.0762, plate: 0.002, hasMats: false },
  },
  'small-storage-bay': {
    kind: 'storage-shelf',
    params: { width: 1.22, depth: 0.51, height: 1.52, tiers: 3, plate: 0.002, hasMats: false, color: paints.white },
  },
  'ball-rack': { kind: 'ball-rack' },
  'low-ball-rack': { kind: 'ball-rack', params: { width: 1.52, height: 0.92, tiers: 2, color: paints.red } },
  'peg-rail': { kind: 'peg-rail' },
} as const satisfies Readonly<Record<string, ModelEntry>>

export const storageSizes = {
  'dumbbell-rack-wide': { kind: 'dumbbell-rack', params: { width: 1.98 } },
} as const satisfies Readonly<Record<string, ModelEntry>>
