import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfStore, siteSettings } from '#domain/sites.ts'
import { formatsOf } from './formats.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import { currentPrice, displayedDiscountPercent, displayPrice } from './price.ts'

test('a special price applies only if it is below the base price, which is then struck through [PRICE-004, PRICE-218]', () => {
  assert.deepEqual(currentPrice(295, 250.5), { now: 25050, was: 29500 })
  assert.deepEqual(currentPrice(295, 295), { now: 29500, was: null })
  assert.deepEqual(currentPrice(295, 310), { now: 29500, was: null })
})

test('a product without a special price shows its base price, and a product without a base price shows no price [PRICE-001, PRICE-215]', () => {
  assert.deepEqual(currentPrice(295, null), { now: 29500, was: null })
  assert.equal(currentPrice(null, null), null)
})

test("displayed prices include the VAT of the product's tax class, rounded half up to the cent [REGION-007, PRICE-210, PRICE-211]", () => {
  const tax = { goods: 19, food: 7 }
  assert.equal(displayPrice(10_000, 'goods', tax), 11_900)
  assert.equal(displayPrice(10_000, 'food', tax), 10_700)
  assert.equal(displayPrice(1_050, 'goods', { goods: 10 }), 1_155)
  assert.equal(displayPrice(105, 'goods', { goods: 10 }), 116)
  assert.equal(displayPrice(10_000, 'goods', null), 10_000)
})

test('wire amounts convert to minor units exactly', () => {
  assert.equal(toMinor(1.15), 115)
  assert.equal(toMinor(8.7), 870)
})

test('a saving is announced from 10% and never rounded up', () => {
  assert.equal(displayedDiscountPercent(900_00, 1000_00), 10)
  assert.equal(displayedDiscountPercent(850_01, 1000_00), 14)
  assert.equal(displayedDiscountPercent(900_01, 1000_00), null)
  assert.equal(displayedDiscountPercent(999_99, 1000_00), null)
})

test('an average rating always has one decimal', () => {
  assert.equal(formatsOf('en-US', 'USD').rating(4), '4.0')
  assert.equal(formatsOf('de-DE', 'EUR').rating(4.5), '4,5')
})

test("money is formatted in the site's currency by its locale [REGION-204, REGION-207, REGION-209]", () => {
  const currencyOf = (storeId: number) => siteSettings[siteOfStore(storeId)!].currency
  assert.equal(formatsOf('en-US', currencyOf(1)).money(129_500), '$1,295.00')
  assert.equal(formatsOf('en-GB', currencyOf(34)).money(129_500), '£1,295.00')
  assert.equal(formatsOf('de-DE', currencyOf(5)).money(129_500).replace(/\s/g, ' '), '1.295,00 €')
  assert.equal(formatsOf('en-US', 'USD').roundMoney(15_000), '$150')
})
