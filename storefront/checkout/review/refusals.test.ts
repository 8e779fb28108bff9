import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requiresReload, existingOrderId, reactions, reactionTo, shortage, shortageSkus } from './refusals.ts'

const to = (code: string, details: Record<string, unknown> = {}, paymentType = 'spreedly') =>
  reactionTo({ code, details }, paymentType)

test('a gift card with no balance shows giftcard_balance_error [ERROR-203]', () => {
  assert.equal(to('giftcard_balance_error').shows, 'giftcard_balance_error')
})

test('a missing gift card shows giftcard_balance_error [ERROR-203]', () => {
  assert.equal(to('giftcard_not_exist').shows, 'giftcard_balance_error')
})

const again = (code: string) => requiresReload({ code })

const published = (grandTotalIncludingTax: number) => ({
  code: 'order_already_published',
  details: { orderId: '100000007', totals: { grandTotalIncludingTax } },
})

test('an existing order with the same total is treated as the order being placed [ERROR-204, ERROR-205]', () => {
  assert.equal(existingOrderId(published(368.32), 368.32), '100000007')
  assert.equal(existingOrderId({ ...published(368.32), code: 'placing' }, 368.32), null)
})

test('an existing order with a different total is reported [ERROR-206]', () => {
  assert.equal(existingOrderId(published(368.33), 368.32), null)
  assert.equal(to('order_already_published').shows, 'order_already_published')
})

const line = (sku: string, max: number, flags: string[] = []) => ({ sku, name: `Name of ${sku}`, most: max, flags })
const short = (details: Record<string, unknown>) => ({ code: 'inventory_error', details })

test('a shortage reloads the cart [ERROR-207]', () => {
  assert.ok(again('inventory_error'))
})

test('sold-out lines after a shortage open a dialog [ERROR-208]', () => {
  const soldOut = line('BAR-1', 0, ['out_of_stock'])
  assert.deepEqual(shortage(short({ skus: ['BAR-1'] }), [soldOut, line('BAR-2', 4)]), { dialog: [soldOut] })
})

test('a shortage without a sold-out line shows a message with each SKU [ERROR-209]', () => {
  const result = shortage(short({ message: 'Insufficient inventory for: BAR-1, BAR-2' }), [
    line('BAR-1', 3),
    line('BAR-2', 1),
  ])
  assert.deepEqual(result, {
    lines: [
      { name: 'Name of BAR-1', left: 3 },
      { name: 'Name of BAR-2', left: 1 },
    ],
  })
})

test('a shortage without a SKU shows a general message [ERROR-210]', () => {
  assert.deepEqual(shortage(short({ message: 'Something is missing' }), [line('BAR-1', 3)]), { lines: [] })
  assert.equal(to('inventory_error').shows, 'inventory_error')
})

test('if a shortage has a list of SKUs, it is used instead of the message [ERROR-211]', () => {
  const message = 'Insufficient inventory for: BAR-9'
  assert.deepEqual(shortageSkus(short({ skus: ['BAR-1', { sku: 'BAR-2', requested: 3, available: 1 }], message })), [
    'BAR-1',
    'BAR-2',
  ])
  assert.deepEqual(shortageSkus(short({ message })), ['BAR-9'])
})

const priceClass = [
  'wrong_tax_total',
  'wrong_discount',
  'wrong_grandtotal',
  'wrong_payment_amount',
  'shipping_rate',
  'wrong_shipping_total',
  'wrong_shipping_rate',
  'shipping_method_not_found',
  'shipping_method_not_valid',
  'wrong_product_price',
  'pickup_disabled',
]

test('every price-related code reloads the prices before anything is shown [ERROR-215, ERROR-216]', () => {
  for (const code of priceClass) {
    assert.ok(Object.hasOwn(reactions, code), code)
    assert.ok(again(code), code)
  }
})

test('nothing is reloaded while the order may still be placed, so that its key can find the order', () => {
  assert.deepEqual(['placing', 'no_response'].map(again), [false, false])
})

test('shipping codes show wrong_shipping_rate [ERROR-217]', () => {
  for (const code of ['shipping_rate', 'wrong_shipping_total', 'wrong_shipping_rate', 'shipping_method_not_found']) {
    assert.equal(to(code).shows, 'wrong_shipping_rate', code)
  }
  assert.equal(to('shipping_method_not_valid').shows, 'wrong_shipping_rate')
})

test('unavailable pickup shows wrong_shipping_rate [ERROR-218]', () => {
  assert.equal(to('pickup_disabled').shows, 'wrong_shipping_rate')
})

test('a wrong discount shows wrong_product_price [ERROR-219]', () => {
  assert.equal(to('wrong_discount').shows, 'wrong_product_price')
})

test('a wrong grand total shows wrong_product_price [ERROR-220]', () => {
  assert.equal(to('wrong_grandtotal').shows, 'wrong_product_price')
})

test('a wrong payment amount shows wrong_product_price [ERROR-221]', () => {
  assert.equal(to('wrong_payment_amount').shows, 'wrong_product_price')
})

test('wrong tax and a wrong price have separate messages [ERROR-222]', () => {
  assert.equal(to('wrong_tax_total').shows, 'wrong_tax_total')
  assert.equal(to('wrong_product_price').shows, 'wrong_product_price')
})

test('shipping errors reload the rates [ERROR-223]', () => {
  for (const code of [
    'shipping_rate',
    'wrong_shipping_total',
    'wrong_shipping_rate',
    'shipping_method_not_found',
    'shipping_method_not_valid',
  ]) {
    assert.ok(again(code), code)
  }
})

test('tax errors reload the tax [ERROR-224]', () => assert.ok(again('wrong_tax_total')))

test('a refusal with the message cvv_required shows cvv_required regardless of its code [ERROR-225]', () => {
  assert.equal(to('payment_error', { message: 'cvv_required' }).shows, 'cvv_required')
  assert.equal(to('cvv_required').shows, 'cvv_required')
})

test('a refused payment shows payment_error [ERROR-226]', () => {
  assert.equal(to('payment_error', { message: 'declined' }).shows, 'payment_error')
})

test('an amount mismatch is reported for PayPal only [ERROR-227]', () => {
  assert.equal(to('payment_error', { message: 'amount_mismatch' }, 'paypal').shows, 'paypal_amount_mismatch')
  assert.equal(to('payment_error', { message: 'amount_mismatch' }).shows, 'payment_error')
  assert.equal(to('payment_error', { message: 'declined' }, 'paypal').shows, 'paypal_declined')
})

test('an unknown refusal code is shown unchanged [ERROR-230]', () => {
  for (const code of ['made_up_code', 'constructor', '__proto__']) assert.equal(to(code).shows, null, code)
})

test('an unconfirmed bank challenge shows three_ds [ERROR-234]', () => {
  assert.equal(to('three_ds').shows, 'three_ds')
})

test('every refusal code reloads the outdated parts and discards unusable payment methods [ERROR-201, ERROR-223, ERROR-224]', () => {
  const table = Object.entries(reactions).map(([code, { reloads, forgets }]) => [
    code,
    reloads.join(' '),
    forgets.join(' '),
  ])
  assert.deepEqual(table, [
    ['giftcard_balance_error', 'order', 'giftcards'],
    ['giftcard_not_exist', 'order', 'giftcards'],
    ['giftcard_not_accepted', 'order', 'giftcards'],
    ['order_already_published', 'order', ''],
    ['inventory_error', 'cart', ''],
    ['invalid_billing', 'order', ''],
    ['invalid_shipping', 'order', ''],
    ['shipping_rate', 'prices rates', ''],
    ['wrong_shipping_total', 'prices rates', ''],
    ['wrong_shipping_rate', 'prices rates', ''],
    ['shipping_method_not_found', 'prices rates', ''],
    ['shipping_method_not_valid', 'prices rates', ''],
    ['pickup_disabled', 'prices rates', ''],
    ['wrong_pickup_place', 'prices rates tax', ''],
    ['wrong_discount', 'prices', ''],
    ['wrong_grandtotal', 'prices', ''],
    ['wrong_payment_amount', 'prices', ''],
    ['wrong_product_price', 'prices', ''],
    ['wrong_tax_total', 'prices tax', ''],
    ['cvv_required', 'order', 'card'],
    ['payment_error', 'order', ''],
    ['paypal_amount_mismatch', 'order', 'card'],
    ['paypal_declined', 'order', 'card'],
    ['paypal_cancelled', 'order', ''],
    ['paypal_unknown', 'order', ''],
    ['paypal_silent', 'order', ''],
    ['paypal_unavailable', 'order', 'card'],
    ['paypal_waits', 'order', ''],
    ['paypal_spent', 'order', 'card'],
    ['paypal_missing', 'order', 'card'],
    ['three_ds', 'order', ''],
    ['card_unknown', 'order', 'card'],
    ['subscription_agree_missing', 'order', ''],
    ['registry_surplus', 'order', ''],
    ['login_required', 'order', ''],
    ['invalid_item', 'cart', ''],
    ['list_empty', 'cart', ''],
    ['list_closed', 'cart', ''],
    ['quote_not_held', 'cart', ''],
    ['list_not_found', 'cart', ''],
    ['list_version_conflict', 'cart', ''],
    ['captcha_required', 'order', ''],
    ['too_many_declines', 'order', ''],
    ['too_many_requests', 'order', ''],
    ['placing', '', ''],
    ['no_response', '', ''],
  ])
})

test('a PayPal amount mismatch discards the approval [ERROR-228]', () => {
  assert.deepEqual(to('payment_error', { message: 'amount_mismatch' }, 'paypal').forgets, ['card'])
})

test('each PayPal refusal has a specific message and discards the approval', () => {
  const shown = (message: string) => to('payment_error', { message }, 'paypal')
  const messages = ['method_unavailable', 'token_missing', 'agreement_spent', 'declined']
  assert.deepEqual(
    messages.map((message) => shown(message).shows),
    ['paypal_unavailable', 'paypal_unknown', 'paypal_spent', 'paypal_declined'],
  )
  assert.ok(messages.every((message) => shown(message).forgets.includes('card')))
})
