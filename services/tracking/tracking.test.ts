import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { sendMail } from '#services/mails/send.ts'
import {
  addresses,
  updateTestCheckout,
  orderBody,
  placeTestOrder,
  reachReviewStep,
} from '#services/testing/orders-for-tests.ts'
import { testProduct, testProducts, testVariant } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop, testStaffToken, type Visitor } from '#services/testing/shop-for-tests.ts'
import { attemptLimit } from '#services/call/limits/attempt-limiter.ts'
import { trackingKey } from './key.ts'

const fromMaker = testProduct(41, 'from-its-maker', { shippingGroup: 'DROPSHIP', variants: [testVariant('IW-MAKER')] })
const shop = await openTestShop([...testProducts, fromMaker])
const { db, deps } = shop
const plates = [{ productId: 7, qty: 3 }]
const mixed = [...plates, { productId: 41, qty: 1 }]

async function published(lines = plates) {
  const visitor = shop.visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', lines)
  const { orderId } = await placeTestOrder(visitor, body)
  await publishOrder(deps, orderId)
  return { visitor, orderId }
}
const path = (orderId: string) => ({ params: { orderId } })

interface DeskResponse {
  status: number
  body: {
    id: string
    number: number
    packageNumber: number
    pieces: { sku: string; qty: number }[]
    events: { status: string }[]
    remaining: { packageNumber: number; sku: string; qty: number }[]
    error?: { code: string; pieces?: { sku: string; qty: number }[] }
  }
}
/** Staff calls use a token and no cookies. */
async function desk(method: 'GET' | 'POST', address: string, body?: object, key = randomUUID()): Promise<DeskResponse> {
  const response = await shop.visit().fetch(`/svc_fulfilment/${address}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      authorization: `Bearer ${testStaffToken}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as DeskResponse['body'] }
}
const ship = (orderId: string, body: object = {}) =>
  desk('POST', `order/${orderId}/shipments`, { carrier: 'ups', ...body })
const sendEvent = (id: string, body: object) => desk('POST', `shipments/${id}/events`, body)
const look = ({ call }: Visitor, body: { orderId: string; proof?: string; key?: string }) =>
  call('POST /svc_checkout/tracking', { body })
const own = ({ call }: Visitor, orderId: string) => call('GET /svc_checkout/order/{orderId}/tracking', path(orderId))
const mails = statement<{ payload: Parameters<typeof sendMail>[1] }>(
  'test.shipment-mails',
  `with taken as (delete from outbox where topic = 'mail_send' and payload ->> 'template' = 'shipment' returning id, payload) select payload from taken order by id`,
)

test('an order that has not shipped is tracked as one package, with its contents and no carrier [SHIP-002]', async () => {
  const { visitor, orderId } = await published()
  const { step, parcels, shipTo } = await own(visitor, orderId)
  assert.deepEqual([step, shipTo], ['ordered', { city: 'Columbus', region: 'OH', countryId: 'US' }])
  assert.deepEqual(
    parcels.map(({ packageNumber, label, carrier, items }) => [packageNumber, label, carrier, items[0]?.qty]),
    [[1, 'Ground', null, 3]],
  )
})

test('adding a parcel reduces the units left to ship, and the parcel links to its carrier [SHIP-002]', async () => {
  const { visitor, orderId } = await published()
  const pieces = [{ sku: 'IW-PL-20', qty: 2 }]
  const expectedOn = '2026-11-25'
  const response = await ship(orderId, { trackingNumber: '1Z999', pieces, expectedOn, place: 'Columbus' })
  assert.equal(response.status, 201)
  const { step, parcels } = await own(visitor, orderId)
  assert.equal(step, 'ordered')
  assert.deepEqual(
    parcels.map(({ step, items, expectedOn }) => [step, items[0]?.qty, expectedOn]),
    [
      ['shipped', 2, expectedOn],
      ['ordered', 1, '2026-11-24'],
    ],
  )
  assert.deepEqual(parcels[0]?.carrier, {
    name: 'UPS',
    trackingNumber: '1Z999',
    url: 'https://www.ups.com/track?tracknum=1Z999',
  })
  assert.equal(parcels[0]?.events[0]?.place, 'Columbus')
  const { body } = await desk('GET', `order/${orderId}/shipments`)
  assert.deepEqual(body.remaining, [{ packageNumber: 1, sku: 'IW-PL-20', qty: 1 }])
})

test('a parcel without a delivery date is expected on its last transit day, counted in working days from shipment', async () => {
  const { visitor, orderId } = await published()
  const expected = async () => (await own(visitor, orderId)).parcels.map(({ expectedOn }) => expectedOn)
  assert.deepEqual(await expected(), ['2026-11-24'])
  const { body } = await ship(orderId, { at: Date.parse('2026-11-25T17:00:00Z') })
  // Thanksgiving and the weekend are not working days.
  assert.deepEqual(await expected(), ['2026-11-30'])
  await sendEvent(body.id, { status: 'delayed', at: Date.parse('2026-11-26T17:00:00Z') })
  assert.deepEqual(await expected(), [null])
  await sendEvent(body.id, { status: 'delayed', expectedOn: '2026-12-02' })
  assert.deepEqual(await expected(), ['2026-12-02'])
})

test('an item that ships separately has its own package [SHIP-002, SHIP-252]', async () => {
  const { visitor, orderId } = await published(mixed)
  const { parcels } = await own(visitor, orderId)
  assert.deepEqual(
    parcels.map(({ packageNumber, items }) => [packageNumber, items.map(({ sku, qty }) => `${qty} ${sku}`)]),
    [
      [1, ['3 IW-PL-20']],
      [2, ['1 IW-MAKER']],
    ],
  )
  assert.equal((await ship(orderId, { packageNumber: 2 })).body.pieces[0]?.sku, 'IW-MAKER')
  assert.equal((await own(visitor, orderId)).parcels.filter(({ step }) => step === 'ordered').length, 1)
})

test('a parcel that is reported twice is stored and emailed once', async () => {
  const { orderId } = await published()
  await db.run(mails, [])
  const parcel = { trackingNumber: '1Z-TWICE', pieces: [{ sku: 'IW-PL-20', qty: 1 }] }
  const [first, second] = await Promise.all([ship(orderId, parcel), ship(orderId, parcel)])
  assert.equal(first.body.id, second.body.id)
  assert.equal((await db.run(mails, [])).length, 1)
})

test('a tracking number of another parcel of the package is refused, and so is a key that shipped another package', async () => {
  const { orderId } = await published(mixed)
  const key = randomUUID()
  const part = { carrier: 'ups', trackingNumber: '1Z-ONE', pieces: [{ sku: 'IW-PL-20', qty: 1 }] }
  await desk('POST', `order/${orderId}/shipments`, part, key)
  const codes = [
    await ship(orderId, { trackingNumber: '1Z-ONE' }),
    await desk('POST', `order/${orderId}/shipments`, { carrier: 'ups', packageNumber: 2 }, key),
  ].map(({ body }) => body.error?.code)
  assert.deepEqual(codes, ['number_repeated', 'idempotency_key_reused'])
  const { body } = await desk('GET', `order/${orderId}/shipments`)
  assert.deepEqual(
    body.remaining.map(({ packageNumber, qty }) => [packageNumber, qty]),
    [
      [1, 2],
      [2, 1],
    ],
  )
})

test('another package of the order may have the same tracking number once staff confirm it, and is shipped once', async () => {
  const { orderId } = await published(mixed)
  const first = await ship(orderId, { trackingNumber: '1Z-PALLETS', packageNumber: 1 })
  const scanned = await ship(orderId, { trackingNumber: '1Z-PALLETS', packageNumber: 2 })
  assert.deepEqual([scanned.status, scanned.body.error?.code], [409, 'number_repeated'])
  const second = () => ship(orderId, { trackingNumber: '1Z-PALLETS', packageNumber: 2, sharesNumber: true })
  const [pallet, again] = await Promise.all([second(), second()])
  assert.equal(pallet.body.id, again.body.id)
  assert.notEqual(pallet.body.id, first.body.id)
  assert.deepEqual((await desk('GET', `order/${orderId}/shipments`)).body.remaining, [])
})

test('parcels never exceed the ordered units, even under concurrency', async () => {
  const { orderId } = await published()
  const one = () => ship(orderId, { pieces: [{ sku: 'IW-PL-20', qty: 1 }] })
  const responses = await Promise.all(Array.from({ length: 8 }, one))
  assert.equal(responses.filter(({ status }) => status === 201).length, 3)
  assert.ok(responses.every(({ status, body }) => status === 201 || body.error?.code === 'nothing_left'))
})

test('a parcel with more units than are left to ship is refused, and the error states the excess', async () => {
  const { orderId } = await published()
  const { status, body } = await ship(orderId, { pieces: [{ sku: 'IW-PL-20', qty: 4 }] })
  assert.deepEqual([status, body.error?.code], [422, 'pieces_exceed'])
  assert.equal((await ship(orderId, { packageNumber: 9 })).body.error?.code, 'nothing_left')
})

test('an unpublished order has no parcels, and an order from another site is not found', async () => {
  const visitor = shop.visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', plates)
  const { orderId } = await placeTestOrder(visitor, body)
  assert.equal((await ship(orderId)).body.error?.code, 'order_not_published')
  assert.equal((await ship('199999999')).body.error?.code, 'order_not_found')
  assert.equal((await sendEvent(randomUUID(), { status: 'delivered' })).body.error?.code, 'shipment_not_found')
  const stranger = await visitor.fetch(`/svc_fulfilment/order/${orderId}/shipments`)
  assert.equal(stranger.status, 404)
})

test('tracking events that arrive out of order never move a parcel back to an earlier step [SHIP-002]', async () => {
  const { visitor, orderId } = await published()
  const { body } = await ship(orderId)
  const hour = 3_600_000
  const now = shop.clock()
  await sendEvent(body.id, { status: 'delivered', at: now + 5 * hour })
  await sendEvent(body.id, { status: 'delayed', at: now + 2 * hour })
  const { step, parcels } = await own(visitor, orderId)
  assert.deepEqual([step, parcels[0]?.exception], ['delivered', null])
  assert.deepEqual(
    parcels[0]?.events.map(({ status }) => status),
    ['delivered', 'delayed', 'shipped'],
  )
})

test('an order is found by its number with an email or postcode, and by the link in an email [SHIP-002]', async () => {
  const { orderId } = await published()
  const stranger = shop.visit()
  for (const proof of ['ANN@example.com ', '43215']) {
    assert.equal((await look(stranger, { orderId, proof })).orderId, orderId)
  }
  const key = trackingKey(deps.secret, orderId)
  const found = await look(stranger, { orderId, key })
  assert.equal(found.orderId, orderId)
  assert.doesNotMatch(JSON.stringify(found), /100 Main St|ann@example|Lee/)
})

test('a missing order and a wrong email or postcode get the same response [SHIP-002]', async () => {
  const { orderId } = await published()
  const { orderId: other } = await published()
  const refusalOf = async (body: Parameters<typeof look>[1]) => look(shop.visit(), body).then(() => null, String)
  const missing = await refusalOf({ orderId: '199999999', proof: 'ann@example.com' })
  assert.notEqual(missing, null)
  for (const wrong of [
    { orderId, proof: 'eve@example.com' },
    { orderId, proof: '' },
    { orderId, key: trackingKey(deps.secret, other) },
  ]) {
    assert.equal(await refusalOf(wrong), missing)
  }
})

test('order lookups are limited to ten per session and twenty per network address every 15 minutes [SHIP-002]', async () => {
  shop.clock.advance(3_600_000)
  const guesser = shop.visit()
  // Requests without a session are identified only by their network address.
  await cartWith(guesser, plates)
  const guess = () =>
    look(guesser, { orderId: '199999999', proof: 'x' }).then(
      () => 'found',
      ({ code }) => code,
    )
  const results = []
  for (let index = 0; index < 12; index += 1) results.push(await guess())
  assert.deepEqual(results.slice(9), ['order_not_found', 'too_many_requests', 'too_many_requests'])
  const others = []
  for (let index = 0; index < 10; index += 1) {
    const visitor = shop.visit()
    await cartWith(visitor, plates)
    const other = look(visitor, { orderId: `19999${9000 + index}`, proof: 'x' })
    others.push(
      await other.then(
        () => 'found',
        ({ code }) => code,
      ),
    )
  }
  assert.deepEqual(others.slice(7), ['order_not_found', 'too_many_requests', 'too_many_requests'])
  shop.clock.advance(16 * 60_000)
  assert.equal(await guess(), 'order_not_found')
})

test('when a parcel ships, the buyer is emailed the carrier, date, and tracking link [SHIP-002]', async () => {
  const { orderId } = await published()
  await db.run(mails, [])
  await ship(orderId, { trackingNumber: '1Z-MAIL', pieces: [{ sku: 'IW-PL-20', qty: 1 }], expectedOn: '2026-11-25' })
  const [queued] = await db.run(mails, [])
  const mailing = { ...deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'http://localhost:3000' }
  await sendMail(mailing, queued!.payload)
  const caught = await readCaughtMails(db, 'ann@example.com')
  const mail = caught.find(({ subject }) => subject === `Ironwright order ${orderId}: a package is on its way`)!
  for (const phrase of ['1 x', 'UPS, tracking number 1Z-MAIL', 'Wednesday, November 25, 2026', 'ships separately']) {
    assert.ok(mail.text.includes(phrase), phrase)
  }
  const [, key = ''] = /shippingtracker\?order=\d+&key=(\S+)/.exec(mail.text) ?? []
  assert.equal((await look(shop.visit(), { orderId, key })).orderId, orderId)
})

test('a pickup order becomes ready instead of shipped, and the email includes the location [SHIP-002]', async () => {
  const visitor = shop.visit()
  const { _id } = await cartWith(visitor, plates)
  const paymentToken = await shop.cardToken()
  const collecting = { shippingAddress: addresses.USA, billingAddress: addresses.USA, pickup: true, paymentToken }
  await updateTestCheckout(visitor, _id, collecting)
  const checkout = await updateTestCheckout(visitor, _id, { billingAddress: addresses.USA })
  const { orderId } = await placeTestOrder(visitor, orderBody('USA', checkout))
  await publishOrder(deps, orderId)
  await db.run(mails, [])
  assert.equal((await ship(orderId, { carrier: 'pickup', status: 'shipped' })).body.error?.code, 'wrong_status')
  await ship(orderId, { carrier: 'pickup' })
  const { step, pickup, parcels } = await own(visitor, orderId)
  assert.deepEqual([step, pickup?.city, parcels[0]?.carrier?.url], ['ready', 'Columbus', null])
  const [queued] = await db.run(mails, [])
  const mailing = { ...deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'http://localhost:3000' }
  await sendMail(mailing, queued!.payload)
  const caught = await readCaughtMails(db, 'ann@example.com')
  const mail = caught.find(({ subject }) => subject === `Ironwright order ${orderId} is ready for pickup`)!
  assert.ok(mail.text.includes('1 Foundry Row'))
})

test('lookups of one order are limited to fifteen in 15 minutes, across all network addresses', async () => {
  shop.clock.advance(3_600_000)
  const count = attemptLimit('tests', { address: 20, subject: 15, shopper: 10 })
  const waits = []
  for (let index = 0; index < 17; index += 1) {
    const scope = { site: 'USA', customerId: null, guestToken: randomUUID() } as const
    waits.push(await count(db, { scope, ip: `192.0.2.${index}`, subject: '100000001' }, shop.clock()))
  }
  assert.deepEqual(
    waits.slice(14).map((seconds) => seconds > 0),
    [false, true, true],
  )
})

test('repeating a shipment request makes one parcel and one event, with or without a tracking number', async () => {
  const { orderId } = await published()
  await db.run(mails, [])
  const [key, eventKey] = [randomUUID(), randomUUID()]
  const van = { carrier: 'Our own van', pieces: [{ sku: 'IW-PL-20', qty: 1 }] }
  const first = await desk('POST', `order/${orderId}/shipments`, van, key)
  const again = await desk('POST', `order/${orderId}/shipments`, van, key)
  assert.equal(again.body.id, first.body.id)
  const late = () => desk('POST', `shipments/${first.body.id}/events`, { status: 'delayed' }, eventKey)
  await late()
  shop.clock.advance(1_000)
  assert.equal((await late()).body.events.length, 2)
  assert.equal((await db.run(mails, [])).length, 1)
  const { body } = await desk('GET', `order/${orderId}/shipments`)
  assert.deepEqual(body.remaining, [{ packageNumber: 1, sku: 'IW-PL-20', qty: 2 }])
})

test('failed orders and orders placed before parcel tracking existed are not tracked', async () => {
  const { visitor, orderId } = await published()
  await db.run(statement('test.old-order', `update shop_order set document = document - 'pieces' where id = $1`), [
    orderId,
  ])
  const { isTracked, parcels } = await own(visitor, orderId)
  assert.deepEqual([isTracked, parcels], [false, []])
  // Staff can still add parcels.
  assert.equal((await ship(orderId)).status, 201)
  assert.equal((await own(visitor, orderId)).parcels[0]?.step, 'shipped')
  const failed = await published()
  await db.run(statement('test.failed-order', `update shop_order set status = 'payment_error' where id = $1`), [
    failed.orderId,
  ])
  const tracking = await own(failed.visitor, failed.orderId)
  assert.deepEqual([tracking.isTracked, tracking.parcels], [false, []])
})

test('pickup parcels become ready and never shipped, and other parcels never become ready', async () => {
  const { orderId } = await published()
  assert.equal((await ship(orderId, { status: 'ready' })).body.error?.code, 'wrong_status')
  const { body } = await ship(orderId)
  assert.equal((await sendEvent(body.id, { status: 'ready' })).body.error?.code, 'wrong_status')
})
