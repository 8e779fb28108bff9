/** Duration of the animation at the end of a drag [UI-429]. */
export const dragMs = 300
/** Milliseconds of its last speed that a released row travels on [UI-430]. */
const flingFactor = 200
/** A shorter drag snaps back [UI-431]. */
const dragThresholdPx = 50

/** Returns the index of the slide whose start is nearest to a scroll position [UI-403]. */
export function currentIndex(scrollLeft: number, starts: readonly number[]): number {
  const distances = starts.map((start) => Math.abs(start - scrollLeft))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

interface Drag {
  /** Scroll position at the press. */
  from: number
  /** Pixels that the pointer moved; negative to the left, which shows later slides. */
  moved: number
  /** Pixels per millisecond at the release, in the direction of `moved`. */
  speed: number
}

/** Returns the slide that a drag ends at: at least the next one above the threshold [UI-430, UI-431]. */
export function dragEnd({ from, moved, speed }: Drag, starts: readonly number[]): number {
  const start = currentIndex(from, starts)
  if (Math.abs(moved) < dragThresholdPx) return start
  const thrown = currentIndex(from - moved - speed * flingFactor, starts)
  const next = moved < 0 ? Math.max(thrown, start + 1) : Math.min(thrown, start - 1)
  return Math.max(0, Math.min(next, starts.length - 1))
}
