import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paymentMethodsForOrder, offeredPaymentMethods, paymentMethodsOnDevice } from './payment-methods.ts'

const all = ['paypal', 'googlepay', 'applepay', 'scheme']
const web = { site: 'USA', country: 'US', configured: all, isApp: false, isPayPalInApp: false } as const
const shown = ['scheme', 'applepay', 'googlepay', 'paypal']

test('card payment comes first, and payment methods without a configured engine are not offered', () => {
  assert.deepEqual(offeredPaymentMethods(web), shown)
  assert.deepEqual(offeredPaymentMethods({ ...web, configured: ['paypal', 'scheme', 'ideal'] }), ['scheme', 'paypal'])
})

test('only cards are offered for a country that the site does not ship to', () => {
  assert.deepEqual(offeredPaymentMethods({ ...web, site: 'EUR', country: 'FR' }), shown)
  for (const country of ['US', ''])
    assert.deepEqual(offeredPaymentMethods({ ...web, site: 'EUR', country }), ['scheme'])
})

test('the native app offers PayPal only if the flag is on, but the web always offers it [PAY-226]', () => {
  const hasPayPal = (isApp: boolean, isPayPalInApp: boolean) =>
    offeredPaymentMethods({ ...web, isApp, isPayPalInApp }).includes('paypal')
  assert.deepEqual(
    [hasPayPal(true, false), hasPayPal(true, true), hasPayPal(false, false), hasPayPal(false, true)],
    [false, true, true, true],
  )
  assert.deepEqual(offeredPaymentMethods({ ...web, isApp: true }), ['scheme', 'applepay', 'googlepay'])
})

test('a subscription needs a payment method that can be charged again', () => {
  assert.deepEqual(paymentMethodsForOrder(shown, ['subscription']), ['scheme'])
  assert.deepEqual(paymentMethodsForOrder(shown, ['trial']), shown)
})

const device = { isApplePayUnavailable: false, isGooglePaySupported: true }

test('Apple Pay is not offered on a device that does not support it [PAY-224]', () => {
  assert.deepEqual(paymentMethodsOnDevice(shown, device), shown)
  assert.deepEqual(paymentMethodsOnDevice(shown, { ...device, isApplePayUnavailable: true }), [
    'scheme',
    'googlepay',
    'paypal',
  ])
})

test('Google Pay is offered only on devices that support it [PAY-225]', () =>
  assert.deepEqual(paymentMethodsOnDevice(shown, { ...device, isGooglePaySupported: false }), [
    'scheme',
    'applepay',
    'paypal',
  ]))
