import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSettings } from './settings.ts'

const pem = String.raw`-----BEGIN CERTIFICATE-----\nabc\n-----END CERTIFICATE-----`
const apple = { APPLEPAY_MERCHANT_ID: 'merchant.example', APPLEPAY_CERTIFICATE: pem, APPLEPAY_KEY: pem }

test('a wallet needs all of its settings or none, and Apple Pay uses the official session URL', () => {
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

test('with Adyen on every site, Google Pay uses the Adyen account as its gateway merchant', () => {
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

test("Google's script has the official URL unless a different URL is set", () => {
  const google = { GOOGLEPAY_MERCHANT_ID: '1', GOOGLEPAY_GATEWAY_MERCHANT_ID: 'shop' }
  const read = readSettings(google)
  assert.equal('wallets' in read && read.wallets.googlePay?.scriptUrl, 'https://pay.google.com/gp/p/js/pay.js')
})
