import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { testProducts } from '#services/testing/products-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'
import { quoteDesk } from './quotes-for-tests.ts'

const shop = await openTestShop([...testProducts, ...typedProducts])
const { desk, request, itemsOf, answer, read, details, mails } = quoteDesk(shop)
const key = () => randomUUID()
const day = 86_400_000

test('a quoted price other than the catalog price requires a reason', async () => {
  const { customer, id } = await request()
  const items = await itemsOf(id)
  const [line] = (await customer.call('GET /svc_list/lists/{id}/view', { params: { id }, query: {} })).lines
  const at = (price: number, reason = '') =>
    desk('PUT', `quote-desk/${id}`, {
      version: 1,
      body: { lines: items.map((item) => ({ ...item, price })), reason },
    })
  const without = await at(90)
  assert.deepEqual([without.status, without.code], [422, 'reason_required'])
  assert.deepEqual((without.body.error as unknown as { itemIds: string[] }).itemIds, [items[0]!.itemId])
  assert.equal((await at(line!.price)).status, 200)
  const second = await request()
  const own = await itemsOf(second.id)
  const body = { lines: own.map((item) => ({ ...item, price: 90 })), reason: 'Club price' }
  assert.equal((await desk('PUT', `quote-desk/${second.id}`, { version: 1, body })).status, 200)
})

test('a gift card and a program retain their price in a quote, and any other price is rejected [LIST-234]', async () => {
  const giftcard = {
    amount: 50,
    recipientEmail: 'bo@example.com',
    recipientName: 'Bo',
    senderEmail: 'ann@example.com',
    senderName: 'Ann',
  }
  const card = { productId: 62, qty: 1, metadata: { giftcard } }
  const { customer, id } = await request([card, { productId: 63, qty: 1 }, { productId: 52, qty: 2 }])
  const items = await itemsOf(id)
  const offer = (prices: readonly number[]) =>
    desk('PUT', `quote-desk/${id}`, {
      version: 1,
      body: { lines: items.map((item, index) => ({ ...item, price: prices[index] })), reason: 'Club price' },
    })
  const wrong = await offer([40, 20, 80])
  assert.deepEqual([wrong.status, wrong.code], [422, 'quote_price_fixed'])
  const { itemIds } = wrong.body.error as unknown as { itemIds: string[] }
  assert.deepEqual(itemIds, [items[0]!.itemId, items[1]!.itemId])
  const right = await offer([50, 29, 80])
  assert.equal(right.status, 200)
  const sent = await desk('POST', `quote-desk/${id}/send`, { version: right.body['version'], body: { days: 14 } })
  assert.equal(sent.status, 200)
  const { total } = await read(customer, id)
  const [answered] = (await details(customer, id)).answers
  const cart = await customer.call('GET /svc_list/lists/{id}/view', { params: { id }, query: {} })
  assert.deepEqual([total, answered!.total, cart.subtotal], [239, 239, 239])
})

test('one salesperson edits a quote at a time, until another takes over or half an hour passes', async () => {
  const { id } = await request()
  const lines = (await itemsOf(id)).map((line) => ({ ...line, price: 90 }))
  const take = (agent: string, takeOver = false) => desk('POST', `quote-desk/${id}/take`, { body: { agent, takeOver } })
  const offer = (agent: string, version: number) =>
    desk('PUT', `quote-desk/${id}`, { version, body: { lines, reason: 'Club price', agent } })
  const taken = await take('Kim')
  assert.deepEqual([taken.status, taken.body['owner'], taken.body['lockedBy']], [200, 'Kim', 'Kim'])
  assert.equal((await take('Kim')).status, 200)
  const denied = await take('Lou')
  assert.deepEqual([denied.status, denied.code], [409, 'quote_taken'])
  assert.deepEqual((await offer('Lou', 1)).code, 'quote_taken')
  assert.equal((await offer('Kim', 1)).status, 200)
  assert.equal((await take('Lou', true)).body['lockedBy'], 'Lou')
  assert.equal((await offer('Kim', 2)).code, 'quote_taken')
  const before = shop.clock()
  shop.clock.advance(30 * 60_000)
  assert.equal((await offer('Kim', 2)).status, 200)
  const shown = await desk('GET', `quote-desk/${id}`)
  assert.deepEqual([shown.body['owner'], shown.body['lockedBy']], ['Lou', null])
  shop.clock.set(before)
})

test('of two salespeople who take over a quote at the same time, one succeeds', async () => {
  const { id } = await request()
  const both = await Promise.all(
    ['Kim', 'Lou'].map((agent) => desk('POST', `quote-desk/${id}/take`, { body: { agent } })),
  )
  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([200, 409]))
})

test('quotes can be found by state, salesperson, title, number, and email, in pages', async () => {
  const mark = randomUUID().slice(0, 8)
  const first = await request(undefined, { title: `Rigs ${mark}` })
  const second = await request(undefined, { title: `rigs ${mark} 100%` })
  await answer(second.customer, second.id, 90, { days: 1 })
  await desk('POST', `quote-desk/${first.id}/take`, { body: { agent: `Kim ${mark}` } })
  const find = async (query: Record<string, string>) => {
    const found = await desk('GET', `quote-search?${new URLSearchParams(query)}`)
    const { total, quotes } = found.body as unknown as { total: number; quotes: { id: string }[] }
    assert.equal(total >= quotes.length, true)
    return quotes.map(({ id }) => id)
  }
  assert.deepEqual(await find({ text: `RIGS ${mark}` }), [second.id, first.id])
  assert.deepEqual(await find({ text: `${mark} 100%` }), [second.id])
  assert.deepEqual(await find({ text: mark, state: 'sent' }), [second.id])
  assert.deepEqual(await find({ text: mark, state: 'requested' }), [first.id])
  assert.deepEqual(await find({ owner: `Kim ${mark}` }), [first.id])
  const { number } = await read(first.customer, first.id)
  assert.deepEqual(await find({ text: String(number) }), [first.id])
  const { email } = await first.customer.call('GET /svc_customer/customer', {})
  assert.deepEqual(await find({ text: email.toUpperCase() }), [first.id])
  assert.deepEqual(await find({ text: mark, page: '2' }), [])
  const before = shop.clock()
  shop.clock.advance(2 * day)
  assert.deepEqual(await find({ text: mark, state: 'expired' }), [second.id])
  assert.deepEqual(await find({ text: mark, state: 'sent' }), [])
  shop.clock.set(before)
  assert.equal((await desk('GET', 'quote-search', { token: 'wrong' })).status, 404)
  assert.equal((await desk('GET', 'quote-search?state=lost')).status, 400)
})

test('staff cancel a quote with a reason, which is emailed once; the quote can no longer be accepted', async () => {
  const { customer, id } = await request()
  await answer(customer, id, 90)
  await mails()
  const empty = await desk('POST', `quote-desk/${id}/cancel`, { body: { reason: ' ' } })
  assert.equal(empty.status, 400)
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await desk('POST', `quote-desk/${id}/cancel`, { body: { reason: 'Sold <out>' } })
    assert.deepEqual([status, body['state']], [200, 'cancelled'])
  }
  const [mail, ...rest] = await mails()
  assert.deepEqual(rest, [])
  assert.ok(mail!.html.includes('Reason: Sold &lt;out&gt;'))
  await assert.rejects(
    customer.call('POST /svc_list/quotes/{id}/accept', { params: { id }, version: 'any', body: {}, key: key() }),
    { code: 'quote_not_open', details: { state: 'cancelled' } },
  )
  const again = await desk('POST', `quote-desk/${id}/send`, { version: 2, body: { days: 14 } })
  assert.deepEqual([again.status, again.code], [409, 'quote_not_open'])
  assert.equal((await customer.call('GET /svc_list/lists/{id}', { params: { id } })).metadata.isActive, false)
})

test('staff cannot cancel an accepted quote', async () => {
  const { customer, id } = await request()
  await answer(customer, id, 90)
  const accept = { params: { id }, version: 'any', body: {} } as const
  await customer.call('POST /svc_list/quotes/{id}/accept', { ...accept, key: key() })
  const denied = await desk('POST', `quote-desk/${id}/cancel`, { body: { reason: 'Sold out' } })
  assert.deepEqual([denied.status, denied.code], [409, 'quote_not_open'])
})

test('a quote accepted twice concurrently is accepted once, at the prices of its newest version', async () => {
  const { customer, id } = await request()
  const version = await answer(customer, id, 90)
  const both = await Promise.all(
    [1, 2].map(() =>
      customer.call('POST /svc_list/quotes/{id}/accept', { params: { id }, version, body: {}, key: key() }),
    ),
  )
  assert.deepEqual(
    both.map(({ state, version: accepted, total }) => [state, accepted, total]),
    [
      ['accepted', version, 205],
      ['accepted', version, 205],
    ],
  )
})

test('an expired quote cannot be accepted, and the error includes its state', async () => {
  const { customer, id } = await request()
  const version = await answer(customer, id, 90, { days: 1 })
  const before = shop.clock()
  shop.clock.advance(day)
  await assert.rejects(
    customer.call('POST /svc_list/quotes/{id}/accept', { params: { id }, version, body: {}, key: key() }),
    { status: 409, code: 'quote_not_open', details: { state: 'expired' } },
  )
  shop.clock.set(before)
})

test("duplicating a customer's quote request creates one copy per key, without the answer", async () => {
  const { customer, id } = await request(undefined, { delivery: '12 Forge Street' })
  await answer(customer, id, 90)
  const again = { key: key() }
  const [first, repeated] = [
    await desk('POST', `quote-desk/${id}/duplicate`, again),
    await desk('POST', `quote-desk/${id}/duplicate`, again),
  ]
  assert.deepEqual([first.status, first.body['state'], repeated.body], [201, 'requested', first.body])
  const copy = String(first.body['id'])
  assert.deepEqual(
    (await itemsOf(copy)).map(({ qty }) => qty),
    (await itemsOf(id)).map(({ qty }) => qty),
  )
  const shown = await details(customer, copy)
  assert.deepEqual([shown.delivery, shown.answers, shown.messages], ['12 Forge Street', [], []])
  assert.equal((await customer.call('GET /svc_list/quotes', {})).length, 2)
})

test('staff can read the customer, delivery wishes, and answers of a quote', async () => {
  const { customer, id } = await request(undefined, { delivery: '12 Forge Street', wantedOn: '2026-12-24' })
  await answer(customer, id, 90)
  const { body } = await desk('GET', `quote-desk/${id}`)
  const { email } = await customer.call('GET /svc_customer/customer', {})
  assert.deepEqual(
    [body['customer'], body['delivery'], body['wantedOn']],
    [{ name: 'Ann Lee', email }, '12 Forge Street', '2026-12-24'],
  )
  assert.deepEqual(body['answers'], (await details(customer, id)).answers)
})

const requestItems = async (body: object, customer = customerOf(shop)) =>
  (await customer).call('POST /svc_list/quotes', { body: { title: 'Plates', ...body }, key: key() })

test('a quote can be requested by product or variant SKU, alone or together with a list', async () => {
  const customer = await customerOf(shop)
  const cart = await cartWith(customer, [{ productId: 7, qty: 2 }])
  const list = await customer.call('GET /svc_list/lists/{id}/view', { params: { id: cart._id }, query: {} })
  const { sku } = list.lines[0]!
  const alone = await requestItems({ items: [{ sku: sku.toLowerCase(), qty: 40 }] }, Promise.resolve(customer))
  assert.deepEqual(
    (await itemsOf(alone.id)).map(({ qty }) => qty),
    [40],
  )
  const variant = { sku: 'IW-BAR-BK', qty: 4 }
  const together = await requestItems({ listId: cart._id, items: [variant] }, Promise.resolve(customer))
  const { lines } = await customer.call('GET /svc_list/lists/{id}/view', { params: { id: together.id }, query: {} })
  assert.deepEqual(
    lines.map(({ sku: each, choice, qty, error }) => [each, choice, qty, error]),
    [
      [sku, '', 2, null],
      ['IW-BAR-BK', 'Black', 4, null],
    ],
  )
})

test('a quote request with unknown SKUs is refused and lists them; a request needs items and a date that is not in the past', async () => {
  const customer = await customerOf(shop)
  const own = Promise.resolve(customer)
  const items = [
    { sku: 'IW-PL-20', qty: 1 },
    { sku: 'NONE-1', qty: 1 },
    { sku: "'; drop table quote --", qty: 1 },
  ]
  await assert.rejects(requestItems({ items }, own), {
    status: 422,
    code: 'unknown_skus',
    details: { skus: ['NONE-1', "'; drop table quote --"] },
  })
  await assert.rejects(requestItems({}, own), { code: 'list_empty' })
  await assert.rejects(requestItems({ items: items.slice(0, 1), wantedOn: '2026-11-19' }, own), { code: 'date_past' })
  await assert.rejects(requestItems({ items: items.slice(0, 1), wantedOn: '2026-02-30' }, own), { status: 400 })
  assert.deepEqual(await customer.call('GET /svc_list/quotes', {}), [])
  assert.equal((await requestItems({ items: items.slice(0, 1), wantedOn: '2026-11-20' }, own)).state, 'requested')
})

test('staff see names and list prices of the requested lines, the customer, and the reason for the last offer', async () => {
  const { customer, id } = await request()
  const [line] = (await customer.call('GET /svc_list/lists/{id}/view', { params: { id }, query: {} })).lines
  const { email } = await customer.call('GET /svc_customer/customer', {})
  const readDesk = async () =>
    (await desk('GET', `quote-desk/${id}`)).body as unknown as {
      items: { itemId: string; sku: string; name: string; listPrice: number; isPriceFixed: boolean }[]
      customerId: number
      customer: { email: string }
      reason: string
    }
  const before = await readDesk()
  const [item] = before.items
  assert.deepEqual([item!.itemId, item!.sku, item!.name], [line!._id, line!.sku, line!.name])
  assert.deepEqual([item!.listPrice, item!.isPriceFixed], [line!.price, false])
  assert.deepEqual([before.customer.email, before.customerId > 0, before.reason], [email, true, ''])
  await answer(customer, id, 90)
  const after = await readDesk()
  assert.deepEqual([after.reason, after.items[0]!.listPrice], ['Club price', line!.price])
  const { quotes } = (await desk('GET', `quote-search?${new URLSearchParams({ text: email })}`)).body as unknown as {
    quotes: { id: string; customer: { email: string }; lockedBy: string | null }[]
  }
  assert.deepEqual(
    quotes.map((quote) => [quote.id, quote.customer.email, quote.lockedBy]),
    [[id, email, null]],
  )
})
