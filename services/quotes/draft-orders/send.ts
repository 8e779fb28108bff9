import { expiresBeforeReminder, type DraftOrderDocument } from '#domain/quotes/draft-order.ts'
import type { QuoteOffer } from '#domain/quotes/quote.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { createOrderDocument } from '#services/checkout/quote-steps.ts'
import { copyList, readOwnList } from '#services/lists/steps.ts'
import type { SettleDeps } from '#services/orders/placing-steps.ts'
import { createDraftOrderLink, endDraftOrderLink } from '#services/payment-links/draft-steps.ts'
import type { ComputedDraft } from './compute-draft.ts'
import { createDraftQuote, markDraftOrderSent, type DraftOrderRow } from './repository.ts'

interface Sending {
  /** Epoch milliseconds. */
  expiresAt: number
  sendsMail: boolean
  key: string
  fingerprint: string
  /** Locks the draft order. Refuses if it changed or has an open link. */
  lock: (tx: Transaction) => Promise<void>
  now: number
}

/**
 * Creates a quote from a valid draft order, with the agreed prices, and the payment link that orders it. The link
 * reserves no stock; its payment does.
 */
export async function sendDraftOrder(
  deps: SettleDeps & { db: Database },
  draft: DraftOrderRow,
  { scope, items, document, computed }: ComputedDraft,
  { expiresAt, sendsMail, key, fingerprint, lock, now }: Sending,
): Promise<void> {
  const { site } = draft
  // An expired link may have a payment in progress, which would place a second order.
  if (draft.linkId !== null) await endDraftOrderLink(deps, { site, id: draft.linkId }, lock)
  const defaults = { shippingMode: 'fastest' as const, comments: '', groupId: scope.groupId, meta: {}, registry: null }
  const order = createOrderDocument(site, computed, computed.selected, { ...defaults, keepsCard: false }, now)
  await deps.db.transaction(async (tx) => {
    await lock(tx)
    const listId = await copyList(tx, scope, { items }, 'quote')
    const stored = (await readOwnList(tx, scope, listId))!.items
    const lines = document.lines.map(({ qty, price }, index) => ({ itemId: stored[index]!.id, qty, price: price! }))
    const isReminded = sendsMail && !expiresBeforeReminder(now, expiresAt)
    const offer = { draftId: draft.id, listId, lines, shipping: quotedShipping(document), validUntil: expiresAt }
    await createDraftQuote(tx, scope, { ...offer, isReminded })
    const link = { site, number: draft.number, listId, customerId: scope.customerId, email: draft.email }
    const created = { ...link, note: document.note, expiresAt, order, sendsMail, key, fingerprint }
    const linkId = await createDraftOrderLink(tx, created)
    const total = order.shown.grandTotal
    await markDraftOrderSent(tx, draft.id, { listId, linkId, total }, { key, fingerprint })
  })
}

function quotedShipping({ shipping, address }: DraftOrderDocument): QuoteOffer['shipping'] {
  if (shipping === null) return null
  const { price, chosen } = shipping
  return { price, chosen, countryId: address.countryId, postcode: address.postcode }
}
