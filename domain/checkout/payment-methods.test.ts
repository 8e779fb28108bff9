import assert from 'node:assert/strict'
import { test } from 'node:test'
import { methodsFor, methodsOffered, methodsOnDevice } from './payment-methods.ts'

const all = ['paypal', 'googlepay', 'applepay', 'scheme']
const web = { site: 'USA', country: 'US', configured: all, isApp: false, isPayPalInApp: false } as const
const shown = ['scheme', 'applepay', 'googlepay', 'paypal']

test('card payment comes first, and payment methods without a configured engine are not offered', () => {
  assert.deepEqual(methodsOffered(web), shown)
  assert.deepEqual(methodsOffered({ ...web, configured: ['paypal', 'scheme', 'ideal'] }), ['scheme', 'paypal'])
})

test('only cards are offered for a country that the site does not ship to', () => {
  assert.deepEqual(methodsOffered({ ...web, site: 'EUR', country: 'FR' }), shown)
  for (const country of ['US', '']) assert.deepEqual(methodsOffered({ ...web, site: 'EUR', country }), ['scheme'])
})

test('the native app offers PayPal only if the flag is on, but the web always offers it [PAY-226]', () => {
  const hasPayPal = (isApp: boolean, isPayPalInApp: boolean) =>
    methodsOffered({ ...web, isApp, isPayPalInApp }).includes('paypal')
  assert.deepEqual(
    [hasPayPal(true, false), hasPayPal(true, true), hasPayPal(false, false), hasPayPal(false, true)],
    [false, true, true, true],
  )
  assert.deepEqual(methodsOffered({ ...web, isApp: true }), ['scheme', 'applepay', 'googlepay'])
})

test('a subscription needs a payment method that can be charged again', () => {
  assert.deepEqual(methodsFor(shown, ['subscription']), ['scheme'])
  assert.deepEqual(methodsFor(shown, ['trial']), shown)
})

const device = { isApplePayUnavailable: false, isGooglePaySupported: true }

test('Apple Pay is not offered on a device that does not support it [PAY-224]', () => {
  assert.deepEqual(methodsOnDevice(shown, device), shown)
  assert.deepEqual(methodsOnDevice(shown, { ...device, isApplePayUnavailable: true }), [
    'scheme',
    'googlepay',
    'paypal',
  ])
})

test('Google Pay is offered only on devices that support it [PAY-225]', () =>
  assert.deepEqual(methodsOnDevice(shown, { ...device, isGooglePaySupported: false }), [
    'scheme',
    'applepay',
    'paypal',
  ]))
