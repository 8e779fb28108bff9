import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testProduct } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { plainPriceDisplay } from '../deals/price-display.ts'
import { productView } from './product-view.ts'

const rack = testProduct(70, 'rack', { related: ['arms', 'bench', 'arms', 'rack'] })
const shop = await openTestShop([testProduct(71, 'arms'), testProduct(72, 'bench'), rack])

test('a compatible product is listed once and is not repeated among the related products', async () => {
  const { call } = shop.visit()
  const product = await call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '70' } })
  const [arms] = product.related
  const notes = { notes: '', sizeChart: null }
  const shown = (fits: typeof product.fits) => {
    const { fits: fitting, related } = productView({ ...product, fits }, null, plainPriceDisplay(null), notes)
    return [fitting, related].map((cards) => cards.map(({ name }) => name))
  }
  assert.deepEqual(shown([]), [[], ['arms', 'bench']])
  assert.deepEqual(shown([arms!, arms!]), [['arms'], ['bench']])
})
