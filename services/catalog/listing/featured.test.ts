import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FeaturedList } from '#domain/search/featured-list.ts'
import type { Site } from '#domain/sites.ts'
import { saveProduct } from '../products/save-product.ts'
import { priceEverywhere, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'

const plate = (id: number, featuredOn: readonly FeaturedList[]) =>
  testProduct(id, `plate-${id}`, {
    attributes: { featuredOn },
    variants: [testVariant(`IW-${id}`, { prices: priceEverywhere(3_000) })],
  })
const shop = await openTestShop([plate(81, []), plate(82, ['EU']), plate(83, ['AU']), plate(84, ['NA'])])

async function first(site: Site) {
  const data = {
    widget: { rfkid: 'rfkid_10' },
    context: { page: { uri: '/plates' }, user: {} },
    sort: { value: [{ type: 'featured' as const, order: 'desc' as const }] },
  }
  const { content } = await shop.visit(site).call('POST /api/search-rec/3', { body: { data } })
  return content.product.value[0]?.entity_id
}

test('a product moves to the top of its category when it is featured, and back when it is no longer featured [SEARCH-410]', async () => {
  const before = await first('USA')
  const save = (featuredOn: readonly FeaturedList[]) =>
    shop.db.transaction((tx) => saveProduct(tx, plate(84, featuredOn), () => null, testNow))
  await save([])
  assert.notEqual(await first('USA'), before)
  await save(['NA'])
  assert.equal(await first('USA'), before)
})

test("a category starts with its site's featured products [SEARCH-410, SEARCH-411, SEARCH-412]", async () => {
  assert.deepEqual(await Promise.all((['USA', 'CAN', 'EUR', 'GBR', 'AUS'] as const).map(first)), [84, 84, 82, 82, 83])
})
