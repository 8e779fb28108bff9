import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallInput } from '#contract/kernel/call.ts'
import { tax } from '#contract/tax.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { parseVatNumber } from '#domain/tax/vat-number.ts'
import { statement } from '#platform/database.ts'
import { createDisplayPrices } from './display-prices.ts'
import { openRatesShop, sold } from '#services/shipping/rates-shop-for-tests.ts'
import { lookUpVatNumber, isoDateOf, quoteTaxForOrder } from './steps.ts'
import { checkVatNumber } from './vat-numbers.ts'

let requests = 0
let isValid: boolean | null = true
const registry = {
  check: async () => {
    requests++
    return isValid
  },
}
const { db, deps, clock, as } = await openRatesShop(registry)
const day = 24 * 60 * 60 * 1000

type Body = CallInput<typeof tax, 'POST /svc_tax/tax/rates/fetch'>['body']
const bar = { productId: sold.bar.id, qty: 1 }
const fetchTax = (site: Site, shippingAddress: Body['shippingAddress'], change: Partial<Body> = {}) =>
  as(site)('POST /svc_tax/tax/rates/fetch', {
    body: { storeId: siteSettings[site].storeId, shippingAddress, items: [bar], shippingAmount: 26.95, ...change },
  })
const ohio = { countryId: 'US', region: 'OH', postcode: '43215' }

test('the tax call returns the total, the tax on shipping, and a summary by label [TAX-208, TAX-210, TAX-211]', async () => {
  // 295.00 x 7.29% = 21.51, 26.95 x 7.29% = 1.96
  assert.deepEqual(await fetchTax('USA', ohio), {
    totalTaxAmount: 23.47,
    shipping: { taxAmount: 1.96 },
    summary: [{ label: 'Sales tax 7.29%', taxAmount: 23.47 }],
    vatResponse: { valid: null },
  })
})

test('the tax summary has a label and an amount for each tax [TAX-212]', async () => {
  const { summary, totalTaxAmount } = await fetchTax('CAN', { countryId: 'CA', region: 'QC', postcode: 'H3Z 2Y7' })
  // 295.00: 14.75 and 29.42625 -> 29.43; 26.95: 1.3475 -> 1.35 and 2.6882625 -> 2.69
  assert.deepEqual(summary, [
    { label: 'GST 5%', taxAmount: 16.1 },
    { label: 'QST 9.975%', taxAmount: 32.12 },
  ])
  assert.equal(totalTaxAmount, 48.22)
})

test('the tax request has exactly the documented fields, and the item prices in it are ignored [TAX-209]', async () => {
  const fields = Object.keys(tax['POST /svc_tax/tax/rates/fetch'].body.shape).toSorted()
  const named = ['eoriNumber', 'hundoDiscount', 'items', 'shippingAddress', 'shippingAmount', 'storeId', 'vatNumber']
  assert.deepEqual(fields, named)
  const cheap = { ...bar, price: 0.01, rowTotal: 0.01, productAttributes: { tax_class: 'none' } }
  assert.equal((await fetchTax('USA', ohio, { items: [cheap], hundoDiscount: 200 })).totalTaxAmount, 23.47)
  await assert.rejects(fetchTax('USA', ohio, { shippingAmount: 1.005 }), { code: 'invalid_request' })
  await assert.rejects(fetchTax('USA', ohio, { storeId: 2 }), { code: 'store_mismatch' })
})

test('a malformed EORI number is refused', async () => {
  const berlin = { countryId: 'DE', postcode: '10115' }
  await assert.rejects(fetchTax('EUR', berlin, { eoriNumber: 'not one' }), { code: 'invalid_request' })
  assert.ok((await fetchTax('EUR', berlin, { eoriNumber: 'DE1234567890' })).totalTaxAmount)
})

test('a place without a tax table is an error without a total, never zero [TAX-214]', async () => {
  const reply = await fetchTax('USA', { countryId: 'US', region: 'PR', postcode: '00901' })
  assert.equal(reply.totalTaxAmount, undefined)
  assert.deepEqual(reply.error, { code: 'tax_zone_missing' })
  assert.equal((await fetchTax('USA', { countryId: 'US', region: 'OR', postcode: '97201' })).totalTaxAmount, 0)
})

test('a VAT number is valid, invalid, or unknown, which determines the VAT [TAX-213]', async () => {
  const paris = { countryId: 'FR', postcode: '75011' }
  const vatNumber = 'FR40303265045'
  const of = async (text: string) => {
    const { totalTaxAmount, vatResponse } = await fetchTax('EUR', paris, { vatNumber: text, shippingAmount: 0 })
    return [vatResponse.valid, totalTaxAmount]
  }
  assert.deepEqual(await of(''), [null, 59])
  assert.deepEqual(await of('FR40303265046'), [false, 59])
  isValid = null
  assert.deepEqual(await of(vatNumber), [null, 59])
  isValid = true
  assert.deepEqual(await of(vatNumber), [true, 0])
  assert.equal(requests, 2)
})

test('a VAT number is checked with the registry once every 24 hours, and sooner after the registry failed [TAX-234]', async () => {
  const checkAt = (now: number) => lookUpVatNumber({ db, vatRegistry: registry }, 'EUR', 'BE0403.019.261', now)
  requests = 0
  isValid = null
  assert.deepEqual(await checkAt(clock()), { country: 'BE', valid: null })
  isValid = false
  assert.deepEqual(await checkAt(clock()), { country: 'BE', valid: false })
  isValid = true
  assert.deepEqual(await checkAt(clock() + day - 1), { country: 'BE', valid: false })
  assert.equal(requests, 2)
  assert.deepEqual(await checkAt(clock() + day), { country: 'BE', valid: true })
  assert.deepEqual(await lookUpVatNumber({ db, vatRegistry: registry }, 'EUR', 'nonsense', clock()), {
    country: '',
    valid: false,
  })
  assert.equal(requests, 3)
})

test('the registry is not called for a VAT number that cannot change the tax, such as a non-EU or domestic one [TAX-234]', async () => {
  requests = 0
  isValid = true
  const checkNumber = (site: Site, text: string) => lookUpVatNumber({ db, vatRegistry: registry }, site, text, clock())
  assert.deepEqual(await checkNumber('GBR', 'FR83404833048'), { country: 'FR', valid: null })
  assert.deepEqual(await checkNumber('USA', 'FR83404833048'), { country: 'FR', valid: null })
  assert.deepEqual(await checkNumber('EUR', 'GB123456789'), { country: 'GB', valid: null })
  assert.deepEqual(await checkNumber('EUR', 'DE136695976'), { country: 'DE', valid: null })
  assert.equal(requests, 0)
  assert.deepEqual(await checkNumber('EUR', 'FR83404833048'), { country: 'FR', valid: true })
  assert.equal(requests, 1)
})

test('without a registry, a VAT number is checked by its format and check digit', async () => {
  assert.ok(parseVatNumber('DE136695976'))
  assert.deepEqual(checkVatNumber('DE136695976'), { country: 'DE', valid: true })
  assert.deepEqual(await lookUpVatNumber({ db, vatRegistry: null }, 'EUR', 'FR40303265045', clock()), {
    country: 'FR',
    valid: true,
  })
  assert.equal(checkVatNumber(' '), null)
})

test("a merchant's tax rate change applies at once", async () => {
  await db.run(
    statement('test.ohio', "update tax_rate set percent = 6.75 where region = 'OH' and level = 'regional'"),
    [],
  )
  // 295.00 x 8.29% = 24.4555 -> 24.46, 26.95 x 8.29% = 2.234 -> 2.23
  assert.equal((await fetchTax('USA', ohio)).totalTaxAmount, 26.69)
})

test("the tax rate of an order is the one in effect on the site's local day", async () => {
  assert.equal(isoDateOf(Date.UTC(2025, 11, 31, 23, 59)), '2025-12-31')
  const helsinki = { countryId: 'FI', region: '', postcode: '00100' }
  const lines = [{ id: 'whey', class: 'food' as const, qty: 1, unit: 2495, discount: 0 }]
  const taxAt = async (now: number) => {
    const order = { shipTo: helsinki, lines, discount: 0, shipping: 0, vatNumber: '' }
    const { quote } = await quoteTaxForOrder(deps, 'EUR', order, now)
    assert.ok(!('problem' in quote))
    return quote.tax
  }
  assert.equal(await taxAt(Date.UTC(2025, 11, 31, 12)), 349)
  // An hour before midnight in London, it is midnight in Berlin.
  assert.equal(await taxAt(Date.UTC(2025, 11, 31, 22, 59)), 349)
  assert.equal(await taxAt(Date.UTC(2025, 11, 31, 23)), 337)
  const shown = async (now: number) =>
    (await createDisplayPrices(deps.taxTables)('EUR', 'FI', now)).shown(10_000, 'food')
  assert.deepEqual(
    [await shown(Date.UTC(2025, 11, 31, 22, 59)), await shown(Date.UTC(2025, 11, 31, 23))],
    [11_400, 11_350],
  )
})

test('the tax call returns a duty amount, separate from the tax, if a duty rate applies [TAX-236]', async () => {
  const without = await fetchTax('USA', ohio)
  assert.equal(without.tariffAmount, undefined)
  await db.run(
    statement(
      'test.tariff',
      `insert into tariff_rate (site, destination, hs_prefix, percent, valid_from) values ('USA', 'US', '', 10, '2020-01-01')`,
    ),
    [],
  )
  const { tariffAmount, totalTaxAmount } = await fetchTax('USA', ohio)
  assert.deepEqual([tariffAmount, totalTaxAmount], [29.5, without.totalTaxAmount])
  await db.run(statement('test.no-tariff', 'delete from tariff_rate'), [])
})
