import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { specialtyBarModels } from '../models/specialty-bars.ts'

type Name = keyof typeof specialtyBarModels

const from = [0.55, 0.62, 0.78] as const
/** Long bars show their distinctive half, from the same angle as straight bars. */
const half = (at: readonly [number, number, number], width: number): Camera => ({
  from,
  angle: 20,
  look: { at, width },
})

const cameras: Readonly<Record<Name, Camera>> = {
  'trap-bar': half([0.2, 0.05, 0], 1.5),
  'trap-bar-thick': half([0.24, 0.06, 0.1], 1),
  'open-trap-bar': half([0.2, 0.05, 0], 1.5),
  'wide-trap-bar': half([0.16, 0.05, 0], 1.7),
  'safety-squat-bar': half([0.3, 0.09, 0.03], 1.3),
  'garage-safety-squat-bar': half([0.24, 0.08, 0.03], 1.2),
  'multi-grip-bar': half([0.38, 0.04, 0], 1.25),
  'football-bar': half([0.3, 0.04, 0], 1.2),
  'cambered-bar': half([0.25, 0.19, 0], 1.45),
  'bow-bar': half([0.36, 0.06, 0], 1.25),
  'curl-bar': half([0.1, 0.03, 0], 1.05),
  'deep-curl-bar': half([0.06, 0.03, 0], 1),
  'rackable-curl-bar': half([0.36, 0.03, 0], 1.25),
  'triceps-bar': { from, angle: 20, room: 1.02 },
  'farmer-handles': { from: [0.5, 0.42, 0.86], angle: 22, room: 1.02 },
  'light-farmer-handles': { from: [0.62, 0.36, 0.8], angle: 22, room: 1.02 },
}

const strip: Camera = { from: [0.2, 0.5, 1], angle: 14, room: 0.96 }

const wholes = [
  'trap-bar',
  'open-trap-bar',
  'wide-trap-bar',
  'safety-squat-bar',
  'garage-safety-squat-bar',
  'multi-grip-bar',
  'football-bar',
  'cambered-bar',
  'bow-bar',
  'curl-bar',
  'deep-curl-bar',
  'rackable-curl-bar',
] as const satisfies readonly Name[]

export const specialtyBars: readonly Shot[] = [
  ...Object.entries(specialtyBarModels).map(([name, model]): Shot => ({
    name,
    pieces: [model],
    camera: cameras[name as Name],
  })),
  ...wholes.map((name): Shot => ({
    name: `${name}-whole`,
    pieces: [specialtyBarModels[name]],
    camera: strip,
    format: 'strip',
  })),
  {
    name: 'safety-squat-bar-pads',
    pieces: [specialtyBarModels['safety-squat-bar']],
    camera: { from: [0.35, 0.5, 0.9], angle: 18, look: { at: [0, 0.15, 0], width: 0.62 } },
  },
  {
    name: 'trap-bar-handles',
    pieces: [specialtyBarModels['trap-bar']],
    camera: { from: [0.6, 0.5, 0.7], angle: 18, look: { at: [0.3, 0.08, 0], width: 0.5 } },
  },
  {
    name: 'multi-grip-bar-handles',
    pieces: [specialtyBarModels['multi-grip-bar']],
    camera: { from: [0.25, 0.7, 0.8], angle: 18, look: { at: [0.12, 0.03, 0], width: 0.62 } },
  },
]
