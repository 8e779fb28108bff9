import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  nextShipping,
  startsRatesCall,
  type Reload,
  type ShippingInputs,
  type ShippingProgress,
} from './shipping-state.ts'
import { orderSignature, type SignedOrder } from './signature.ts'

const atStart: ShippingProgress = { state: 'notReady', signature: null, outcome: null }
const facts: ShippingInputs = { hasItems: true, isAddressValid: true, signature: 'a' }
const change = (before: ShippingProgress, changed: Partial<ShippingInputs> = {}, reload: Reload = 'if-changed') =>
  nextShipping(before, { type: 'changed', facts: { ...facts, ...changed }, reload })
const end = (before: ShippingProgress, signature: string, outcome: 'valid' | 'error' = 'valid') =>
  nextShipping(before, { type: 'ended', signature, outcome })
const loading = change(atStart)
const valid = end(loading, 'a')

test('without items or with an invalid address, shipping is not ready, regardless of its previous state', () => {
  for (const before of [atStart, loading, valid]) {
    assert.equal(change(before, { hasItems: false }).state, 'notReady')
    assert.equal(change(before, { isAddressValid: false }, 'always').state, 'notReady')
  }
})

test('the same shipping signature requests no new rates, even if the address was temporarily invalid', () => {
  assert.deepEqual(change(valid), valid)
  assert.equal(startsRatesCall(valid, change(valid)), false)
  const broken = change(valid, { isAddressValid: false })
  assert.deepEqual(change(broken), valid)
  const brokenMeanwhile = change(loading, { isAddressValid: false })
  assert.equal(startsRatesCall(brokenMeanwhile, change(brokenMeanwhile)), false)
  assert.equal(change(end(brokenMeanwhile, 'a')).state, 'valid')
})

test('a new shipping signature starts only one rates call', () => {
  const loadable = change(valid, { signature: 'b' }, 'no')
  assert.equal(loadable.state, 'loadable')
  assert.equal(startsRatesCall(valid, loadable), false)
  const loading = change(loadable, { signature: 'b' })
  assert.equal(loading.state, 'loading')
  assert.equal(startsRatesCall(loadable, loading), true)
  assert.equal(startsRatesCall(loading, change(loading, { signature: 'b' }, 'always')), false)
  assert.deepEqual(change(loadable, {}, 'no'), valid)
})

test('the response to a rates call for an older signature is ignored', () => {
  const newer = change(loading, { signature: 'b' })
  assert.equal(end(newer, 'a'), newer)
  assert.equal(end(newer, 'a', 'error'), newer)
  assert.equal(end(newer, 'b').state, 'valid')
  const typing = change(loading, { signature: 'b' }, 'no')
  assert.equal(end(typing, 'a').state, 'loadable')
})

test('a failed rates call results in an error, and a retry starts another call', () => {
  const failed = end(loading, 'a', 'error')
  assert.equal(failed.state, 'error')
  assert.equal(change(failed).state, 'error')
  assert.equal(startsRatesCall(failed, change(failed, {}, 'always')), true)
  assert.equal(startsRatesCall(valid, change(valid, {}, 'always')), true)
})

const signed: SignedOrder = {
  items: [
    { sku: 'A', qty: 1 },
    { sku: 'B', qty: 2 },
  ],
  subtotal: 1000,
  mode: 'fastest',
  postcode: '43215',
  region: 'OH',
  countryId: 'US',
  vatNumber: '',
}

test('the signature for shipping rates changes exactly when one of its parts changes [SHIP-210]', () => {
  const changes: Partial<SignedOrder>[] = [
    { items: [{ sku: 'A', qty: 1 }] },
    {
      items: [
        { sku: 'A', qty: 2 },
        { sku: 'B', qty: 2 },
      ],
    },
    { subtotal: 1001 },
    { mode: 'fewestPackages' },
    { postcode: '43216' },
    { region: 'PA' },
    { countryId: 'CA' },
    { vatNumber: 'DE136695976' },
  ]
  const all = [signed, ...changes.map((change) => ({ ...signed, ...change }))].map(orderSignature)
  assert.equal(new Set(all).size, all.length)
  const moved = {
    ...signed,
    items: signed.items.toReversed(),
    street: '12 Forge Street',
    city: 'Columbus',
    lastname: 'Bell',
  }
  assert.equal(orderSignature(moved), orderSignature(signed))
  assert.equal(orderSignature({ ...signed, postcode: ' 43215 ' }), orderSignature(signed))
})
