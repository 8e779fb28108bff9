import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'
import { barbellModels } from '../models/barbells.ts'
import { collarModels } from '../models/collars.ts'

/** Height of the bore for collars that stand on the floor, in meters. */
const middles: Readonly<Record<string, number>> = {
  'clamp-collar': 0.0405,
  'jaw-collar': 0.047,
  'lever-collar': 0.039,
  'spring-clip': 0.03225,
  'screw-collar': 0.037,
  'bolted-collar': 0.0385,
  'competition-collar': 0.053,
}
/** Collars are shown on a sleeve, from the same angle as bars. The distance varies by kind. */
const sleeve = (width: number, from: Camera['from'] = [0.55, 0.62, 0.78]): Camera => ({
  from,
  angle: 20,
  look: { at: [0.86, 0.045, 0], width },
})
const cameras: Readonly<Record<string, Camera>> = {
  'clamp-collar': sleeve(0.32),
  'jaw-collar': sleeve(0.34, [0.66, 0.5, 0.74]),
  'lever-collar': sleeve(0.33, [0.4, 0.6, 0.86]),
  'spring-clip': sleeve(0.32, [0.5, 0.42, 0.84]),
  'screw-collar': sleeve(0.3, [0.62, 0.62, 0.7]),
  'bolted-collar': sleeve(0.28, [0.48, 0.72, 0.7]),
  'competition-collar': sleeve(0.36),
}

/** Returns a collar's bore height. For a wire collar, the wire's thickness determines it. */
function middleOf(kind: string, params: Readonly<Record<string, unknown>>): number {
  const wire = params['wire']
  return typeof wire === 'number' ? 0.02525 + wire : middles[kind]!
}

export const collars: readonly Shot[] = Object.entries(collarModels).map(([name, { kind, params }]) => {
  const height = 0.0345 - middleOf(kind, params)
  return {
    name,
    camera: cameras[kind]!,
    pieces: [
      barbellModels[kind === 'jaw-collar' ? 'power-bar-black-oxide' : 'power-bar-stainless'],
      { kind, params, at: [0.8, height, 0] as const },
      { kind, params, at: [0.91, height, 0] as const },
    ],
  }
})
