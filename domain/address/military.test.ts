import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMilitary } from './military.ts'

test('an APO, FPO, or DPO address is recognized by city or region, but only in the United States [PROMO-006]', () => {
  const at = (city: string, region = 'OH', countryId = 'US') => isMilitary({ city, region, countryId })
  assert.deepEqual([at('APO'), at(' fpo '), at('DPO, 0001'), at('Ramstein', 'AE')], [true, true, true, true])
  assert.deepEqual([at('Apollo'), at('Columbus'), at('APO', '', 'PH'), at('')], [false, false, false, false])
})
