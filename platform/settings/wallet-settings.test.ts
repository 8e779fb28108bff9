import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSettings } from './settings.ts'

const pem = String.raw`-----BEGIN CERTIFICATE-----\nabc\n-----END CERTIFICATE-----`
const apple = { APPLEPAY_MERCHANT_ID: 'merchant.example', APPLEPAY_CERTIFICATE: pem, APPLEPAY_KEY: pem }

test('a wallet is whole or not there, and Apple is asked at its own address', () => {
  const read = readSettings({ ...apple, APPLEPAY_OFFERED_ON: 'GBR,USA' })
  assert.ok('wallets' in read)
  const { applePay, applePayOn, googlePay } = read.wallets
  assert.equal(applePay?.sessionUrl, 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession')
  assert.equal(applePay.identity.certificate, '-----BEGIN CERTIFICATE-----\nabc\n-----END CERTIFICATE-----')
  assert.deepEqual(applePayOn, ['USA', 'GBR'])
  assert.equal(googlePay, undefined)
  const half = readSettings({ APPLEPAY_MERCHANT_ID: 'merchant.example', GOOGLEPAY_MERCHANT_ID: '1' })
  assert.deepEqual('problems' in half && half.problems, [
    'APPLEPAY_CERTIFICATE, APPLEPAY_KEY must be set too: the wallet needs all of APPLEPAY_MERCHANT_ID, APPLEPAY_CERTIFICATE, APPLEPAY_KEY.',
    'GOOGLEPAY_GATEWAY_MERCHANT_ID must be set too: the wallet needs all of GOOGLEPAY_MERCHANT_ID, GOOGLEPAY_GATEWAY_MERCHANT_ID.',
  ])
})

test('Google’s script is the vendor’s own, unless another address of it is named', () => {
  const google = { GOOGLEPAY_MERCHANT_ID: '1', GOOGLEPAY_GATEWAY_MERCHANT_ID: 'shop' }
  const read = readSettings(google)
  assert.equal('wallets' in read && read.wallets.googlePay?.scriptUrl, 'https://pay.google.com/gp/p/js/pay.js')
})
