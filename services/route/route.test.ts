import assert from 'node:assert/strict'
import { test } from 'node:test'
import { landingPages } from '../../db/demo/content/landing-pages.ts'
import { WireRoute } from '#contract/route.ts'
import type { Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { cookiesOf } from '#services/call/identity/cookies.ts'
import { callInProcess } from '#services/call/in-process.ts'
import { saveCategories } from '#services/catalog/categories/put-category.ts'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import { publishPage } from '#services/content/publish-page.ts'
import { storeRoutes } from '#services/routes.ts'
import { createCallerIdentifier } from '#services/sessions/identify.ts'
import { priceEverywhere, testCategories, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const { db, deps, clock, visit, visitBy } = await openTestShop()
const redirect = statement(
  'test.redirect',
  `insert into redirect (site, path, target, type) values ('USA', $1, $2, $3)`,
)
const prefix = statement(
  'test.prefix',
  `insert into redirect (site, path, target, type, kind) values ('USA', $1, $2, 301, 'prefix')`,
)
const insertPage = statement(
  'test.page',
  `insert into page (site, handle, title, description, document) values ($1, $2, '', '', '{"content": []}')`,
)
const find = (url: string) => visit().call('GET /svc_route/route', { query: { url } })

test('the route lookup returns a product, a category, or null for a path [ROUTE-053, ROUTE-016]', async () => {
  assert.deepEqual([(await find('/iron-plate')).entityType, (await find('/iron-plate')).entityId], ['product', 7])
  assert.deepEqual([(await find('/bars')).entityType, (await find('/bars')).entityId], ['category', 3])
  const { entityType, entityId, redirectTarget } = await find('/nothing-here')
  assert.deepEqual([entityType, entityId, redirectTarget], [null, null, null])
})

test('the path of a route lookup call may contain the site, in upper or lower case [ROUTE-031]', async () => {
  for (const code of ['CAN', 'can']) {
    const response = await visit('CAN').fetch(`/svc_route/site/${code}/route?url=/bars`)
    assert.equal(((await response.json()) as { entityId: number }).entityId, 3)
  }
})

test('a path with an encoded NUL or a broken escape matches no page', async () => {
  for (const url of ['/%00', '%00', '/iron-plate%00', '/%E0%A4%A'])
    assert.equal((await find(url)).entityType, null, url)
})

test('other spellings of a path redirect with a 301, chains are followed, and loops return null [ROUTE-019]', async () => {
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

test('a route lookup includes the paths of the same entity on other enabled sites, by type [ROUTE-024, ROUTE-025, ROUTE-026]', async () => {
  assert.deepEqual((await find('/american-plate')).related, [])
  const product = await find('/iron-plate')
  assert.ok(product.related.some(({ siteCode, path }) => siteCode === 'CAN' && path === '/iron-plate'))
  assert.ok(product.related.every(({ siteCode }) => siteCode !== 'USA'))
  const { call } = visitBy({ openSites: ['USA', 'GBR'] })()
  const open = await call('GET /svc_route/route', { query: { url: '/bars' } })
  assert.deepEqual(open, {
    entityType: 'category',
    entityId: 3,
    redirectTarget: null,
    redirectType: null,
    related: [{ siteCode: 'GBR', path: '/bars' }],
  })
  assert.deepEqual(WireRoute.shape.entityType.unwrap().options, ['category', 'product', 'cms', 'page'])
})

test('a content page is related to the pages with the same handle on other sites [ROUTE-026]', async () => {
  for (const site of ['USA', 'AUS']) await db.run(insertPage, [site, 'warranty'])
  const { entityType, related } = await find('/warranty')
  assert.deepEqual([entityType, related], ['cms', [{ siteCode: 'AUS', path: '/warranty' }]])
})

const takePurges = statement<{ tags: string[] }>(
  'test.take-purges',
  `delete from outbox where topic = 'purge' returning payload->'tags' as tags`,
)
const purged = async () => (await db.run(takePurges, [])).flatMap(({ tags }) => tags)

test('a saved redirect changes the next lookup and purges the cached pages of its path [ROUTE-055]', async () => {
  const change = statement('test.change-redirect', `update redirect set target = $2 where site = 'USA' and path = $1`)
  const drop = statement('test.drop-redirect', `delete from redirect where site = 'USA' and path = $1`)
  await purged()
  await db.run(redirect, ['/sale', '/bars', 301])
  assert.deepEqual(await purged(), ['USA:route:/sale'])
  assert.equal((await find('/sale')).redirectTarget, '/bars')
  await db.run(change, ['/sale', '/iron-plate'])
  assert.deepEqual(await purged(), ['USA:route:/sale'])
  assert.equal((await find('/sale')).redirectTarget, '/iron-plate')
  await db.run(drop, ['/sale'])
  assert.deepEqual(await purged(), ['USA:route:/sale'])
  // A prefix redirect changes the lookups for all paths under the prefix.
  await db.run(prefix, ['/sale', '/bars'])
  assert.deepEqual((await purged()).toSorted(), ['USA:redirects', 'USA:route:/sale'])
  assert.equal((await find('/sale/2019')).redirectTarget, '/bars')
  await db.run(drop, ['/sale'])
  assert.deepEqual((await purged()).toSorted(), ['USA:redirects', 'USA:route:/sale'])
  assert.equal((await find('/sale')).redirectTarget, null)
})

test('a route lookup has a tag for every redirect in its chain, so that a change to any of them purges it [ROUTE-055]', async () => {
  await db.run(redirect, ['/first', '/second', 301])
  await db.run(redirect, ['/second', '/bars', 301])
  const tags: string[] = []
  const call = callInProcess(storeRoutes(deps), { identify: createCallerIdentifier(db), limit: async () => {} })({
    site: 'USA',
    origin: 'http://localhost:3000',
    now: clock(),
    ip: '127.0.0.1',
    requestId: 'a-request',
    bearer: undefined,
    isOwnPage: true,
    cookies: cookiesOf(undefined, false),
    isShared: true,
    tag: (...named) => tags.push(...named),
  })
  await call('GET /svc_route/route', { query: { url: '/first' } })
  assert.deepEqual([...new Set(tags)], ['USA:route:/first', 'USA:redirects', 'USA:route:/second', 'USA:route:/bars'])
})

test('a saved product, category, or page purges the route lookups for its path [ROUTE-055]', async () => {
  const newest = testProduct(98, 'new-ring', { variants: [testVariant('IW-98', { prices: priceEverywhere(5_000) })] })
  await purged()
  await db.transaction((tx) => saveProduct(tx, newest, () => null, clock()))
  assert.ok((await purged()).includes('GBR:route:/new-ring'))
  await db.transaction((tx) => saveProduct(tx, newest, () => null, clock()))
  assert.ok(!(await purged()).some((tag) => tag.includes(':route:')))
  const category = { ...testCategories[0]!, id: 98, handle: 'new-rings', name: 'Rings', parent: null }
  await db.transaction((tx) => saveCategories(tx, [category], () => null))
  assert.ok((await purged()).includes('AUS:route:/new-rings'))
  const page = { handle: 'ring-care', title: 'Care', description: '', content: [] }
  await db.transaction((tx) => publishPage(tx, 'CAN', page))
  assert.ok((await purged()).includes('CAN:route:/ring-care'))
})

async function showsLandingPage(handle: string, id: number) {
  assert.ok(
    landingPages.some((page) => page.handle === handle),
    `the demo store has the page ${handle}`,
  )
  const category = { ...testCategories[0]!, id, handle, name: handle, parent: null }
  await db.transaction((tx) => saveCategories(tx, [category], () => null))
  await db.transaction((tx) => publishPage(tx, 'USA', { handle, title: handle, description: '', content: [] }))
  const { entityType, entityId } = await find(`/${handle}`)
  const page = await visit().call('GET /svc_content/cms/page/{id}', { params: { id: String(entityId) } })
  assert.deepEqual([entityType, page.identifier], ['cms', handle])
}

test('the categories facility outfitting, garage gyms, and affiliate gyms show their landing pages [CMS-007, CMS-008, CMS-009]', async () => {
  for (const [index, handle] of ['facility-outfitting', 'garage-gyms', 'affiliate-gyms'].entries())
    await showsLandingPage(handle, 200 + index)
})

test('the category training gyms shows its landing page [CMS-010]', () => showsLandingPage('training-gyms', 210))

test('a page with the handle of a category is its landing page, on the sites that have it [CMS-006, CMS-011]', async () => {
  await db.run(insertPage, ['USA', 'bars'])
  assert.equal((await find('/bars')).entityType, 'cms')
  const { entityType } = await visit('CAN').call('GET /svc_route/route', { query: { url: '/bars' } })
  assert.equal(entityType, 'category')
})

test('the route lookup redirects default brand paths for navigation within the page [INDEX-004, CATALOG-001]', async () => {
  const visitRenamed = visitBy({ brandSlug: 'iron' })
  const targetOn = async (site: Site, url: string) => {
    const { redirectTarget, redirectType } = await visitRenamed(site).call('GET /svc_route/route', { query: { url } })
    return [redirectTarget, redirectType]
  }
  assert.deepEqual(await targetOn('USA', '/rogue-catalog'), ['/iron-catalog', 302])
  assert.deepEqual(await targetOn('USA', '/theindex/ryourogue/submit'), ['/theindex/ryouiron/submit', 302])
  assert.deepEqual(await targetOn('CAN', '/rogue-catalog'), [null, null])
  assert.equal((await find('/rogue-catalog')).redirectTarget, null)
})
