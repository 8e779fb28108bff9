import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { testProduct } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop([
  testProduct(91, 'plain-plate', { brand: 'Pellam', ageDays: 1 }),
  testProduct(92, 'shown-plate', { brand: 'Pellam', ageDays: 2 }),
  testProduct(93, 'bare-plate', { brand: 'Quillon' }),
])
const picture = { base: '/media/plate', alt: 'A plate', width: 960, height: 960, widths: [308, 640] }
const show = statement(
  'test.card-picture',
  `with pictured as (update product set pictures = jsonb_build_array($2::jsonb) where id = $1)
   update listing set card = jsonb_set(card, '{picture}', $2) where product_id = $1`,
)
await shop.db.run(show, [92, JSON.stringify(picture)])

test('a brand has its product count and a picture from one of its products [CATALOG-007]', async () => {
  assert.deepEqual(await shop.visit().call('GET /svc_content/brands', {}), [
    { name: 'Pellam', products: 2, picture },
    { name: 'Quillon', products: 1, picture: null },
  ])
})
