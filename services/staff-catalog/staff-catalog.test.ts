import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { testProduct, testProducts, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const plate = testVariant('IW-PL-20', { stock: testStock({ onHand: 40, backorder: 0 }) })
const shop = await openTestShop(
  testProducts.map((each) => (each.id === 7 ? testProduct(7, 'iron-plate', { variants: [plate] }) : each)),
)
const { db } = shop
const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
const key = () => randomUUID()
const params = { id: '7' }
const read = () => desk.call('GET /svc_admin/products/{id}', { params })
const listed = async (query: object) => {
  const { products } = await desk.call('GET /svc_admin/products', { query: { site: 'USA', ...query } })
  return products.map(({ id }) => id)
}
const priceOf = async (site = 'USA') => {
  const { price, special } = (await read()).variants[0]!.prices.find((each) => each.site === site)!
  return { price, special }
}
const inShop = async (site: 'USA' | 'CAN' = 'USA') => {
  const query = { handles: 'iron-plate' }
  const [card] = await shop.visit(site).call('GET /svc_content/cards', { query })
  return card && { price: card.price, special: card.special_price }
}
const setPrice = async (price: number, special: number | null = null, expected?: { price: number; special: null }) => {
  const change = { sku: 'IW-PL-20', site: 'USA' as const, price, special, expected: expected ?? (await priceOf()) }
  return desk.call('PATCH /svc_admin/products/{id}/prices', { params, body: { changes: [change] }, key: key() })
}
type Texts = Awaited<ReturnType<typeof read>>['texts']
const changeTexts = (stored: Texts, edited: Partial<Texts>) =>
  desk.call('PUT /svc_admin/products/{id}/texts', { params, body: { read: stored, edited }, key: key() })
type MovementBody = Parameters<typeof desk.call<'POST /svc_admin/stock/movements'>>[1]['body']
const move = (body: MovementBody, requestKey = key()) =>
  desk.call('POST /svc_admin/stock/movements', { body, key: requestKey })
const onHand = async (location = 'US') =>
  (await read()).variants[0]!.stock.find((each) => each.location === location)!.onHand
const units = { sku: 'IW-PL-20', location: 'US', reason: 'Delivery 4711' }

test('staff can find products by name and SKU, by sale state and stock, and page by page', async () => {
  const all = await listed({})
  assert.ok(all.length > 3)
  assert.deepEqual(
    all,
    all.toSorted((a, b) => b - a),
  )
  assert.deepEqual(await listed({ q: 'iw-pl-20' }), [7])
  const { products, next } = await desk.call('GET /svc_admin/products', { query: { site: 'USA', limit: '1' } })
  assert.deepEqual([products[0]?.id, await listed({ limit: '1', before: next! })], [all[0], [all[1]]])
  const [row] = (await desk.call('GET /svc_admin/products', { query: { site: 'USA', q: 'IW-PL-20' } })).products
  assert.deepEqual([row?.state, row?.stock?.onHand, row?.skus], ['active', 40, ['IW-PL-20']])
})

test('staff can list the products of a category, also with its subcategories, each product once and page by page', async () => {
  const [weights, plates, bars] = ['1', '2', '3']
  const inPlates = await listed({ category: plates })
  const inBars = await listed({ category: bars })
  assert.ok(inPlates.includes(7) && inBars.includes(9) && !inPlates.includes(9))
  const inWeights = await listed({ category: weights })
  assert.ok(inWeights.length > 0 && !inWeights.includes(7))
  const assign = { read: [2], categories: [2, 3] }
  await desk.call('PUT /svc_admin/products/{id}/categories', { params, body: assign, key: key() })
  const both = [...new Set([...inWeights, ...inPlates, ...inBars])].toSorted((a, b) => b - a)
  assert.deepEqual(await listed({ category: weights, subcategories: 'yes' }), both)
  const page = { category: weights, subcategories: 'yes', limit: '2' }
  assert.deepEqual(await listed(page), both.slice(0, 2))
  assert.deepEqual(await listed({ ...page, before: String(both[1]) }), both.slice(2, 4))
  assert.deepEqual(await listed({ category: bars, q: 'iw-pl-20' }), [7])
  assert.deepEqual(await listed({ category: bars, filter: 'withheld' }), [])
  assert.deepEqual(await listed({ category: '999', subcategories: 'yes' }), [])
  const products = { site: 'USA' as const, category: bars }
  const sheet = await desk.call('POST /svc_admin/product-sheet', { body: { products, sites: ['USA'] } })
  assert.deepEqual(
    sheet.products.map(({ id }) => id),
    await listed({ category: bars }),
  )
  const back = { read: [2, 3], categories: [2] }
  await desk.call('PUT /svc_admin/products/{id}/categories', { params, body: back, key: key() })
})

test('a price changed by staff applies in the shop, and Undo restores the previous price there', async () => {
  const before = await priceOf()
  const shown = await inShop()
  await setPrice(123.45, 99)
  assert.deepEqual(
    [await priceOf(), await inShop()],
    Array.from({ length: 2 }, () => ({ price: 123.45, special: 99 })),
  )
  const variant = (await read()).variants[0]!
  const query = { objectType: 'price', objectId: String(variant.id) }
  const [entry] = (await desk.call('GET /svc_admin/audit', { query })).entries
  await desk.call('POST /svc_admin/audit/{id}/undo', { params: { id: entry!.changes[0]!.id }, key: key() })
  assert.deepEqual(await priceOf(), before)
  assert.deepEqual(await inShop(), shown)
})

test('changing a price that has changed since it was read is a conflict; repeating a change is not', async () => {
  const stale = (await priceOf()) as { price: number; special: null }
  await setPrice(200)
  await setPrice(200, null, stale)
  await assert.rejects(setPrice(210, null, stale), {
    status: 409,
    code: 'price_changed',
    details: { sku: 'IW-PL-20', site: 'USA', price: 200, special: null },
  })
  await assert.rejects(setPrice(200, 200), { status: 422, code: 'special_too_high' })
  assert.deepEqual(await priceOf(), { price: 200, special: null })
})

test('several price changes apply together, or none of them applies', async () => {
  const expected = await priceOf()
  const change = { sku: 'IW-PL-20', site: 'USA' as const, price: 150, special: null, expected }
  const changes = [change, { ...change, sku: 'NO-SUCH-SKU' }]
  const input = { params, body: { changes }, key: key() }
  await assert.rejects(desk.call('PATCH /svc_admin/products/{id}/prices', input), { code: 'price_not_found' })
  assert.deepEqual(await priceOf(), expected)
})

test('texts changed by staff appear in the shop without scripts, and Undo restores the previous texts there', async () => {
  const { texts: before } = await read()
  const productInShop = async () => {
    const product = await shop.visit().call('GET /svc_content/catalog/product/complete/{id}', { params })
    return { name: product.name, description: product.description }
  }
  const shown = await productInShop()
  const edited = {
    ...before,
    name: 'Iron Plate, Pair',
    description: '<p>Cast <strong>iron</strong>.</p><script>alert(1)</script>',
    specification: [['Weight', '20 kg'] as [string, string]],
  }
  const { texts } = await changeTexts(before, edited)
  assert.deepEqual(texts, { ...edited, description: '<p>Cast <strong>iron</strong>.</p>' })
  assert.deepEqual(await productInShop(), { name: edited.name, description: texts.description })
  assert.deepEqual(await listed({ q: 'plate, pair' }), [7])
  const query = { objectType: 'product', objectId: '7' }
  const [entry] = (await desk.call('GET /svc_admin/audit', { query })).entries
  await desk.call('POST /svc_admin/audit/{id}/undo', { params: { id: entry!.changes[0]!.id }, key: key() })
  assert.deepEqual([(await read()).texts, await productInShop()], [before, shown])
})

test('a product text that another person changed to a different text is a conflict, and nothing is saved', async () => {
  const { texts: before } = await read()
  await changeTexts(before, { ...before, fact: 'Cast iron' })
  await assert.rejects(changeTexts(before, { ...before, fact: 'Machined iron', lead: 'Cast in one piece.' }), {
    status: 409,
    code: 'texts_changed',
    details: { fields: ['fact'] },
  })
  // Changing a different field, or repeating a change, is not a conflict.
  await changeTexts(before, { ...before, lead: 'Cast in one piece.' })
  await changeTexts(before, { ...before, fact: 'Cast iron' })
  assert.deepEqual((await read()).texts, { ...before, fact: 'Cast iron', lead: 'Cast in one piece.' })
})

test("a product page has the search texts as title and description, falling back to the product's own texts", async () => {
  const shown = async () => {
    const { title, summary } = await shop
      .visit()
      .call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '7' } })
    return { title, summary }
  }
  const { texts: before } = await read()
  const derived = await shown()
  assert.deepEqual(derived, { title: before.name, summary: before.lead })
  const edited = { searchTitle: 'Cast iron plate, 20 kg', searchDescription: 'Machined to weight.' }
  assert.deepEqual((await changeTexts(before, edited)).texts, { ...before, ...edited })
  assert.deepEqual(await shown(), { title: edited.searchTitle, summary: edited.searchDescription })
  const { entries } = await desk.call('GET /svc_admin/audit', { query: { objectType: 'product', objectId: '7' } })
  const [change, ...others] = entries[0]!.changes.filter(({ isReversible }) => isReversible)
  assert.equal(others.length, 0)
  await desk.call('POST /svc_admin/audit/{id}/undo', { params: { id: change!.id }, key: key() })
  assert.deepEqual(await shown(), derived)
})

test('a product text can be changed even if another text, from an import, exceeds the limits', async () => {
  const { texts: before } = await read()
  const long = 'x'.repeat(700)
  await db.run(statement('test.long-lead', 'update product set lead = $1 where id = 7'), [long])
  const stored = { ...before, lead: long }
  assert.deepEqual((await changeTexts(stored, { name: 'Long Plate' })).texts, { ...stored, name: 'Long Plate' })
  await assert.rejects(changeTexts(stored, { lead: `${long}!` }), { status: 400 })
  await db.run(statement('test.short-lead', 'update product set lead = $1, name = $2 where id = 7'), [
    before.lead,
    before.name,
  ])
})

test('a product without a name and a specification row without a value are refused', async () => {
  const { texts: before } = await read()
  for (const change of [{ name: ' ' }, { specification: [['Weight', ''] as [string, string]] }]) {
    await assert.rejects(changeTexts(before, { ...before, ...change }), { status: 400 })
  }
  assert.deepEqual((await read()).texts, before)
})

test("a withheld product disappears only from its site's shop, retains its price, and can return", async () => {
  const put = (state: 'draft' | 'active') =>
    desk.call('PUT /svc_admin/products/{id}/state', { params, body: { site: 'USA', state }, key: key() })
  const price = await priceOf()
  await put('draft')
  assert.deepEqual([await listed({ filter: 'withheld' }), await priceOf()], [[7], price])
  assert.deepEqual([await inShop('USA'), (await inShop('CAN')) === undefined], [undefined, false])
  await put('active')
  assert.deepEqual([await listed({ filter: 'withheld' }), await inShop('USA')], [[], price])
})

test('received, counted, and damaged units change the stock once, and the ledger records author and reason', async () => {
  const requestKey = key()
  await move({ kind: 'received', ...units, qty: 10 }, requestKey)
  await move({ kind: 'received', ...units, qty: 10 }, requestKey)
  assert.equal(await onHand(), 50)
  await move({ kind: 'damaged', ...units, qty: 2, reason: 'Dropped' })
  await move({ kind: 'counted', ...units, onHand: 45, expected: 48, reason: '' })
  await assert.rejects(move({ kind: 'counted', ...units, onHand: 44, expected: 48 }), {
    status: 409,
    code: 'stock_changed',
    details: { onHand: 45 },
  })
  assert.deepEqual(
    (await read()).movements.map((each) => [each.kind, each.change, each.onHand, each.reason, each.staffName]),
    [
      ['counted', -3, 45, '', 'olga'],
      ['damaged', -2, 48, 'Dropped', 'olga'],
      ['received', 10, 50, 'Delivery 4711', 'olga'],
    ],
  )
})

test('units reserved by orders cannot be removed from stock', async () => {
  const shopper = shop.visit()
  const { body } = await reachReviewStep(shop, shopper, 'USA', [{ productId: 7, qty: 5 }])
  await placeTestOrder(shopper, body)
  const { reserved } = (await read()).variants[0]!.stock.find(({ location }) => location === 'US')!
  assert.equal(reserved, 5)
  const held = await onHand()
  await assert.rejects(move({ kind: 'damaged', ...units, qty: held - reserved + 1 }), {
    status: 422,
    code: 'too_few_units',
    details: { free: held - reserved },
  })
  assert.equal(await onHand(), held)
})

test('a transfer takes units from one warehouse and adds them at another', async () => {
  const before = [await onHand('US'), await onHand('CA')]
  await move({ kind: 'transferred', ...units, to: 'CA', qty: 4 })
  assert.deepEqual([await onHand('US'), await onHand('CA')], [before[0]! - 4, before[1]! + 4])
  await assert.rejects(move({ kind: 'transferred', ...units, to: 'US', qty: 1 }), { code: 'stock_not_found' })
})

test('of two concurrent counts of the same units, one applies and the other is rejected', async () => {
  const expected = await onHand()
  const results = await Promise.allSettled(
    [expected + 1, expected + 2].map((count) => move({ kind: 'counted', ...units, onHand: count, expected })),
  )
  assert.deepEqual(results.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})

test('staff of one site can neither see nor change prices and stock of another site', async () => {
  const canadian = await createStaffMember(shop, {
    email: 'cam@store.example',
    roles: ['merchandiser'],
    sites: ['CAN'],
  })
  const { variants } = await canadian.visitor.call('GET /svc_admin/products/{id}', { params })
  assert.deepEqual([...new Set(variants[0]!.prices.map(({ site }) => site))], ['CAN'])
  assert.deepEqual(
    variants[0]!.stock.map(({ location }) => location),
    ['CA'],
  )
  const foreign = { kind: 'received' as const, ...units, qty: 1 }
  const moved = canadian.visitor.call('POST /svc_admin/stock/movements', { body: foreign, key: key() })
  await assert.rejects(moved, { status: 404, code: 'stock_not_found' })
  const state = canadian.visitor.call('PUT /svc_admin/products/{id}/state', {
    params,
    body: { site: 'USA', state: 'draft' },
    key: key(),
  })
  await assert.rejects(state, { status: 403, code: 'not_permitted' })
})
