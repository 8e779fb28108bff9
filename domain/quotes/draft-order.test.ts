import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeliveryChanged, isTotalTooHigh, mergeLines } from './draft-order.ts'

test('lines with the same SKU are combined, up to 9,999 units', () => {
  const line = { sku: 'IW-1', qty: 6_000, price: 100 }
  assert.deepEqual(mergeLines([line, { ...line, sku: 'iw-1', price: null }]), [{ ...line, qty: 9_999 }])
})

test('a draft order total that does not fit into 32 bits is too high, even if a gift card or a discount lowers it', () => {
  assert.equal(isTotalTooHigh([{ qty: 1, price: 2_147_483_647 }], 2_147_483_647), false)
  assert.equal(isTotalTooHigh([{ qty: 2, price: 2_000_000_000 }], 0), true)
  assert.equal(isTotalTooHigh([{ qty: 1, price: null }], 2_147_483_648), true)
})

test("a draft order's delivery has changed if a saved option is not among the current options", () => {
  const option = (packageNumber: number, shippingCode: string) => ({
    packageNumber,
    shippingCode,
    carrier: 'post',
    label: shippingCode,
  })
  const shipping = (...chosen: ReturnType<typeof option>[]) => ({ chosen, price: 1_000, isAgreed: false })
  const saved = shipping(option(1, 'ground'), option(2, 'truck'))
  assert.equal(isDeliveryChanged(saved, shipping(option(2, 'truck'), option(1, 'ground'))), false)
  assert.equal(isDeliveryChanged(saved, shipping(option(1, 'air'), option(2, 'truck'))), true)
  assert.equal(isDeliveryChanged(saved, shipping(option(1, 'ground'))), true)
  assert.deepEqual([isDeliveryChanged(null, saved), isDeliveryChanged(saved, null)], [false, false])
})
