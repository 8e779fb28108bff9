import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { linksIn } from '#services/payment-links/links-for-tests.ts'
import { withPayPal } from '#services/testing/paypal-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { isInApp } from './app-context.ts'
import { loadPayment } from '#storefront/checkout/payment/load-payment.ts'
import { pageAt, pageContextOf } from './page-for-tests.ts'
import { loadLink } from '#storefront/payment-link/load-link.ts'
import { loadTexts } from '#storefront/texts.ts'

await loadTexts('en', ['checkout', 'payment-link'])
const shop = await openTestShop()
const { payments } = await withPayPal(shop)
const visit = shop.visitBy({ payments })
const { make } = linksIn(shop)

function contextFor(visitor: ReturnType<typeof visit>, search: string) {
  const context = pageContextOf(visitor)
  return { ...context, shop: { ...context.shop, isApp: isInApp(undefined, search) } }
}

// In the app, the services hide PayPal [PAY-226], which shows that they received the flag.
test('in the mobile app, the payment step passes isMobileApp to the store, which then hides PayPal [APP-438]', async () => {
  const visitor = visit()
  await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const methodsAt = async (search: string) => {
    const { view } = await loadPayment(contextFor(visitor, search), pageAt(`/checkout/payment${search}`))
    return view.methods
  }
  assert.deepEqual(await methodsAt(''), ['scheme', 'paypal'])
  assert.deepEqual(await methodsAt('?isMobileApp=true'), ['scheme'])
})

test('in the mobile app, a payment link passes isMobileApp to the store, which then hides PayPal [APP-438]', async () => {
  const { token } = await make()
  const offersPayPal = async (search: string) => {
    const page = pageAt(`/payment-link?token=${token}${search.replace('?', '&')}`)
    return (await loadLink(contextFor(visit(), search), page)).view.offersPayPal
  }
  assert.equal(await offersPayPal(''), true)
  assert.equal(await offersPayPal('?isMobileApp=true'), false)
})
