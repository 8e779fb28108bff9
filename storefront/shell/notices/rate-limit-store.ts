import { overlays } from '../overlays/overlay-store.ts'

/** Default wait if the services specify none. */
const usualSeconds = 30

export const rateLimit = {
  seconds: usualSeconds,
  announce: (seconds: number) => {
    rateLimit.seconds = seconds > 0 ? seconds : usualSeconds
    overlays.open('rate-limit-modal')
  },
}
