import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { openShipperHq } from '#platform/rates/shipperhq-for-tests.ts'
import { shipperHqEngine } from '#platform/rates/shipperhq.ts'
import { defaultRateLimits } from '#platform/settings/rate-limits.ts'
import { openTaxJar } from '#platform/tax/taxjar-for-tests.ts'
import { taxJarEngine } from '#platform/tax/taxjar.ts'
import { openVies } from '#platform/vat/vies-for-tests.ts'
import { viesRegistry } from '#platform/vat/vies.ts'
import { addresses, updateTestCheckout } from '#services/testing/orders-for-tests.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'
import { cachedTaxEngine } from '#services/tax/quote-by-engine.ts'

const [rates, tax, vies] = [await openShipperHq(), await openTaxJar(), await openVies()]
const shop = await openTestShop()
after(() => Promise.all([rates.close(), tax.close(), vies.close()]))
beforeEach(() => {
  rates.state.mood = 'rates'
  tax.beWell()
  vies.state.isSilent = false
  shop.clock.advance(16 * 60_000)
})

const { clock } = shop
rates.state.now = clock
const { apiKey, authCode, quoteUrl, tokenUrl } = rates
const website = { apiKey, authCode, url: 'https://shop.example' }
const websites = { USA: website, EUR: website }
const report = () => {}
const visit = shop.visitBy({
  rateEngine: shipperHqEngine({ quoteUrl, tokenUrl, scope: 'LIVE', websites, now: clock, warn: report }),
  taxEngine: cachedTaxEngine(taxJarEngine({ ...tax, now: clock, report }), clock, report),
  vatRegistry: viesRegistry({ baseUrl: vies.baseUrl, now: clock }),
})
const cart = [{ productId: 7, qty: 1 }]

test('two unresponsive vendors share the time budget of one request: our own rates apply, tax fails, and checkout still responds', async () => {
  rates.state.mood = 'silent'
  tax.mood.instead = 'silence'
  const visitor = visit('USA')
  const { _id } = await cartWith(visitor, cart)
  const entered = await updateTestCheckout(visitor, _id, { shippingAddress: addresses.USA })
  assert.deepEqual([entered.shipping.state, entered.tax.state, entered.totals.toPay], ['valid', 'error', null])
  assert.equal(entered.shipping.rates[0]!.shippingCode, 'table_ground')
})

test('an unresponsive VAT registry and rate vendor share the time budget, and VAT is charged [TAX-234]', async () => {
  rates.state.mood = 'silent'
  vies.state.isSilent = true
  const visitor = visit('EUR')
  const { _id } = await cartWith(visitor, cart)
  const paris = { ...addresses.EUR, city: 'Paris', postcode: '75011', countryId: 'FR', vatNumber: 'FR40303265045' }
  const entered = await updateTestCheckout(visitor, _id, { shippingAddress: paris })
  assert.deepEqual([entered.shipping.state, entered.tax.state, entered.tax.vatValid], ['valid', 'valid', null])
  assert.ok(entered.totals.tax! > 0)
})

test("one shopper cannot exhaust a vendor's quota: over the limit, the store's own rates apply and tax is an error", async () => {
  const visitor = visit('USA')
  const { _id } = await cartWith(visitor, cart)
  const [before, taxed] = [rates.received.length, tax.received.length]
  const at = async (number: number) => {
    const postcode = String(43_000 + number)
    return updateTestCheckout(visitor, _id, { shippingAddress: { ...addresses.USA, postcode } })
  }
  for (let number = 0; number < 60; number += 1) {
    const { shipping, tax } = await at(number)
    assert.deepEqual([shipping.rates[0]!.shippingCode, tax.state], ['shqups1_GND', 'valid'])
  }
  const above = await at(60)
  assert.deepEqual([above.shipping.rates[0]!.shippingCode, above.tax.state], ['table_ground', 'error'])
  assert.deepEqual([rates.received.length - before, tax.received.length - taxed], [60, 60])
  // The response is cached, so this call makes no request.
  assert.equal((await at(59)).tax.state, 'valid')
  const other = visit('USA')
  const list = await cartWith(other, cart)
  assert.equal((await updateTestCheckout(other, list._id, { shippingAddress: addresses.USA })).tax.state, 'valid')
  clock.advance(16 * 60_000)
  assert.equal((await at(61)).shipping.rates[0]!.shippingCode, 'shqups1_GND')
})

test('the limit on vendor requests also applies per network address, so that new sessions do not bypass it', async () => {
  const limit = defaultRateLimits.vendor * 15
  const item = { productId: 7, qty: 1 }
  const checkNumber = async (number: number) => {
    const shippingAddress = { countryId: 'US', region: 'OH', postcode: String(43_000 + number) }
    const body = { storeId: 1, shippingAddress, items: [item], shippingAmount: 1 }
    return (await visit('USA').call('POST /svc_tax/tax/rates/fetch', { body })).error?.code
  }
  for (let number = 0; number < limit; number += 1) assert.equal(await checkNumber(number), undefined, String(number))
  assert.equal(await checkNumber(limit), 'tax_unknown')
})
