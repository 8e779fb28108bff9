import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountPlacesOf, currentPlace } from './account-places.ts'

test('the account menu marks the current page', () => {
  assert.deepEqual(currentPlace('/account'), { name: 'overview', isItself: true })
  assert.deepEqual(currentPlace('/ACCOUNT/orders/'), { name: 'orders', isItself: true })
  assert.deepEqual(currentPlace('/account/payment-methods'), { name: 'cards', isItself: true })
})

test('the account menu marks the entry of a detail page', () => {
  for (const [path, name] of [
    ['/account/order/100000042', 'orders'],
    ['/account/order/100000042/invoice', 'orders'],
    ['/account/wishlist', 'lists'],
    ['/account/registry/0a1b', 'registry'],
    ['/account/programming/0a1b', 'programs'],
    ['/account/reviews/7', 'reviews'],
    ['/account/custom-quoting/0a1b', 'quotes'],
  ] as const)
    assert.deepEqual(currentPlace(path), { name, isItself: false }, path)
})

test('the account menu marks nothing on other pages', () => {
  assert.deepEqual(
    [currentPlace('/account/order-lookup'), currentPlace('/'), currentPlace('/cart')],
    [null, null, null],
  )
})

test('saved gyms and designs are only in the USA menu [ZEUS-004]', () => {
  const names = (site: 'USA' | 'CAN') => accountPlacesOf(site).map(({ name }): string => name)
  const others = names('USA').filter((name) => name !== 'gyms' && name !== 'designs')
  assert.equal(names('USA').length, others.length + 2)
  assert.deepEqual(names('CAN'), others)
})
