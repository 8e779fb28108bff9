import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import { paints } from './racks.ts'

const mat = { width: 1.22, length: 1.83, flecks: 0.05 } as const
const square = { width: 1, length: 1, thickness: 0.03 } as const

export const floorModels = {
  'rubber-tile': { kind: 'floor-tile', params: { ...mat, thickness: 0.019 } },
  'fleck-tile-gray': { kind: 'floor-tile', params: square },
  'fleck-tile-blue': { kind: 'floor-tile', params: { ...square, fleck: 0x3f7fd0, flecks: 0.14 } },
  'fleck-tile-red': { kind: 'floor-tile', params: { ...square, fleck: 0xc0392f, flecks: 0.14 } },
  'drop-tile': { kind: 'floor-tile', params: { width: 0.5, length: 0.5, thickness: 0.043, flecks: 0 } },
  platform: { kind: 'lifting-platform' },
  'compact-platform': { kind: 'lifting-platform', params: { length: 1.83, center: 1.07, color: paints.red } },
  'deadlift-platform': {
    kind: 'lifting-platform',
    params: { length: 1.22, center: 0.92, wood: 0x8d6236, color: paints.graphite },
  },
  'ash-platform': {
    kind: 'lifting-platform',
    params: { center: 1.32, wood: 0xd2b083, color: paints.white, fleck: 0x3f7fd0, brand: 'LARCHWELL' },
  },
  'drop-pads': { kind: 'drop-pad', params: { count: 2 } },
  'low-drop-pads': { kind: 'drop-pad', params: { count: 2, height: 0.06, width: 0.66, depth: 0.51, color: 0x5a1417 } },
  'floor-roll': { kind: 'floor-roll' },
  'turf-roll': {
    kind: 'floor-roll',
    params: { width: 1.98, radius: 0.2, thickness: 0.016, turns: 6, finish: 'canvas', color: 0x2f6b38 },
  },
  'edge-ramp': { kind: 'edge-ramp', params: { thickness: 0.03 } },
  'jerk-blocks': { kind: 'jerk-blocks', params: { apart: 0.95 } },
} as const satisfies Readonly<Record<string, ModelEntry>>

export const floorSizes = {
  'rubber-tile-thin': { kind: 'floor-tile', params: { ...mat, thickness: 0.01 } },
  'edge-ramp-low': { kind: 'edge-ramp', params: { thickness: 0.019 } },
} as const satisfies Readonly<Record<string, ModelEntry>>
