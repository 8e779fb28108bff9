/**
 * Camera position: radians around the model (0 is the front), radians above the floor, and distance, where 1 means that
 * the model fills the view.
 */
export interface Orbit {
  turn: number
  tilt: number
  away: number
}

export type Movement = 'left' | 'right' | 'up' | 'down' | 'nearer' | 'further' | 'reset'

export const initialOrbit: Orbit = { turn: 0.5, tilt: 0.3, away: 1 }

/** Keep the camera above the floor, and below the top, where left and right would swap. */
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

/** Returns the movement for a key, or undefined for keys that the page handles. */
export function movementOf(key: string): Movement | undefined {
  return Object.hasOwn(byKey, key) ? byKey[key] : undefined
}

/** Returns the orbit after one step. The model turns in the direction of the arrow key. */
export function moveOrbit({ turn, tilt, away }: Orbit, movement: Movement): Orbit {
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
      return initialOrbit
  }
}

/** Returns the orbit after a drag, measured in fractions of the view's width. The full width is half a turn. */
export function dragOrbit({ turn, tilt, away }: Orbit, across: number, down: number): Orbit {
  return withinLimits({ turn: turn - across * Math.PI, tilt: tilt + down * Math.PI, away })
}

/** Returns a nearer (factor below 1) or farther orbit. */
export function zoomOrbit({ turn, tilt, away }: Orbit, factor: number): Orbit {
  return withinLimits({ turn, tilt, away: away * factor })
}

function withinLimits({ turn, tilt, away }: Orbit): Orbit {
  return { turn, tilt: within(tilt, limits.tilt), away: within(away, limits.away) }
}

function within(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value))
}
