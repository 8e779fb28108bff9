import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { statement, type Statement, type Transaction } from '#platform/database.ts'
import { sweepLists } from '#services/lists/steps.ts'
import { cartWith, openTestShop, testStaffToken, type Visitor } from '#services/testing/shop-for-tests.ts'
import { expireQuotes } from './expire-quotes.ts'
import { takeQuotesToRemind } from './repository.ts'

const shop = await openTestShop()
const day = 86_400_000
const key = () => randomUUID()

interface Desk {
  status: number
  body: { version: number; state: string; lines: { itemId: string }[]; error?: { code: string } }
}
/** Staff calls use a token and no cookies. */
async function desk(method: 'GET' | 'PUT' | 'POST', path: string, version?: number, body?: object): Promise<Desk> {
  const response = await shop.visit().fetch(`/svc_list/quote-desk/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key(),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      authorization: `Bearer ${testStaffToken}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Desk['body'] }
}

/** Creates a customer with a cart of two bars and a plate, and requests a quote for it. */
async function requestQuote() {
  const customer = await customerOf(shop)
  const cart = await cartWith(customer, [
    { productId: 7, qty: 2 },
    { productId: 8, qty: 1 },
  ])
  const body = { listId: cart._id, title: 'For the club', message: 'Ten of us share it.' }
  const quote = await customer.call('POST /svc_list/quotes', { body, key: key() })
  const { items } = await customer.call('GET /svc_list/lists/{id}', { params: { id: quote.id } })
  return { customer, cart, quote, itemIds: items.map(({ _id }) => _id) }
}
const read = ({ call }: Visitor, id: string) => call('GET /svc_list/quotes/{id}', { params: { id } })
const view = ({ call }: Visitor, id: string) => call('GET /svc_list/lists/{id}/view', { params: { id }, query: {} })
const pieces = [2, 1]
const offer = (id: string, version: number, itemIds: readonly string[], prices: readonly number[]) =>
  desk('PUT', id, version, {
    lines: itemIds.map((itemId, index) => ({ itemId, qty: pieces[index], price: prices[index] })),
    note: 'Ours',
    reason: 'Ten bars',
  })
const accept = ({ call }: Visitor, id: string, version: number | 'any' = 'any') =>
  call('POST /svc_list/quotes/{id}/accept', { params: { id }, version, body: {}, key: key() })

async function quoted(days = 14) {
  const requested = await requestQuote()
  const { body } = await offer(requested.quote.id, requested.quote.version, requested.itemIds, [90, 40.5])
  const sentQuote = await desk('POST', `${requested.quote.id}/send`, body.version, { days })
  return { ...requested, sent: sentQuote.body }
}

test('requesting a quote copies the lines of the cart and leaves the cart unchanged [LIST-234]', async () => {
  const { customer, cart, quote } = await requestQuote()
  assert.deepEqual(
    [quote.state, quote.title, quote.message, quote.lines, quote.validUntil],
    ['requested', 'For the club', 'Ten of us share it.', [], null],
  )
  const list = await customer.call('GET /svc_list/lists/{id}', { params: { id: quote.id } })
  assert.deepEqual(
    [list.type, list.items.map(({ productId, qty }) => [productId, qty])],
    ['quote', cart.items.map(({ productId, qty }) => [productId, qty])],
  )
  assert.deepEqual((await customer.call('GET /svc_list/lists/{id}', { params: { id: cart._id } })).items, cart.items)
})

test('staff offer prices for all lines, and the customer sees them once the quote is sent [LIST-234]', async () => {
  const { customer, quote, itemIds } = await requestQuote()
  const differing = await offer(quote.id, quote.version, [itemIds[0]!, randomUUID()], [90, 40])
  assert.deepEqual([differing.status, differing.body.error?.code], [422, 'quote_lines_differ'])
  const worked = await offer(quote.id, quote.version, itemIds, [90, 40.5])
  assert.deepEqual([worked.status, worked.body.state, worked.body.version], [200, 'in_work', quote.version + 1])
  const stale = await offer(quote.id, quote.version, itemIds, [1, 1])
  assert.deepEqual([stale.status, stale.body.error?.code], [412, 'quote_version_conflict'])
  const meanwhile = await read(customer, quote.id)
  assert.deepEqual([meanwhile.state, meanwhile.lines, meanwhile.note], ['in_work', [], ''])
  await assert.rejects(accept(customer, quote.id), { code: 'quote_not_open' })
  const sentQuote = await desk('POST', `${quote.id}/send`, worked.body.version, { days: 14 })
  assert.deepEqual([sentQuote.status, sentQuote.body.state], [200, 'sent'])
  const now = await read(customer, quote.id)
  assert.deepEqual(
    [now.lines.map(({ price, qty }) => [price, qty]), now.note, now.validUntil],
    [
      [
        [90, 2],
        [40.5, 1],
      ],
      'Ours',
      shop.clock() + 14 * day,
    ],
  )
})

const mails = statement<{ to: string; number: number }>(
  'test.quote-mails',
  `select payload->>'to' as to, (payload->'data'->>'number')::integer as number from outbox
   where topic = 'mail_send' and payload->>'template' = 'quote' and payload->'data'->>'listId' = $1`,
)

test('a quoted price for a quantity other than the current one is refused [LIST-234]', async () => {
  const { customer, quote, itemIds } = await requestQuote()
  await customer.call('PUT /svc_list/lists/{id}/items/{itemId}', {
    params: { id: quote.id, itemId: itemIds[0]! },
    body: { qty: 1 },
    version: 'any',
    key: key(),
  })
  const { status, body } = await offer(quote.id, quote.version, itemIds, [9, 40])
  assert.deepEqual([status, body.error?.code], [422, 'quote_lines_differ'])
})

test('a sent quote is emailed, and a quote without an offer cannot be sent [LIST-234]', async () => {
  const { customer, sent: sentQuote, quote } = await quoted()
  const { email } = await customer.call('GET /svc_customer/customer', {})
  const mail = { to: email, number: quote.number }
  assert.deepEqual(await shop.db.run(mails, [quote.id]), [mail])
  const longer = await desk('POST', `${quote.id}/send`, sentQuote.version, { days: 30 })
  assert.deepEqual([longer.status, longer.body.version], [200, sentQuote.version])
  assert.deepEqual(await shop.db.run(mails, [quote.id]), [mail, mail])
  const early = await requestQuote()
  const empty = await desk('POST', `${early.quote.id}/send`, early.quote.version, { days: 14 })
  assert.deepEqual([empty.status, empty.body.error?.code], [409, 'quote_not_open'])
})

test('a sent quote fixes the prices of one list only [LIST-234]', async () => {
  const { customer, cart, quote, sent: sentQuote } = await quoted()
  const { lines, subtotal } = await view(customer, quote.id)
  assert.deepEqual(
    [lines.map(({ price, rowTotal }) => [price, rowTotal]), subtotal],
    [
      [
        [90, 180],
        [40.5, 40.5],
      ],
      220.5,
    ],
  )
  assert.equal(lines[0]!.reasons.at(-1)?.reason, 'quote')
  assert.equal((await accept(customer, quote.id, sentQuote.version)).state, 'accepted')
  assert.equal((await view(customer, quote.id)).subtotal, 220.5)
  for (const { price, reasons } of (await view(customer, cart._id)).lines) {
    assert.ok(![90, 40.5].includes(price))
    assert.ok(!reasons.some(({ reason }) => reason === 'quote'))
  }
})

test('quoted prices are valid until their expiry day, and not after the list changes [LIST-234]', async () => {
  const { customer, cart, quote } = await quoted(1)
  const pricesOf = async (id: string) => (await view(customer, id)).lines.map(({ price }) => price)
  const catalogPrices = await pricesOf(cart._id)
  await accept(customer, quote.id)
  assert.deepEqual(await pricesOf(quote.id), [90, 40.5])
  const [line] = (await customer.call('GET /svc_list/lists/{id}', { params: { id: quote.id } })).items
  const change = (qty: number) =>
    customer.call('PUT /svc_list/lists/{id}/items/{itemId}', {
      params: { id: quote.id, itemId: line!._id },
      body: { qty },
      version: 'any',
      key: key(),
    })
  await change(3)
  assert.deepEqual(await pricesOf(quote.id), catalogPrices)
  await change(2)
  assert.deepEqual(await pricesOf(quote.id), [90, 40.5])
  const before = shop.clock()
  shop.clock.advance(day)
  assert.deepEqual([await pricesOf(quote.id), (await read(customer, quote.id)).state], [catalogPrices, 'expired'])
  shop.clock.set(before)
})

test('accepting an outdated offer is refused [LIST-234]', async () => {
  const { customer, quote, sent: sentQuote, itemIds } = await quoted()
  await offer(quote.id, sentQuote.version, itemIds, [95, 45])
  await desk('POST', `${quote.id}/send`, sentQuote.version + 1, { days: 14 })
  await assert.rejects(accept(customer, quote.id, sentQuote.version), { code: 'quote_version_conflict' })
  assert.equal((await accept(customer, quote.id, sentQuote.version + 1)).state, 'accepted')
  const late = await offer(quote.id, sentQuote.version + 1, itemIds, [1, 1])
  assert.deepEqual([late.status, late.body.error?.code], [409, 'quote_not_open'])
})

test('if acceptance and a new offer are concurrent, the customer gets one complete version [LIST-234]', async () => {
  const { customer, quote, sent: sentQuote, itemIds } = await quoted()
  const [accepted, offered] = await Promise.allSettled([
    accept(customer, quote.id, sentQuote.version),
    offer(quote.id, sentQuote.version, itemIds, [95, 45]),
  ])
  const after = await read(customer, quote.id)
  if (accepted.status === 'fulfilled') {
    assert.deepEqual([after.state, after.version], ['accepted', sentQuote.version])
    assert.equal(offered.status === 'fulfilled' && offered.value.status, 409)
  } else assert.deepEqual([after.state, after.version], ['in_work', sentQuote.version + 1])
})

test('a declined quote can be neither accepted nor edited [LIST-234]', async () => {
  const { customer, quote, sent: sentQuote, itemIds } = await quoted()
  const declined = await customer.call('POST /svc_list/quotes/{id}/decline', {
    params: { id: quote.id },
    body: { reason: 'Too late' },
    key: key(),
  })
  assert.equal(declined.state, 'declined')
  await assert.rejects(accept(customer, quote.id), { code: 'quote_not_open' })
  assert.equal((await offer(quote.id, sentQuote.version, itemIds, [1, 1])).status, 409)
})

test("only its customer can access a quote, and another customer's list cannot be quoted [LIST-234]", async () => {
  const { quote, cart } = await quoted()
  const other = await customerOf(shop, 'Bo')
  const decline = () =>
    other.call('POST /svc_list/quotes/{id}/decline', { params: { id: quote.id }, body: {}, key: key() })
  for (const attempt of [() => read(other, quote.id), () => accept(other, quote.id), decline])
    await assert.rejects(attempt(), { code: 'quote_not_found' })
  const body = { listId: cart._id, title: 'Mine' }
  await assert.rejects(other.call('POST /svc_list/quotes', { body, key: key() }), { code: 'list_not_found' })
  assert.deepEqual(await other.call('GET /svc_list/quotes', {}), [])
  await assert.rejects(shop.visit().call('POST /svc_list/quotes', { body, key: key() }), { code: 'login_required' })
})

test('an empty list cannot be quoted, and quote requests have a daily limit of ten and a total limit', async () => {
  const { customer, cart } = await requestQuote()
  const requestFor = (listId: string) =>
    customer.call('POST /svc_list/quotes', { body: { listId, title: 'More' }, key: key() })
  const { _id } = await customer.call('POST /svc_list/lists', { body: { type: 'wishlist' }, key: key() })
  await assert.rejects(requestFor(_id), { code: 'list_empty' })
  for (let count = 1; count < 10; count += 1) await requestFor(cart._id)
  await assert.rejects(requestFor(cart._id), { status: 409, code: 'quote_day_limit', details: { max: 10 } })
  await shop.db.run(ageQuotes, [cart._id])
  for (let count = 10; count < 19; count += 1) await requestFor(cart._id)
  const both = await Promise.allSettled([requestFor(cart._id), requestFor(cart._id), requestFor(cart._id)])
  assert.deepEqual(
    both.map((each) => (each.status === 'rejected' ? (each.reason as { code: string }).code : 'created')).toSorted(),
    ['created', 'too_many_quotes', 'too_many_quotes'],
  )
})

const ageQuotes = statement(
  'test.age-quotes',
  `update quote set requested_at = requested_at - interval '1 day'
   where customer_id = (select customer_id from list where id = $1)`,
)

test('declined requests count towards the limit of 10 a day, which also limits their emails', async () => {
  const { customer, cart, quote } = await requestQuote()
  const decline = (id: string) =>
    customer.call('POST /svc_list/quotes/{id}/decline', { params: { id }, body: {}, key: key() })
  const again = () => customer.call('POST /svc_list/quotes', { body: { listId: cart._id, title: 'Again' }, key: key() })
  await decline(quote.id)
  for (let count = 1; count < 10; count += 1) await decline((await again()).id)
  await assert.rejects(again(), { code: 'quote_day_limit' })
  await shop.db.run(ageQuotes, [cart._id])
  assert.equal((await again()).state, 'requested')
})

test('an unsent offer stays hidden after the quote is declined or canceled', async () => {
  const hidden = [[], null, '', null]
  const shown = async (customer: Visitor, id: string) => {
    const { lines, total, note, validUntil } = await read(customer, id)
    return [lines, total, note, validUntil]
  }
  const declined = await requestQuote()
  await offer(declined.quote.id, declined.quote.version, declined.itemIds, [90, 40.5])
  const { id } = declined.quote
  await declined.customer.call('POST /svc_list/quotes/{id}/decline', { params: { id }, body: {}, key: key() })
  assert.deepEqual(await shown(declined.customer, id), hidden)
  const cancelled = await requestQuote()
  await offer(cancelled.quote.id, cancelled.quote.version, cancelled.itemIds, [90, 40.5])
  await desk('POST', `${cancelled.quote.id}/cancel`, undefined, { reason: 'Sold out' })
  assert.deepEqual(await shown(cancelled.customer, cancelled.quote.id), hidden)
})

test('the reminder job uses an index to find expiring quotes among many', async () => {
  const lines = await shop.db.transaction(async (tx) => {
    await tx.script('set local enable_seqscan = off')
    const explained: Statement<{ 'QUERY PLAN': string }>[] = []
    const explain: Transaction['run'] = async ({ text }) => {
      explained.push(statement('test.explain-remind', `explain ${text}`))
      return []
    }
    await takeQuotesToRemind({ ...tx, run: explain }, 0, 0)
    return tx.run(explained[0]!, [0, 0])
  })
  assert.match(lines.map((line) => line['QUERY PLAN']).join('\n'), /lapsing_quote/)
})

const isOpen = async ({ call }: Visitor, id: string) =>
  (await call('GET /svc_list/lists/{id}', { params: { id } })).metadata.isActive

test('the list of a declined quote is closed but can still be read [LIST-234]', async () => {
  const { customer, quote } = await quoted()
  assert.equal(await isOpen(customer, quote.id), true)
  const body = { reason: 'Too much' }
  await customer.call('POST /svc_list/quotes/{id}/decline', { params: { id: quote.id }, body, key: key() })
  assert.equal(await isOpen(customer, quote.id), false)
  const change = { params: { id: quote.id }, body: { items: [{ productId: 7, qty: 1 }] }, key: key() }
  await assert.rejects(customer.call('POST /svc_list/lists/{id}/items', { ...change, version: 'any' }), {
    code: 'list_closed',
  })
  await shop.db.run(
    statement('test.age-quote', `update list set active_at = now() - interval '40 days' where id = $1`),
    [quote.id],
  )
  await sweepLists(shop.db)
  assert.equal((await view(customer, quote.id)).lines.length, 2)
})

test('the list of an expired quote is closed, and reopened when the quote is sent again [LIST-234]', async () => {
  const { customer, quote, sent: sentQuote } = await quoted(1)
  const open = await quoted(14)
  await expireQuotes(shop.db, shop.clock() + day)
  assert.deepEqual([await isOpen(customer, quote.id), await isOpen(open.customer, open.quote.id)], [false, true])
  assert.equal((await desk('POST', `${quote.id}/send`, sentQuote.version, { days: 14 })).status, 200)
  assert.equal(await isOpen(customer, quote.id), true)
  await expireQuotes(shop.db, shop.clock() + day)
  assert.equal(await isOpen(customer, quote.id), true)
})

test('a quote request repeated with the same key creates one quote', async () => {
  const { customer, cart } = await requestQuote()
  const input = { body: { listId: cart._id, title: 'Once' }, key: key() }
  const both = await Promise.all([1, 2].map(() => customer.call('POST /svc_list/quotes', input)))
  assert.equal(new Set(both.map(({ id }) => id)).size, 1)
  assert.deepEqual(
    (await customer.call('GET /svc_list/quotes', {})).map(({ title }) => title),
    ['Once', 'For the club'],
  )
})

test('checkout orders one accepted quote at a time, until the customer leaves it [LIST-234]', async () => {
  const { customer, quote, cart } = await quoted()
  const choose = async (listId: string | null) =>
    (await customer.call('PUT /svc_checkout/chosen', { body: { listId }, key: key() }))?.listId
  await assert.rejects(choose(quote.id), { code: 'quote_not_held' })
  await accept(customer, quote.id)
  assert.equal(await choose(quote.id), quote.id)
  const body = { listId: cart._id, title: 'Another' }
  const other = await customer.call('POST /svc_list/quotes', { body, key: key() })
  const { items } = await customer.call('GET /svc_list/lists/{id}', { params: { id: other.id } })
  const worked = await offer(
    other.id,
    other.version,
    items.map(({ _id }) => _id),
    [80, 30],
  )
  await desk('POST', `${other.id}/send`, worked.body.version, { days: 14 })
  await accept(customer, other.id)
  assert.equal(await choose(other.id), other.id)
  assert.equal(await choose(null), cart._id)
})
