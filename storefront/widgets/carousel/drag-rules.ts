/** Duration of the animation after a drag, in milliseconds [UI-429]. */
export const dragMs = 300
/** Milliseconds that a released row continues at its last speed [UI-430]. */
const flingFactor = 200
/** Below this distance, a drag snaps back [UI-431]. */
const dragThresholdPx = 50
/** Below this distance, a press is a click. */
const clickPx = 5
/** After a longer pause, the pointer's release speed is zero. */
const heldMs = 100

/** Returns the index of the slide that starts nearest to a scroll position [UI-403]. */
export function currentIndex(scrollLeft: number, starts: readonly number[]): number {
  const distances = starts.map((start) => Math.abs(start - scrollLeft))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

interface Drag {
  /** Scroll position at the press. */
  from: number
  /** Pixels that the pointer moved; negative means left, toward later slides. */
  moved: number
  /** Pixels per millisecond at the release, in the direction of `moved`. */
  speed: number
}

/** Returns the slide where a drag ends; above the threshold, at least the next one [UI-430, UI-431]. */
export function dragEnd({ from, moved, speed }: Drag, starts: readonly number[]): number {
  const start = currentIndex(from, starts)
  if (Math.abs(moved) < dragThresholdPx) return start
  const thrown = currentIndex(from - moved - speed * flingFactor, starts)
  const next = moved < 0 ? Math.max(thrown, start + 1) : Math.min(thrown, start - 1)
  return Math.max(0, Math.min(next, starts.length - 1))
}

/**
 * Returns true for a press that may start a drag: the primary mouse button, but not Ctrl-click, which opens the context
 * menu on a Mac.
 */
export function mayDrag({
  pointerType,
  button,
  ctrlKey,
}: Pick<PointerEvent, 'pointerType' | 'button' | 'ctrlKey'>): boolean {
  return pointerType === 'mouse' && button === 0 && !ctrlKey
}

interface Point {
  x: number
  /** Milliseconds. */
  at: number
}

interface FollowedPress {
  /** Returns the pixels that a drag moved, or null while the press may still be a click. */
  move: (point: Point) => number | null
  /** Returns the finished drag, even if it returned to its start, or null for a click. */
  release: (point: Point) => Pick<Drag, 'moved' | 'speed'> | null
}

/** Tracks the pointer after a press; it becomes a drag once it moves farther than a click. */
export function followPress(press: Point): FollowedPress {
  let isDrag = false
  let [last, speed] = [press, 0]
  return {
    move: (point) => {
      const moved = point.x - press.x
      isDrag ||= Math.abs(moved) > clickPx
      speed = (point.x - last.x) / Math.max(1, point.at - last.at)
      last = point
      return isDrag ? moved : null
    },
    release: (point) => {
      if (!isDrag) return null
      return { moved: point.x - press.x, speed: point.at - last.at > heldMs ? 0 : speed }
    },
  }
}
