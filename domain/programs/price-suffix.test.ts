import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatsOf } from '#storefront/page/formats.ts'
import { priceSuffix } from './price-suffix.ts'

test("a monthly subscription price has the suffix '/mo' [PRICE-011]", () => {
  assert.equal(`${formatsOf('en-US', 'USD').money(2_900)}${priceSuffix('Month')}`, '$29.00/mo')
})

test("a yearly price has the suffix '/yr', a weekly price '/wk', and any other price none [PRICE-012]", () => {
  const suffixed = ['Year', 'Week', 'Day', 'toString', '', null, undefined].map(priceSuffix)
  assert.deepEqual(suffixed, ['/yr', '/wk', '', '', '', '', ''])
})
