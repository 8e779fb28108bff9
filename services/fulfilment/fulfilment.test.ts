import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement } from '#platform/database.ts'
import { siteSku } from '#domain/sites.ts'
import { refundDesk } from '#services/refunds/refunds-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { testProducts } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { renumberExports, assignNextExport } from './repository.ts'

const shop = await openTestShop([...testProducts, ...typedProducts])
const { db } = shop
const desk = refundDesk(shop)
const last = async () => (await desk.exports()).last
// Cancels units within the test's transaction.
const cancelSome = statement(
  'test.cancel-some',
  `update shop_order set cancelled = cancelled || '{"some": 1}' where id = $1`,
)
const numbers = statement<{ orderId: string }>(
  'test.numbers',
  'select order_id as "orderId" from fulfilment_export where number > $1 order by number',
)
const setType = statement('test.virtual', 'update product set type = $2 where id = $1')

test('a warehouse receives an order once it is paid, with items, shipping method, and address', async () => {
  const before = await last()
  const { orderId } = await desk.published([{ productId: 7, qty: 3 }])
  const { exports, last: read } = await desk.exports(before)
  const [exported] = exports
  assert.deepEqual([exports.length, exported!.orderId, exported!.kind, exported!.number], [1, orderId, 'order', read])
  assert.deepEqual(
    [exported!.shippingAddress.city, exported!.email, exported!.pickup, exported!.isGift],
    ['Columbus', 'ann@example.com', null, false],
  )
  const [parcel] = exported!.packages
  assert.ok(exported!.packages.length === 1 && parcel!.carrier !== '' && parcel!.label !== '')
  assert.deepEqual(
    parcel!.pieces.map(({ sku, qty, isFreight }) => [sku, qty, isFreight]),
    [['IW-PL-20', 3, false]],
  )
  assert.notEqual(parcel!.pieces[0]!.name, '')
  assert.deepEqual((await desk.exports(read)).exports, [])
})

test('a cancellation is exported again with the remaining items, but not the shipped ones', async () => {
  const { orderId, items } = await desk.published([{ productId: 7, qty: 3 }])
  const before = await last()
  await desk.ship(orderId, { pieces: [{ sku: 'IW-PL-20', qty: 1 }] })
  await desk.cancel(orderId, { lines: [{ itemId: items[0]!, qty: 1 }] })
  const [first] = (await desk.exports(before)).exports
  assert.deepEqual([first!.kind, first!.packages[0]!.pieces[0]!.qty], ['cancelled', 1])
  await desk.ship(orderId)
  assert.deepEqual((await desk.exports(before)).exports[0]!.packages, [])
})

test('an order that commits after a later order was exported is still exported', async () => {
  const { orderId } = await desk.published()
  let read = 0
  await db.transaction(async (tx) => {
    await tx.run(cancelSome, [orderId])
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

test('concurrent reads of the warehouse export return the same numbers without gaps', async () => {
  const before = await last()
  for (let orders = 0; orders < 4; orders += 1) await desk.published()
  const read = await Promise.all(Array.from({ length: 8 }, () => desk.exports(before)))
  for (const { exports } of read)
    assert.deepEqual(
      exports.map(({ number }) => number),
      [1, 2, 3, 4].map((next) => before + next),
    )
})

test('an order that commits while export numbers are being assigned gets a later number', async () => {
  const { orderId } = await desk.published()
  const before = await last()
  const [committed, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = db.transaction(async (tx) => {
    await tx.run(cancelSome, [orderId])
    committed.resolve()
    await go.promise
  })
  await committed.promise
  const other = await desk.published()
  let second: Promise<unknown> | undefined
  await db.transaction(async (tx) => {
    await assignNextExport(tx)
    go.resolve()
    await slow
    second = db.transaction(assignNextExport)
    // Long enough for the other read to finish if it does not wait for the lock.
    await sleep(100)
  })
  await second
  assert.deepEqual(
    (await db.run(numbers, [before])).map((each) => each.orderId),
    [other.orderId, orderId],
  )
})

test('pages of the warehouse export are consecutive, separate per site, and for staff only', async () => {
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
  const [exported] = (await desk.exports(before, 'GBR')).exports
  assert.deepEqual(
    [exported!.orderId, exported!.packages[0]!.pieces[0]!.sku],
    [british.orderId, siteSku('GBR', 'IW-PL-20')],
  )
  assert.equal((await shop.visit().fetch('/svc_fulfilment/exports')).status, 404)
})

test('an unknown export number is refused, even if a restored store has made as many new sales', async () => {
  const known = await last()
  const codeAfter = async (number: number) => ((await desk.exports(number)) as unknown as { code?: string }).code
  assert.deepEqual([await codeAfter(known), await codeAfter(known + 1_000)], [undefined, 'number_unknown'])
  await sleep(1_000)
  await renumberExports(db)
  for (let orders = 0; orders < 3; orders += 1) await desk.published()
  assert.equal(await codeAfter(known), 'number_unknown')
  const { exports } = await desk.exports(0, 'USA', 100)
  assert.ok(exports.length > 3 && exports[0]!.number > known)
})

test('lines of one product with different options are exported separately, and canceling one leaves the other', async () => {
  const before = await last()
  const engraved = (end: string, text: string) => ({
    productId: 64,
    qty: 1,
    options: { 7: end, 8: text },
  })
  const { orderId, items } = await desk.published([engraved('brass', 'ANN'), engraved('plain', 'BOB')])
  const exportedUnits = async () =>
    (await desk.exports(before)).exports[0]!.packages.flatMap(({ pieces }) =>
      pieces.map(({ sku, qty, details }) => [sku, qty, details.map(({ text }) => text).join()]),
    )
  assert.deepEqual(await exportedUnits(), [
    ['IW-64', 1, 'Brass,ANN'],
    ['IW-64', 1, 'Plain,BOB'],
  ])
  await desk.cancel(orderId, { lines: [{ itemId: items[0]!, qty: 1 }] })
  assert.deepEqual(await exportedUnits(), [['IW-64', 1, 'Plain,BOB']])
})

test('an order without shippable units is not exported to the warehouse', async (t) => {
  const before = await last()
  await db.run(setType, [8, 'virtual'])
  t.after(() => db.run(setType, [8, 'simple']))
  await desk.published([{ productId: 8, qty: 1 }])
  assert.deepEqual((await desk.exports(before)).exports, [])
})
