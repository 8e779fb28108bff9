import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { createFieldMessages } from '../address/address-messages.ts'
import { readAddress } from '../address/address-form.ts'
import { refusalMessage } from '../review/refusal-messages.ts'
import { loadTexts } from '../../texts.ts'
import { texts } from '../texts/en.ts'
import { loadPayment } from './load-payment.ts'

const shop = await openTestShop()
await loadTexts('en', ['checkout'])

test('after a decline, one click opens an empty card form, and the declined card is not selected', async () => {
  const blank = readAddress(new URLSearchParams(), 'shipping')
  const draft = { shippingAddress: blank, billingAddress: blank, billingSameAsShipping: true }
  const fieldText = createFieldMessages('USA', draft, texts, (code) => code)
  const [declined] = refusalMessage({ code: 'payment_error', details: {} }, [], texts, fieldText)
  assert.deepEqual([declined?.link, declined?.to], ['Use another card', '/checkout/payment?card=another#payment'])
  const visitor = shop.visit()
  await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const load = async (path: string) => (await loadPayment(pageContextOf(visitor), pageAt(path))).view
  assert.equal((await load('/checkout/payment?card=another')).isOtherCard, true)
  const usual = await load('/checkout/payment')
  assert.equal(usual.isOtherCard, false)
  assert.notEqual(usual.checkout.draft.payment?.card ?? null, null)
})
