import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isQuoteOpen, lockedPrices, lockedShipping, quoteState, type QuoteStatus } from './quote.ts'

const noon = Date.UTC(2026, 10, 23, 12)
const quote = (overrides: Partial<QuoteStatus> = {}): QuoteStatus => ({
  state: 'sent',
  validUntil: noon,
  ...overrides,
})

test('a sent or accepted quote is valid until its expiry [LIST-234]', () => {
  assert.equal(quoteState(quote(), noon - 1), 'sent')
  assert.equal(quoteState(quote(), noon), 'expired')
  assert.equal(quoteState(quote({ state: 'accepted' }), noon - 1), 'accepted')
  assert.equal(quoteState(quote({ state: 'accepted' }), noon), 'expired')
  assert.equal(quoteState(quote({ state: 'ordered' }), noon), 'ordered')
  assert.equal(quoteState(quote({ state: 'declined' }), noon), 'declined')
  assert.equal(quoteState(quote({ state: 'requested', validUntil: null }), noon), 'requested')
})

test('staff can edit a quote until the customer accepts or declines it, and again after it has expired [LIST-234]', () => {
  for (const state of ['requested', 'in_work', 'sent', 'expired'] as const) assert.ok(isQuoteOpen(state), state)
  for (const state of ['accepted', 'declined', 'ordered'] as const) assert.ok(!isQuoteOpen(state), state)
})

test('quoted prices apply only while the list matches the quote exactly [LIST-234]', () => {
  const lines = [
    { itemId: 'a', qty: 10, price: 9_000 },
    { itemId: 'b', qty: 1, price: 0 },
  ]
  const locked = lockedPrices({ lines }, [
    { id: 'b', qty: 1 },
    { id: 'a', qty: 10 },
  ])
  assert.deepEqual(locked && [...locked], [
    ['a', 9_000],
    ['b', 0],
  ])
  for (const items of [
    [{ id: 'a', qty: 10 }],
    [
      { id: 'a', qty: 9 },
      { id: 'b', qty: 1 },
    ],
    [
      { id: 'a', qty: 10 },
      { id: 'c', qty: 1 },
    ],
    [
      { id: 'a', qty: 10 },
      { id: 'b', qty: 1 },
      { id: 'c', qty: 1 },
    ],
  ])
    assert.equal(lockedPrices({ lines }, items), null, JSON.stringify(items))
})

test('quoted shipping applies only to the quoted destination [LIST-234]', () => {
  const shipping = { price: 4_500, countryId: 'GB', postcode: 'SW1A 1AA' }
  assert.equal(lockedShipping({ shipping }, { countryId: 'GB', postcode: 'sw1a1aa' })?.price, 4_500)
  assert.equal(lockedShipping({ shipping }, { countryId: 'GB', postcode: 'SW1A 2AA' }), null)
  assert.equal(lockedShipping({ shipping }, { countryId: 'IE', postcode: 'SW1A 1AA' }), null)
  assert.equal(lockedShipping({ shipping: null }, { countryId: 'GB', postcode: 'SW1A 1AA' }), null)
})
