/** Milliseconds per slide [PROMO-009]. */
const slideMs = 4_000

/** Reasons to stop the rotation [PROMO-010]. */
type Hold = 'hover' | 'focus' | 'hidden' | 'reader'

/**
 * Advances every four seconds unless a hold is active. Releasing a hold restarts the interval [PROMO-009, PROMO-010].
 */
export function startRotation(next: () => void) {
  const holds = new Set<Hold>()
  let timer: ReturnType<typeof setInterval> | undefined
  const arm = () => {
    clearInterval(timer)
    timer = holds.size === 0 ? setInterval(next, slideMs) : undefined
  }
  arm()
  return {
    hold: (why: Hold, isHeld: boolean) => {
      if (isHeld) holds.add(why)
      else holds.delete(why)
      arm()
    },
    /** Releases hover and focus too, because they are on the play button during the click. */
    play: () => {
      for (const why of ['reader', 'hover', 'focus'] as const) holds.delete(why)
      arm()
    },
    stop: () => clearInterval(timer),
  }
}
