import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { siteSku } from '#domain/sites.ts'
import { refundDesk } from '#services/refunds/refunds-for-tests.ts'
import { openTestShop } from '#services/shop-for-tests.ts'
import { tellWarehouse } from './steps.ts'

const shop = await openTestShop()
const { db } = shop
const desk = refundDesk(shop)
const last = async () => (await desk.exports()).last
const setType = statement('test.virtual', 'update product set type = $2 where id = $1')

test('a warehouse is told of an order once it is paid: what to pack, how it travels and where to', async () => {
  const before = await last()
  const { orderId } = await desk.published([{ productId: 7, qty: 3 }])
  const { exports, last: read } = await desk.exports(before)
  const [told] = exports
  assert.deepEqual([exports.length, told!.orderId, told!.kind, told!.number], [1, orderId, 'order', read])
  assert.deepEqual(
    [told!.shippingAddress.city, told!.email, told!.pickup, told!.isGift],
    ['Columbus', 'ann@example.com', null, false],
  )
  const [parcel] = told!.packages
  assert.ok(told!.packages.length === 1 && parcel!.carrier !== '' && parcel!.label !== '')
  assert.deepEqual(
    parcel!.pieces.map(({ sku, qty, isFreight }) => [sku, qty, isFreight]),
    [['IW-PL-20', 3, false]],
  )
  assert.notEqual(parcel!.pieces[0]!.name, '')
  assert.deepEqual((await desk.exports(read)).exports, [])
})

test('what is cancelled is told anew, with what is still to be packed, and what left is told no more', async () => {
  const { orderId, items } = await desk.published([{ productId: 7, qty: 3 }])
  const before = await last()
  await desk.ship(orderId, { pieces: [{ sku: 'IW-PL-20', qty: 1 }] })
  await desk.cancel(orderId, { lines: [{ itemId: items[0]!, qty: 1 }] })
  const [first] = (await desk.exports(before)).exports
  assert.deepEqual([first!.kind, first!.packages[0]!.pieces[0]!.qty], ['cancelled', 1])
  await desk.ship(orderId)
  assert.deepEqual((await desk.exports(before)).exports[0]!.packages, [])
})

test('an order that is committed after a later one was read is not missed', async () => {
  const { orderId } = await desk.published()
  const slow = { id: orderId, site: 'USA', document: { pieces: [{}] } } as const
  let read = 0
  await db.transaction(async (tx) => {
    await tellWarehouse(tx, slow, 'cancelled')
    const before = await last()
    const other = await desk.published()
    const seen = await desk.exports(before)
    assert.deepEqual(
      seen.exports.map((each) => each.orderId),
      [other.orderId],
    )
    read = seen.last
  })
  assert.deepEqual(
    (await desk.exports(read)).exports.map((each) => [each.orderId, each.kind]),
    [[orderId, 'cancelled']],
  )
})

test('read at the same moment by many, each number is of one export and none is left out', async () => {
  const before = await last()
  for (let orders = 0; orders < 4; orders += 1) await desk.published()
  const read = await Promise.all(Array.from({ length: 8 }, () => desk.exports(before)))
  for (const { exports } of read)
    assert.deepEqual(
      exports.map(({ number }) => number),
      [1, 2, 3, 4].map((next) => before + next),
    )
})

test('a page of exports goes on where the one before it ended, each site has its own, and nobody but staff reads them', async () => {
  const before = await last()
  const [one, two] = [await desk.published(), await desk.published()]
  const british = await desk.published([{ productId: 7, qty: 1 }], 'GBR')
  const first = await desk.exports(before, 'USA', 1)
  assert.deepEqual(
    first.exports.map(({ orderId }) => orderId),
    [one.orderId],
  )
  assert.deepEqual(
    (await desk.exports(first.last)).exports.map(({ orderId }) => orderId),
    [two.orderId],
  )
  const [told] = (await desk.exports(before, 'GBR')).exports
  assert.deepEqual([told!.orderId, told!.packages[0]!.pieces[0]!.sku], [british.orderId, siteSku('GBR', 'IW-PL-20')])
  assert.equal((await shop.visit().fetch('/svc_fulfilment/exports')).status, 404)
})

test('who asks after a number that the store does not know is told so: it was restored from before it', async () => {
  const known = await last()
  const unknown = (await desk.exports(known + 1_000)) as unknown as { status: number; code: string }
  assert.deepEqual([unknown.status, unknown.code], [409, 'number_unknown'])
})

test('an order of which nothing travels is none of the warehouse', async (t) => {
  const before = await last()
  await db.run(setType, [8, 'virtual'])
  t.after(() => db.run(setType, [8, 'simple']))
  await desk.published([{ productId: 8, qty: 1 }])
  assert.deepEqual((await desk.exports(before)).exports, [])
})
