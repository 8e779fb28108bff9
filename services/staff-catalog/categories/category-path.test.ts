import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { headerHandle } from '#domain/content/page-path.ts'
import type { Block } from '#domain/content/block.ts'
import { sites, type Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { importProducts } from '#services/catalog/import/import-products.ts'
import { purgeCategory } from '#services/catalog/link-lists/purge-category.ts'
import { putLinks } from '#services/catalog/link-lists/repository.ts'
import { readEntry } from '#services/catalog/products/entries.ts'
import { publishPage } from '#services/content/publish-page.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { testProduct } from '#services/testing/products-for-tests.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop([testProduct(31, 'bumper', { categories: ['plates'] })])
const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
const key = () => randomUUID()
const plates = '2'
const change = (read: string, handle: string, { id = plates, by = desk } = {}) =>
  by.call('PUT /svc_admin/categories/{id}/path', { params: { id }, body: { read, handle }, key: key() })
const find = async (url: string, site: Site = 'USA') => {
  const route = await shop.visit(site).call('GET /svc_route/route', { query: { url } })
  return route.entityType === null ? [route.redirectTarget, route.redirectType] : [route.entityType, route.entityId]
}
const redirect = (from: string, to: string, more: object = {}) =>
  desk.call('PUT /svc_route/redirects', { body: { site: 'USA', from, to, ...more }, key: key() })
const publish = (handle: string, content: readonly Block[] = [], site: Site = 'USA') =>
  shop.db.transaction((tx) => publishPage(tx, site, { handle, title: handle, description: '', content }))
const block = (label: string): Block => ({ type: 'Text', props: { id: label, html: `<p>${label}</p>` } }) as Block
const lastChange = async () => {
  const { entries } = await desk.call('GET /svc_admin/audit', { query: { objectType: 'category', objectId: plates } })
  return entries[0]!.changes.find(({ after }) => after?.['handle'] !== undefined)!.id
}
const undo = (id: string, by = desk) => by.call('POST /svc_admin/audit/{id}/undo', { params: { id }, key: key() })
const menu = async () => (await shop.visit().call('GET /svc_content/cms/header', {})).menu
const links = async () => {
  const { topLinks } = await shop.visit().call('GET /svc_content/catalog/category/{id}', { params: { id: '1' } })
  return topLinks.map(({ name, url }) => [name, url])
}
const takePurges = statement<{ tags: string[] }>(
  'test.take-purges',
  `with taken as (delete from outbox where topic = 'purge' returning payload)
   select array(select jsonb_array_elements_text(payload->'tags')) as tags from taken`,
)
const takeRefreshes = statement<{ id: number }>(
  'test.take-path-refreshes',
  `with taken as (delete from outbox where topic = 'listings_refresh' returning payload)
   select (payload->>'categoryId')::integer as id from taken`,
)

test('staff can change the path of a category, and the old path redirects permanently on every site', async () => {
  await menu()
  await links()
  assert.equal((await change('plates', 'discs')).handle, 'discs')
  for (const site of sites) {
    assert.deepEqual(await find('/discs', site), ['category', 2])
    assert.deepEqual(await find('/plates', site), ['/discs', 301])
  }
  assert.deepEqual(await find('/bars'), ['category', 3])
  assert.equal((await change('plates', 'discs')).handle, 'discs')
  assert.deepEqual(
    (await menu())[0]!.groups.map(({ url }) => url),
    ['/discs'],
  )
  assert.deepEqual(await links(), [['Plates', '/discs']])
})

test('a path change purges the menu, the pages at both paths, and the product pages that show the path', async () => {
  await shop.db.run(takePurges, [])
  await change('discs', 'plates')
  const tags = new Set((await shop.db.run(takePurges, [])).flatMap((purge) => purge.tags))
  for (const site of sites)
    for (const name of ['tree', 'category:2', 'route:/discs', 'route:/plates'])
      assert.ok(tags.has(`${site}:${name}`), `${site}:${name}`)
  assert.ok((await shop.db.run(takeRefreshes, [])).some(({ id }) => id === 2))
  await change('plates', 'discs')
})

test('menus, open lists, and restored link lists that name an earlier path show the category', async () => {
  const section = { id: 'all', label: 'All discs', categories: ['plates'] }
  await publish(headerHandle, [{ type: 'MenuSection', props: section }])
  assert.deepEqual(
    (await menu()).map(({ label, url }) => [label, url]),
    [
      ['All discs', '/discs'],
      ['Weights', '/weights'],
    ],
  )
  const data = { widget: { rfkid: 'rfkid_10' }, context: { page: { uri: '/plates' }, user: { uuid: key() } } }
  const { content } = await shop.visit().call('POST /svc_content/catalog/listing', { body: { data } })
  assert.deepEqual(
    content.product.value.map(({ entity_id: id }) => id),
    [31],
  )
  await shop.db.transaction(async (tx) => {
    await putLinks(tx, 1, { style: 'text', links: [{ category: 'plates' }] })
    await purgeCategory(tx, 1)
  })
  assert.deepEqual(await links(), [['Plates', '/discs']])
})

test('a product file that lists an earlier path of a category adds its products to the category', async () => {
  const lines = [
    ['Handle', 'Title', 'Ironwright Categories', 'Variant SKU', 'Variant Grams', 'Variant Price'],
    ['steel-disc', 'Steel Disc', 'bars plates', 'STEEL-DISC', '900', '9.00'],
  ]
  await importProducts(shop.db, lines, {
    site: 'USA',
    dryRun: false,
    strict: false,
    mediaFolder: '',
    fetchPicture: async () => assert.fail('a picture was fetched'),
    now: testNow,
    onProgress: () => {},
    report: assert.ifError,
  })
  assert.deepEqual((await readEntry(shop.db, 'USA', 'steel-disc'))!.categories, ['bars', 'discs'])
})

test('redirects to an old path go straight to the newest path, and changing the path back removes the redirect', async () => {
  await redirect('/steel', '/discs?material=Steel')
  await change('discs', 'weight-plates')
  assert.deepEqual(await find('/steel'), ['/weight-plates?material=Steel', 301])
  assert.deepEqual(await find('/plates'), ['/weight-plates', 301])
  await change('weight-plates', 'discs')
  assert.deepEqual(await find('/steel'), ['/discs?material=Steel', 301])
  assert.deepEqual(await find('/discs'), ['category', 2])
})

test("a category's landing page and the blocks below its list move with its path, with all versions, and Undo moves them back", async () => {
  await publish('discs', [block('one')])
  await publish('discs', [block('two')])
  await publish('discs', [block('three')], 'CAN')
  await publish('below_discs', [block('below')])
  const landing = await find('/discs')
  assert.equal(landing[0], 'cms')
  await change('discs', 'plates')
  assert.deepEqual(await find('/plates'), landing)
  assert.deepEqual(await find('/discs'), ['/plates', 301])
  const versions = async (handle: string) => {
    const params = { site: 'USA' as const, handle }
    const { versions: stored } = await desk.call('GET /svc_content/pages/{site}/{handle}/versions', { params })
    return stored.map(({ number, state }) => [number, state])
  }
  assert.deepEqual(await versions('plates'), [
    [2, 'published'],
    [1, 'replaced'],
  ])
  assert.deepEqual(await versions('discs'), [])
  const read = async (id: string) => {
    const page = await shop.visit().call('GET /svc_content/cms/page/{id}', { params: { id } })
    return JSON.stringify(page.roguebuilder.content)
  }
  assert.match(await read('below_plates'), /below/)
  await undo(await lastChange())
  assert.deepEqual(await find('/discs'), landing)
  assert.deepEqual(await find('/plates'), ['/discs', 301])
  assert.match(await read('below_discs'), /below/)
  assert.deepEqual(await links(), [['Plates', '/discs']])
})

test('Undo of a path change is refused if another page has the path, or if one of its redirects has changed since', async () => {
  await change('discs', 'rounds')
  const changed = await lastChange()
  await publish('discs')
  await assert.rejects(undo(changed), { status: 409, code: 'changed_since' })
  assert.equal((await find('/rounds'))[0], 'cms')
  await change('rounds', 'wheels')
  const later = await lastChange()
  await redirect('/rounds', '/bars')
  await assert.rejects(undo(later), { status: 409, code: 'changed_since' })
  assert.equal((await find('/wheels'))[0], 'cms')
})

test('a path that is in use, redirects to another page, or is invalid is refused, and so is an outdated edit', async () => {
  for (const handle of ['bumper', 'bars', 'discs', headerHandle])
    await assert.rejects(change('wheels', handle), { status: 409, code: 'handle_taken' }, handle)
  await assert.rejects(change('wheels', 'a/b'), { status: 422, code: 'invalid_handle' })
  await assert.rejects(change('plates', 'other'), { code: 'handle_changed', details: { handle: 'wheels' } })
  await assert.rejects(change('none', 'other', { id: '999' }), { status: 404, code: 'category_not_found' })
  await redirect('/sale', '/bars')
  const details = { site: 'USA', from: '/sale', to: '/bars' }
  await assert.rejects(change('wheels', 'sale'), { status: 409, code: 'path_redirected', details })
  // A page's editor could not open it.
  await assert.rejects(change('wheels', 'räder'), { status: 422, code: 'invalid_page_handle' })
  assert.equal((await change('bars', 'barre-à-disques', { id: '3' })).handle, 'barre-à-disques')
  assert.equal((await find('/wheels'))[0], 'cms')
})

test('Undo of a path change is refused if it moves a page, stored since, to a path that is not valid for pages', async () => {
  const id = '3'
  await change('barre-à-disques', 'olympic-bars', { id })
  const { entries } = await desk.call('GET /svc_admin/audit', { query: { objectType: 'category', objectId: id } })
  const changed = entries[0]!.changes.find(({ after }) => after?.['handle'] === 'olympic-bars')!.id
  await publish('below_olympic-bars')
  await assert.rejects(undo(changed), { status: 409, code: 'changed_since' })
  assert.deepEqual(await find('/olympic-bars'), ['category', 3])
})

test('staff see the products, links, and pages of a category', async () => {
  const contents = (id: string) => desk.call('GET /svc_admin/categories/{id}/contents', { params: { id } })
  const { products, links: count, landingPages, pagesBelow } = await contents(plates)
  assert.deepEqual([products, count, landingPages, pagesBelow], [2, 0, ['USA', 'CAN'], ['USA']])
  const { products: inBranch, links: inList, landingPages: none } = await contents('1')
  assert.deepEqual([inBranch, inList, none], [2, 1, []])
  await assert.rejects(contents('999'), { status: 404, code: 'category_not_found' })
})

test('a path is refused if a draft for another page has it, and nothing changes', async () => {
  const params = { site: 'USA' as const, handle: 'below_drafted' }
  const body = { title: 'Draft', description: '', document: { content: [] }, basedOn: 0 }
  await desk.call('POST /svc_content/pages/{site}/{handle}/versions', { params, body, key: key() })
  await assert.rejects(change('wheels', 'drafted'), { status: 409, code: 'handle_taken' })
  assert.equal((await find('/wheels'))[0], 'cms')
  assert.deepEqual(await find('/drafted'), [null, null])
})

test('a staff member who may not edit every site can neither change a path nor undo a change', async () => {
  const { visitor: american } = await createStaffMember(shop, { email: 'ann@store.example', sites: ['USA'] })
  await assert.rejects(change('wheels', 'other', { by: american }), { status: 403, code: 'not_permitted' })
  await change('wheels', 'other')
  const changed = await lastChange()
  await assert.rejects(undo(changed, american), { status: 403, code: 'not_permitted' })
})
