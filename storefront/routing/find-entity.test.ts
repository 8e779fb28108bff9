import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refused } from '#contract/kernel/refused.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { pageContextOf } from '#storefront/page/page-for-tests.ts'
import { findEntity } from './find-entity.ts'

const shop = await openTestShop()

function counting(failures = 0) {
  const context = pageContextOf(shop.visit())
  let calls = 0
  const call: PageContext['call'] = (name, ...rest) => {
    calls += 1
    return calls <= failures ? Promise.reject(new Refused(503, 'service_unavailable')) : context.call(name, ...rest)
  }
  return { context: { ...context, call }, calls: () => calls }
}

test('a URL without a page is looked up once and returns nothing [ERROR-011]', async () => {
  const { context, calls } = counting()
  assert.equal(await findEntity(context, '/no-such-category'), null)
  assert.equal(calls(), 1)
})

test('a failed lookup is retried twice [ROUTE-027]', async () => {
  const { context, calls } = counting(2)
  assert.equal(await findEntity(context, '/no-such-category'), null)
  assert.equal(calls(), 3)
  const away = counting(9)
  await assert.rejects(findEntity(away.context, '/no-such-category'), { status: 503 })
  assert.equal(away.calls(), 3)
})

test('a product is found with the sites that have it', async () => {
  const { context } = counting()
  const [american, everywhere] = [
    await findEntity(context, '/american-plate'),
    await findEntity(context, '/iron-plate'),
  ]
  assert.ok(american && 'kind' in american && everywhere && 'kind' in everywhere)
  assert.equal(american.kind, 'product')
  assert.deepEqual(american.sites, ['USA'])
  assert.ok(everywhere.sites!.includes('USA') && everywhere.sites!.includes('CAN'))
})
