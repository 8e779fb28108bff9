import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const { db, visit } = await openTestShop()
const redirect = statement(
  'test.redirect',
  `insert into redirect (site, path, target, type) values ('USA', $1, $2, $3)`,
)
const find = (url: string) => visit().call('GET /svc_route/route', { query: { url } })

test('the route lookup returns a product, a category or nothing for a path [ROUTE-053, ROUTE-016]', async () => {
  assert.deepEqual([(await find('/iron-plate')).entityType, (await find('/iron-plate')).entityId], ['product', 7])
  assert.deepEqual([(await find('/bars')).entityType, (await find('/bars')).entityId], ['category', 3])
  const { entityType, entityId, redirectTarget } = await find('/nothing-here')
  assert.deepEqual([entityType, entityId, redirectTarget], [null, null, null])
})

test('the path of a call may contain its site, in either case [ROUTE-031]', async () => {
  for (const code of ['CAN', 'can']) {
    const response = await visit('CAN').fetch(`/svc_route/site/${code}/route?url=/bars`)
    assert.equal(((await response.json()) as { entityId: number }).entityId, 3)
  }
})

test('a path with an encoded NUL or a broken escape finds nothing', async () => {
  for (const url of ['/%00', '%00', '/iron-plate%00', '/%E0%A4%A'])
    assert.equal((await find(url)).entityType, null, url)
})

test('a lookup returns the same page on other sites', async () => {
  const { related } = await find('/american-plate')
  assert.deepEqual(related, [{ siteCode: 'USA', path: '/american-plate' }])
})

test('other spellings redirect with a 301, chains are followed, and loops return nothing [ROUTE-019]', async () => {
  for (const url of ['/Iron-Plate', '/iron-plate/', '/iron-plate.html']) {
    const { redirectTarget, redirectType } = await find(url)
    assert.deepEqual([redirectTarget, redirectType], ['/iron-plate', 301], url)
  }
  await db.run(redirect, ['/a', '/b', 301])
  await db.run(redirect, ['/b', '/bars', 302])
  assert.equal((await find('/a')).redirectTarget, '/bars')
  await db.run(redirect, ['/x', '/y', 301])
  await db.run(redirect, ['/y', '/x', 301])
  assert.equal((await find('/x')).redirectTarget, null)
})

test('a redirect has its configured type, and external targets are ignored [ROUTE-015]', async () => {
  for (const type of [301, 302, 307, 308]) {
    await db.run(redirect, [`/old-${type}`, '/bars', type])
    assert.equal((await find(`/old-${type}`)).redirectType, type)
  }
  await db.run(redirect, ['/away', 'https://evil.example/', 301])
  assert.equal((await find('/away')).redirectTarget, null)
})

test('a page with the handle of a category is its landing page, on the sites that have it [CMS-006, CMS-011]', async () => {
  const landing = statement(
    'test.landing',
    `insert into page (site, handle, title, description, document) values ('USA', 'bars', '', '', '{"content": []}')`,
  )
  await db.run(landing, [])
  assert.equal((await find('/bars')).entityType, 'cms')
  const { entityType } = await visit('CAN').call('GET /svc_route/route', { query: { url: '/bars' } })
  assert.equal(entityType, 'category')
})
