import type { giftCards } from '#contract/gift-cards.ts'
import { toWireAmount } from '#contract/codec/amounts.ts'
import { maskGiftCardCode } from '#domain/gift-cards/code.ts'
import { siteOfStore, siteSettings } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { countAttempt, type GiftCards } from './steps.ts'

interface GiftCardDeps {
  db: Database
  giftCards: GiftCards
}

export const giftCardHandlers: Handlers<typeof giftCards, GiftCardDeps> = {
  // No idempotency key, because a stored balance would be stale after a purchase.
  async 'POST /svc_gc/giftcards/balance'({ site, scope, body, ip, now, refuse }, { db, giftCards }) {
    if (siteOfStore(body.storeId) !== site) throw refuse('store_mismatch')
    const seconds = await countAttempt(db, { scope, ip }, now)
    if (seconds > 0) throw commonRefusal('too_many_requests', { seconds })
    const [card] = await giftCards.read(db, { site, now }, [body.code])
    if (!card) throw refuse('giftcard_not_exist')
    return {
      code: maskGiftCardCode(card.last4),
      balance: toWireAmount(card.balance),
      currency: siteSettings[site].currency,
    }
  },
}
