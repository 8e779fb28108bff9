import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { statement } from '#platform/database.ts'
import { testProducts } from '#services/testing/products-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { smallestPhoto } from '../../prove/fixtures/shopper-fixture.ts'
import { sweepReturnPhotos } from './repository.ts'
import { reason, openReturnDesk } from './returns-for-tests.ts'

const shop = await openTestShop([...testProducts, ...typedProducts])
const { db } = shop
const desk = openReturnDesk(shop)
const setFlag = statement(
  'test.returns-flag',
  `insert into flag (key, feature) values ('enable-eu-returns', $1)
   on conflict (key) do update set feature = excluded.feature`,
)
const onHand = statement<{ units: number }>(
  'test.on-hand',
  `select sum(on_hand)::integer as units from stock join sellable on sellable.id = sellable_id where sku = 'IW-PL-20'`,
)
const look = ({ call }: Visitor, orderId: string) =>
  call('POST /svc_checkout/look-up', { body: { orderId, email: 'ann@example.com', postcode: '43215' } })

test('a customer returns delivered units: request, approval, receipt, refund [RETURN-008, ROUTE-048]', async () => {
  const { visitor, orderId, items, total } = await desk.delivered(undefined, 'USA', await customerOf(shop))
  const [itemId] = items as [string]
  const { items: lines } = await desk.returnable(visitor, orderId)
  assert.deepEqual([lines[0]!.returnable, lines[0]!.obstacle], [3, null])
  const body = { items: [{ itemId, qty: 2, ...reason }], comment: 'Too heavy' }
  const created = await desk.request(visitor, orderId, body)
  assert.match(created.number, /^R-\d{6}$/)
  assert.deepEqual([created.state, created.units, created.comment], ['requested', 2, 'Too heavy'])
  const { number } = created
  assert.equal((await desk.act(number, 'refund')).code, 'wrong_state')
  assert.equal((await desk.act(number, 'approve')).state, 'approved')
  assert.equal((await desk.act(number, 'approve')).state, 'approved')
  const sent = await visitor.call('POST /svc_rma/returns/{number}/sent', {
    params: { number },
    body: { carrier: 'UPS', trackingNumber: '1Z9' },
    key: randomUUID(),
  })
  assert.deepEqual([sent.state, sent.trackingNumber], ['in_transit', '1Z9'])
  const received = { items: [{ itemId, received: 2, accepted: 2, restocked: 1 }] }
  assert.equal((await desk.act(number, 'receive', received)).state, 'received')
  const refunded = await desk.act(number, 'refund')
  assert.equal(refunded.state, 'refunded')
  const { refunds } = await visitor.call('GET /svc_checkout/order/{orderId}/refunds', { params: { orderId } })
  assert.deepEqual(
    refunds.map(({ lines, amount }) => [lines[0]!.qty, amount]),
    [[2, refunded.estimate.refund]],
  )
  assert.ok(refunded.estimate.refund > 0 && refunded.estimate.refund < total)
  assert.equal((await desk.read(visitor, number)).state, 'refunded')
  assert.equal((await desk.returnable(visitor, orderId)).items[0]!.returnable, 1)
})

test('a guest can return an order looked up by number, email, and postcode; other guests cannot see the return', async () => {
  const { orderId, items } = await desk.delivered()
  const body = { items: [{ itemId: items[0]!, qty: 1, ...reason }] }
  const [guest, other] = [shop.visit(), shop.visit()]
  await assert.rejects(desk.request(guest, orderId, body), { status: 404, code: 'order_not_found' })
  await look(guest, orderId)
  const { number } = await desk.request(guest, orderId, body)
  assert.equal((await desk.read(guest, number)).orderId, orderId)
  await assert.rejects(desk.read(other, number), { status: 404, code: 'return_not_found' })
  await assert.rejects(desk.read(guest, 'R-999999'), { status: 404, code: 'return_not_found' })
  await assert.rejects(desk.returnable(other, orderId), { status: 404, code: 'order_not_found' })
})

test('a site other than USA, APO, and CAN offers returns while its flag is on [RETURN-006, FLAG-007]', async () => {
  const customer = await customerOf(shop, 'Ann', shop.visit('EUR'))
  const list = () => customer.call('GET /svc_rma/orders', { query: {} })
  await assert.rejects(list(), { status: 404, code: 'returns_not_offered' })
  const feature = { defaultValue: false, rules: [{ force: true, condition: { site: { $in: ['EUR'] } } }] }
  await db.run(setFlag, [JSON.stringify(feature)])
  assert.deepEqual(await list(), { count: 0, orders: [] })
  const australian = shop.visit('AUS').call('GET /svc_rma/orders', { query: {} })
  await assert.rejects(australian, { status: 404, code: 'returns_not_offered' })
})

test('orders that cannot be returned are listed with the reason', async () => {
  const ann = await customerOf(shop)
  const early = await desk.refunds.published(undefined, 'USA', ann)
  const good = await desk.delivered(undefined, 'USA', ann)
  const { orders } = await ann.call('GET /svc_rma/orders', { query: {} })
  assert.deepEqual(
    orders.map(({ orderId, obstacle }) => [orderId, obstacle]),
    [
      [good.orderId, null],
      [early.orderId, 'not_delivered'],
    ],
  )
  assert.deepEqual(await shop.visit().call('GET /svc_rma/orders', { query: {} }), { count: 0, orders: [] })
})

test('a return fee applies if the shopper is responsible for the return, and the refund equals the estimate', async () => {
  const visit = shop.visitBy({ returnPolicy: { feePercent: 10, addresses: {} } })
  const visitor = await customerOf(shop, 'Ann', visit())
  const { orderId, items } = await desk.delivered([{ productId: 7, qty: 2 }], 'USA', visitor)
  const [itemId] = items as [string]
  const estimate = (reason: 'changed_mind' | 'damaged') =>
    visitor.call('POST /svc_rma/orders/{orderId}/estimate', {
      params: { orderId },
      body: { items: [{ itemId, qty: 1, reason, condition: 'opened' }] },
    })
  const [own, damaged] = [await estimate('changed_mind'), await estimate('damaged')]
  assert.equal(damaged.fee, 0)
  assert.equal(own.lines[0]!.paid, damaged.refund)
  assert.ok(Math.abs(own.fee - damaged.refund / 10) <= 0.011, `${own.fee} of ${damaged.refund}`)
  assert.equal(Math.round((own.refund + own.fee) * 100), Math.round(damaged.refund * 100))
  const { number } = await desk.request(visitor, orderId, { items: [{ itemId, qty: 1, ...reason }] })
  await desk.act(number, 'approve')
  await desk.act(number, 'receive', { items: [{ itemId, received: 1, accepted: 1, restocked: 0 }] })
  assert.equal((await desk.act(number, 'refund')).estimate.refund, own.refund)
  assert.equal((await desk.refunds.read(orderId)).refunded, own.refund)
})

test('only units in good condition return to stock, exactly once', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const [itemId] = items as [string]
  const before = (await db.run(onHand, []))[0]!.units
  const { number } = await desk.request(visitor, orderId, { items: [{ itemId, qty: 3, ...reason }] })
  await desk.act(number, 'approve')
  for (const wrong of [
    { received: 4, accepted: 1, restocked: 1 },
    { received: 2, accepted: 3, restocked: 1 },
    { received: 3, accepted: 1, restocked: 2 },
  ])
    assert.equal((await desk.act(number, 'receive', { items: [{ itemId, ...wrong }] })).code, 'units_exceed')
  const arrived = { items: [{ itemId, received: 3, accepted: 2, restocked: 1 }] }
  await Promise.all([1, 2, 3].map(() => desk.act(number, 'receive', arrived)))
  const other = { items: [{ itemId, received: 3, accepted: 3, restocked: 3 }] }
  assert.equal((await desk.act(number, 'receive', other)).code, 'wrong_state')
  assert.equal((await db.run(onHand, []))[0]!.units, before + 1)
  await desk.act(number, 'refund')
  assert.equal((await db.run(onHand, []))[0]!.units, before + 1)
})

test('a return with accepted units cannot be rejected, so that restocked units are not returned again', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const { number } = await desk.request(visitor, orderId, { items: [{ itemId: items[0]!, qty: 1, ...reason }] })
  await desk.act(number, 'approve')
  await desk.act(number, 'receive', { items: [{ itemId: items[0], received: 1, accepted: 1, restocked: 1 }] })
  assert.equal((await desk.act(number, 'reject', { reason: 'Worn' })).code, 'units_accepted')
  assert.equal((await desk.desk(number)).state, 'received')
})

test("a customer's returns are listed newest first, and only to that customer", async () => {
  const [ann, bob] = [await customerOf(shop), await customerOf(shop, 'Bob')]
  const { orderId, items } = await desk.delivered(undefined, 'USA', ann)
  const body = { items: [{ itemId: items[0]!, qty: 1, ...reason }] }
  const [first, second] = [await desk.request(ann, orderId, body), await desk.request(ann, orderId, body)]
  const { returns } = await ann.call('GET /svc_rma/returns', {})
  assert.deepEqual(
    returns.map(({ number }) => number),
    [second.number, first.number],
  )
  assert.deepEqual((await bob.call('GET /svc_rma/returns', {})).returns, [])
})

test("staff see their site's returns by state, and every staff call requires the token", async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const { number } = await desk.request(visitor, orderId, { items: [{ itemId: items[0]!, qty: 1, ...reason }] })
  const listed = async (site?: 'CAN') => {
    const reply = await desk.staffCall('GET', '?state=requested', undefined, site)
    return (reply as unknown as { returns: { number: string }[] }).returns.some((each) => each.number === number)
  }
  assert.deepEqual([await listed(), await listed('CAN')], [true, false])
  const other = await desk.staffCall('GET', `/${number}`, undefined, 'CAN')
  assert.deepEqual([other.status, other.code], [404, 'return_not_found'])
  const response = await visitor.fetch(`/svc_rma/desk/${number}/approve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: '{}',
  })
  assert.equal(response.status, 404)
})

test('a return without accepted units cannot be refunded or exchanged, only rejected', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const { number } = await desk.request(visitor, orderId, { items: [{ itemId: items[0]!, qty: 1, ...reason }] })
  await desk.act(number, 'approve')
  await desk.act(number, 'receive', { items: [{ itemId: items[0], received: 1, accepted: 0, restocked: 0 }] })
  assert.equal((await desk.act(number, 'refund')).code, 'nothing_accepted')
  const replacement = (await desk.refunds.published()).orderId
  assert.equal((await desk.act(number, 'exchange', { replacement })).code, 'nothing_accepted')
  assert.equal((await desk.act(number, 'reject', { reason: 'Broken by a fall' })).state, 'rejected')
})

test('an exchange is closed with the replacement order', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const item = { itemId: items[0]!, qty: 1, ...reason, wish: '25 lb' }
  const created = await desk.request(visitor, orderId, { items: [item], resolution: 'exchange' })
  assert.equal(created.items[0]!.wish, '25 lb')
  await desk.act(created.number, 'approve')
  await desk.act(created.number, 'receive', {
    items: [{ itemId: items[0], received: 1, accepted: 1, restocked: 1 }],
  })
  const replacement = await desk.refunds.published()
  const missing = await desk.act(created.number, 'exchange', { replacement: '199999999' })
  assert.equal(missing.code, 'replacement_not_found')
  const closed = await desk.act(created.number, 'exchange', { replacement: replacement.orderId })
  assert.deepEqual([closed.state, closed.replacement], ['exchanged', replacement.orderId])
  assert.equal((await desk.returnable(visitor, orderId)).items[0]!.returnable, 2)
})

test('return photos are re-encoded, limited in number, and shown only to staff', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const { number } = await desk.request(visitor, orderId, {
    items: [{ itemId: items[0]!, qty: 1, reason: 'damaged', condition: 'opened' }],
  })
  const add = (photo: string, { call } = visitor) =>
    call('POST /svc_rma/returns/{number}/photos', { params: { number }, body: { photo }, key: randomUUID() })
  assert.equal((await add(smallestPhoto)).photos, 1)
  await assert.rejects(add(Buffer.from('MZ not a photo').toString('base64')), { code: 'photo_unreadable' })
  await assert.rejects(add(smallestPhoto, shop.visit()), { code: 'return_not_found' })
  const { photoIds } = await desk.desk(number)
  const photo = (await desk.staffCall('GET', `/${number}/photos/${photoIds[0]}`)) as unknown as { base64: string }
  assert.equal(Buffer.from(photo.base64, 'base64').toString('latin1', 8, 12), 'WEBP')
  for (let count = 1; count < 8; count += 1) await add(smallestPhoto)
  await assert.rejects(add(smallestPhoto), { code: 'too_many_photos' })
})

test('return photos are deleted after a year, and the return remains', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const { number } = await desk.request(visitor, orderId, { items: [{ itemId: items[0]!, qty: 1, ...reason }] })
  const params = { number }
  await visitor.call('POST /svc_rma/returns/{number}/photos', {
    params,
    body: { photo: smallestPhoto },
    key: randomUUID(),
  })
  const photosAfter = async (days: number) => {
    await sweepReturnPhotos(db, shop.clock() + days * 86_400_000)
    return (await desk.read(visitor, number)).photos
  }
  assert.deepEqual([await photosAfter(360), await photosAfter(370)], [1, 0])
})

test("the return label has a barcode with the return number, the site's return address, and the deadline", async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const { number, createdAt } = await desk.request(visitor, orderId, {
    items: [{ itemId: items[0]!, qty: 1, ...reason }],
  })
  const label = await visitor.call('GET /svc_rma/returns/{number}/label', { params: { number } })
  assert.deepEqual(label.address, ['Ironwright'])
  assert.ok(label.from.includes('Ann Lee'))
  assert.equal(label.deadline, Date.parse(createdAt) + 30 * 86_400_000)
  assert.equal(label.barcode.length, 6 * (number.length + 3) + 1)
})

test('a return request with an unknown or repeated line is rejected', async () => {
  const { visitor, orderId, items } = await desk.delivered()
  const unknown = { items: [{ itemId: randomUUID(), qty: 1, ...reason }] }
  await assert.rejects(desk.request(visitor, orderId, unknown), { status: 422, code: 'unknown_line' })
  const item = { itemId: items[0]!, qty: 1, ...reason }
  await assert.rejects(desk.request(visitor, orderId, { items: [item, item] }), { code: 'invalid_request' })
})

test("returns go to the site's return address, if it has one", async () => {
  const visit = shop.visitBy({ returnPolicy: { feePercent: 0, addresses: { USA: ['Returns', '1 Dock St'] } } })
  const visitor = visit()
  const { orderId, items } = await desk.delivered(undefined, 'USA', visitor)
  const { number } = await desk.request(visitor, orderId, { items: [{ itemId: items[0]!, qty: 1, ...reason }] })
  const { address } = await visitor.call('GET /svc_rma/returns/{number}/label', { params: { number } })
  assert.deepEqual(address, ['Returns', '1 Dock St'])
})

test('one call returns which orders on a page can be returned, and only to their customer', async () => {
  const [ann, bob] = [await customerOf(shop), await customerOf(shop)]
  const delivered = await desk.delivered(undefined, 'USA', ann)
  const waiting = await desk.refunds.published(undefined, 'USA', ann)
  const returned = await desk.delivered(undefined, 'USA', ann)
  await desk.request(ann, returned.orderId, { items: [{ itemId: returned.items[0]!, qty: 3, ...reason }] })
  const query = { orders: [delivered, waiting, returned].map(({ orderId }) => orderId).join() }
  assert.deepEqual((await ann.call('GET /svc_rma/returnable', { query })).orders, [delivered.orderId])
  assert.deepEqual((await bob.call('GET /svc_rma/returnable', { query })).orders, [])
  const { orders } = await ann.call('GET /svc_rma/orders', { query: {} })
  assert.deepEqual(
    orders.map(({ orderId, obstacle }) => [orderId, obstacle]),
    [
      [returned.orderId, 'already_returned'],
      [waiting.orderId, 'not_delivered'],
      [delivered.orderId, null],
    ],
  )
})
