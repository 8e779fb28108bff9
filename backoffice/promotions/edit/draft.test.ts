import assert from 'node:assert/strict'
import { test } from 'node:test'
import { texts } from '../texts/en.ts'
import { checkDraft, discountedPriceText, parsePercent, type PromotionDraft } from './draft.ts'

const draft = (overrides: Partial<PromotionDraft> = {}) => ({ price: '80', units: '', from: '', to: '', ...overrides })
const check = (overrides: Partial<PromotionDraft>) =>
  checkDraft(draft(overrides), { normalPrice: 100, today: '2026-11-22' })

test('a completed promotion form has an amount, days, and a number of units that may be unlimited', () => {
  assert.deepEqual(check({ price: '1,080.5'.slice(2), from: '2026-11-24', units: '5' }), {
    fields: { price: 80.5, from: '2026-11-24', to: null, qty: 5 },
    errors: {},
  })
  assert.equal(check({}).fields?.qty, null)
})

test('each invalid field in the promotion form has an error', () => {
  const { invalid } = texts
  assert.deepEqual(check({ price: 'x', units: '-1' }), {
    fields: null,
    errors: { price: invalid.amount, units: invalid.units },
  })
  assert.deepEqual(check({ price: '100', to: '2026-11-21' }).errors, {
    price: invalid.not_lower,
    to: invalid.end_in_past,
  })
  assert.deepEqual(check({ from: '2026-11-30', to: '2026-11-25' }).errors, { to: invalid.end_before_start })
  assert.deepEqual(check({ price: '0' }).errors, { price: invalid.amount })
})

test('entering a percentage discount fills in prices rounded to cents', () => {
  assert.deepEqual([discountedPriceText(295, 20), discountedPriceText(99.99, 33)], ['236.00', '66.99'])
  assert.deepEqual(
    [parsePercent('20'), parsePercent('0'), parsePercent('100'), parsePercent('x')],
    [20, null, null, null],
  )
})
