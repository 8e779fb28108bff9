import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { statement } from '#platform/database.ts'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop(typedProducts)
type Item = CallInput<Store, 'POST /svc_list/lists/{id}/items'>['body']['items'][number]

const bundleChild = (productId: number, bundleOptionId: string, qty = 1) => ({
  productId,
  qty,
  metadata: { bundleOptionId },
})
const free = (productId: number, freeBundleOptionId: string) => ({ productId, metadata: { freeBundleOptionId } })
const set: Item = {
  productId: 60,
  qty: 1,
  children: [bundleChild(51, 'bar'), free(53, 'bar'), bundleChild(52, 'plates', 4)],
}
const giftcard = {
  amount: 50,
  recipientName: 'Bo',
  recipientEmail: 'bo@example.com',
  senderName: 'Ann',
  senderEmail: 'ann@example.com',
}

async function cartOf(visitor: Visitor, ...items: Item[]) {
  const { _id } = await visitor.call('POST /svc_list/lists', { body: { type: 'cart' }, key: randomUUID() })
  const input = { params: { id: _id }, body: { items }, version: 'any' as const, key: randomUUID() }
  await visitor.call('POST /svc_list/lists/{id}/items', input)
  return (await visitor.call('GET /svc_list/cart', { query: {} }))!
}
const readReserved = statement<{ reserved: number }>(
  'test.reserved',
  `select reserved from stock where sellable_id = $1 and location = 'US'`,
)
const reservedOf = async (id: number) => (await shop.db.run(readReserved, [id]))[0]!.reserved

test('a bundle is one line that costs the sum of its parts minus the weight discount [PRICE-214]', async () => {
  const { lines, shownDiscount, weightTiers } = await cartOf(shop.visit(), set)
  const [line] = lines
  assert.deepEqual([line?.price, line?.rowTotal, line?.discount], [625.5, 625.5, 26.82])
  assert.equal(shownDiscount, 26.82)
  assert.deepEqual(
    weightTiers.map(({ productId, discountPerLb, missing }) => [productId, discountPerLb, missing]),
    [[60, 0.1, null]],
  )
  assert.deepEqual(line?.details, [
    { label: 'Bar', text: 'bar' },
    { label: 'Bar', text: 'clips' },
    { label: 'Plates', text: '4 × plate' },
  ])
  assert.equal(line?.url, '/set?b=51-52')
})

test('an invalid bundle is refused with the documented message', async () => {
  await assert.rejects(cartOf(shop.visit(), { ...set, children: [free(53, 'bar')] }), {
    code: 'invalid_item',
    details: { productId: 60, cause: 'bundle_option_missing', message: 'Invalid bundle (missing required option)' },
  })
})

test('units in bundles and units bought separately count towards the same quantity limit [CART-229]', async () => {
  const visitor = shop.visit()
  await cartOf(visitor, { ...set, qty: 2 })
  const { lines } = await cartOf(visitor, { productId: 53, qty: 2 })
  assert.deepEqual(
    lines.map(({ productId, qty }) => [productId, qty]),
    [
      [60, 2],
      [53, 1],
    ],
  )
})

test('group members are lines that refer to the group, and the group itself is not for sale', async () => {
  const from = { metadata: { groupedProductId: 61 } }
  const { lines } = await cartOf(shop.visit(), { productId: 51, qty: 1, ...from }, { productId: 52, qty: 2, ...from })
  assert.deepEqual(
    lines.map(({ productId, qty }) => [productId, qty]),
    [
      [51, 1],
      [52, 2],
    ],
  )
  await assert.rejects(cartOf(shop.visit(), { productId: 61, qty: 1 }), {
    details: { productId: 61, cause: 'invalid_grouped', message: 'Invalid cart item (grouped)' },
  })
})

test('priced options raise the price, and different options create separate lines', async () => {
  const visitor = shop.visit()
  const engraved = { productId: 64, qty: 1, options: { 7: 'brass', 8: 'Ann' } }
  await cartOf(visitor, engraved, engraved)
  const { lines } = await cartOf(visitor, { productId: 64, qty: 1, options: { 7: 'plain' } })
  assert.deepEqual(
    lines.map(({ qty, price }) => [qty, price]),
    [
      [2, 335],
      [1, 300],
    ],
  )
  assert.deepEqual(lines[0]?.reasons.at(-1), { reason: 'options', price: 335, shownPrice: 335 })
})

test('a list line preserves all documented fields [CART-205, CART-207, CART-208]', async () => {
  const customised = { productId: 64, options: { 7: 'plain' }, plateOpts: { 8: 'ANN' } }
  const recipe = await shop.visit().call('POST /svc_content/recipes', { body: customised, key: randomUUID() })
  const metadata = {
    recipeId: recipe.recipeId,
    customSku: recipe.customSku,
    fluidPrice: 12.5,
    plateOpts: { 8: 'ANN' },
    nonFluidCustomization: { color: 'red' },
    eventRegistration: { onCompletionSku: 'TICKET' },
    hardwareCount: { shared: 2, solo: 1 },
    redeem: 'e-1',
  }
  const input = { productId: 64, qty: 1, options: { 7: 'plain' }, metadata }
  const { list } = await cartOf(shop.visit(), input)
  assert.deepEqual(list.items[0]?.metadata, metadata)
  assert.deepEqual(list.items[0]?.options, { 7: 'plain' })
})

test('a bundle child has a product, quantity, options, and metadata, but no children [CART-206]', async () => {
  const { list } = await cartOf(shop.visit(), set)
  assert.deepEqual(list.items[0]?.children[0], {
    productId: 51,
    qty: 1,
    options: {},
    children: [],
    metadata: { bundleOptionId: 'bar' },
  })
  const [bar, ...others] = set.children!
  const deep = { ...set, children: [{ ...bar!, children: [bar!] }, ...others] } as unknown as Item
  await assert.rejects(cartOf(shop.visit(), deep), { code: 'invalid_request' })
})

test('a gift card line has a delivery, amount, message, sender and recipient, design, and thumbnail [GIFT-201]', async () => {
  const metadata = {
    ...giftcard,
    delivery: '2027-01-06',
    message: 'For the first plate',
    senderName: 'Ann',
    design: 'kettlebell',
    thumbnail: '/media/gift-card-640.avif',
  }
  const { list } = await cartOf(shop.visit(), { productId: 62, qty: 1, metadata: { giftcard: metadata } })
  assert.deepEqual(list.items[0]?.metadata.giftcard, metadata)
  const { amount: _, ...open } = { ...metadata, customAmount: 33.33 }
  const other = await cartOf(shop.visit(), { productId: 62, qty: 1, metadata: { giftcard: open } })
  assert.deepEqual(other.list.items[0]?.metadata.giftcard, open)
})

test('recipient names and emails of gift cards are normalized and validated like all others', async () => {
  const stored = async (recipientEmail: string, recipientName = 'Bo') => {
    const metadata = { giftcard: { ...giftcard, recipientEmail, recipientName } }
    const { list } = await cartOf(shop.visit(), { productId: 62, qty: 1, metadata })
    return list.items[0]?.metadata.giftcard
  }
  assert.equal((await stored('bo@münchen.example'))?.recipientEmail, 'bo@münchen.example')
  assert.equal((await stored('bo@ｅｘａｍｐｌｅ.com'))?.recipientEmail, 'bo@example.com')
  assert.equal((await stored('bo@example.com', 'B\u202Eo'))?.recipientName, 'Bo')
  for (const wrong of ['bo@example.c', '"bo"@example.com', 'bo'])
    await assert.rejects(stored(wrong), { status: 400, code: 'invalid_request' })
  await assert.rejects(stored('bo@example.com', '\u200B'), { status: 400, code: 'invalid_request' })
})

test('a registry line has its registry, its wanted and bought quantities, and medium priority by default [REGISTRY-201, REGISTRY-202]', async () => {
  const registry = { registryId: randomUUID(), wanted: 4, purchased: 1 }
  const { list } = await cartOf(shop.visit(), { productId: 51, qty: 1, metadata: { registry } })
  assert.deepEqual(list.items[0]?.metadata.registry, { ...registry, priority: 'medium' })
})

test('an undocumented metadata field of a list item is refused', async () => {
  const strange = { productId: 51, qty: 1, metadata: { price: 1 } } as unknown as Item
  await assert.rejects(cartOf(shop.visit(), strange), { code: 'invalid_request' })
})

test('a bundle is ordered as a whole: its children leave stock, and its tax and total are the sums of its parts', async () => {
  const visitor = shop.visit()
  const before = await reservedOf(52)
  const { list } = await cartOf(visitor, set)
  const paymentToken = await shop.cardToken()
  const checkout = await updateTestCheckout(visitor, list._id, { shippingAddress: addresses.USA, paymentToken })
  assert.equal(checkout.totals.wire?.discount, 26.82)
  const order = await placeTestOrder(visitor, orderBody('USA', checkout))
  assert.equal(order.status, 'payment_complete')
  const { items } = await visitor.call('GET /svc_checkout/order/{orderId}', {
    params: { orderId: order.orderId },
    query: {},
  })
  assert.equal(items[0]?.sku, 'IW-60')
  assert.equal((await reservedOf(52)) - before, 4)
})

test('a cart without anything to ship has no shipping rates and no shipping cost, and can be ordered [SHIP-206]', async () => {
  const visitor = shop.visit()
  const { list } = await cartOf(visitor, { productId: 62, qty: 1, metadata: { giftcard } })
  const paymentToken = await shop.cardToken()
  const checkout = await updateTestCheckout(visitor, list._id, { shippingAddress: addresses.USA, paymentToken })
  assert.deepEqual([checkout.shipping.state, checkout.shipping.rates], ['valid', []])
  assert.equal(checkout.totals.wire?.shipping, 0)
  const order = await placeTestOrder(visitor, orderBody('USA', checkout))
  assert.equal(order.status, 'payment_complete')
})
