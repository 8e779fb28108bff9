/** Each slide of a promo banner stands so long, milliseconds [PROMO-009]. */
const slideMs = 4_000

/** Why slides stand still [PROMO-010]. */
type Hold = 'hover' | 'focus' | 'hidden' | 'reader'

/** Turns to the next slide every four seconds while nothing holds it; what is let go waits the whole time again [PROMO-009, PROMO-010]. */
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
    /** The reader asked for it: neither the pointer nor the focus on the button that was pressed holds it. */
    play: () => {
      for (const why of ['reader', 'hover', 'focus'] as const) holds.delete(why)
      arm()
    },
    stop: () => clearInterval(timer),
  }
}
