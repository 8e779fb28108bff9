import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { saveProduct } from '#services/catalog/steps.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { testProduct } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop([
  testProduct(21, 'peg-rail'),
  testProduct(22, 'hook', { related: ['peg-rail'] }),
  testProduct(23, 'short-rail'),
  testProduct(24, 'low-rail'),
  testProduct(25, 'flat-rail'),
])
const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
const key = () => randomUUID()
const change = (read: string, handle: string, id = 21, by = desk) =>
  by.call('PUT /svc_admin/products/{id}/url', { params: { id: String(id) }, body: { read, handle }, key: key() })
const find = async (url: string, site: Site = 'USA') => {
  const { entityId, redirectTarget, redirectType } = await shop
    .visit(site)
    .call('GET /svc_route/route', { query: { url } })
  return entityId ?? [redirectTarget, redirectType]
}
const put = (from: string, to: string, more: object = {}) =>
  desk.call('PUT /svc_route/redirects', { body: { site: 'USA', from, to, ...more }, key: key() })
const redirects = statement<{ row: string }>(
  'test.redirects',
  `select concat_ws(' ', site, path, target, type) as row from redirect where site = 'USA' order by path`,
)
const stored = async () => (await shop.db.run(redirects, [])).map(({ row }) => row)
const lastUrlChange = async (id = 21) => {
  const { entries } = await desk.call('GET /svc_admin/audit', {
    query: { objectType: 'product', objectId: String(id) },
  })
  return entries[0]!.changes.find(({ after }) => after?.['handle'] !== undefined)!
}
const undo = async (id: string, by = desk) => by.call('POST /svc_admin/audit/{id}/undo', { params: { id }, key: key() })

test('staff can change the path of a product, and the old path redirects permanently on every site that sells it', async () => {
  const changed = await change('peg-rail', 'rail')
  assert.equal(changed.handle, 'rail')
  for (const site of ['USA', 'CAN', 'EUR'] as const) {
    assert.equal(await find('/rail', site), 21)
    assert.deepEqual(await find('/peg-rail', site), ['/rail', 301])
  }
  assert.equal((await change('peg-rail', 'rail')).handle, 'rail')
})

test('pages and products that refer to the old path still show the product', async () => {
  const visitor = shop.visit()
  const cards = await visitor.call('GET /svc_content/cards', { query: { handles: 'peg-rail,hook' } })
  assert.deepEqual(
    cards.map(({ handle, productId, url }) => [handle, productId, url]),
    [
      ['peg-rail', 21, '/rail'],
      ['hook', 22, '/hook'],
    ],
  )
  const hook = await visitor.call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '22' } })
  assert.deepEqual([hook.relatedIds, hook.related.map(({ url }) => url)], [[21], ['/rail']])
})

test('redirects to an old path go straight to the newest path, with their query, and changing the path back removes the redirect', async () => {
  await put('/old-rail', '/rail?color=red')
  await change('rail', 'long-rail')
  assert.deepEqual(await stored(), [
    'USA /old-rail /long-rail?color=red 301',
    'USA /peg-rail /long-rail 301',
    'USA /rail /long-rail 301',
  ])
  await change('long-rail', 'rail')
  assert.deepEqual(await stored(), [
    'USA /long-rail /rail 301',
    'USA /old-rail /rail?color=red 301',
    'USA /peg-rail /rail 301',
  ])
  assert.equal(await find('/rail'), 21)
})

test('a redirect at the earlier path stays on a site that does not show the product, and is replaced on others', async () => {
  for (const site of ['USA', 'CAN'] as const) {
    const body = { site, from: '/low-rail', to: '/hook' }
    await desk.call('PUT /svc_route/redirects', { body, key: key() })
  }
  const params = { id: '24' }
  await desk.call('PUT /svc_admin/products/{id}/state', {
    params,
    body: { site: 'CAN', state: 'archived' },
    key: key(),
  })
  assert.deepEqual(await find('/low-rail', 'CAN'), ['/hook', 301])
  await change('low-rail', 'tiny-rail', 24)
  assert.deepEqual(await find('/low-rail', 'CAN'), ['/hook', 301])
  assert.deepEqual(await find('/low-rail'), ['/tiny-rail', 301])
})

test('undoing a path change in the audit log restores the path, the redirects, and related products, and redirects the undone path', async () => {
  const before = await stored()
  await change('rail', 'new-rail')
  const { id } = await lastUrlChange()
  await undo(id)
  assert.deepEqual(await stored(), [...before, 'USA /new-rail /rail 301'].toSorted())
  assert.equal(await find('/rail'), 21)
  assert.deepEqual(await find('/new-rail', 'CAN'), ['/rail', 301])
  const hook = await shop.visit().call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '22' } })
  assert.deepEqual(hook.relatedIds, [21])
})

test('redirects to a path that is later undone lead to the restored path, and back to the later path if the Undo is undone', async () => {
  await change('rail', 'new-rail')
  await put('/promo', '/new-rail?color=red')
  await undo((await lastUrlChange()).id)
  assert.deepEqual(await find('/promo'), ['/rail?color=red', 301])
  await undo((await lastUrlChange()).id)
  assert.equal(await find('/new-rail'), 21)
  assert.deepEqual(
    [await find('/promo'), await find('/rail')],
    [
      ['/new-rail?color=red', 301],
      ['/new-rail', 301],
    ],
  )
  await change('new-rail', 'rail')
})

test('undoing a path change is refused if a restored redirect would chain to a newer one', async () => {
  await put('/flat-rail', '/removed-rail')
  await change('flat-rail', 'steel-rail', 25)
  const { id } = await lastUrlChange(25)
  await put('/removed-rail', '/hook')
  await assert.rejects(undo(id), { status: 409, code: 'changed_since' })
  assert.equal(await find('/steel-rail'), 25)
  assert.deepEqual(await find('/flat-rail'), ['/steel-rail', 301])
})

test('undoing a path change is refused if one of its redirects has changed since', async () => {
  await change('rail', 'new-rail')
  const { id } = await lastUrlChange()
  await put('/rail', '/plates')
  await assert.rejects(undo(id), { status: 409, code: 'changed_since' })
  assert.equal(await find('/new-rail'), 21)
  assert.deepEqual(await find('/rail'), ['/plates', 301])
})

test('undoing a path change is refused if another product has the old path, or if staff lack access to one of its sites', async () => {
  await change('short-rail', 'shorter-rail', 23)
  const { entries } = await desk.call('GET /svc_admin/audit', { query: { objectType: 'product', objectId: '23' } })
  const { id } = entries[0]!.changes.find(({ after }) => after?.['handle'] !== undefined)!
  const { visitor: american } = await createStaffMember(shop, { email: 'ann@store.example', sites: ['USA'] })
  await assert.rejects(undo(id, american), { code: 'not_permitted', details: { site: 'CAN' } })
  // Set through an import, because imports do not check redirects.
  await shop.db.transaction((tx) => saveProduct(tx, testProduct(24, 'short-rail'), () => null, Date.UTC(2026, 0, 1)))
  await assert.rejects(undo(id), { status: 409, code: 'changed_since' })
  assert.equal(await find('/shorter-rail'), 23)
})

test('a path that is in use, redirects to another page, or is invalid is refused, and so is an outdated edit', async () => {
  for (const handle of ['hook', 'plates'])
    await assert.rejects(change('new-rail', handle), { status: 409, code: 'handle_taken' })
  await assert.rejects(change('new-rail', 'no/path'), { status: 422, code: 'invalid_handle' })
  await assert.rejects(change('rail', 'other'), { code: 'handle_changed', details: { handle: 'new-rail' } })
  await assert.rejects(change('none', 'other', 999), { status: 404, code: 'product_not_found' })
  await put('/sale', '/plates')
  const details = { site: 'USA', from: '/sale', to: '/plates' }
  await assert.rejects(change('new-rail', 'sale'), { status: 409, code: 'path_redirected', details })
  await put('/spring', '/hook', { kind: 'prefix' })
  await assert.rejects(change('new-rail', 'spring'), { status: 409, code: 'path_redirected' })
  assert.equal(await find('/new-rail'), 21)
})

test('a staff member without permission for every site of the product cannot change its path', async () => {
  const { visitor: american } = await createStaffMember(shop, {
    email: 'amy@store.example',
    roles: ['merchandiser'],
    sites: ['USA'],
  })
  await assert.rejects(change('new-rail', 'other', 21, american), { code: 'not_permitted', details: { site: 'CAN' } })
})

test('a new or copied product cannot have the old path of another product, because that path redirects there', async () => {
  await change('hook', 'wall-hook', 22)
  const details = { site: 'USA', from: '/hook', to: '/wall-hook' }
  const refusal = { status: 409, code: 'path_redirected', details }
  const body = {
    name: 'Hook',
    handle: 'hook',
    brand: 'Ironwright',
    category: 'plates',
    sku: 'NEW-HOOK',
    weightGrams: 1_000,
    prices: [{ site: 'USA' as const, price: 9 }],
  }
  await assert.rejects(desk.call('POST /svc_admin/products', { body, key: key() }), refusal)
  const copy = { name: 'Hook', handle: 'hook', skus: [{ variantId: 22, sku: 'HOOK-COPY' }] }
  const input = { params: { id: '22' }, body: copy, key: key() }
  const { code, status } = refusal
  await assert.rejects(desk.call('POST /svc_admin/products/{id}/copies', input), { code, status })
  assert.equal(
    (await desk.call('POST /svc_admin/products', { body: { ...body, handle: 'hook-2' }, key: key() })).handle,
    'hook-2',
  )
})
