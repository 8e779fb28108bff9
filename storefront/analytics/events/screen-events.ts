import type { BrowserStorage } from '#storefront/browser/storage/browser-storage.ts'
import type { SignalOf } from '../signals/signal.ts'
import { createBankChallengeEvents } from './bank-challenge.ts'
import type { Moment, ReadItems, Track } from './moment.ts'

interface ScreenDeps {
  track: Track
  readItems: ReadItems
  flush: () => Promise<void>
  /** The tab's session storage. */
  session: BrowserStorage
}

/** Sends events that are not about pages and lists: bank challenges, experiment exposures, and shared products. */
export function createScreenEvents({ track, readItems, flush, session }: ScreenDeps) {
  return {
    challenge: createBankChallengeEvents({ track, session }),
    /** Sends the exposure immediately, because a redirect may wait for it [ANALYTICS-435]. */
    async exposure({ experiment, variationId, onSent }: SignalOf<'exposure'>, moment: Moment) {
      track({ name: 'experimentView', properties: { experiment, variationId } }, moment)
      await flush().finally(onSent)
    },
    async share({ productId, service }: SignalOf<'share'>, moment: Moment) {
      for (const { item } of await readItems([{ id: productId, qty: 1 }]))
        track({ name: 'shareProduct', properties: { product: item, service } }, moment)
    },
  }
}
