import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { quoteDesk } from './quotes-for-tests.ts'
import { quoteData } from './privacy-steps.ts'
import { readQuote } from './repository.ts'

const shop = await openTestShop()
const { desk, request, itemsOf, answer } = quoteDesk(shop)

interface ExportedQuote {
  note?: string
  lines?: unknown
  versions: { version: number }[]
  answers: { document: { note: string } }[]
}

/** Returns the export of a customer's only quote. */
async function exported(id: string): Promise<ExportedQuote> {
  const { customerId } = (await readQuote(shop.db, 'USA', id))!
  const context = { now: shop.clock(), secret: shop.deps.secret }
  const { quotes } = await quoteData.read(shop.db, { id: customerId, email: '' }, context)
  assert.equal(quotes!.length, 1)
  return quotes![0] as ExportedQuote
}

test('the data export contains sent offers, but neither the price nor the note of an unsent offer', async () => {
  const { customer, id } = await request()
  const version = await answer(customer, id, 90)
  const sent = await exported(id)
  assert.deepEqual([sent.note, sent.versions.map((each) => each.version)], ['Ours', [version]])
  const lines = (await itemsOf(id)).map((line) => ({ ...line, price: 77.77 }))
  const saved = { lines, note: 'Ask Kim first', reason: 'Club price' }
  assert.equal((await desk('PUT', `quote-desk/${id}`, { version, body: saved })).status, 200)
  const check = async () => {
    const found = await exported(id)
    assert.deepEqual([found.note, found.lines, found.versions], [undefined, undefined, []])
    assert.deepEqual(
      found.answers.map(({ document }) => document.note),
      ['Ours'],
    )
    assert.doesNotMatch(JSON.stringify(found), /7777|Ask Kim/)
  }
  await check()
  await customer.call('POST /svc_list/quotes/{id}/decline', { params: { id }, body: {}, key: randomUUID() })
  await check()
})
