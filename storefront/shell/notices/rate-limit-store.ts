import { overlays } from '../overlays/overlay-store.ts'

/** Default wait if the response specifies none. */
const usualSeconds = 30

export const rateLimit = {
  seconds: usualSeconds,
  announce: (seconds: number) => {
    rateLimit.seconds = seconds > 0 ? seconds : usualSeconds
    overlays.open('rate-limit-modal')
  },
}
