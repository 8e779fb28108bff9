import assert from 'node:assert/strict'
import { test } from 'node:test'
import { store } from '#contract/store.ts'
import { openTestShop } from './testing/shop-for-tests.ts'

const { visit } = await openTestShop([])
const { fetch } = visit()

/** Fails if a service has no calls, or if one of its calls is not found over HTTP. */
async function assertMounted(...prefixes: string[]) {
  for (const prefix of prefixes) {
    const calls = Object.entries(store)
      // Staff calls return 404 to all other callers.
      .filter(([name, { access }]) => name.split('/')[1] === prefix && access !== 'staff')
      .map(([name]) => name)
    assert.ok(calls.length > 0, prefix)
    for (const name of calls) {
      const [method, path] = name.split(' ') as [string, string]
      const response = await fetch(path.replace(/\{\w+\}/g, '1'), { method })
      const body = await response.text()
      assert.ok(response.status !== 404 || !/"code":"not_found"/.test(body), `${name}: ${response.status} ${body}`)
    }
  }
}

test('content, checkout, and payment methods are served at their prefixes [ROUTE-033, ROUTE-034, ROUTE-036]', () =>
  assertMounted('svc_content', 'svc_checkout', 'svc_paymentmethod'))
test('payment links, tax, and stock alerts are served at their prefixes [ROUTE-037, ROUTE-039, ROUTE-040]', () =>
  assertMounted('svc_extrapayment', 'svc_tax', 'svc_bin'))
test('the route lookup, lists, and customers are served at their prefixes [ROUTE-041, ROUTE-042, ROUTE-043]', () =>
  assertMounted('svc_route', 'svc_list', 'svc_customer'))
test('sessions, programs, and the site itself are served at their prefixes [ROUTE-044, ROUTE-045, ROUTE-050]', () =>
  assertMounted('svc_session', 'svc_programming', 'svc_ssr'))
test('shipping and push are served at their prefixes [ROUTE-038, ROUTE-051]', () =>
  assertMounted('svc_shipping', 'svc_push'))

test('an unknown service prefix is not found', async () => {
  await assert.rejects(assertMounted('svc_unknown'))
  const response = await fetch('/svc_unknown/anything')
  assert.equal(response.status, 404)
})
