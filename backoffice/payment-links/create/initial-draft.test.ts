import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressFor, initialDraft, type QuoteDesk } from './initial-draft.ts'

const start = (query: string) => initialDraft('CAN', new URLSearchParams(query))

test('the form for a new payment link is prefilled with the order, quote, or kind in the URL', () => {
  assert.deepEqual([start('').kind, start('').address.countryId], ['free', 'CA'])
  assert.deepEqual([start('order=100000001').kind, start('order=100000001').orderId], ['order', '100000001'])
  assert.deepEqual([start('quote=q').kind, start('quote=q').quoteId], ['quote', 'q'])
  assert.deepEqual([start('kind=quote').kind, start('kind=best').kind], ['quote', 'free'])
})

test("a quote's payment link is prefilled with the customer's name and the quote's shipping destination", () => {
  const desk = {
    customer: { name: 'Ann Mary Lee', email: 'ann@example.com' },
    quote: { shipping: { price: 5, countryId: 'US', postcode: '43215' } },
  } as QuoteDesk
  const { firstname, lastname, countryId, postcode } = addressFor(start('').address, desk)
  assert.deepEqual([firstname, lastname, countryId, postcode], ['Ann', 'Mary Lee', 'US', '43215'])
})
