import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '#domain/sites.ts'
import { payPalScript } from './paypal-script.ts'

const script = new URL(payPalScript('USA', 'AeA1QIZX&x=1'))

test('the script is PayPal’s own, of the account that takes the money', () => {
  assert.equal(script.origin + script.pathname, 'https://www.paypal.com/sdk/js')
  assert.equal(script.searchParams.get('client-id'), 'AeA1QIZX&x=1')
})

test('it offers no card of PayPal’s: cards are typed into the vault’s fields alone [PAY-433]', () =>
  assert.equal(script.searchParams.get('disable-funding'), 'card'))

test('it has the buttons, the marks and what is eligible [PAY-434]', () =>
  assert.equal(script.searchParams.get('components'), 'buttons,marks,funding-eligibility'))

test('it speaks the currency of its site [PAY-435]', () =>
  assert.deepEqual(
    sites.map((site) => new URL(payPalScript(site, 'a')).searchParams.get('currency')),
    ['USD', 'CAD', 'AUD', 'EUR', 'GBP', 'USD'],
  ))

test('what is agreed to is money that is taken when the order is placed [PAY-436]', () =>
  assert.equal(script.searchParams.get('intent'), 'capture'))
