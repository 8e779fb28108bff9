import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOn } from './evaluate.ts'
import type { Feature } from './feature.ts'

test('a flag has its default value unless a rule applies, and a missing flag is off', () => {
  assert.deepEqual(
    [isOn(undefined, {}), isOn({ defaultValue: true }, {}), isOn({ defaultValue: 'on' }, {})],
    [false, true, false],
  )
  const europe = { defaultValue: false, rules: [{ force: true, condition: { site: { $in: ['EUR', 'GBR'] } } }] }
  assert.deepEqual(
    [isOn(europe, { site: 'GBR' }), isOn(europe, { site: 'USA' }), isOn(europe, {})],
    [true, false, false],
  )
  const both: Feature = {
    defaultValue: true,
    rules: [
      { force: false, condition: { site: 'USA', country: 'CA' } },
      { force: false, condition: { site: 'CAN' } },
    ],
  }
  assert.deepEqual(
    [isOn(both, { site: 'USA', country: 'US' }), isOn(both, { site: 'USA', country: 'CA' })],
    [true, false],
  )
  assert.equal(isOn(both, { site: 'CAN' }), false)
})
