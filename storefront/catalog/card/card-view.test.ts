import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardOfSearch, isQuoted, type SearchProduct } from './card-view.ts'
import { plainPriceDisplay } from '../deals/price-display.ts'
import { texts as dealTexts } from '../deals/texts/en.ts'
import { texts } from '../texts/en.ts'

const red = {
  id: 7,
  color: 'Red',
  swatch: '#f00',
  img: null,
  thumbnail: null,
  hover_image: null,
  url: '/power-bar?color=Red',
  name: 'Power Bar, Red',
  price: 295,
  special_price: 250,
  sku: 'IW-BAR-RED',
  plp_attribute: true,
}
const found: SearchProduct = {
  entity_id: 1001,
  sku: 'IW-BAR',
  thumbnail: null,
  manufacturer: 'Ironwright',
  cat1: 'Barbells',
  cat2: '',
  cat3: '',
  price: 295,
  final_price: 250,
  name: 'Power Bar',
  url: '/power-bar',
  tax_class_id: 'goods',
  type: 'configurable',
  challenge_status: 'none',
  rogue_hover_image: null,
  rogue_rfk_custom_data: { label: 'colors', related: [red] },
  product_has_redirect: false,
  fact: '20 kg',
  is_from: true,
  is_new: true,
  addable: false,
  inventory: {
    min: 1,
    max: 5,
    bin: false,
    qoh: 10,
    backorder: false,
    leadTime: null,
    restockStatus: 'in_stock',
    promoQty: null,
    ms: true,
  },
  picture: { base: '/media/a', alt: 'A bar', width: 960, height: 960, widths: [308, 640] },
  hover: null,
  rating: null,
  promo: null,
}

test('a search result becomes a card with its id, URL, price, and variants [SEARCH-036, SEARCH-038, SEARCH-044]', () => {
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

test('a card shows the special price only if it is below the price [SEARCH-039]', () => {
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

test('a card shows its rating once it has three reviews', () => {
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
