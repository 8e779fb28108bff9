import assert from 'node:assert/strict'
import { test } from 'node:test'
import { store } from '#contract/store.ts'
import { isPriorityRequest } from './request-priority.ts'

test('cart, order, and account calls bypass the admission queue; browsing calls do not', () => {
  const paths = Object.entries(store).map(([name, { access }]) => ({ path: name.split(' ')[1]!, access }))
  const own = paths.filter(({ access }) => access === 'guest' || access === 'customer').map(({ path }) => path)
  assert.deepEqual(
    own.filter((path) => !isPriorityRequest(path) && !/^\/svc_(?:review|ssr\/chat)\//.test(path)),
    // Group prices, segment blocks, the region, flags, and consent records may wait. Requests for a printed catalog are not
    // purchases.
    [
      '/svc_content/catalog/product/group-prices',
      '/svc_content/cms/page/{id}/segments',
      '/svc_content/issue-requests',
      '/svc_ssr/geoIp',
      '/svc_ssr/features',
      '/svc_ssr/newsletters/subscribe',
      '/svc_ssr/newsletters/unsubscribe',
      '/svc_ssr/newsletters/site/{siteCode}/subscriptions',
      '/svc_ssr/submit/iterable',
      '/svc_ssr/newsletters/reader',
      '/svc_ssr/newsletters/reader',
      '/svc_ssr/newsletters/link',
      '/svc_ssr/submit/wufoo',
      '/svc_story/stories',
      '/svc_story/stories/{id}/reports',
      '/svc_push/devices/{deviceUid}',
      '/svc_push/devices/{deviceUid}',
      '/svc_push/devices/{deviceUid}/preferences',
      '/svc_push/devices/{deviceUid}',
      '/svc_ssr/consent',
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

test('cart, checkout, and account pages bypass the admission queue in every locale', () => {
  for (const path of [
    '/cart',
    '/checkout/review',
    '/de/checkout/payment',
    '/be/fr/cart?x=1',
    '/Account',
    '/login',
    '/rmaprocess/initiate',
  ])
    assert.equal(isPriorityRequest(path), true, path)
})
