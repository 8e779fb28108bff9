import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flagValue, type Feature } from './feature.ts'

const popup: Feature = {
  defaultValue: false,
  rules: [
    { force: true, condition: { site: { $in: ['EUR', 'GBR'] } } },
    { force: 'try', condition: { group: 'staff' } },
  ],
}

test('a flag has the value of its first rule that holds, else its default', () => {
  assert.equal(flagValue(popup, { site: 'EUR' }), true)
  assert.equal(flagValue(popup, { site: 'USA' }), false)
  assert.equal(flagValue(popup, { site: 'USA', group: 'staff' }), 'try')
  assert.equal(flagValue(popup, { site: 'GBR', group: 'staff' }), true)
})

test('a rule without a condition holds for all, and one about what is not known for nobody', () => {
  assert.equal(flagValue({ defaultValue: 1, rules: [{ force: 2 }] }, {}), 2)
  assert.equal(flagValue(popup, {}), false)
})

test('a flag that there is not has no value', () => assert.equal(flagValue(undefined, {}), undefined))
