import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/database.ts'
import type { Visitor } from '#services/testing/shop-for-tests.ts'
import { moveQuote, writeOffer } from './repository.ts'

interface Quoted {
  quotedId: string
  quotedItemId: string
}

const month = 30 * 86_400_000

/**
 * Requests a quote for a customer's list, offers 10.00 for every line, and returns the ids of the quote and its first
 * line.
 */
export async function quoted(db: Database, { call }: Visitor, listId: string, title: string): Promise<Quoted> {
  const { id } = await call('POST /svc_list/quotes', {
    body: { listId, title: title.slice(0, 90) },
    key: randomUUID(),
  })
  const { items } = await call('GET /svc_list/lists/{id}', { params: { id } })
  const lines = items.map(({ _id: itemId, qty }) => ({ itemId, qty, price: 1000 }))
  await db.transaction(async (tx) => {
    await writeOffer(tx, id, { lines, shipping: null, note: '' })
    await moveQuote(tx, id, 'sent', { validUntil: Date.now() + month })
  })
  return { quotedId: id, quotedItemId: items[0]!._id }
}
