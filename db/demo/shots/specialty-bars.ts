import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { specialtyBarModels } from '../models/specialty-bars.ts'

type Name = keyof typeof specialtyBarModels

/** Shows the whole bar from the end of a sleeve, like the straight bars. */
const along = (from: Camera['from'], room = 0.9): Camera => ({ from, angle: 40, room })

const cameras: Readonly<Record<Name, Camera>> = {
  'trap-bar': along([0.66, 0.62, 0.5]),
  'trap-bar-thick': along([0.6, 0.66, 0.56]),
  'open-trap-bar': along([0.66, 0.6, 0.54]),
  'wide-trap-bar': along([0.7, 0.64, 0.46]),
  'safety-squat-bar': along([0.66, 0.56, 0.6]),
  'garage-safety-squat-bar': along([0.62, 0.58, 0.64]),
  'multi-grip-bar': along([0.66, 0.66, 0.5]),
  'football-bar': along([0.62, 0.68, 0.54]),
  'cambered-bar': along([0.64, 0.5, 0.66]),
  'bow-bar': along([0.68, 0.6, 0.5]),
  'curl-bar': along([0.66, 0.64, 0.5]),
  'deep-curl-bar': along([0.62, 0.68, 0.54]),
  'rackable-curl-bar': along([0.72, 0.6, 0.46]),
  'triceps-bar': { from: [0.55, 0.62, 0.78], angle: 20, room: 1.02 },
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
