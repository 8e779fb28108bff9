import type { BrowserStorage } from '#storefront/browser/storage/browser-storage.ts'
import type { SignalOf } from '../signals/signal.ts'
import { createBankChallenge } from './bank-challenge.ts'
import type { Moment, ReadItems, Track } from './moment.ts'

interface ScreenDeps {
  track: Track
  readItems: ReadItems
  flush: () => Promise<void>
  /** Storage of the tab. */
  session: BrowserStorage
}

/** Sends what screens report besides pages and lists: bank challenges, exposures to experiments, and shared products. */
export function createScreenEvents({ track, readItems, flush, session }: ScreenDeps) {
  return {
    challenge: createBankChallenge({ track, session }),
    /** Sends the exposure at once, because a redirect may wait for it [ANALYTICS-435]. */
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
