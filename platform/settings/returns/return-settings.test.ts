import assert from 'node:assert/strict'
import { test } from 'node:test'
import { configuration, problems } from '../settings-for-tests.ts'

test("returns are free by default, and go to the site's return address if it has one", () => {
  assert.deepEqual(configuration({}).returns, { feePercent: 0, addresses: {} })
  const { returns } = configuration({ RETURN_FEE_PERCENT: '15', RETURN_ADDRESS_USA: 'Returns | 1 Dock St' })
  assert.deepEqual(returns, { feePercent: 15, addresses: { USA: ['Returns', '1 Dock St'] } })
  for (const wrong of ['101', '-1', '1.5'])
    assert.match(problems({ RETURN_FEE_PERCENT: wrong }).join(), /^RETURN_FEE_PERCENT must be a whole number/)
})
