import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { readAccount } from '#services/staff-customers/profile-repository.ts'
import { linksIn } from '#services/payment-links/links-for-tests.ts'
import { countNewQuotes } from '../repository.ts'
import { draftsIn, type Draft } from './drafts-for-tests.ts'

const shop = await openTestShop()
const { desk, cancelLink, links, bar, bench, entry, create, read, send, tokenOf, sent, mails } = await draftsIn(shop)
const { read: readLink, pay, card } = linksIn(shop)

const setPrice = statement(
  'test.set-price',
  `update price set price = $2, special = null where sellable_id = $1 and site = 'USA'`,
)
const stockOf = statement<{ reserved: number; onHand: number }>(
  'test.stock',
  `select sum(reserved)::integer as reserved, sum(on_hand)::integer as "onHand" from stock where sellable_id = $1`,
)
const setOnHand = statement(
  'test.on-hand',
  `update stock set on_hand = reserved + $2 where sellable_id = $1 and location = 'US'`,
)
const guestOrders = statement<{ id: string; customer_id: number | null; email: string; status: string }>(
  'test.orders',
  'select o.id, o.customer_id, o.email, o.status from shop_order o join draft_order d on d.list_id = o.list_id where d.id = $1',
)

test('a customer without an account pays for a draft order through its payment link, which places the order [ADMIN-011, PAY-004]', async () => {
  await mails()
  const { draft, token, due } = await sent()
  assert.deepEqual([draft.state, draft.computed.totals!.total, due], ['sent', due, due])
  assert.deepEqual(await mails(), ['phone@example.com'])
  const before = await readLink(shop.visit(), token)
  assert.deepEqual([before.kind, before.number, before.due], ['draft_order', `D${draft.number}`, due])
  await pay(shop.visit(), token, { amount: due, paymentToken: await card() })
  const [order] = await shop.db.run(guestOrders, [draft.id])
  assert.deepEqual([order!.customer_id, order!.email, order!.status], [null, 'phone@example.com', 'payment_complete'])
  await publishOrder(shop.deps, order!.id)
  assert.equal((await read(draft.id)).state, 'ordered')
  assert.equal((await readLink(shop.visit(), token)).orderId, order!.id)
})

test('a draft order for a customer account appears in the account as an order, and never as a quote [ADMIN-011]', async () => {
  const customer = await customerOf(shop, 'Bo', shop.visit())
  const { email } = await customer.call('GET /svc_customer/customer', {})
  const { draft, token, due } = await sent({ email, forAccount: true })
  const requested = await shop.db.transaction((tx) => countNewQuotes(tx, draft.customerId!))
  assert.equal(requested, 0, 'draft orders do not count toward the limit of quote requests')
  assert.equal(draft.computed.account!.name.startsWith('Bo'), true)
  assert.deepEqual(await customer.call('GET /svc_list/quotes', {}), [])
  const waiting = await desk('GET', 'quote-desk')
  assert.deepEqual(
    (waiting.body as unknown as { id: string }[]).filter(({ id }) => id === draft.id),
    [],
  )
  await pay(customer, token, { amount: due, paymentToken: await card() })
  const [order] = await shop.db.run(guestOrders, [draft.id])
  assert.notEqual(order!.customer_id, null)
  assert.deepEqual(await customer.call('GET /svc_list/quotes', {}), [])
})

test('the list of a hidden quote is not found, even for the account that owns it', async () => {
  const customer = await customerOf(shop, 'Bo', shop.visit())
  const { email } = await customer.call('GET /svc_customer/customer', {})
  const { draft, token } = await sent({ email, forAccount: true })
  const listOf = statement<{ id: string }>('test.list', 'select list_id as id from draft_order where id = $1')
  const [list] = await shop.db.run(listOf, [draft.id])
  const params = { id: list!.id }
  const lists = await customer.call('GET /svc_list/lists', { query: {} })
  assert.equal(
    lists.some(({ _id }) => _id === list!.id),
    false,
  )
  const missing = { code: 'list_not_found' }
  await assert.rejects(customer.call('GET /svc_list/lists/{id}', { params }), missing)
  await assert.rejects(customer.call('GET /svc_list/lists/{id}/view', { params, query: {} }), missing)
  const write = { params, version: 'any' as const, key: randomUUID() }
  const body = { items: [{ productId: 7, qty: 1 }] }
  await assert.rejects(customer.call('POST /svc_list/lists/{id}/items', { ...write, body }), missing)
  await assert.rejects(customer.call('DELETE /svc_list/lists/{id}', { ...write, key: randomUUID() }), missing)
  const account = await readAccount(shop.db, draft.customerId!, ['USA'], shop.clock())
  assert.equal(account!.lists.quotes, 0)
  assert.equal((await readLink(shop.visit(), token)).state, 'open')
  await cancelLink(draft)
  await assert.rejects(customer.call('DELETE /svc_list/lists/{id}', { ...write, key: randomUUID() }), missing)
})

test('a saved draft order preserves its agreed prices when catalog prices change, and needs no reason [ADMIN-011]', async (t) => {
  const draft = await create()
  const [line] = draft.computed.lines
  await shop.db.run(setPrice, [bar.id, 12_345])
  t.after(() => shop.db.run(setPrice, [bar.id, Math.round(line!.price! * 100)]))
  const later = await read(draft.id)
  assert.deepEqual([later.computed.lines[0]!.price, later.computed.lines[0]!.listPrice], [line!.price, 123.45])
  assert.equal(later.computed.totals!.total, draft.computed.totals!.total)
  const saved = await desk('PUT', `draft-orders/${draft.id}`, {
    version: draft.version,
    body: entry({ lines: [{ sku: bar.sku, qty: 2, price: line!.price }] }),
  })
  assert.equal(saved.status, 200, JSON.stringify(saved.body))
  const sending = await send(draft.id, draft.version + 1)
  assert.equal((sending.body as unknown as Draft).computed.totals!.total, draft.computed.totals!.total)
  const copy = await desk('POST', `draft-orders/${draft.id}/duplicate`, {})
  assert.equal((copy.body as unknown as Draft).computed.lines[0]!.price, 123.45)
})

test('a draft order discount needs a reason, and the discounted price is charged with the chosen delivery option [ADMIN-011]', async () => {
  const discounted = { lines: [{ sku: bar.sku, qty: 2, price: 10 }] }
  const refused = await desk('POST', 'draft-orders', { body: entry(discounted) })
  assert.deepEqual([refused.status, refused.code], [422, 'reason_required'])
  const plain = await create({ ...discounted, reason: 'Regular' })
  const offered = plain.computed.packages[0]!.rates
  const last = offered.at(-1)!
  const rates = [{ packageNumber: plain.computed.packages[0]!.packageNumber, shippingCode: last.shippingCode }]
  const { draft, token, due } = await sent({ ...discounted, reason: 'Regular', rates })
  assert.equal(draft.computed.lines[0]!.isDiscounted, true)
  assert.equal(draft.computed.totals!.shipping, last.price)
  assert.equal(draft.computed.totals!.subtotal, 20)
  await pay(shop.visit(), token, { amount: due, paymentToken: await card() })
  const rateOf = statement<{ code: string }>(
    'test.rate',
    `select o.document->'rates'->0->>'shippingCode' as code from shop_order o
     join draft_order d on d.list_id = o.list_id where d.id = $1`,
  )
  assert.deepEqual(await shop.db.run(rateOf, [draft.id]), [{ code: last.shippingCode }])
})

test('sending a draft order reserves no stock, and the payment is refused once an item is sold out', async (t) => {
  const reserved = async () => (await shop.db.run(stockOf, [bar.id]))[0]!.reserved
  const before = await reserved()
  const { token, due } = await sent()
  assert.equal(await reserved(), before)
  await shop.db.run(setOnHand, [bar.id, 1])
  t.after(() => shop.db.run(setOnHand, [bar.id, 100]))
  assert.equal((await readLink(shop.visit(), token)).isBlocked, true)
  await assert.rejects(pay(shop.visit(), token, { amount: due, paymentToken: await card() }), {
    code: 'quote_not_held',
  })
})

test('an incomplete draft order can be saved, but cannot be sent until it is complete', async () => {
  const draft = await create({ email: '', address: {}, lines: [] })
  assert.deepEqual([draft.state, draft.total], ['draft', null])
  const refused = await send(draft.id, draft.version)
  assert.deepEqual([refused.status, refused.code], [422, 'draft_order_incomplete'])
  const { problems } = refused.body.error as unknown as { problems: string[] }
  for (const problem of ['no_email', 'no_lines', 'address']) assert.ok(problems.includes(problem), problem)
  const unknown = await desk('POST', 'draft-orders', {
    body: entry({ lines: [{ sku: 'IW-NONE', qty: 1, price: null }] }),
  })
  assert.deepEqual([unknown.status, unknown.code], [422, 'unknown_skus'])
})

test('a draft order with an open payment link cannot be changed, sent, or deleted until the link is revoked', async () => {
  const { draft, token } = await sent()
  const change = (version: number) => desk('PUT', `draft-orders/${draft.id}`, { version, body: entry() })
  assert.equal((await change(draft.version)).code, 'draft_order_not_open')
  assert.equal((await send(draft.id, draft.version)).code, 'draft_order_not_open')
  assert.equal((await desk('DELETE', `draft-orders/${draft.id}`)).code, 'draft_order_not_open')
  assert.equal((await cancelLink(draft)).status, 200)
  assert.equal((await readLink(shop.visit(), token)).state, 'cancelled')
  assert.equal((await read(draft.id)).state, 'draft')
  assert.equal((await change(draft.version)).status, 200)
  assert.equal((await change(draft.version)).code, 'draft_order_version_conflict')
  const again = await send(draft.id, draft.version + 1)
  assert.equal(again.status, 200, JSON.stringify(again.body))
  const { linkId } = again.body as unknown as Draft
  assert.notEqual(linkId, draft.linkId)
  await links('POST', `/${linkId}/revoke`, {})
  assert.equal((await read(draft.id)).state, 'draft')
})

test('a repeated request creates one draft order and one payment link, and another request with the same key is refused', async () => {
  const key = randomUUID()
  const first = await create({}, key)
  assert.equal((await create({}, key)).id, first.id)
  const other = await desk('POST', 'draft-orders', { body: entry({ note: 'Other' }), key })
  assert.deepEqual([other.status, other.code], [422, 'idempotency_key_reused'])
  const sendKey = randomUUID()
  const [one] = [await send(first.id, first.version, {}, sendKey)]
  const two = await send(first.id, first.version, {}, sendKey)
  assert.deepEqual([two.status, (two.body as unknown as Draft).linkId], [200, (one!.body as unknown as Draft).linkId])
  assert.equal((await send(first.id, first.version, { days: 3 }, sendKey)).code, 'idempotency_key_reused')
})

test("sending a new payment link ends the expired link's payment, and a resent link is valid again", async (t) => {
  const start = shop.clock()
  t.after(() => shop.clock.advance(start - shop.clock()))
  const { draft, token, due } = await sent()
  const { paymentId } = await pay(shop.visit(), token, { amount: due, paymentToken: await card('4000000000002503') })
  shop.clock.advance(15 * 86_400_000)
  assert.deepEqual([(await read(draft.id)).state, (await readLink(shop.visit(), token)).state], ['expired', 'expired'])
  const again = await send(draft.id, draft.version)
  assert.equal(again.status, 200, JSON.stringify(again.body))
  const order = statement<{ status: string }>('test.order', 'select status from shop_order where id = $1')
  assert.deepEqual(await shop.db.run(order, [paymentId]), [{ status: 'payment_error' }])
  assert.equal((await readLink(shop.visit(), token)).state, 'cancelled')
  const second = again.body as unknown as Draft
  shop.clock.advance(15 * 86_400_000)
  assert.equal((await links('POST', `/${second.linkId}/resend`, { days: 7 })).status, 200)
  assert.deepEqual([(await read(draft.id)).state, (await tokenOf(second.linkId!)).state], ['sent', 'open'])
})

test('a deleted draft order is not found, and staff can find other draft orders by number, name, and email', async () => {
  const draft = await create({ email: 'find.me@example.com' })
  const find = async (text: string) =>
    (
      (await desk('GET', `draft-orders?text=${encodeURIComponent(text)}`)).body as unknown as {
        drafts: { id: string }[]
      }
    ).drafts.map(({ id }) => id)
  for (const text of [`D${draft.number}`, String(draft.number), 'FIND.me@'])
    assert.deepEqual(await find(text), [draft.id], text)
  assert.equal((await desk('DELETE', `draft-orders/${draft.id}`)).status, 200)
  assert.deepEqual(await find('find.me@'), [])
  assert.equal((await desk('GET', `draft-orders/${draft.id}`)).status, 404)
})

test('draft order lines with the same SKU are combined, and each line shows its availability', async () => {
  const lines = [
    { sku: bar.sku, qty: 1, price: null },
    { sku: bar.sku.toLowerCase(), qty: 2, price: null },
    { sku: bench.sku, qty: 1, price: null },
  ]
  const preview = (await desk('POST', 'draft-orders/preview', { body: entry({ lines }) }))
    .body as unknown as Draft['computed']
  assert.deepEqual(
    preview.lines.map(({ qty, isAvailable }) => [qty, isAvailable]),
    [
      [3, true],
      [1, true],
    ],
  )
})
