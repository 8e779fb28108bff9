import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { createTestDatabase, openStrictly } from '#platform/postgres-for-tests.ts'
import { saveCategories } from '#services/catalog/categories/put-category.ts'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import { growTo } from '../../../bench/world.ts'
import { demoCategories } from './categories.ts'
import { copyPricesAndStock } from './copies.ts'
import { demoProducts } from './products.ts'

const unsold = statement<{ count: number }>(
  'test.unsold',
  `select count(*)::integer as count from sellable s where s.product_id >= 1000000 and (
     not exists (select from price where sellable_id = s.id) or not exists (select from stock where sellable_id = s.id))`,
)
const sums = statement<{ products: number; offers: number; other: number; models: number }>(
  'test.sums',
  `select (select count(*)::integer from product) as products,
     (select count(*)::integer from price join sellable s on s.id = sellable_id where s.product_id % 1000000 = $1) as offers,
     (select count(*)::integer from price p join sellable s on s.id = p.sellable_id
       where s.product_id % 1000000 = $1 and s.product_id >= 1000000 and not exists (
         select from sellable o join price op on op.sellable_id = o.id where o.product_id = $1 and op.site = p.site
           and s.sku = o.sku || '-copy-' || (s.product_id / 1000000) and op.price = p.price
           and op.special is not distinct from p.special)) as other,
     (select count(*)::integer from sellable where product_id % 1000000 = $1 and model is not null) as models`,
)

test("copied products get their originals' prices and stock exactly once, even if requested repeatedly", async () => {
  const { url, drop } = await createTestDatabase()
  const db = openStrictly(url)
  try {
    const [bar, other] = demoProducts.filter(({ variants }) => variants[0].model)
    await db.transaction(async (tx) => {
      await saveCategories(tx, demoCategories, () => null)
      for (const product of [bar!, other!]) await saveProduct(tx, product, () => null, Date.now())
    })
    for (const products of [8, 8, 12]) {
      await growTo(db, products)
      await copyPricesAndStock(db)
      const [row] = await db.run(sums, [bar!.id])
      const [left] = await db.run(unsold, [])
      assert.deepEqual([row!.products, left!.count], [products, 0])
      const [variants, offers] = [
        bar!.variants.length,
        bar!.variants.flatMap(({ prices }) => Object.keys(prices)).length,
      ]
      const each = products / 2
      assert.deepEqual([row!.offers, row!.other, row!.models], [offers * each, 0, variants * each])
    }
  } finally {
    await db.close()
    await drop()
  }
})
