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

test('where Adyen takes the cards of every site Google encrypts for the account there, under no other name', () => {
  const env = {
    GOOGLEPAY_MERCHANT_ID: '1',
    ADYEN_SITES: 'USA,CAN,AUS,EUR,GBR,APO',
    ADYEN_URL: 'https://checkout-test.adyen.com/v72',
    ADYEN_API_KEY: 'K',
    ADYEN_MERCHANT_ACCOUNT: 'Shop',
    ADYEN_HMAC_KEYS: 'AB'.repeat(32),
    ADYEN_CLIENT_KEY: 'test_LK3M5N7P9Q',
    CARD_PAGE_URL: 'https://cards.shop.example',
  }
  const read = readSettings(env)
  assert.equal('wallets' in read && read.wallets.googlePay?.gatewayMerchantId, 'Shop')
  const nobodys = readSettings({ ADYEN_SITES: env.ADYEN_SITES, GOOGLEPAY_GATEWAY_MERCHANT_ID: 'shop' })
  assert.match(('problems' in nobodys && nobodys.problems.join()) || '', /^GOOGLEPAY_MERCHANT_ID must be set too/)
  const some = readSettings({ ...env, ADYEN_SITES: 'USA' })
  assert.match(('problems' in some && some.problems.join()) || '', /^GOOGLEPAY_GATEWAY_MERCHANT_ID must be set too/)
})

test('Google’s script is the vendor’s own, unless another address of it is named', () => {
  const google = { GOOGLEPAY_MERCHANT_ID: '1', GOOGLEPAY_GATEWAY_MERCHANT_ID: 'shop' }
  const read = readSettings(google)
  assert.equal('wallets' in read && read.wallets.googlePay?.scriptUrl, 'https://pay.google.com/gp/p/js/pay.js')
})
