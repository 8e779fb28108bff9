import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { pageContextOf } from '#storefront/page/page-for-tests.ts'
import { findEntity } from './find-entity.ts'
import { type EntityKind, knownPaths } from './known-paths.ts'

const shop = await openTestShop()

function counting(failures = 0, status = 503) {
  const context = pageContextOf(shop.visit())
  const requests: unknown[] = []
  const call = ((...request: Parameters<PageContext['call']>) => {
    const [name, input, options] = request
    requests.push([name, input, ...(options?.isFresh ? ['fresh'] : [])])
    return requests.length <= failures
      ? Promise.reject(new RefusalError(status, 'service_unavailable'))
      : context.call(...request)
  }) as PageContext['call']
  return { context: { ...context, call }, calls: () => requests.length, requests }
}

test('a URL that does not exist is looked up exactly once and returns null [ERROR-011]', async () => {
  const { context, calls } = counting()
  assert.equal(await findEntity(context, '/no-such-category'), null)
  assert.equal(calls(), 1)
})

/** Adds a known path like a browser, because servers store none. */
function learn(kind: EntityKind, id: number, url: string) {
  Object.defineProperty(globalThis, 'document', { value: {}, configurable: true })
  knownPaths.learn(kind, [{ id, url }])
  Reflect.deleteProperty(globalThis, 'document')
}

test('the URL of a product, category, or content page that is already known needs no lookup [ROUTE-008, ROUTE-009, ROUTE-010]', async () => {
  for (const [id, kind] of (['product', 'category', 'cms'] as const).entries()) {
    const { context, calls } = counting()
    learn(kind, id, `/known-${kind}`)
    assert.deepEqual(await findEntity(context, `/known-${kind}`), { kind, id })
    assert.equal(calls(), 0, kind)
  }
})

test('a URL that is not yet known is looked up with one call [ROUTE-011]', async () => {
  const { context, requests } = counting()
  const found = await findEntity(context, '/bars')
  assert.ok(found && 'kind' in found)
  assert.deepEqual([found.kind, found.id], ['category', 3])
  assert.deepEqual(requests, [['GET /svc_route/route', { query: { url: '/bars' } }]])
})

test('after a path changed on the server, each path is looked up once more without the cache [ROUTE-055]', async () => {
  learn('product', 7, '/moved-plate')
  knownPaths.forget()
  const { context, requests } = counting()
  await findEntity(context, '/moved-plate')
  await findEntity(context, '/moved-plate')
  const lookup = ['GET /svc_route/route', { query: { url: '/moved-plate' } }]
  assert.deepEqual(requests, [[...lookup, 'fresh'], lookup])
})

test('a failed URL lookup is retried twice [ROUTE-027]', async () => {
  const { context, calls } = counting(2)
  assert.equal(await findEntity(context, '/no-such-category'), null)
  assert.equal(calls(), 3)
  const away = counting(9)
  await assert.rejects(findEntity(away.context, '/no-such-category'), { status: 503 })
  assert.equal(away.calls(), 3)
})

test('if every attempt to look up a URL fails, the result is null [ERROR-017]', async () => {
  const { context, calls } = counting(9, 500)
  assert.equal(await findEntity(context, '/iron-plate'), null)
  assert.equal(calls(), 3)
})

test('a product found by its URL includes the sites that sell it', async () => {
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
