import type { quoteBuilding } from '#contract/quotes-desk.ts'
import { maxLines } from '#domain/lists/list.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { changeQuoteLines, copyList, readOwnList, setListOpen } from '#services/lists/steps.ts'
import { findCustomerId, readCustomer } from '#services/sessions/steps.ts'
import {
  createQuote,
  lockCopyKey,
  lockQuote,
  readCopiedQuote,
  readLinesChange,
  readQuote,
  readPriceReason,
  assignQuote,
  writeOffer,
} from '../repository.ts'
import { readSkuRequests } from '../sku-requests.ts'
import { wireQuote } from '../wire.ts'
import { readBuyerScope, ownerScope, lockQuoteAtVersion } from './lock-quote.ts'

export const quoteBuildingHandlers: Handlers<typeof quoteBuilding, { db: Database }> = {
  async 'POST /svc_list/quote-desk'({ site, body, key, fingerprint, now, staff, refuse }, { db }) {
    // Staff calls have no session scope, so the idempotency key is stored with the quote.
    const copyKey = `new.${staff.id ?? ''}.${key}`
    const before = await readCopiedQuote(db, site, copyKey)
    if (before) return wireQuote(sameRequest(before, fingerprint), now)
    const customerId = await findCustomerId(db, body.email)
    const customer = customerId === undefined ? undefined : await readCustomer(db, customerId)
    if (customerId === undefined || !customer) throw refuse('customer_not_found')
    const scope = { site, customerId, guestToken: null, groupId: customer.groupId }
    const { items, unknown } = await readSkuRequests(db, scope, body.lines, now)
    if (unknown.length > 0) throw refuse('unknown_skus', { skus: unknown })
    return db.transaction(async (tx) => {
      await lockCopyKey(tx, copyKey)
      const created = await readCopiedQuote(tx, site, copyKey)
      if (created) return wireQuote(sameRequest(created, fingerprint), now)
      const listId = await copyList(tx, scope, { items }, 'quote')
      const request = { title: body.title, message: '', delivery: '', wantedOn: null, locale: null }
      await createQuote(tx, scope, listId, { ...request, copyKey, fingerprint, origin: 'staff' })
      await assignQuote(tx, listId, body.agent, now)
      return wireQuote((await readQuote(tx, site, listId))!, now)
    })
  },

  async 'PUT /svc_list/quote-desk/{id}/lines'(received, { db }) {
    const { site, params, body, key, fingerprint, now, refuse } = received
    const read = await readQuote(db, site, params.id)
    if (!read) throw refuse('quote_not_found')
    if (await isLinesChangeSaved(db, read, received)) return wireQuote(read, now)
    const { items, unknown } = await readSkuRequests(db, await readBuyerScope(db, read), body.added, now)
    if (unknown.length > 0) throw refuse('unknown_skus', { skus: unknown })
    return db.transaction(async (tx) => {
      const known = await lockQuote(tx, site, params.id)
      if (known && (await isLinesChangeSaved(tx, known, received))) return wireQuote(known, now)
      const quote = await lockQuoteAtVersion(tx, received)
      const changed = body.changed.filter((line) => line.read !== line.qty)
      // Saving a new draft would hide the offer from the customer.
      if (changed.length === 0 && items.length === 0) return wireQuote(quote, now)
      // Reopens the list, which was closed when the quote expired.
      await setListOpen(tx, quote, true)
      const problem = await changeQuoteLines(tx, ownerScope(quote), quote.listId, { changed, added: items })
      if (problem !== null) throw refuse(problem)
      const list = (await readOwnList(tx, ownerScope(quote), quote.listId))!
      if (list.items.length === 0) throw refuse('list_empty')
      if (list.items.length > maxLines) throw refuse('list_full', { most: maxLines })
      // A line retains its price, but after a quantity change, the offer must be saved again before it can be sent.
      const lines = quote.lines.filter(({ itemId }) => list.items.some(({ id }) => id === itemId))
      const { shipping, note } = quote
      await writeOffer(tx, quote.listId, {
        lines,
        shipping,
        note,
        reason: await readPriceReason(tx, quote.listId),
        agent: body.agent,
        key,
        fingerprint,
      })
      return wireQuote((await readQuote(tx, site, params.id))!, now)
    })
  },
}

/** Returns true if this change was already saved. Refuses a key that belongs to a different change. */
async function isLinesChangeSaved(
  db: QueryRunner,
  { listId }: { listId: string },
  { key, fingerprint }: { key: string; fingerprint: string },
): Promise<boolean> {
  const saved = await readLinesChange(db, listId, key)
  if (saved) sameRequest(saved, fingerprint)
  return saved !== undefined
}

function sameRequest<T extends { fingerprint: string | null }>(stored: T, fingerprint: string): T {
  if (stored.fingerprint !== fingerprint) throw commonRefusal('idempotency_key_reused')
  return stored
}
