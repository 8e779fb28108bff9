import { overlays } from './overlay-store.ts'

/** When the services do not say how long to wait. */
const usualSeconds = 30

/** How long the shop asked to be left alone. */
export const rateLimit = {
  seconds: usualSeconds,
  /** Tells the shopper that the shop was asked too often. */
  announce: (seconds: number) => {
    rateLimit.seconds = seconds > 0 ? seconds : usualSeconds
    overlays.open('rate-limit-modal')
  },
}
