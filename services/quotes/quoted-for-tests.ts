import { randomUUID } from 'node:crypto'
import { emptyAddress, type Address } from '#domain/address/address.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Database } from '#platform/database.ts'
import { copyList, readOwnList } from '#services/lists/steps.ts'
import type { Visitor } from '#services/testing/shop-for-tests.ts'
import { createAnswer } from './answers/repository.ts'
import { addFile } from './discussion/repository.ts'
import { createDraftOrder, readCreatedDraftOrder } from './draft-orders/repository.ts'
import { createQuote, moveQuote, writeOffer } from './repository.ts'

interface Quoted {
  quotedId: string
  quotedItemId: string
  quotedFileId: string
  draftOrderId: string
}

/** Returns a draft order for two bars shipped to Ohio, without the delivery price. */
function testDraftOrder(owner: { site: Site; customerId: number }, requestKey: string) {
  const address: Address = {
    ...emptyAddress('US'),
    firstname: 'Ann',
    lastname: 'Smith',
    telephone: '6145550100',
    street: ['1 Main St'],
    city: 'Columbus',
    region: 'OH',
    postcode: '43215',
  }
  const lines = [{ sku: 'IW-PL-20', qty: 2, price: 1000, listPrice: 1000 }]
  return {
    ...owner,
    email: `draft-${owner.customerId}@example.com`,
    document: { lines, address, shipping: null, note: '', reason: '' },
    total: null,
    staff: { id: null, name: 'Kim' },
    requestKey,
    requestFingerprint: requestKey,
  }
}

const month = 30 * 86_400_000

const ownerOfList = statement<{ site: Site; customerId: number }>(
  'test.owner-of-list',
  'select site, customer_id as "customerId" from list where id = $1',
)

/**
 * Creates a quote for a customer's list, offers 10.00 for every line, and returns the ids of the quote, its first line,
 * and its file. Copies the list as staff would, because test accounts exceed the daily limit on quote requests.
 */
export async function createTestQuote(db: Database, { call }: Visitor, listId: string, title: string): Promise<Quoted> {
  const [owner] = await db.run(ownerOfList, [listId])
  const scope = { ...owner!, guestToken: null, groupId: 1 }
  const id = await db.transaction(async (tx) => {
    const copyId = await copyList(tx, scope, (await readOwnList(tx, scope, listId))!, 'quote')
    const request = {
      title: title.slice(0, 90),
      message: '',
      delivery: '',
      wantedOn: null,
      locale: null,
      copyKey: copyId,
    }
    await createQuote(tx, scope, copyId, request)
    return copyId
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
  const requestKey = randomUUID()
  await db.transaction((tx) => createDraftOrder(tx, testDraftOrder(owner!, requestKey)))
  const draft = (await readCreatedDraftOrder(db, owner!.site, requestKey, Date.now()))!
  return { quotedId: id, quotedItemId: items[0]!._id, quotedFileId: file.id, draftOrderId: draft.id }
}
