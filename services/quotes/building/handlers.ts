import type { quoteBuilding } from '#contract/quotes-desk.ts'
import { maxLines } from '#domain/lists/list.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { changeQuoteLines, copyList, readOwnList, setListOpen } from '#services/lists/steps.ts'
import { findCustomer, readCustomer } from '#services/sessions/steps.ts'
import {
  createQuote,
  isVersionSaved,
  lockQuote,
  readCopiedQuote,
  readQuote,
  readReason,
  takeQuote,
  writeOffer,
} from '../repository.ts'
import { readSkuRequests } from '../sku-requests.ts'
import { wireQuote } from '../wire.ts'
import { buyerOf, ownerOf, workOn } from './lock-quote.ts'

export const quoteBuildingHandlers: Handlers<typeof quoteBuilding, { db: Database }> = {
  async 'POST /svc_list/quote-desk'({ site, body, key, now, staff, refuse }, { db }) {
    const customerId = await findCustomer(db, body.email)
    const customer = customerId === undefined ? undefined : await readCustomer(db, customerId)
    if (customerId === undefined || !customer) throw refuse('customer_not_found')
    const scope = { site, customerId, guestToken: null, groupId: customer.groupId }
    const { items, unknown } = await readSkuRequests(db, scope, body.lines, now)
    if (unknown.length > 0) throw refuse('unknown_skus', { skus: unknown })
    return db.transaction(async (tx) => {
      // Staff have no scope, so the key is stored with the quote.
      const copyKey = `new.${staff.id ?? ''}.${key}`
      const created = await readCopiedQuote(tx, site, copyKey)
      if (created) return wireQuote(created, now)
      const listId = await copyList(tx, scope, { items }, 'quote')
      const request = { title: body.title, message: '', delivery: '', wantedOn: null, locale: null, copyKey }
      await createQuote(tx, scope, listId, request)
      await takeQuote(tx, listId, body.agent, now)
      return wireQuote((await readQuote(tx, site, listId))!, now)
    })
  },

  async 'PUT /svc_list/quote-desk/{id}/lines'(received, { db }) {
    const { site, params, body, key, now, refuse } = received
    const read = await readQuote(db, site, params.id)
    if (!read) throw refuse('quote_not_found')
    const { items, unknown } = await readSkuRequests(db, await buyerOf(db, read), body.added, now)
    if (unknown.length > 0) throw refuse('unknown_skus', { skus: unknown })
    return db.transaction(async (tx) => {
      const known = await lockQuote(tx, site, params.id)
      if (known && (await isVersionSaved(tx, known.listId, key))) return wireQuote(known, now)
      const quote = await workOn(tx, received)
      // The list was closed when the quote expired.
      await setListOpen(tx, quote, true)
      const isChanged = await changeQuoteLines(tx, ownerOf(quote), quote.listId, {
        changed: body.changed,
        added: items,
      })
      if (!isChanged) throw refuse('item_not_found')
      const list = (await readOwnList(tx, ownerOf(quote), quote.listId))!
      if (list.items.length === 0) throw refuse('list_empty')
      if (list.items.length > maxLines) throw refuse('list_full', { most: maxLines })
      // A price stays with its line, but at another quantity the offer cannot be sent until it is saved again.
      const lines = quote.lines.filter(({ itemId }) => list.items.some(({ id }) => id === itemId))
      const { shipping, note } = quote
      await writeOffer(tx, quote.listId, {
        lines,
        shipping,
        note,
        reason: await readReason(tx, quote.listId),
        agent: body.agent,
        key,
      })
      return wireQuote((await readQuote(tx, site, params.id))!, now)
    })
  },
}
