import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '#domain/sites.ts'
import { payPalScript } from './paypal-script.ts'

const script = new URL(payPalScript('USA', 'AeA1QIZX&x=1'))

test("the PayPal script comes from PayPal and uses the merchant's client id", () => {
  assert.equal(script.origin + script.pathname, 'https://www.paypal.com/sdk/js')
  assert.equal(script.searchParams.get('client-id'), 'AeA1QIZX&x=1')
})

test("the PayPal script offers no card fields, because cards are entered only in the vault's fields [PAY-433]", () =>
  assert.equal(script.searchParams.get('disable-funding'), 'card'))

test('the PayPal script URL requests buttons, marks, and funding eligibility [PAY-434]', () =>
  assert.equal(script.searchParams.get('components'), 'buttons,marks,funding-eligibility'))

test("the PayPal script uses the site's currency [PAY-435]", () =>
  assert.deepEqual(
    sites.map((site) => new URL(payPalScript(site, 'a')).searchParams.get('currency')),
    ['USD', 'CAD', 'AUD', 'EUR', 'GBP', 'USD'],
  ))

test('the PayPal script URL has the intent capture [PAY-436]', () =>
  assert.equal(script.searchParams.get('intent'), 'capture'))
