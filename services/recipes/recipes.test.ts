import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { sweepRecipes } from './repository.ts'

const plateSchema = {
  type: 'object',
  properties: { productId: { type: 'integer' }, text: { type: 'string', maxLength: 12 }, qty: { type: 'integer' } },
  required: ['text'],
  additionalProperties: false,
}
const shop = await openTestShop(
  typedProducts.map((product) =>
    product.handle === 'engraved-bar' ? { ...product, attributes: { plateSchema } } : product,
  ),
)
const engraved = { productId: 64, options: { 7: 'brass', 8: 'ANN LEE' }, children: [], plateOpts: { text: 'ANN' } }
const store = ({ call }: Visitor, body: Parameters<typeof bodyOf>[0] = engraved) =>
  call('POST /svc_content/recipes', { body: bodyOf(body), key: randomUUID() })
const bodyOf = (body: { productId: number; options?: object; plateOpts?: object }) => body as typeof engraved
const isFor = (cause: string) => (error: unknown) => {
  const { code, details } = error as { code: string; details: { cause: string } }
  assert.deepEqual([code, details.cause], ['invalid_item', cause])
  return true
}
const read = ({ call }: Visitor, rid: string) => call('GET /svc_content/recipes/{rid}', { params: { rid } })

async function addTo(visitor: Visitor, metadata: object, line: object = {}) {
  const { _id } = await visitor.call('POST /svc_list/lists', { body: { type: 'cart' }, key: randomUUID() })
  const items = [{ productId: 64, qty: 1, ...line, metadata }]
  const input = { params: { id: _id }, body: { items }, version: 'any' as const, key: randomUUID() }
  await visitor.call('POST /svc_list/lists/{id}/items', input)
  return (await visitor.call('GET /svc_list/cart', { query: {} }))!
}

test('a recipe can be stored and read, and the server prices it [CART-240]', async () => {
  const recipe = await store(shop.visit())
  const { recipeId, customSku, price, options } = recipe
  assert.deepEqual([price, customSku], [335, `IW-64-BR-ENG-R${recipeId.slice(0, 6)}`])
  assert.deepEqual(options, { 7: 'brass', 8: 'ANN LEE' })
  assert.deepEqual(await read(shop.visit(), recipeId), recipe)
  assert.equal((await read(shop.visit('EUR'), recipeId)).customSku, `EU-${customSku}`)
})

test('a recipe is immutable: the same customization has the same id, and different customizations have different ids', async () => {
  const [first, again] = [await store(shop.visit()), await store(shop.visit())]
  assert.equal(again.recipeId, first.recipeId)
  assert.notEqual((await store(shop.visit(), { ...engraved, options: { 7: 'plain' } })).recipeId, first.recipeId)
})

test('an unavailable customization is refused', async () => {
  const invalid = { ...engraved, options: { 8: 'ANN' } }
  await assert.rejects(store(shop.visit(), invalid), isFor('option_required'))
  await assert.rejects(store(shop.visit(), { ...engraved, productId: 999 }), { code: 'product_not_found' })
  await assert.rejects(read(shop.visit(), 'A'.repeat(22)), { status: 404, code: 'recipe_not_found' })
})

test("a plate is validated against its product's schema, in the recipe and in the cart [CART-242]", async () => {
  for (const plateOpts of [{}, { text: 'longer than twelve' }, { text: 'ANN', font: 'x' }]) {
    await assert.rejects(store(shop.visit(), { ...engraved, plateOpts }), isFor('invalid_plate'))
    await assert.rejects(addTo(shop.visit(), { plateOpts }, { options: { 7: 'plain' } }), isFor('invalid_plate'))
  }
  const { lines } = await addTo(shop.visit(), { plateOpts: { text: 'ANN', qty: 2 } }, { options: { 7: 'plain' } })
  assert.equal(lines.length, 1)
})

test("a line has its recipe's contents and links back to it; an unknown or mismatched recipe is refused", async () => {
  const { recipeId, customSku } = await store(shop.visit())
  const { lines, list } = await addTo(shop.visit(), { recipeId })
  assert.deepEqual([lines[0]?.price, lines[0]?.url], [335, `/engraved-bar?rid=${recipeId}`])
  assert.deepEqual(list.items[0]?.options, engraved.options)
  assert.deepEqual(list.items[0]?.metadata, { recipeId, customSku, plateOpts: { text: 'ANN' } })
  await assert.rejects(addTo(shop.visit(), { recipeId: 'B'.repeat(22) }), isFor('unknown_recipe'))
  await assert.rejects(addTo(shop.visit(), { recipeId }, { options: { 7: 'plain' } }), isFor('unknown_recipe'))
})

const readLines = statement<{ lines: { metadata: object; details: object[] }[] }>(
  'test.order-lines',
  `select document->'lines' as lines from shop_order where id = $1`,
)

async function order(fluidPrice: number) {
  const visitor = shop.visit()
  const { recipeId } = await store(visitor)
  const { list } = await addTo(visitor, { recipeId, fluidPrice })
  const entered = await updateTestCheckout(visitor, list._id, {
    shippingAddress: addresses.USA,
    paymentToken: await shop.cardToken(),
  })
  return { recipeId, placed: placeTestOrder(visitor, orderBody('USA', entered)) }
}

test("the customizer's price is never charged, and a mismatch is refused with wrong_product_price [CART-241]", async () => {
  await assert.rejects((await order(1)).placed, { code: 'wrong_product_price' })
  const { recipeId, placed } = await order(335)
  const [stored] = await shop.db.run(readLines, [(await placed).orderId])
  const { metadata } = stored!.lines[0]!
  assert.deepEqual([(metadata as { recipeId: string }).recipeId, stored!.lines.length], [recipeId, 1])
})

test("without a schema, a plate accepts only the product's options [CART-242]", async () => {
  const bar = { productId: 51, options: {} }
  for (const plateOpts of [{ text: 'ANN' }, { 7: 'brass' }, { 8: 'x'.repeat(500) }]) {
    await assert.rejects(store(shop.visit(), { ...bar, plateOpts }), isFor('invalid_plate'))
  }
  assert.equal((await store(shop.visit(), bar)).productId, 51)
})

const age = statement('test.age-recipes', `update recipe set opened_at = now() - interval '400 days'`)

test('a recipe that is not opened for a year is deleted, unless a list or order contains it', async () => {
  const inList = await store(shop.visit(), { ...engraved, plateOpts: { text: 'LIST' } })
  await addTo(shop.visit(), { recipeId: inList.recipeId })
  const forgotten = await store(shop.visit(), { ...engraved, plateOpts: { text: 'GONE' } })
  const opened = await store(shop.visit(), { ...engraved, plateOpts: { text: 'OPEN' } })
  const again = await store(shop.visit(), { ...engraved, plateOpts: { text: 'AGAIN' } })
  const ordered = await order(335)
  await ordered.placed
  await shop.db.run(statement('test.empty-lists', `delete from list_item where metadata->>'recipeId' = $1`), [
    ordered.recipeId,
  ])
  await shop.db.run(age, [])
  await read(shop.visit(), opened.recipeId)
  await store(shop.visit(), { ...engraved, plateOpts: { text: 'AGAIN' } })
  assert.ok((await sweepRecipes(shop.db)) > 0)
  for (const { recipeId } of [inList, opened, again, ordered]) {
    assert.equal((await read(shop.visit(), recipeId)).recipeId, recipeId)
  }
  await assert.rejects(read(shop.visit(), forgotten.recipeId), { code: 'recipe_not_found' })
})
