import type { BrowserStorage } from '#storefront/browser/storage/browser-storage.ts'
import type { PageState } from '../signals/signal.ts'
import type { Moment, Track } from './moment.ts'

/** Session storage key for the time when the challenge began, in Unix milliseconds. */
export const challengeKey = 'challenge'

interface ChallengeDeps {
  track: Track
  session: BrowserStorage
}

/**
 * Measures 3-D Secure challenges. The bank's page replaces the document, so the start is stored in the tab until the
 * shopper returns.
 */
export function createBankChallengeEvents({ track, session }: ChallengeDeps) {
  const forget = () => session.removeItem(challengeKey)
  return {
    begin({ at }: Moment) {
      session.setItem(challengeKey, String(at))
    },
    /** Reports the end of a challenge: its duration in milliseconds and its result [ANALYTICS-425]. */
    arrive(page: Pick<PageState, 'matches' | 'location'>, moment: Moment) {
      const started = Number(session.getItem(challengeKey) ?? Number.NaN)
      const status = resultOf(page)
      if (!Number.isFinite(started) || status === null) return
      forget()
      const time = Math.min(Math.max(0, moment.at - started), maxMs)
      track({ name: 'threeDS2', properties: { time, status } }, moment)
    },
    /** Deletes the stored challenge after the shopper withdraws consent. */
    forget,
  }
}

/** If a tab was open longer than a day, the reported duration is one day. */
const maxMs = 86_400_000

/** Returns the challenge result that a page implies, or null if the challenge is still open. */
function resultOf({ matches, location }: Pick<PageState, 'matches' | 'location'>) {
  const id = matches.at(-1)?.route.id
  if (id === 'checkout-success') return 'succeeded'
  if (id !== 'checkout-payment') return null
  const isFailed = new URLSearchParams(location.search).get('problem') === 'three_ds'
  return isFailed ? 'failed' : 'abandoned'
}
