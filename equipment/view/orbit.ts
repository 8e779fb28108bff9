/**
 * From where a model is looked at: radians around it (0 is its front), radians above the floor, and how far away, as a
 * share of the distance from which all of it is seen.
 */
export interface Orbit {
  turn: number
  tilt: number
  away: number
}

/** What a key or a button does to an orbit. */
export type Movement = 'left' | 'right' | 'up' | 'down' | 'nearer' | 'further' | 'reset'

export const atRest: Orbit = { turn: 0.5, tilt: 0.3, away: 1 }

/** Never below the floor nor over the top, where left and right would change places. */
const limits = { tilt: [0.03, 1.42], away: [0.3, 1.2] } as const
const step = { turn: Math.PI / 12, tilt: Math.PI / 24, away: 1.15 }
const byKey: Readonly<Record<string, Movement>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'further',
  Home: 'reset',
}

/** The movement that a key asks for; undefined for keys that belong to the page. */
export function movementOf(key: string): Movement | undefined {
  return Object.hasOwn(byKey, key) ? byKey[key] : undefined
}

/** The orbit after one step of a movement; the model turns to the side that the arrow shows. */
export function moved({ turn, tilt, away }: Orbit, movement: Movement): Orbit {
  switch (movement) {
    case 'left':
      return { turn: turn + step.turn, tilt, away }
    case 'right':
      return { turn: turn - step.turn, tilt, away }
    case 'up':
      return withinLimits({ turn, tilt: tilt + step.tilt, away })
    case 'down':
      return withinLimits({ turn, tilt: tilt - step.tilt, away })
    case 'nearer':
      return withinLimits({ turn, tilt, away: away / step.away })
    case 'further':
      return withinLimits({ turn, tilt, away: away * step.away })
    case 'reset':
      return atRest
  }
}

/** The orbit after a drag over shares of the view's width: across all of it is half a turn. */
export function dragged({ turn, tilt, away }: Orbit, across: number, down: number): Orbit {
  return withinLimits({ turn: turn - across * Math.PI, tilt: tilt + down * Math.PI, away })
}

/** The orbit nearer (below 1) or further away by a factor. */
export function zoomed({ turn, tilt, away }: Orbit, factor: number): Orbit {
  return withinLimits({ turn, tilt, away: away * factor })
}

function withinLimits({ turn, tilt, away }: Orbit): Orbit {
  return { turn, tilt: within(tilt, limits.tilt), away: within(away, limits.away) }
}

function within(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value))
}
