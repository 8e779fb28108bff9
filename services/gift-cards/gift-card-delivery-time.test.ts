import assert from 'node:assert/strict'
import { test } from 'node:test'
import { giftCardDeliveryTime } from './gift-card-delivery-time.ts'

const now = Date.UTC(2026, 10, 20, 12)

test('a gift card is emailed at 8 a.m. on its delivery day, in the local time of its site [GIFT-214]', () => {
  assert.equal(giftCardDeliveryTime('USA', '2026-12-24', now), Date.UTC(2026, 11, 24, 13))
  assert.equal(giftCardDeliveryTime('GBR', '2026-12-24', now), Date.UTC(2026, 11, 24, 8))
  assert.equal(giftCardDeliveryTime('AUS', '2026-12-24', now), Date.UTC(2026, 11, 23, 22))
})

test('a gift card is emailed immediately if it has no delivery day or if that day has come', () => {
  for (const day of [undefined, '2026-11-20', '2020-01-01', 'soon'])
    assert.equal(giftCardDeliveryTime('GBR', day, now), now, `${day}`)
})
