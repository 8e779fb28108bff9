import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import { statement } from '#platform/database.ts'
import { addDays } from '#domain/programs/calendar.ts'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import { refreshChangedPromotions } from '#services/catalog/promotions/promotions.ts'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { priceEverywhere, testProduct, testProducts, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const plate = testProduct(7, 'iron-plate', { variants: [testVariant('IW-PL-20', { prices: priceEverywhere(10_000) })] })
const shop = await openTestShop(testProducts.map((each) => (each.id === 7 ? plate : each)))
const { db } = shop
const signIn = async () => (await createStaffMember(shop, { email: `${randomUUID()}@store.example` })).visitor
let desk = await signIn()
// Marks all promotions until the current time as already shown, because the database is new.
await refreshChangedPromotions(db)
/** Advances the clock and starts a new session, because staff sessions end after idle time. */
const advance = async (days: number) => {
  shop.clock.advance(days * dayMs)
  await refreshChangedPromotions(db)
  desk = await signIn()
}
const key = () => randomUUID()
const dayMs = 86_400_000
const today = () => siteDay('USA', shop.clock())
const inDays = (days: number) => addDays(today(), days)

interface Draft {
  from?: string | null
  to?: string | null
  price?: number
  qty?: number | null
  sku?: string
}
const schedule = async (draft: Draft = {}, requestKey = key()) => {
  const { from = today(), to = inDays(5), price = 80, qty = null, sku = 'IW-PL-20' } = draft
  const body = { site: 'USA' as const, productId: 7, from, to, variants: [{ sku, price, qty }] }
  return (await desk.call('POST /svc_admin/promotions', { body, key: requestKey })).promotions[0]!
}
const list = async (query: object = {}) =>
  (await desk.call('GET /svc_admin/promotions', { query: { site: 'USA', ...query } })).promotions
const read = (id: number) => desk.call('GET /svc_admin/promotions/{id}', { params: { id: String(id) } })
const fieldsOf = ({ price, from, to, qty }: Awaited<ReturnType<typeof read>>) => ({ price, from, to, qty })
const change = async (id: number, edit: object, shown?: Awaited<ReturnType<typeof read>>) => {
  const stored = fieldsOf(shown ?? (await read(id)))
  const body = { read: stored, edited: { ...stored, ...edit } }
  return desk.call('PUT /svc_admin/promotions/{id}', { params: { id: String(id) }, body, key: key() })
}
const end = (id: number) => desk.call('POST /svc_admin/promotions/{id}/end', { params: { id: String(id) }, key: key() })
const undoLast = async (id: number) => {
  const query = { objectType: 'promotion', objectId: String(id) }
  const [entry] = (await desk.call('GET /svc_admin/audit', { query })).entries
  await desk.call('POST /svc_admin/audit/{id}/undo', { params: { id: entry!.changes[0]!.id }, key: key() })
}
const visitor = shop.visit()
const cardPrice = async () =>
  (await visitor.call('GET /svc_content/cards', { query: { handles: 'iron-plate' } }))[0]!.special_price
const pagePrice = async () =>
  (await visitor.call('GET /svc_content/catalog/product', { query: { id: '7' } }))[0]!.special_price
const clear = statement('test.clear-promotions', 'delete from promotion')
beforeEach(async () => {
  await db.run(clear, [])
  await db.transaction((tx) => saveProduct(tx, plate, () => null, shop.clock()))
})

test('a scheduled promotion appears in lists and on pages of the shop from its first day through its last day [PROMO-211]', async () => {
  const { id, state, normalPrice } = await schedule({ from: inDays(2), to: inDays(3) })
  assert.deepEqual([state, normalPrice, await cardPrice(), await pagePrice()], ['scheduled', 100, null, null])
  await advance(2)
  assert.deepEqual([(await read(id)).state, await cardPrice(), await pagePrice()], ['running', 80, 80])
  await advance(2)
  assert.deepEqual([(await read(id)).state, await cardPrice(), await pagePrice()], ['ended', null, null])
})

test('staff can find promotions by state, text, product, and days, page by page', async () => {
  const ended = await schedule({ from: inDays(-9), to: today() })
  const running = await schedule()
  const later = await schedule({ from: inDays(20), to: null })
  await advance(1)
  const soldOut = await schedule({ qty: 0 })
  const ids = async (query: object) => (await list(query)).map(({ id }) => id)
  assert.deepEqual(await ids({}), [later.id, soldOut.id, running.id, ended.id])
  assert.deepEqual(await ids({ state: 'scheduled' }), [later.id])
  assert.deepEqual(await ids({ state: 'running' }), [running.id])
  assert.deepEqual(await ids({ state: 'sold_out' }), [soldOut.id])
  assert.deepEqual(await ids({ state: 'ended', q: 'iw-pl' }), [ended.id])
  assert.deepEqual(await ids({ product: '8' }), [])
  assert.deepEqual(await ids({ q: 'no such product' }), [])
  assert.deepEqual(await ids({ from: inDays(19), to: inDays(30) }), [later.id])
  assert.deepEqual(await ids({ site: 'CAN' }), [])
  const first = await desk.call('GET /svc_admin/promotions', { query: { site: 'USA', limit: '3' } })
  assert.equal(first.promotions.length, 3)
  assert.deepEqual(await ids({ limit: '3', before: first.next! }), [ended.id])
  await assert.rejects(ids({ before: '1_9999999999' }), { status: 400, code: 'invalid_request' })
})

test('a promotion lists the overlapping promotions of its variant, and the lower price applies', async () => {
  const first = await schedule({ price: 80 })
  const second = await schedule({ price: 70, from: inDays(1), to: null })
  assert.deepEqual(second.overlaps, [{ id: first.id, price: 80, from: today(), to: inDays(5) }])
  assert.deepEqual((await read(first.id)).overlaps, [{ id: second.id, price: 70, from: inDays(1), to: null }])
  assert.equal(await cardPrice(), 80)
  await advance(1)
  assert.deepEqual([await cardPrice(), await pagePrice()], [70, 70])
  await end(second.id)
  assert.deepEqual([await cardPrice(), await pagePrice()], [80, 80])
})

test('all refused promotion inputs are listed with SKU and field, and nothing is stored', async () => {
  const problems = [
    { sku: 'IW-PL-20', field: 'price', code: 'not_lower' },
    { sku: 'IW-PL-20', field: 'to', code: 'end_before_start' },
  ]
  const refused = { status: 422, code: 'promotion_invalid', details: { problems } }
  await assert.rejects(schedule({ price: 100, from: inDays(3), to: inDays(2) }), refused)
  const unknown = [{ sku: 'IW-XX', field: 'price', code: 'not_sold' }]
  await assert.rejects(schedule({ sku: 'IW-XX' }), { status: 422, details: { problems: unknown } })
  const past = [{ sku: 'IW-PL-20', field: 'to', code: 'end_in_past' }]
  await assert.rejects(schedule({ from: null, to: inDays(-1) }), { status: 422, details: { problems: past } })
  await assert.rejects(schedule({ price: 0 }), { status: 400 })
  assert.deepEqual(await list(), [])
})

test('a repeated request schedules a promotion once', async () => {
  const requestKey = key()
  const [one, other] = await Promise.all([schedule({}, requestKey), schedule({}, requestKey)])
  assert.equal(one.id, other.id)
  assert.equal((await list()).length, 1)
})

test('edits, early ends, and removals of promotions, and their undo, take effect in the shop', async () => {
  const { id } = await schedule({ qty: 5 })
  assert.equal((await change(id, { price: 75, to: inDays(2) })).to, inDays(2))
  assert.equal(await cardPrice(), 75)
  await undoLast(id)
  assert.deepEqual(
    [await cardPrice(), fieldsOf(await read(id))],
    [80, { price: 80, from: today(), to: inDays(5), qty: 5 }],
  )
  assert.equal((await end(id)).state, 'ended')
  assert.deepEqual([await cardPrice(), await pagePrice()], [null, null])
  assert.equal((await end(id)).state, 'ended')
  await undoLast(id)
  assert.deepEqual([(await read(id)).state, await cardPrice()], ['running', 80])

  const later = await schedule({ from: inDays(9), to: null })
  const params = { id: String(later.id) }
  await assert.rejects(end(later.id), { status: 409, code: 'promotion_not_started' })
  await desk.call('DELETE /svc_admin/promotions/{id}', { params, key: key() })
  await assert.rejects(read(later.id), { status: 404, code: 'promotion_not_found' })
  await undoLast(later.id)
  assert.equal((await read(later.id)).state, 'scheduled')
  await assert.rejects(desk.call('DELETE /svc_admin/promotions/{id}', { params: { id: String(id) }, key: key() }), {
    status: 409,
    code: 'promotion_started',
  })
})

test('an edit to a promotion field that another person changed is a conflict, and an invalid edit is refused', async () => {
  const shown = await schedule()
  await change(shown.id, { price: 70 })
  await assert.rejects(change(shown.id, { price: 60 }, shown), {
    status: 409,
    code: 'promotion_changed',
    details: { fields: ['price'] },
  })
  assert.deepEqual(fieldsOf(await change(shown.id, { qty: 3 }, shown)), { ...fieldsOf(shown), price: 70, qty: 3 })
  const problems = [{ sku: 'IW-PL-20', field: 'to', code: 'end_before_start' }]
  await assert.rejects(change(shown.id, { from: inDays(9) }), { status: 422, details: { problems } })
})

const waitsForBank = '4000000000002503'
const isDeclined = '4000000000000002'
/** Adds two plates to a new cart and returns a function that orders them with a credit card. */
const twoPlates = async () => {
  const buyer = shop.visit()
  const { _id } = await buyer.call('POST /svc_list/lists', { body: { type: 'cart' }, key: key() })
  const items = { params: { id: _id }, body: { items: [{ productId: 7, qty: 2 }] }, version: 'any' as const }
  await buyer.call('POST /svc_list/lists/{id}/items', { ...items, key: key() })
  return async (card: string) => {
    const paymentToken = await shop.cardToken(card)
    const checkout = await updateTestCheckout(buyer, _id, { shippingAddress: addresses.USA, paymentToken })
    await placeTestOrder(buyer, orderBody('USA', checkout)).catch(() => {})
  }
}

test('units reserved by a failed order are released to their promotion, even if another promotion applies by then', async () => {
  const first = await schedule({ qty: 5 })
  const order = await twoPlates()
  await order(waitsForBank)
  assert.equal((await read(first.id)).qty, 3)
  const second = await schedule({ price: 50, qty: 9 })
  await order(isDeclined)
  assert.deepEqual([(await read(first.id)).qty, (await read(second.id)).qty], [5, 9])
})

test('units sold before their promotion had a limit are not released to it once it has one', async () => {
  const { id } = await schedule({ qty: null })
  const order = await twoPlates()
  await order(waitsForBank)
  await change(id, { qty: 10 })
  await order(isDeclined)
  assert.equal((await read(id)).qty, 10)
})

test('units are released to an imported promotion even if it was imported again in the meantime', async () => {
  const [variant] = plate.variants
  const promotions = { USA: { fromDay: 0, toDay: 5, price: 8_000, qty: 10 } }
  const load = (qty: number) =>
    db.transaction((tx) =>
      saveProduct(
        tx,
        { ...plate, variants: [{ ...variant, promotions: { USA: { ...promotions.USA, qty } } }] },
        () => null,
        shop.clock(),
      ),
    )
  await load(10)
  const [imported] = await list()
  const order = await twoPlates()
  await order(waitsForBank)
  await load(8)
  await order(isDeclined)
  assert.equal((await read(imported!.id)).qty, 10)
})

test('an undo is logged as a change to the promotion and cannot be repeated', async () => {
  const { id } = await schedule()
  const query = { objectType: 'promotion', objectId: String(id) }
  const log = async () => (await desk.call('GET /svc_admin/audit', { query })).entries
  await end(id)
  const ended = (await log())[0]!.changes[0]!.id
  const undo = () => desk.call('POST /svc_admin/audit/{id}/undo', { params: { id: ended }, key: key() })
  await undo()
  assert.equal((await log()).length, 3)
  await end(id)
  await assert.rejects(undo(), { status: 409 })
  await change(id, { qty: 5 })
  await change(id, { qty: 7 })
  const { length } = await log()
  await undoLast(id)
  assert.deepEqual([(await read(id)).qty, (await log()).length], [5, length + 1])
})

test('importing a sale price replaces the imported promotion and leaves scheduled promotions unchanged', async () => {
  const scheduled = await schedule({ from: inDays(9), to: null })
  const imported = (price: number) => {
    const [variant] = plate.variants
    const promotions = { USA: { fromDay: 0, toDay: 5, price } }
    return { ...plate, variants: [{ ...variant, promotions }] as const }
  }
  for (const price of [9_000, 8_500])
    await db.transaction((tx) => saveProduct(tx, imported(price), () => null, shop.clock()))
  const rows = (await list()).map(({ id, price, isImported }) => [isImported ? 'imported' : id, price])
  assert.deepEqual(rows, [
    [scheduled.id, 80],
    ['imported', 85],
  ])
})

test('staff see the price that the shop will have on a day', async () => {
  const running = await schedule({ to: inDays(2) })
  const later = await schedule({ from: inDays(4), to: inDays(5), price: 60 })
  const priceOn = (days: number) =>
    desk.call('GET /svc_admin/promotions/{id}/price', {
      params: { id: String(later.id) },
      query: { day: inDays(days) },
    })
  const usd = { currency: 'USD', normalPrice: 100 }
  assert.deepEqual(await priceOn(2), { ...usd, price: 80, promotionId: running.id })
  assert.deepEqual(await priceOn(3), { ...usd, price: 100, promotionId: null })
  assert.deepEqual(await priceOn(5), { ...usd, price: 60, promotionId: later.id })
})

test('staff without access to a site can neither see nor change its promotions', async () => {
  const { id } = await schedule()
  const { visitor: canada } = await createStaffMember(shop, { email: 'cam@store.example', sites: ['CAN'] })
  const params = { id: String(id) }
  const missing = { status: 404, code: 'promotion_not_found' }
  await assert.rejects(canada.call('GET /svc_admin/promotions/{id}', { params }), missing)
  await assert.rejects(canada.call('POST /svc_admin/promotions/{id}/end', { params, key: key() }), missing)
  await assert.rejects(canada.call('GET /svc_admin/promotions', { query: { site: 'USA' } }), { status: 403 })
})
