import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAddress } from './address-form.ts'
import { restoredAddress } from './use-local-order.ts'

const now = readAddress(new FormData(), 'shipping')

test('an address that was typed stands in the form again, its country too', () => {
  const typed = { ...now, city: 'Berlin', street: ['Hauptstr. 1'], countryId: 'DE' }
  assert.deepEqual(restoredAddress(now, JSON.parse(JSON.stringify(typed))), typed)
})

test('what is no address, or the same one, changes nothing', () => {
  for (const typed of [undefined, null, 'x', [], {}, { city: 7, street: 'x' }, now]) {
    assert.equal(restoredAddress(now, typed), null)
  }
})

test('nothing but the fields of an address is kept or put back', () => {
  const restored = restoredAddress(now, { city: 'Dover', card: '4111111111111111', cvv: '123' })
  assert.deepEqual(restored, { ...now, city: 'Dover' })
  assert.deepEqual(Object.keys(restored!).toSorted(), Object.keys(now).toSorted())
})
