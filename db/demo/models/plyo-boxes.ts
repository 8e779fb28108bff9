import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import { paints } from './racks.ts'

const block = { width: 0.91, depth: 0.76 } as const

export const plyoBoxModels = {
  'plyo-box': { kind: 'plyo-box' },
  'plyo-box-small': { kind: 'plyo-box', params: { width: 0.61, height: 0.508, depth: 0.406 } },
  'junior-box': { kind: 'plyo-box', params: { width: 0.508, height: 0.406, depth: 0.305, board: 0.015 } },
  'stained-box': { kind: 'plyo-box', params: { color: 0x3a332d, ink: 0xe4dfd4 } },
  'step-box': { kind: 'plyo-box', params: { width: 0.76, height: 0.305, depth: 0.406 } },
  'foam-box': { kind: 'foam-plyo-box' },
  'small-foam-box': {
    kind: 'foam-plyo-box',
    params: { width: 0.61, height: 0.406, depth: 0.508, color: 0x55585c, label: '16 / 20 / 24 IN' },
  },
  'foam-block-450': { kind: 'foam-plyo-box', params: { ...block, height: 0.45, label: '450 MM' } },
  'foam-block-300': { kind: 'foam-plyo-box', params: { ...block, height: 0.3, label: '300 MM', color: 0x55585c } },
  'foam-block-150': { kind: 'foam-plyo-box', params: { ...block, height: 0.15, label: '150 MM', hasStraps: false } },
  'steel-box-305': { kind: 'steel-box', params: { height: 0.305, foot: 0.46 } },
  'steel-box-457': { kind: 'steel-box', params: { height: 0.457, foot: 0.5 } },
  'steel-box-610': { kind: 'steel-box', params: { height: 0.61, foot: 0.55 } },
  'steel-box-762': { kind: 'steel-box', params: { height: 0.762, foot: 0.6 } },
  'steel-step': { kind: 'steel-box', params: { height: 0.203, top: 0.48, foot: 0.53, color: paints.olive } },
} as const satisfies Readonly<Record<string, ModelEntry>>
