import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardOfSearch, isQuoted, type SearchProduct } from './card-view.ts'
import { plainPriceDisplay } from '../deals/price-display.ts'
import { foundProduct } from './search-product-for-tests.ts'
import { texts as dealTexts } from '../deals/texts/en.ts'
import { texts } from '../texts/en.ts'

const found = foundProduct

test('a search result becomes a product card with its id, URL, price, and variants [SEARCH-036, SEARCH-038, SEARCH-044]', () => {
  const card = cardOfSearch(found, plainPriceDisplay(null))
  assert.deepEqual([card.id, card.url, card.price?.was], [1001, '/power-bar', 29500])
  assert.deepEqual(card.swatches, [['Red', '#f00']])
})

test("a product card's badge shows an event's registration as open or closed [SEARCH-051]", () => {
  const display = { ...plainPriceDisplay(null), challenges: dealTexts.challenges }
  const badgeOf = (status: SearchProduct['challenge_status']) =>
    cardOfSearch({ ...found, challenge_status: status }, display).challenge
  assert.deepEqual([badgeOf('none'), badgeOf('open')], [undefined, 'Registration open'])
  assert.equal(badgeOf('closed'), 'Registration closed')
})

test('a product card records whether its URL redirects to a different product [SEARCH-045]', () => {
  const display = plainPriceDisplay(null)
  assert.equal(cardOfSearch({ ...found, product_has_redirect: true }, display).hasRedirect, true)
  assert.equal(cardOfSearch(found, display).hasRedirect, undefined)
})

test('a product card shows the special price only if it is below the price [SEARCH-039]', () => {
  assert.deepEqual(cardOfSearch(found, plainPriceDisplay(null)).price, { now: 25000, was: 29500, isFrom: true })
  for (const special of [295, 310])
    assert.deepEqual(cardOfSearch({ ...found, final_price: special }, plainPriceDisplay(null)).price, {
      now: 29500,
      was: null,
      isFrom: true,
    })
})

test("displayed prices include the VAT of the product's class", () => {
  assert.equal(cardOfSearch(found, plainPriceDisplay({ goods: 20 })).price?.now, 30000)
})

test('a product card shows its rating once it has three reviews', () => {
  const ratingOf = (count: number) =>
    cardOfSearch({ ...found, rating: { average: 4.4, count } }, plainPriceDisplay(null)).rating
  assert.equal(ratingOf(2), null)
  assert.deepEqual(ratingOf(3), { average: 4.4, stars: 4.5, count: 3 })
})

test('product 91377 is sold by quote if it has no price or a price of 0 [SEARCH-011, SEARCH-043, SEARCH-047]', () => {
  assert.equal(isQuoted(91377, 0), true)
  assert.equal(isQuoted(91377, null), true)
  assert.equal(isQuoted(91377, 10), false)
  assert.equal(isQuoted(1001, 0), false)
  assert.equal(
    cardOfSearch({ ...found, entity_id: 91377, price: 0, final_price: 0 }, plainPriceDisplay(null)).price,
    null,
  )
  assert.equal(texts.quote, 'Quote Available')
})
