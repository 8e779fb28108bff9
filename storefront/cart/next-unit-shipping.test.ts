import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextUnitShippingOf } from './next-unit-shipping.ts'

const line = (id: string, qty = 1, max = 5) => ({ id, name: `Product ${id}`, qty, most: max })

test('the shipping cost of one more unit is shown as one range for all lines', () => {
  const lines = [line('a'), line('b'), line('c')]
  assert.deepEqual(nextUnitShippingOf(lines, { a: 45, b: 720, c: 0 }), { kind: 'adds', from: 0, to: 720 })
  assert.deepEqual(nextUnitShippingOf(lines, { a: 45, b: 45 }), { kind: 'adds', from: 45, to: 45 })
  assert.deepEqual(nextUnitShippingOf(lines, { a: 0, b: 0, c: 0 }), { kind: 'free' })
})

test('the cart shows which product lowers shipping if one more unit is added, and the saving', () => {
  assert.deepEqual(nextUnitShippingOf([line('a'), line('b')], { a: 45, b: -1_250 }), {
    kind: 'saves',
    name: 'Product b',
    price: 1_250,
  })
})

test('a line at its maximum quantity or with an unknown shipping cost shows no one-more-unit message', () => {
  assert.equal(nextUnitShippingOf([line('a', 5)], { a: 45 }), null)
  assert.equal(nextUnitShippingOf([line('a')], {}), null)
})
