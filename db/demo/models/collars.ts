import type { ModelEntry } from '#domain/catalog/product-entry.ts'

const clamp = (color: number) => ({ kind: 'clamp-collar', params: { color } })
const slim = (color: number) => ({ kind: 'clamp-collar', params: { width: 0.024, color, leverColor: 0x8b9096 } })
const jaw = (color: number, latchColor = 0x1d1d1f) => ({ kind: 'jaw-collar', params: { color, latchColor } })

export const collarModels = {
  'clamp-collar-pair-forge': clamp(0xd8410f),
  'clamp-collar-pair-black': clamp(0x1f2022),
  'clamp-collar-pair-blue': clamp(0x1556c0),
  'clamp-collar-pair-green': clamp(0x17703a),
  'slim-clamp-pair-silver': slim(0xc9ccd0),
  'slim-clamp-pair-red': slim(0xb01218),
  'slim-clamp-pair-gold': slim(0xc9992b),
  'jaw-collar-pair-black': jaw(0x1d1d1f, 0xc23a0c),
  'jaw-collar-pair-yellow': jaw(0xe0b000),
  'jaw-collar-pair-white': jaw(0xeceae4),
  'jaw-collar-pair-blue': jaw(0x1f5fd0),
  'lever-collar-pair': { kind: 'lever-collar', params: {} },
  'lever-collar-pair-bright': {
    kind: 'lever-collar',
    params: { width: 0.018, finish: 'zinc', leverFinish: 'black zinc' },
  },
  'spring-clip-pair': { kind: 'spring-clip', params: {} },
  'spring-clip-pair-black': {
    kind: 'spring-clip',
    params: { wire: 0.008, finish: 'black oxide', gripColor: 0x1d1d1f },
  },
  'screw-collar-pair': { kind: 'screw-collar', params: {} },
  'screw-collar-pair-wide': { kind: 'screw-collar', params: { width: 0.034, finish: 'black oxide' } },
  'bolted-collar-pair': { kind: 'bolted-collar', params: {} },
  'meet-collar-pair': { kind: 'competition-collar', params: {} },
  'meet-collar-pair-black': { kind: 'competition-collar', params: { finish: 'black zinc' } },
} as const satisfies Readonly<Record<string, ModelEntry>>
