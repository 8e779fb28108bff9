import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Promotion } from '#domain/promotions/promotion.ts'
import { toWireAttributes } from './attributes.ts'
import { readPromotion } from './promotion-attributes.ts'

const product = {
  shippingGroup: 'FREIGHT',
  isPickupDisabled: true,
  shipsFree: false,
  taxClass: 'goods',
  compatibility: null,
  attributes: { limitScope: 'order' },
} as const
const promotion: Promotion = {
  isEnabled: true,
  from: Date.UTC(2026, 10, 20),
  to: null,
  price: 24_950,
  isQtyLimited: true,
  qty: 12,
}

test('product attributes use the names in the spec on the wire and are mapped to internal names [CATALOG-240]', () => {
  const wire = toWireAttributes(product, promotion)
  assert.deepEqual(wire, {
    shipperhq_shipping_group: 'FREIGHT',
    rogue_pickup_disabled: true,
    free_shipping: false,
    tax_class_id: 'goods',
    purchase_limit_scope: 'order',
    rogue_promo_enabled: true,
    rogue_promo_price: 249.5,
    rogue_promo_from_date: '2026-11-20T00:00:00.000Z',
    rogue_promo_qty_enable: true,
    rogue_promo_qty: 12,
  })
  assert.deepEqual(readPromotion(wire), promotion)
  assert.equal(readPromotion(toWireAttributes(product, null)), null)
})
