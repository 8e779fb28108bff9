import type { ModelEntry } from '#domain/catalog/product-entry.ts'

export const replacementPartModels = {
  'bolt-set-inch': { kind: 'bolt-set' },
  'bolt-set-slim': { kind: 'bolt-set', params: { count: 8, thread: 0.0151, length: 0.07, finish: 'zinc' } },
  'anchor-set': { kind: 'bolt-set', params: { count: 6, thread: 0.012, length: 0.11, finish: 'zinc', isAnchor: true } },
  'hitch-pins': { kind: 'hitch-pins' },
  'iw2-hitch-pins': { kind: 'hitch-pins', params: { diameter: 0.0151, knob: 0x8e1116 } },
  'pop-pins': { kind: 'hitch-pins', params: { diameter: 0.0127, length: 0.06, isSprung: true, knob: 0xb5472a } },
  'end-caps-square': { kind: 'end-caps' },
  'end-caps-slim': { kind: 'end-caps', params: { width: 0.0508, depth: 0.0762 } },
  'end-caps-small': { kind: 'end-caps', params: { width: 0.0508, depth: 0.0508 } },
  'cup-liners': { kind: 'cup-liners' },
  'liner-strips': { kind: 'liner-strips' },
  'bench-pad-standard': { kind: 'bench-pad' },
  'bench-pad-wide': { kind: 'bench-pad', params: { width: 0.356 } },
  'rubber-shoes': { kind: 'rubber-shoes' },
  'wheel-set': { kind: 'wheel-set' },
} as const satisfies Readonly<Record<string, ModelEntry>>
