import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addresses, updateTestCheckout } from '#services/testing/orders-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'

const sentByMaker = { shippingGroup: 'DROPSHIP', brand: 'Pellam' } as const
const shop = await openTestShop(typedProducts.map((each) => (each.id === 52 ? { ...each, ...sentByMaker } : each)))

const bundle = {
  productId: 60,
  qty: 1,
  children: [
    { productId: 51, qty: 1, metadata: { bundleOptionId: 'bar' } },
    { productId: 53, qty: 1, metadata: { freeBundleOptionId: 'bar' } },
    { productId: 52, qty: 2, metadata: { bundleOptionId: 'plates' } },
  ],
}
const ohio = { countryId: 'US', region: 'OH', postcode: '43215' }

test('bundle contents ship in the package of the bundle, and drop-shipped items ship separately [SHIP-238]', async () => {
  const { call } = shop.visit()
  const packages = async (items: { productId: number; qty: number }[]) => {
    const body = { storeId: 1, shippingAddress: ohio, items, allowSplit: true }
    const { split } = await call('POST /svc_shipping/shipping/rates/get', { body })
    return new Set(split.map(({ packageNumber }) => packageNumber)).size
  }
  assert.equal(await packages([bundle]), 0)
  assert.equal(await packages([bundle, { productId: 51, qty: 1 }]), 0)
  assert.equal(await packages([bundle, { productId: 52, qty: 1 }]), 2)

  const visitor = shop.visit()
  const { _id } = await cartWith(visitor, [bundle])
  const { shipping } = await updateTestCheckout(visitor, _id, { shippingAddress: addresses.USA })
  assert.equal(shipping.canChooseMode, false)
  assert.deepEqual([...new Set(shipping.rates.map(({ packageNumber }) => packageNumber))], [1])
})
