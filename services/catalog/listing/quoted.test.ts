import assert from 'node:assert/strict'
import { test } from 'node:test'
import { priceEverywhere, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const rig = (id: number, handle: string, price: number, isQuoted: boolean) =>
  testProduct(id, handle, {
    categories: ['bars'],
    attributes: { isQuoted },
    variants: [testVariant(`IW-${id}`, { prices: priceEverywhere(price) })],
  })
const { visit } = await openTestShop([
  rig(81, 'rig-by-quote', 0, true),
  rig(82, 'rig-with-price', 90_000, true),
  rig(83, 'free-sticker', 0, false),
])

test('a product that staff mark as sold by quote has no price while its price is 0 [SEARCH-048]', async () => {
  const data = { widget: { rfkid: 'rfkid_10' }, context: { page: { uri: '/bars' }, user: {} } }
  const { content } = await visit().call('POST /api/search-rec/3', { body: { data } })
  const listed = content.product.value.map(({ entity_id: id, price }) => [id, price])
  assert.deepEqual(
    listed.toSorted(([a], [b]) => a! - b!),
    [
      [81, null],
      [82, 900],
      [83, 0],
    ],
  )
  const cards = await visit().call('GET /svc_content/cards', { query: { handles: 'rig-by-quote' } })
  assert.deepEqual([cards[0]!.price, cards[0]!.addable], [null, false])
  const products = await visit().call('GET /svc_content/catalog/product', { query: { id: '81,82' } })
  assert.deepEqual(
    products.map(({ price }) => price),
    [null, 900],
  )
})
