import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/database.ts'
import type { Visitor } from '#services/testing/shop-for-tests.ts'
import { createAnswer } from './answers/repository.ts'
import { addFile } from './discussion/repository.ts'
import { moveQuote, writeOffer } from './repository.ts'

interface Quoted {
  quotedId: string
  quotedItemId: string
  quotedFileId: string
}

const month = 30 * 86_400_000

/**
 * Requests a quote for a customer's list, offers 10.00 for every line, and returns the ids of the quote, its first line
 * and its file.
 */
export async function quoted(db: Database, { call }: Visitor, listId: string, title: string): Promise<Quoted> {
  const { id } = await call('POST /svc_list/quotes', {
    body: { listId, title: title.slice(0, 90) },
    key: randomUUID(),
  })
  const { items } = await call('GET /svc_list/lists/{id}', { params: { id } })
  const lines = items.map(({ _id: itemId, qty }) => ({ itemId, qty, price: 1000 }))
  const validUntil = Date.now() + month
  const described = lines.map((line) => ({
    ...line,
    sku: 'IW-1',
    name: 'Bar',
    choice: '',
    details: [],
    taxClass: 'goods',
  }))
  const file = await db.transaction(async (tx) => {
    await writeOffer(tx, id, { lines, shipping: null, note: '' })
    await moveQuote(tx, id, 'sent', { validUntil })
    const document = { lines: described, shipping: null, note: '' }
    await createAnswer(tx, id, { document, sentAt: Date.now(), validUntil, key: randomUUID() })
    const bytes = Buffer.from(`%PDF-1.7 ${title}`)
    return addFile(tx, id, { kind: 'document', name: `${title}.pdf`, type: 'application/pdf', bytes })
  })
  return { quotedId: id, quotedItemId: items[0]!._id, quotedFileId: file.id }
}
