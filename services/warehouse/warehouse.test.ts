import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { pdfText } from '#platform/pdf/pdf-text-for-tests.ts'
import { refundDesk } from '#services/refunds/refunds-for-tests.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { addresses, orderBody, placeTestOrder, updateTestCheckout } from '#services/testing/orders-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { testProduct, testProducts, testVariant } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'
import { readBatch } from './read-open-orders.ts'

const fromMaker = testProduct(41, 'from-its-maker', { shippingGroup: 'DROPSHIP', variants: [testVariant('IW-MAKER')] })
const shop = await openTestShop([...testProducts, ...typedProducts, fromMaker])
const { db } = shop
const desk = refundDesk(shop)
const member = async (email: string, roles: string[], sites: Site[] | null = null) =>
  (await createStaffMember(shop, { email, roles, sites })).visitor
const packer = await member('pat@store.example', ['warehouse'])
const american = await member('amy@store.example', ['warehouse'], ['USA'])
const plates = [{ productId: 7, qty: 3 }]

const textOf = ({ base64 }: { base64: string }) => pdfText(Buffer.from(base64, 'base64'))
const read = (orderIds: string[], by = packer) =>
  by.call('POST /svc_admin/warehouse/open-orders', { body: { orderIds } })
const pick = (orderIds: string[], by = packer) => by.call('POST /svc_admin/warehouse/pick-list', { body: { orderIds } })
const slips = (orderIds: string[], by = packer) =>
  by.call('POST /svc_admin/warehouse/packing-slips', { body: { orderIds }, key: randomUUID() })
const parcel = (orderId: string, trackingNumber: string, packageNumber = 1) => ({
  key: randomUUID(),
  orderId,
  packageNumber,
  carrier: 'ups',
  trackingNumber,
})
const shared = (...parts: Parameters<typeof parcel>) => ({ ...parcel(...parts), sharesNumber: true })
const ship = async (parcels: (ReturnType<typeof parcel> & { sharesNumber?: boolean })[], by = packer) => {
  const { results } = await by.call('POST /svc_admin/warehouse/shipments', { body: { parcels }, key: randomUUID() })
  return results.map(({ shipment, refused }) => refused ?? shipment?.trackingNumber)
}
const shipmentRows = statement<{ trackingNumber: string; pieces: { sku: string; qty: number }[] }>(
  'test.shipment-rows',
  'select tracking_number as "trackingNumber", pieces from shipment where order_id = $1 order by number',
)
const shipmentsOf = async (orderId: string) => db.run(shipmentRows, [orderId])
const auditedCalls = statement<{ call: string; staffName: string }>(
  'test.shipment-audit',
  `select call, staff_name as "staffName" from audit_change where table_name = 'shipment' and object_id = $1`,
)
const audited = statement<{ orderId: string; operation: string }>(
  'test.slip-audit',
  `select object_id as "orderId", operation from audit_change
   where table_name = 'packing_slip' and object_type = 'order' and object_id = any ($1) order by id`,
)

test('a pick list sums the unshipped units by SKU, without canceled units, and names the orders', async () => {
  const split = await desk.published([{ productId: 7, qty: 5 }])
  const other = await desk.published(plates)
  await desk.ship(split.orderId, { pieces: [{ sku: 'IW-PL-20', qty: 2 }] })
  await desk.cancel(split.orderId, { lines: [{ itemId: split.items[0]!, qty: 1 }] })
  const { base64, orderIds, skipped } = await pick([split.orderId, other.orderId, split.orderId])
  assert.deepEqual([orderIds, skipped], [[split.orderId, other.orderId], []])
  const text = textOf({ base64 })
  const lines = text.split('\n')
  assert.equal(lines[lines.indexOf('IW-PL-20') + 1], '5')
  assert.ok(text.replaceAll('\n', ' ').includes(`2 × order ${split.orderId},  3 × order ${other.orderId}`), text)
  assert.match(text, /Page 1 of 1/)
})

test('a pick list and a packing slip file list the orders that they skip, and an empty list or file is refused', async () => {
  const [open, sent] = [await desk.published(plates), await desk.sent(plates)]
  const canceled = await desk.published(plates)
  await desk.cancel(canceled.orderId)
  const ids = [open.orderId, sent.orderId, canceled.orderId]
  for (const file of [await pick(ids), await slips(ids)])
    assert.deepEqual([file.orderIds, file.skipped], [[open.orderId], [sent.orderId, canceled.orderId]])
  for (const call of [pick, slips]) await assert.rejects(call([sent.orderId]), { status: 409, code: 'nothing_left' })
})

test('a packing slip has the recipient, the order, and the remaining items of each package, but no prices', async () => {
  const { orderId } = await desk.published([...plates, { productId: 41, qty: 1 }])
  await desk.ship(orderId, { pieces: [{ sku: 'IW-PL-20', qty: 1 }] })
  const text = textOf(await slips([orderId]))
  for (const phrase of ['Ann Lee', 'Columbus', 'United States', orderId, 'SKU IW-PL-20', 'SKU IW-MAKER', '1 of 2'])
    assert.ok(text.includes(phrase), phrase)
  const lines = text.split('\n')
  assert.equal(lines[lines.indexOf('SKU IW-PL-20') - 1], '2')
  assert.equal(text.split('Page 1 of 1').length - 1, 2)
  assert.doesNotMatch(text, /[$€£]|\d+\.\d\d/)
})

test("a shipment's packing slip has the shipment's items and its tracking number", async () => {
  const engraved = (text: string) => ({ productId: 64, qty: 1, options: { 7: 'brass', 8: text } })
  const { orderId } = await desk.published([engraved('ANN'), engraved('BOB')])
  await desk.ship(orderId, { pieces: [{ sku: 'IW-64', qty: 1 }], trackingNumber: '1Z-A' })
  const second = (await desk.ship(orderId, { trackingNumber: '1Z-B' })) as unknown as { id: string }
  const call = async (by = packer) =>
    by.call('GET /svc_fulfilment/shipments/{id}/packing-slip', { params: { id: second.id } })
  const text = textOf(await call())
  assert.ok(text.includes('BOB') && !text.includes('ANN'))
  assert.ok(text.includes('1Z-B') && !text.includes('1Z-A'))
  const british = await member('gus@store.example', ['warehouse'], ['GBR'])
  await assert.rejects(call(british), { status: 403, code: 'not_permitted' })
})

test("a shipment's packing slip includes no canceled line, even if the line has the SKU of a line that shipped", async () => {
  const engraved = (text: string) => ({ productId: 64, qty: 1, options: { 7: 'brass', 8: text } })
  const { orderId, items } = await desk.published(['ANN', 'BOB', 'CAT'].map(engraved))
  await desk.cancel(orderId, { lines: [{ itemId: items[0]!, qty: 1 }] })
  const namesIn = (text: string) => ['ANN', 'BOB', 'CAT'].filter((name) => text.includes(name))
  const namesOf = async (shipment: unknown) => {
    const { id } = shipment as { id: string }
    return namesIn(textOf(await packer.call('GET /svc_fulfilment/shipments/{id}/packing-slip', { params: { id } })))
  }
  assert.deepEqual(namesIn(textOf(await slips([orderId]))), ['BOB', 'CAT'])
  const first = await desk.ship(orderId, { pieces: [{ sku: 'IW-64', qty: 1 }] })
  assert.deepEqual(namesIn(textOf(await slips([orderId]))), ['CAT'])
  const second = await desk.ship(orderId)
  assert.deepEqual([await namesOf(first), await namesOf(second)], [['BOB'], ['CAT']])
})

test('names in any script, very long names, and line breaks stay within the pages of a packing slip', async () => {
  const { orderId } = await desk.published(plates)
  const long = 'W'.repeat(100)
  const address = {
    firstname: '小龍 Łukasz',
    lastname: 'محمد علي',
    company: `${'W'.repeat(190)}`,
    street: ['A\nB) Tj /URI (http://evil.example)', long + long, 'Ω'.repeat(200)],
    apartment: long,
    city: long,
  }
  const change = statement(
    'test.hostile-address',
    `update shop_order set document = jsonb_set(document, '{shippingAddress}', document->'shippingAddress' || $2::jsonb)
     where id = $1`,
  )
  await db.run(change, [orderId, JSON.stringify(address)])
  const { base64 } = await slips([orderId])
  const text = textOf({ base64 })
  const letters = text.replaceAll('\n', '')
  assert.ok(letters.includes('小龍 Łukasz'))
  assert.equal(letters.split('Ω').length - 1, 200)
  assert.ok(text.includes('SKU IW-PL-20') && text.includes('A B) Tj'))
  assert.match(text, /Page 1 of 1/)
  assert.ok(!Buffer.from(base64, 'base64').toString('latin1').includes('/URI'))
})

test('each download of packing slips is in the audit log of its orders, and a pick list, which has no addresses, is not', async () => {
  const [one, two] = [await desk.published(plates), await desk.published(plates)]
  const ids = [two.orderId, one.orderId]
  await pick(ids)
  assert.deepEqual(await db.run(audited, [ids]), [])
  await slips(ids)
  await slips([one.orderId])
  assert.deepEqual(await db.run(audited, [ids]), [
    { orderId: one.orderId, operation: 'insert' },
    { orderId: two.orderId, operation: 'insert' },
    { orderId: one.orderId, operation: 'update' },
  ])
})

test("each download of a shipment's packing slip is in the audit log too, but a refused download is not", async () => {
  const { orderId } = await desk.published(plates)
  const { id } = (await desk.ship(orderId)) as unknown as { id: string }
  const download = (by = packer) => by.call('GET /svc_fulfilment/shipments/{id}/packing-slip', { params: { id } })
  await assert.rejects(download(await member('lee@store.example', ['warehouse'], ['GBR'])), { status: 403 })
  assert.deepEqual(await db.run(audited, [[orderId]]), [])
  await download()
  await download()
  assert.deepEqual(await db.run(audited, [[orderId]]), [
    { orderId, operation: 'insert' },
    { orderId, operation: 'update' },
  ])
})

test("a batch ships each package's remaining items, and a refused package leaves the others shipped", async () => {
  const [one, canceled, sent, split] = [
    await desk.published(plates),
    await desk.published(plates),
    await desk.sent(plates),
    await desk.published([...plates, { productId: 41, qty: 1 }]),
  ]
  await desk.cancel(canceled.orderId)
  await desk.ship(split.orderId, { pieces: [{ sku: 'IW-PL-20', qty: 1 }] })
  const results = await ship([
    parcel(one.orderId, '1Z-1'),
    parcel(canceled.orderId, '1Z-2'),
    parcel(sent.orderId, '1Z-3'),
    parcel(split.orderId, '1Z-4'),
    parcel(split.orderId, '1Z-5', 2),
    parcel(split.orderId, '1Z-6', 9),
    parcel('199999999', '1Z-7'),
  ])
  assert.deepEqual(results, [
    '1Z-1',
    'items_canceled',
    'already_shipped',
    '1Z-4',
    '1Z-5',
    'nothing_to_ship',
    'order_not_found',
  ])
  assert.deepEqual(
    (await shipmentsOf(split.orderId)).map(({ trackingNumber, pieces }) => [trackingNumber, pieces]),
    [
      ['', [{ sku: 'IW-PL-20', qty: 1 }]],
      ['1Z-4', [{ sku: 'IW-PL-20', qty: 2 }]],
      ['1Z-5', [{ sku: 'IW-MAKER', qty: 1 }]],
    ],
  )
})

test('an unpaid order is on hold: it is not in a shipping batch, and it does not ship', async () => {
  const { orderId } = await desk.published(plates)
  await db.run(statement('test.hold', `update shop_order set status = 'payment_complete' where id = $1`), [orderId])
  assert.deepEqual(await ship([parcel(orderId, '1Z-H')]), ['order_not_published'])
  const [order] = (await read([orderId])).orders
  assert.deepEqual([order!.closed, order!.packages], ['order_not_published', []])
})

test('a batch that is sent again with the same keys ships once, even with another tracking number, and is in the audit log', async () => {
  const [one, two] = [await desk.published(plates), await desk.published(plates)]
  const parcels = [parcel(one.orderId, '1Z-R1'), parcel(two.orderId, '')]
  assert.deepEqual(await ship(parcels), ['1Z-R1', ''])
  assert.deepEqual(await db.run(auditedCalls, [one.orderId]), [
    { call: 'POST /svc_admin/warehouse/shipments', staffName: 'pat' },
  ])
  assert.deepEqual(await ship([{ ...parcels[0]!, trackingNumber: '1Z-R9' }, parcels[1]!]), ['1Z-R1', ''])
  for (const { orderId } of [one, two]) assert.equal((await shipmentsOf(orderId)).length, 1)
})

test('two batches that ship the same order at the same time ship it once', async () => {
  const { orderId } = await desk.published(plates)
  const results = await Promise.all([ship([parcel(orderId, '1Z-C1')]), ship([parcel(orderId, '1Z-C2')])])
  assert.equal(results.flat().filter((each) => each === 'already_shipped').length, 1)
  assert.equal((await shipmentsOf(orderId)).length, 1)
})

test('a tracking number that was scanned twice ships the first order only', async () => {
  const [one, two] = [await desk.published(plates), await desk.published(plates)]
  assert.deepEqual(await ship([parcel(one.orderId, '1Z-D'), parcel(two.orderId, '1Z-D')]), ['1Z-D', 'number_repeated'])
})

test('two packages of an order share a tracking number once staff confirm it, but packages of two orders never do', async () => {
  const both = await desk.published([...plates, { productId: 41, qty: 1 }])
  const other = await desk.published(plates)
  const parcels = [shared(both.orderId, '1Z-F'), shared(both.orderId, '1z-f', 2), shared(other.orderId, '1Z-F')]
  assert.deepEqual(await ship(parcels), ['1Z-F', '1z-f', 'number_repeated'])
  assert.deepEqual(
    (await shipmentsOf(both.orderId)).map(({ trackingNumber }) => trackingNumber),
    ['1Z-F', '1z-f'],
  )
  const later = await desk.published([...plates, { productId: 41, qty: 1 }])
  await desk.ship(later.orderId, { trackingNumber: '1Z-L' })
  assert.deepEqual(await ship([shared(later.orderId, '1Z-L', 2)]), ['1Z-L'])
})

test('a tracking number of another parcel of the order is refused, and the package stays open', async () => {
  const split = await desk.published([...plates, { productId: 41, qty: 1 }])
  assert.deepEqual(await ship([parcel(split.orderId, '1Z-S')]), ['1Z-S'])
  assert.deepEqual(await ship([parcel(split.orderId, '1z-s', 2)]), ['number_repeated'])
  const partly = await desk.published(plates)
  await desk.ship(partly.orderId, { trackingNumber: '1Z-P', pieces: [{ sku: 'IW-PL-20', qty: 1 }] })
  assert.deepEqual(await ship([parcel(partly.orderId, '1Z-P')]), ['number_repeated'])
  assert.deepEqual(await ship([shared(partly.orderId, '1Z-P')]), ['number_repeated'])
  assert.deepEqual(
    (await read([split.orderId, partly.orderId])).orders.map(({ packages }) =>
      packages.map(({ packageNumber, units }) => [packageNumber, units[0]!.qty]),
    ),
    [[[2, 1]], [[1, 2]]],
  )
  const sent = await desk.published(plates)
  await desk.ship(sent.orderId, { trackingNumber: '1Z-Q' })
  assert.deepEqual(await ship([parcel(sent.orderId, '1Z-Q')]), ['already_shipped'])
})

test('a key ships one package: a call that repeats it is invalid, and a later call for another package is refused', async () => {
  const { orderId } = await desk.published([...plates, { productId: 41, qty: 1 }])
  const [one, two] = [parcel(orderId, '1Z-K1'), parcel(orderId, '1Z-K2', 2)]
  await assert.rejects(ship([one, { ...two, key: one.key }]), { code: 'invalid_request' })
  assert.deepEqual(await ship([one]), ['1Z-K1'])
  assert.deepEqual(await ship([{ ...two, key: one.key }]), ['key_reused'])
  assert.equal((await shipmentsOf(orderId)).length, 1)
})

test('an order that is not for pickup cannot ship as pickup', async () => {
  const { orderId } = await desk.published(plates)
  assert.deepEqual(await ship([{ ...parcel(orderId, ''), carrier: 'pickup' }]), ['wrong_carrier'])
  assert.equal((await desk.ship(orderId, { carrier: 'pickup' })).code, 'wrong_carrier')
})

test('staff with limited sites can neither read nor ship orders of other sites', async () => {
  const [own, british] = [await desk.published(plates), await desk.published(plates, 'GBR')]
  const both = [own.orderId, british.orderId]
  const { orders, missing } = await read(both, american)
  assert.deepEqual([orders.map(({ orderId }) => orderId), missing], [[own.orderId], [british.orderId]])
  for (const call of [pick, slips])
    await assert.rejects(call(both, american), { code: 'order_not_found', details: { orderIds: [british.orderId] } })
  const parcels = [parcel(british.orderId, '1Z-G'), parcel(own.orderId, '1Z-U')]
  assert.deepEqual(await ship(parcels, american), ['order_not_found', '1Z-U'])
  assert.equal((await shipmentsOf(british.orderId)).length, 0)
  const all = await american.call('POST /svc_admin/warehouse/open-orders', { body: {} })
  assert.ok(all.orders.length > 0 && all.orders.every(({ site }) => site === 'USA'))
  assert.ok((await read(both)).orders.length === 2)
})

test('without a list of orders, the batch has the oldest orders to ship, up to a hundred', async () => {
  const { orderId } = await desk.published(plates)
  const { orders, next } = await packer.call('POST /svc_admin/warehouse/open-orders', { body: { site: 'USA' } })
  const last = orders.at(-1)!
  assert.deepEqual([last.orderId, last.packages[0]!.units[0]!.qty, next], [orderId, 3, null])
  assert.ok(orders.every(({ packages, closed }) => packages.length > 0 && closed === null))
  const tooMany = Array.from({ length: 101 }, (_, index) => String(100_000_000 + index))
  await assert.rejects(slips(tooMany), { code: 'invalid_request' })
  const parcels = tooMany.map((id) => parcel(id, ''))
  await assert.rejects(ship(parcels), { code: 'invalid_request' })
})

test('packed orders stay in the queue without taking a place in the batch, and a batch continues after its last order', async () => {
  const [open, later] = [await desk.published(plates, 'AUS'), await desk.published(plates, 'AUS')]
  const copy = statement<{ id: string }>(
    'test.packed-orders',
    `with copied as (
       insert into shop_order select (jsonb_populate_record(o, jsonb_build_object('id', $2::bigint + n,
         'payment_reference', 'copy-' || n, 'list_id', gen_random_uuid(),
         'created_at', o.created_at - interval '1 day' + n * interval '1 second'))).*
       from shop_order o, generate_series(1, 120) n where o.id = $1 returning id)
     select id from copied`,
  )
  const pack = statement(
    'test.pack',
    `with packed as (
       insert into shipment (order_id, number, package_number, carrier, tracking_number, pieces, request_key)
       select id, 1, 1, 'ups', '', '[{"sku": "AU-IW-PL-20", "qty": 3}]', id from unnest($1::text[]) as id returning id)
     insert into shipment_event (shipment_id, status, at, request_key) select id, 'packed', now(), 'test' from packed`,
  )
  const copies = await db.run(copy, [open.orderId, '700000000'])
  const ids = copies.map(({ id }) => id)
  await db.run(pack, [ids])
  const queue = async (after?: string) =>
    packer.call('POST /svc_admin/warehouse/open-orders', { body: { site: 'AUS', ...(after && { after }) } })
  const { orders, next } = await queue()
  assert.deepEqual([orders.map(({ orderId }) => orderId), next], [[open.orderId, later.orderId], null])
  const limited = await readBatch(db, { sites: ['AUS'], after: undefined, maxPages: 1 })
  assert.deepEqual([limited.orders, typeof limited.next], [[], 'string'])
  assert.equal((await queue(limited.next!)).orders.length, 2)
  await db.run(statement('test.unpack', 'delete from shipment where order_id = any ($1)'), [ids])
  const first = await queue()
  assert.deepEqual([first.orders.length, first.orders.at(-1)!.orderId], [100, ids[99]])
  const second = await queue(first.next!)
  assert.deepEqual([second.orders.length, second.next], [22, null])
  await db.run(statement('test.remove-copies', 'delete from shop_order where id = any ($1)'), [ids])
})

test('an order with an unanswered customer request is marked in the batch', async () => {
  const { visitor, orderId } = await desk.published(plates)
  assert.equal((await read([orderId])).orders[0]!.hasOpenRequest, false)
  const params = { orderId }
  const body = { address: { ...addresses.USA, street: ['7 Forge Ave'] } }
  await visitor.call('POST /svc_checkout/order/{orderId}/requests/address', { params, body, key: randomUUID() })
  assert.equal((await read([orderId])).orders[0]!.hasOpenRequest, true)
})

test('a pickup order can be marked ready in a batch, and its packing slip shows Pickup and the customer instead of a shipping address', async () => {
  const visitor = shop.visit()
  const { _id } = await cartWith(visitor, plates)
  const paymentToken = await shop.cardToken()
  const pickup = { shippingAddress: addresses.USA, billingAddress: addresses.USA, pickup: true, paymentToken }
  await updateTestCheckout(visitor, _id, pickup)
  const checkout = await updateTestCheckout(visitor, _id, { billingAddress: addresses.USA })
  const { orderId } = await placeTestOrder(visitor, orderBody('USA', checkout))
  await publishOrder(shop.deps, orderId)
  assert.equal((await read([orderId])).orders[0]!.isPickup, true)
  const text = textOf(await slips([orderId]))
  assert.ok(text.includes('Pickup') && text.includes('Ann Lee') && !text.includes('Ship to'))
  await ship([{ ...parcel(orderId, ''), carrier: 'pickup' }])
  const { step } = await visitor.call('GET /svc_checkout/order/{orderId}/tracking', { params: { orderId } })
  assert.equal(step, 'ready')
})

test('warehouse work requires the shipping permission', async () => {
  const { orderId } = await desk.published(plates)
  const editor = await member('ed@store.example', ['editor'])
  const finance = await member('fay@store.example', ['finance'])
  const denied = { status: 403, code: 'not_permitted' }
  for (const visitor of [editor, finance]) {
    for (const call of [read, pick, slips]) await assert.rejects(call([orderId], visitor), denied)
    await assert.rejects(ship([parcel(orderId, '1Z-P')], visitor), denied)
  }
  assert.equal((await shipmentsOf(orderId)).length, 0)
})
