import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createWallets } from './wallets.ts'

const googlePay = { merchantId: 'google', gatewayMerchantId: 'spreedly-key', scriptUrl: 'https://pay.example/pay.js' }
const wallets = { applePay: undefined, applePayOn: [], googlePay }
const account = {
  baseUrl: 'https://checkout.adyen.example/v72',
  apiKey: 'key',
  merchantAccount: 'IronwrightEU',
  hmacKeys: [],
  clientKey: 'live_LK3M5N7P9Q',
  environment: 'live' as const,
}
const settings = { brand: 'Ironwright', cardBrands: ['visa'], wallets, adyen: { sites: [], account } }

test("Google Pay data is encrypted for the site's card engine, with the shop's merchant id for that engine [CHECKOUT-010]", () => {
  const walletsOf = createWallets({ ...settings, adyen: { sites: ['EUR'], account } }, undefined)
  const gatewayOf = (site: 'EUR' | 'USA') => {
    const { gateway, gatewayMerchantId } = walletsOf(site).googlePay!
    return [gateway, gatewayMerchantId]
  }
  assert.deepEqual(gatewayOf('EUR'), ['adyen', 'IronwrightEU'])
  assert.deepEqual(gatewayOf('USA'), ['spreedly', 'spreedly-key'])
})

test('Apple Pay and Google Pay list the accepted card brands in their own spelling, and are omitted if they support none', () => {
  const networksBy = (cardBrands: readonly string[]) => {
    const { applePay, googlePay } = createWallets({ ...settings, cardBrands }, 'http://localhost:3006')('USA')
    return [applePay?.networks, googlePay?.networks]
  }
  assert.deepEqual(networksBy(['mastercard', 'jcb', 'maestro', 'diners']), [
    ['masterCard', 'jcb', 'maestro'],
    ['MASTERCARD', 'JCB'],
  ])
  assert.deepEqual(networksBy(['diners']), [undefined, undefined])
})
