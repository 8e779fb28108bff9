import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrderLine } from '../detail/lines.ts'
import type { OrderDetail, RefundOverview } from '../order-types.ts'
import { previewRefund, shippingLeft } from './refund-preview.ts'

const order = {
  totals: {
    subtotal: 300,
    shipping: 20,
    discount: 0,
    itemTax: 30,
    shippingTax: 2,
    tax: 32,
    tariff: 0,
    giftcards: 50,
    grandTotalExcludingTax: 320,
    grandTotalIncludingTax: 352,
  },
} as OrderDetail['order']
const line = (itemId: string, qty: number, shownRowTotal: number, removed = 0) =>
  ({ itemId, removed, item: { qty, shownRowTotal } }) as OrderLine
const lines = [line('a', 3, 200), line('b', 1, 100)]
const overview = (refunds: Partial<RefundOverview['refunds'][number]>[] = [], refundable = 352) =>
  ({ refundable, refunds }) as RefundOverview

test('a refund is split into items with tax, shipping and other, to gift cards first', () => {
  const choice = { quantities: { a: 1, b: 1 }, shipping: 22, other: 5 }
  assert.deepEqual(previewRefund(order, overview(), lines, choice), {
    items: 183.33,
    shipping: 22,
    other: 5,
    total: 210.33,
    toGiftCards: 50,
    toCard: 160.33,
  })
})

test('the last units have the remainder, so that a line adds up', () => {
  const of = (removed: number) =>
    previewRefund(order, overview(), [line('a', 3, 200, removed), lines[1]!], {
      quantities: { a: 1 },
      shipping: 0,
      other: 0,
    }).items
  assert.equal(Math.round((of(0) + of(1) + of(2)) * 100), 22_000)
})

test('a refund is at most what is left, and gift cards get back only what they paid', () => {
  const earlier = overview([{ toGiftCards: 50, shipping: 10 }], 100)
  const preview = previewRefund(order, earlier, lines, { quantities: { a: 3 }, shipping: 0, other: 0 })
  assert.deepEqual([preview.total, preview.toGiftCards, preview.toCard], [100, 0, 100])
  assert.equal(shippingLeft(order, earlier), 12)
})
