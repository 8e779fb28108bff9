import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAddress } from './address/address-form.ts'
import { restoreAddress } from './use-local-order.ts'

const now = readAddress(new FormData(), 'shipping')

test('an address entered at checkout is restored in the form with its country', () => {
  const typed = { ...now, city: 'Berlin', street: ['Hauptstr. 1'], countryId: 'DE' }
  assert.deepEqual(restoreAddress(now, JSON.parse(JSON.stringify(typed))), typed)
})

test('a stored address that is malformed or unchanged is not restored', () => {
  for (const typed of [undefined, null, 'x', [], {}, { city: 7, street: 'x' }, now]) {
    assert.equal(restoreAddress(now, typed), null)
  }
})

test('only address fields are restored, so card data in storage is ignored', () => {
  const restored = restoreAddress(now, { city: 'Dover', card: '4111111111111111', cvv: '123' })
  assert.deepEqual(restored, { ...now, city: 'Dover' })
  assert.deepEqual(Object.keys(restored!).toSorted(), Object.keys(now).toSorted())
})
