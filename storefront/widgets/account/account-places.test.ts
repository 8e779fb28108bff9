import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountPlacesOf, currentPlace } from './account-places.ts'

test('the account menu marks the current page', () => {
  assert.deepEqual(currentPlace('/account'), { name: 'overview', isItself: true })
  assert.deepEqual(currentPlace('/ACCOUNT/orders/'), { name: 'orders', isItself: true })
  assert.deepEqual(currentPlace('/account/payment-methods'), { name: 'cards', isItself: true })
})

test('on a detail page, the account menu marks the entry that the page belongs to', () => {
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

test('on a page that no entry leads to, the account menu marks no entry', () => {
  assert.deepEqual(
    [currentPlace('/account/order-lookup'), currentPlace('/'), currentPlace('/cart')],
    [null, null, null],
  )
})

test('only the USA account menu has saved gyms and designs [ZEUS-004]', () => {
  const names = (site: 'USA' | 'CAN') => accountPlacesOf(site).map(({ name }): string => name)
  const others = names('USA').filter((name) => name !== 'gyms' && name !== 'designs')
  assert.equal(names('USA').length, others.length + 2)
  assert.deepEqual(names('CAN'), others)
})
