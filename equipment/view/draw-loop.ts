import { initialOrbit, type Orbit } from './orbit.ts'

/** Duration of one idle rotation in milliseconds. */
const turnMs = 30_000

interface DrawLoop {
  /** Stops the idle rotation and draws the view from the changed orbit. */
  look: (change: (orbit: Orbit) => Orbit) => void
  /** Draws in the next frame if a model is on screen. */
  request: () => void
  /** Draws immediately if a model is on screen. */
  redraw: () => void
  /** Starts drawing once there is a model. */
  start: () => void
  setSeen: (isSeen: boolean) => void
  stop: () => void
}

/**
 * Draws on changes and pauses while off screen. Rotates slowly until the first `look`, unless reduced motion is set.
 */
export function createDrawLoop(draw: (orbit: Orbit) => void): DrawLoop {
  let orbit = initialOrbit
  let [hasModel, isSeen, isTurning] = [false, true, !matchMedia('(prefers-reduced-motion: reduce)').matches]
  let [frame, last] = [0, 0]
  const drawFrame = (now: number) => {
    frame = 0
    if (isTurning && last > 0)
      orbit = { ...orbit, turn: orbit.turn + (Math.min(now - last, 100) / turnMs) * 2 * Math.PI }
    last = now
    draw(orbit)
    if (isTurning) request()
  }
  const request = () => {
    if (frame === 0 && hasModel && isSeen && !document.hidden) frame = requestAnimationFrame(drawFrame)
  }
  return {
    look: (change) => {
      isTurning = false
      orbit = change(orbit)
      request()
    },
    request,
    redraw: () => {
      if (hasModel && isSeen) draw(orbit)
    },
    start: () => {
      hasModel = true
      request()
    },
    setSeen: (seen) => {
      isSeen = seen
      last = 0
      request()
    },
    stop: () => cancelAnimationFrame(frame),
  }
}
