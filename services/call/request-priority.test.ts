import assert from 'node:assert/strict'
import { test } from 'node:test'
import { store } from '#contract/store.ts'
import { isPriorityRequest } from './request-priority.ts'

test('what a shopper asks about a cart, an order or an account does not wait, and looking around does', () => {
  const paths = Object.entries(store).map(([name, { access }]) => ({ path: name.split(' ')[1]!, access }))
  const own = paths.filter(({ access }) => access === 'guest' || access === 'customer').map(({ path }) => path)
  assert.deepEqual(
    own.filter((path) => !isPriorityRequest(path) && !path.startsWith('/svc_review/')),
    // A page shows the prices of a group late rather than a cart, and a link to a choice is no purchase yet.
    [
      '/svc_content/catalog/product/group-prices',
      '/svc_content/issue-requests',
      '/svc_ssr/newsletters/subscribe',
      '/svc_content/recipes',
    ],
  )
  for (const path of [
    '/api/search-rec/3',
    '/svc_content/catalog/tree',
    '/',
    '/search?q=/cart',
    '/theindex',
    '/cartwheels',
  ])
    assert.equal(isPriorityRequest(path), false, path)
})

test('the pages of cart, checkout and account do not wait, in any locale', () => {
  for (const path of ['/cart', '/checkout/review', '/de/checkout/payment', '/be/fr/cart?x=1', '/Account', '/login'])
    assert.equal(isPriorityRequest(path), true, path)
})
