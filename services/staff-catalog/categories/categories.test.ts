import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { refreshCategory } from '#services/catalog/categories/refresh-category.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { testProduct } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop([
  testProduct(31, 'bumper', { categories: ['plates'], facets: { material: ['Rubber'] } }),
  testProduct(32, 'steel-plate', { categories: ['plates'], facets: { material: ['Steel'], use: ['Powerlifting'] } }),
])
const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
const key = () => randomUUID()
const takeJobs = statement<{ payload: { categoryId: number; after: number } }>(
  'test.take-refreshes',
  `with taken as (delete from outbox where topic = 'listings_refresh' returning id, payload)
   select payload from taken order by id`,
)
const listedWith = statement<{ id: number }>(
  'test.listed-with',
  `select product_id as id from listing where site = 'USA' and words @@ to_tsquery('english', $1) order by id`,
)
/** Runs the queued refreshes of listings, as the worker does. */
const refreshQueued = async () => {
  for (const { payload } of await shop.db.run(takeJobs, [])) await refreshCategory(shop.db, payload)
}
const idParams = (id: number) => ({ id: String(id) })
const create = (name: string, parentId: number | null = null, requestKey = key(), by = desk) =>
  by.call('POST /svc_admin/categories', {
    body: { name, handle: name.toLowerCase().replaceAll(' ', '-'), parentId },
    key: requestKey,
  })
const read = (id: number) => desk.call('GET /svc_admin/categories/{id}', { params: idParams(id) })
const edited = { name: 'Plates', text: '', picture: null, facets: ['material'], translations: {} }
const save = (id: number, version: number, change: object, by = desk) =>
  by.call('PUT /svc_admin/categories/{id}', {
    params: idParams(id),
    version,
    body: { ...edited, ...change },
    key: key(),
  })
const move = (id: number, parentId: number | null, after: number | null = null) =>
  desk.call('PUT /svc_admin/categories/{id}/place', { params: idParams(id), body: { parentId, after }, key: key() })
const remove = (id: number) => desk.call('DELETE /svc_admin/categories/{id}', { params: idParams(id), key: key() })
const assign = (id: number, seen: number[], categories: number[], by = desk) =>
  by.call('PUT /svc_admin/products/{id}/categories', {
    params: idParams(id),
    body: { read: seen, categories },
    key: key(),
  })
const tree = async () =>
  (await desk.call('GET /svc_admin/categories', {})).map(({ name, depth }) => `${'  '.repeat(depth)}${name}`)
const page = async (handle: string, site: Site = 'USA') =>
  (await shop.visit(site).call('GET /svc_route/route', { query: { url: `/${handle}` } })).entityId
const departments = async (site: Site = 'USA') => {
  const { departments: shown } = await shop.visit(site).call('GET /svc_content/cms/header', {})
  return shown.map(({ name }) => name)
}
const lastChange = async (objectType: string, id: number) => {
  const { entries } = await desk.call('GET /svc_admin/audit', { query: { objectType, objectId: String(id) } })
  // A move can also number siblings again.
  return entries[0]!.changes.findLast((change) => change.objectId === String(id))!
}
const undo = (id: string) => desk.call('POST /svc_admin/audit/{id}/undo', { params: { id }, key: key() })

test('a new category is the last one below its parent, has a page, and appears in the menu when a product is in it', async () => {
  const requestKey = key()
  const { id, handle } = await create('Kettlebells', 1, requestKey)
  assert.equal((await create('Kettlebells', 1, requestKey)).id, id)
  assert.deepEqual(await tree(), ['Weights', '  Plates', '  Bars', '  Kettlebells'])
  assert.equal(await page(handle), id)
  await move(id, null)
  await refreshQueued()
  assert.deepEqual(await departments(), ['Weights'])
  assert.deepEqual((await assign(31, [2], [id, 2])).categories, [id, 2])
  assert.deepEqual(await departments(), ['Kettlebells', 'Weights'])
  const listed = await desk.call('GET /svc_admin/categories', {})
  assert.deepEqual(
    listed.map(({ name, products, sites }) => [name, products, sites.includes('USA')]),
    [
      ['Kettlebells', 1, true],
      ['Weights', 0, true],
      ['Plates', 2, true],
      ['Bars', 0, false],
    ],
  )
})

test('a path that is in use, redirects to another page, or is invalid is refused for a new category', async () => {
  await assert.rejects(create('Plates'), { status: 409, code: 'handle_taken' })
  await assert.rejects(create('Bumper'), { status: 409, code: 'handle_taken' })
  await assert.rejects(create('a/b'), { status: 422, code: 'invalid_handle' })
  await desk.call('PUT /svc_route/redirects', { body: { site: 'CAN', from: '/sale', to: '/plates' }, key: key() })
  const details = { site: 'CAN', from: '/sale', to: '/plates' }
  await assert.rejects(create('Sale'), { status: 409, code: 'path_redirected', details })
})

test('the shop shows changed texts in each language, and products are found by the new name', async () => {
  const { version } = await read(2)
  const translations = { de: { name: 'Hantelscheiben', text: 'Gummi und Stahl.' } }
  const change = { name: 'Discs', text: 'Rubber and steel.', facets: ['use', 'material'], translations }
  const saved = await save(2, version, change)
  assert.deepEqual([saved.name, saved.facets, saved.translations], ['Discs', ['use', 'material'], translations])
  await refreshQueued()
  const found = (await shop.db.run(listedWith, ['discs'])).map(({ id }) => id)
  assert.deepEqual(found, [31, 32])
  const german = await shop.visit('EUR').fetch('/svc_content/cms/header', { headers: { 'accept-language': 'de-DE' } })
  assert.match(await german.text(), /"label":"Hantelscheiben"/)
})

test('saving an outdated version is refused with the current category, and a repeat has no effect', async () => {
  const { version } = await read(3)
  const change = { name: 'Long bars', facets: [] }
  const { version: next } = await save(3, version, change)
  assert.equal((await save(3, version, change)).version, next)
  await assert.rejects(save(3, version, { name: 'Other', facets: [] }), { status: 409, code: 'version_conflict' })
  const translations = { nl: { name: 'Stangen', text: '' } }
  const translated = await save(3, next, { ...change, translations })
  assert.ok(translated.version > next)
  await assert.rejects(save(3, next, { name: 'Other', facets: [] }), { code: 'version_conflict' })
})

test('a filter must be an attribute of the products, and a picture must be in the media library', async () => {
  const { version, attributes } = await read(2)
  assert.deepEqual(attributes, ['material', 'use'])
  await assert.rejects(save(2, version, { facets: ['diameter'] }), { status: 422, code: 'unknown_facet' })
  const unknown = { picture: '/media/none' }
  await assert.rejects(save(2, version, unknown), { status: 422, code: 'picture_not_found' })
})

test('a category moves with its subcategories, but not below itself or deeper than the menu [SHELL-019]', async () => {
  const top = (await create('Strength')).id
  await move(1, top)
  assert.ok((await tree()).includes('    Discs'))
  await assert.rejects(move(top, 2), { status: 422, code: 'within_itself' })
  const deep = (await create('Racks', null)).id
  await assert.rejects(move(deep, 2), { status: 422, code: 'too_deep', details: { max: 3 } })
  await assert.rejects(move(deep, top, 999), { status: 409, code: 'neighbor_not_found' })
  await assert.rejects(move(deep, 999), { status: 422, code: 'parent_not_found' })
  await refreshQueued()
  assert.deepEqual(await departments(), ['Kettlebells', 'Strength'])
  const { id } = await lastChange('category', 1)
  await undo(id)
  await refreshQueued()
  assert.deepEqual((await departments()).toSorted(), ['Kettlebells', 'Weights'])
})

test('undoing a move is refused if the category would be below one of its subcategories', async () => {
  const outer = (await create('Outer')).id
  const inner = (await create('Inner', outer)).id
  await move(inner, null)
  const { id } = await lastChange('category', inner)
  await move(outer, inner)
  await assert.rejects(undo(id), { status: 409, code: 'changed_since' })
  assert.equal((await read(outer)).parentId, inner)
})

test('two concurrent moves cannot put two categories below each other', async () => {
  const [one, other] = [(await create('One')).id, (await create('Other')).id]
  const results = await Promise.allSettled([move(one, other), move(other, one)])
  assert.deepEqual(results.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})

test('only a category without products and subcategories can be deleted, and Undo restores it with its path', async () => {
  await assert.rejects(remove(2), {
    status: 409,
    code: 'category_not_empty',
    details: { products: 2, subcategories: 0 },
  })
  await assert.rejects(remove(1), { code: 'category_not_empty' })
  const { id } = await create('Short lived')
  await remove(id)
  assert.equal(await page('short-lived'), null)
  await assert.rejects(remove(id), { status: 404, code: 'category_not_found' })
  await undo((await lastChange('category', id)).id)
  assert.equal(await page('short-lived'), id)
})

test('of a concurrent deletion and a new product in a category, only one succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await create(`Straps ${round}`)
    const results = await Promise.allSettled([remove(id), assign(32, [2], [2, id])])
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
    const [lost] = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as { code: string }] : [],
    )
    assert.ok(['category_not_empty', 'category_not_found'].includes(lost!.code), lost!.code)
    if (results[1].status === 'fulfilled') await assign(32, [2, id], [2])
  }
})

test('undoing the creation of a category is refused while a product is in it', async () => {
  const { id } = await create('Belts')
  const created = await lastChange('category', id)
  await assign(32, [2], [2, id])
  await assert.rejects(undo(created.id), { status: 409, code: 'changed_since' })
  await assign(32, [2, id], [2])
  await undo(created.id)
  assert.equal(await page('belts'), null)
})

test('undoing the deletion of a category is refused if a product has its path now', async () => {
  const { id } = await create('Hooks')
  await remove(id)
  const deleted = await lastChange('category', id)
  await desk.call('PUT /svc_admin/products/{id}/url', {
    params: { id: '31' },
    body: { read: 'bumper', handle: 'hooks' },
    key: key(),
  })
  await assert.rejects(undo(deleted.id), { status: 409, code: 'changed_since' })
})

test("changing a product's categories is refused if another person changed them, or if one does not exist", async () => {
  const { categories } = await desk.call('GET /svc_admin/products/{id}/categories', { params: { id: '32' } })
  await assert.rejects(assign(32, [3], [2, 3]), { status: 409, code: 'categories_changed', details: { categories } })
  await assert.rejects(assign(32, categories, [2, 999]), { status: 422, code: 'category_not_found' })
  await assert.rejects(assign(999, [], [2]), { status: 404, code: 'product_not_found' })
})

test('a staff member who may not edit every site cannot change categories', async () => {
  const { visitor: american } = await createStaffMember(shop, { email: 'ann@store.example', sites: ['USA'] })
  const refusal = { status: 403, code: 'not_permitted' }
  await assert.rejects(create('Bands', null, key(), american), refusal)
  await assert.rejects(save(2, 1, {}, american), refusal)
  await assert.rejects(assign(32, [2], [3], american), refusal)
  const params = idParams((await create('Ropes')).id)
  await assert.rejects(american.call('DELETE /svc_admin/categories/{id}', { params, key: key() }), refusal)
  const place = { params, body: { parentId: 1, after: null }, key: key() }
  await assert.rejects(american.call('PUT /svc_admin/categories/{id}/place', place), refusal)
  const { id } = await lastChange('category', Number(params.id))
  await assert.rejects(american.call('POST /svc_admin/audit/{id}/undo', { params: { id }, key: key() }), refusal)
})
