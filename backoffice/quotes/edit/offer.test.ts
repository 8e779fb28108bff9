import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { QuoteItem } from '../quote-types.ts'
import { isSameOffer, mergeOffers, offerChanges } from './conflict.ts'
import {
  discountText,
  isOfferSaved,
  offerBody,
  offerProblems,
  offerTotals,
  initialOffer,
  withDiscount,
  isReadableDiscount,
  withDiscountOnAll,
  withPrice,
} from './offer.ts'

const item = (itemId: string, qty: number, listPrice: number | null, isPriceFixed = false): QuoteItem => ({
  itemId,
  productId: 1,
  childId: 1,
  sku: 'IW-1',
  name: 'Bar',
  choice: '',
  details: [],
  qty,
  listPrice,
  isPriceFixed,
})
const items = [item('a', 3, 295), item('b', 2, 19.99), item('card', 1, 50, true)]
const noOffer = { quote: { lines: [], shipping: null, note: '' }, reason: '' }
const fresh = initialOffer(noOffer, items, 'US')

test('a discount can be entered in percent or as an amount per unit, and the price is derived and rounded once', () => {
  const price = (discount: string) => withDiscount({ listPrice: 19.99 }, discount).price
  assert.deepEqual(
    [price('10%'), price('10 %'), price('2.5'), price(''), price('100%')],
    ['17.99', '17.99', '17.49', '19.99', '0.00'],
  )
  assert.deepEqual(
    [price('101%'), price('20'), price('ten'), withDiscount({ listPrice: null }, '5%').price],
    ['', '', '', ''],
  )
})

test('an entered price shows its discount as a whole percentage if possible, or else as an amount, and shows none above the list price', () => {
  assert.deepEqual(
    [discountText(200, 180), discountText(19.99, 17.99), discountText(295, 290.5), discountText(100, 120)],
    ['10%', '10%', '4.50', ''],
  )
  assert.deepEqual(withPrice({ listPrice: 200 }, '1x'), { price: '1x', discount: '' })
})

test('an offer draft starts with list prices, or with the saved prices if an offer exists', () => {
  assert.deepEqual(
    items.map(({ itemId }) => fresh.lines[itemId]!.price),
    ['295.00', '19.99', '50.00'],
  )
  const lines = [{ itemId: 'a', qty: 3, price: 265.5, taxClass: 'goods' }]
  const saved = initialOffer({ quote: { ...noOffer.quote, lines }, reason: 'Club' }, items, 'US')
  assert.deepEqual([saved.lines['a'], saved.lines['b']!.price], [{ price: '265.50', discount: '10%' }, '19.99'])
})

test('offer totals are quantity times price plus fixed shipping, and are compared with the list price', () => {
  const draft = { ...withDiscountOnAll(fresh, items, '10%'), isShippingFixed: true, shipping: '25' }
  assert.deepEqual(offerTotals(draft, items), {
    list: 974.98,
    goods: 882.48,
    discount: 92.5,
    percent: 9.5,
    shipping: 25,
    total: 907.48,
  })
  assert.equal(draft.lines['card']!.price, '50.00')
  assert.equal(offerTotals(fresh, [...items, item('new', 1, null)]).list, null)
})

test('a price that differs from the list price needs a reason, and fixed shipping needs a price and a postal code', () => {
  assert.equal(offerProblems(fresh, items), null)
  const lower = { ...fresh, lines: { ...fresh.lines, a: withPrice(items[0]!, '200') } }
  assert.equal(offerProblems(lower, items)?.reason, true)
  assert.equal(offerProblems({ ...lower, reason: 'Club' }, items), null)
  const problems = offerProblems({ ...fresh, isShippingFixed: true, lines: {} }, items)
  assert.deepEqual(problems, { lines: ['a', 'b', 'card'], shipping: true, postcode: true, reason: false })
})

test('the request to save an offer contains a price for each requested quantity, and no shipping unless it is fixed', () => {
  const body = offerBody({ ...fresh, shipping: '5', note: ' Hello ' }, items, 'Kim')
  assert.deepEqual(body.lines[1], { itemId: 'b', qty: 2, price: 19.99 })
  assert.deepEqual([body.shipping, body.note, body.agent], [null, 'Hello', 'Kim'])
})

test('an offer can be sent only after it has been saved with the requested quantities', () => {
  const lines = items.map(({ itemId, qty }) => ({ itemId, qty, price: 1, taxClass: 'goods' }))
  assert.equal(isOfferSaved({ state: 'in_work', lines }, items), true)
  assert.equal(isOfferSaved({ state: 'requested', lines }, items), false)
  assert.equal(isOfferSaved({ state: 'in_work', lines }, [item('a', 4, 295), ...items.slice(1)]), false)
})

test("merging two offer drafts preserves the editor's changes and takes everything else from the other draft", () => {
  const mine = { ...fresh, note: 'Mine', lines: { ...fresh.lines, a: withPrice(items[0]!, '200') } }
  const theirs = {
    ...fresh,
    isShippingFixed: true,
    shipping: '25.00',
    postcode: '43215',
    lines: { ...fresh.lines, a: withPrice(items[0]!, '210'), b: withPrice(items[1]!, '18') },
  }
  const versions = { base: fresh, mine, theirs }
  assert.deepEqual(
    offerChanges(versions, items).map(({ part, itemId, isConflict }) => [part, itemId, isConflict]),
    [
      ['price', 'a', true],
      ['price', 'b', false],
      ['shipping', null, false],
      ['note', null, false],
    ],
  )
  const merged = mergeOffers(versions, items)
  assert.deepEqual(
    [merged.lines['a']!.price, merged.lines['b']!.price, merged.shipping, merged.note],
    ['200', '18', '25.00', 'Mine'],
  )
  const typed = { ...fresh, note: ' ', lines: { ...fresh.lines, a: withPrice(items[0]!, '295') } }
  assert.equal(isSameOffer(fresh, typed, items), true)
})

test('a quote discount is shown as a percentage, as an amount, or not at all', () => {
  const texts = ['10%', '25.00', '', ' ', 'ten', '-5']
  assert.deepEqual(texts.map(isReadableDiscount), [true, true, true, true, false, false])
})
