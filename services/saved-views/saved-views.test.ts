import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { maxOwnViews, maxViewName, maxViewQuery, viewPages, type ViewPage } from '#domain/saved-views/view-query.ts'
import { statement } from '#platform/database.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { savedViewData } from './privacy-steps.ts'
import { sweepDeletedViews } from './repository.ts'

const shop = await openTestShop([])
const member = async (name: string, role: string, sites: readonly ('USA' | 'EUR')[] | null = null) =>
  (await createStaffMember(shop, { email: `${name}@ironwright.example`, roles: [role], sites })).visitor
const owner = await member('owner', 'owner')
const kim = await member('kim', 'support')
const lee = await member('lee', 'support')
const packer = await member('packer', 'warehouse', ['USA'])

interface NewView {
  page?: ViewPage
  name: string
  query?: string
  isShared?: boolean
}
const save = (by: Visitor, { page = 'orders', query = 'queue=to_ship', isShared = false, name }: NewView) =>
  by.call('POST /svc_admin/views', { body: { page, name, query, isShared }, key: randomUUID() })
const change = (by: Visitor, id: string, body: Required<Omit<NewView, 'page'>>, version: number | 'any' = 'any') =>
  by.call('PUT /svc_admin/views/{id}', { params: { id }, body, version, key: randomUUID() })
const remove = (by: Visitor, id: string) =>
  by.call('DELETE /svc_admin/views/{id}', { params: { id }, key: randomUUID() })
const restore = (by: Visitor, id: string) =>
  by.call('POST /svc_admin/views/{id}/restore', { params: { id }, key: randomUUID() })
const list = async (by: Visitor, page: ViewPage = 'orders') =>
  (await by.call('GET /svc_admin/views', { query: { page } })).views
const namesOf = async (by: Visitor, page?: ViewPage) => (await list(by, page)).map(({ name }) => name)

test("a saved view contains only its page's filters, and only its creator can see it", async () => {
  const view = await save(kim, { name: 'Overdue', query: '?queue=to_ship&site=EUR&before=abc&filter=low' })
  assert.equal(view.query, 'queue=to_ship&site=EUR')
  assert.deepEqual([view.createdBy, view.isOwn, view.mayChange, view.version], ['kim', true, true, 1])
  assert.deepEqual(await list(kim), [view])
  assert.deepEqual(await list(lee), [])
  await assert.rejects(change(lee, view.id, { ...view, name: 'Mine' }), { status: 404, code: 'view_not_found' })
  await assert.rejects(remove(owner, view.id), { code: 'view_not_found' })
  await assert.rejects(restore(lee, view.id), { code: 'view_not_found' })
  await assert.rejects(remove(lee, randomUUID()), { code: 'view_not_found' })
  await remove(kim, view.id)
})

test('a saved view appears only on its page', async () => {
  const [orders, returns] = [
    await save(kim, { name: 'Same name' }),
    await save(kim, { page: 'returns', name: 'Same name', query: 'state=received' }),
  ]
  assert.deepEqual(await list(kim), [orders])
  assert.deepEqual(await list(kim, 'returns'), [returns])
  for (const page of viewPages.filter((each) => each !== 'orders' && each !== 'returns'))
    assert.deepEqual(await list(kim, page), [], page)
  for (const { id } of [orders, returns]) await remove(kim, id)
})

test('other staff see the creator of a shared view, and only a role with views.write can change the view', async () => {
  const view = await save(kim, { name: 'For all', isShared: true })
  const [seen] = await list(lee)
  assert.deepEqual(seen, { ...view, isOwn: false, mayChange: false })
  await assert.rejects(change(lee, view.id, { ...view, name: 'Taken over' }), { status: 403, code: 'not_permitted' })
  await assert.rejects(remove(lee, view.id), { status: 403, code: 'not_permitted' })
  const changed = await change(owner, view.id, { ...view, name: 'For everyone' })
  assert.deepEqual(
    [changed.name, changed.createdBy, changed.isOwn, changed.mayChange],
    ['For everyone', 'kim', false, true],
  )
  await change(owner, view.id, { ...changed, isShared: false })
  assert.deepEqual([await namesOf(lee), await namesOf(owner), await namesOf(kim)], [[], [], ['For everyone']])
  await remove(kim, view.id)
})

test('saved views for a page that a role cannot read are neither returned nor changed', async () => {
  const view = await save(kim, { page: 'customers', name: 'Gyms', query: 'group=1', isShared: true })
  await assert.rejects(list(packer, 'customers'), { status: 403, code: 'not_permitted' })
  await assert.rejects(save(packer, { page: 'customers', name: 'Gyms' }), { status: 403, code: 'not_permitted' })
  await assert.rejects(remove(packer, view.id), { code: 'view_not_found' })
  await remove(kim, view.id)
})

test("a site's shared view is hidden from staff of other sites", async () => {
  const europe = await save(kim, { name: 'Europe', query: 'site=EUR', isShared: true })
  const usa = await save(kim, { name: 'USA', query: 'site=USA', isShared: true })
  assert.deepEqual(await namesOf(packer), ['USA'])
  await assert.rejects(remove(packer, europe.id), { code: 'view_not_found' })
  for (const { id } of [europe, usa]) await remove(kim, id)
})

test('saving a view with the same name and filters again returns the same view, and another view with the name is refused', async () => {
  const view = await save(kim, { name: 'Once' })
  assert.deepEqual(await save(kim, { name: 'Once', query: 'page=2&queue=to_ship' }), view)
  assert.deepEqual(await namesOf(kim), ['Once'])
  const taken = { status: 409, code: 'view_name_taken' }
  await assert.rejects(save(kim, { name: 'Once', query: 'queue=unpaid' }), taken)
  await assert.rejects(save(kim, { name: 'ONCE' }), taken)
  const other = await save(kim, { name: 'Other' })
  await assert.rejects(change(kim, other.id, { ...other, name: 'once' }), taken)
  assert.equal((await change(kim, view.id, { ...view, name: 'ONCE' })).name, 'ONCE')
  const ofLee = await save(lee, { name: 'Once' })
  await remove(lee, ofLee.id)
  for (const { id } of [view, other]) await remove(kim, id)
})

test('concurrent requests save a view once', async () => {
  const saved = await Promise.all(Array.from({ length: 6 }, () => save(lee, { name: 'Parallel' })))
  assert.equal(new Set(saved.map(({ id }) => id)).size, 1)
  await remove(lee, saved[0]!.id)
})

test('a change to an outdated view version is refused, and an unchanged save is treated as a retry', async () => {
  const view = await save(kim, { name: 'Versions' })
  const unpaid = { ...view, query: 'queue=unpaid' }
  const changed = await change(kim, view.id, unpaid, 1)
  assert.deepEqual([changed.query, changed.version], ['queue=unpaid', 2])
  assert.deepEqual(await change(kim, view.id, unpaid, 1), changed)
  await assert.rejects(change(kim, view.id, { ...view, name: 'Later' }, 1), { status: 409, code: 'version_conflict' })
  await remove(kim, view.id)
})

test('a deleted saved view can be restored for a week, unless its name was used again', async () => {
  const view = await save(kim, { name: 'Deleted' })
  assert.deepEqual(await remove(kim, view.id), { success: true })
  assert.deepEqual(await remove(kim, view.id), { success: true })
  assert.deepEqual(await list(kim), [])
  await assert.rejects(change(kim, view.id, { ...view, name: 'New' }), { code: 'view_not_found' })
  const restored = await restore(kim, view.id)
  assert.deepEqual([restored.id, restored.name, restored.query], [view.id, 'Deleted', 'queue=to_ship'])
  assert.deepEqual(await restore(kim, view.id), restored)
  await remove(kim, view.id)
  const second = await save(kim, { name: 'Deleted' })
  await assert.rejects(restore(kim, view.id), { code: 'view_name_taken' })
  await remove(kim, second.id)
  await sweepDeletedViews(shop.db, shop.clock() + 6 * 86_400_000)
  await restore(kim, view.id)
  await remove(kim, view.id)
  await sweepDeletedViews(shop.db, shop.clock() + 8 * 86_400_000)
  await assert.rejects(restore(kim, view.id), { code: 'view_not_found' })
})

test('malformed saved views are refused', async () => {
  const invalid = { status: 400, code: 'invalid_request' }
  await assert.rejects(save(kim, { page: 'payments' as ViewPage, name: 'X' }), invalid)
  await assert.rejects(list(kim, 'toString' as ViewPage), invalid)
  await assert.rejects(save(kim, { name: '   ' }), invalid)
  await assert.rejects(save(kim, { name: 'x'.repeat(maxViewName + 1) }), invalid)
  await assert.rejects(save(kim, { name: 'Long', query: `q=${'x'.repeat(maxViewQuery)}` }), invalid)
  const encoded = { status: 422, code: 'view_query_too_long' }
  await assert.rejects(save(kim, { name: 'Long', query: `q=${'é'.repeat(400)}` }), encoded)
  const view = await save(kim, { name: 'x'.repeat(maxViewName) })
  await assert.rejects(change(kim, view.id, { ...view, query: `q=${'é'.repeat(400)}` }), encoded)
  await remove(kim, view.id)
})

test('a staff member can have at most 50 saved views on a page', async () => {
  const first = await save(lee, { name: 'View 1' })
  for (let at = 2; at <= maxOwnViews; at++) await save(lee, { name: `View ${at}` })
  const full = { status: 422, code: 'too_many_views' }
  await assert.rejects(save(lee, { name: 'One more' }), full)
  assert.equal((await save(lee, { name: 'View 1' })).id, first.id)
  await save(lee, { page: 'returns', name: 'Other page', query: 'state=received' })
  await remove(lee, first.id)
  await save(lee, { name: 'One more' })
  await assert.rejects(restore(lee, first.id), full)
})

test('changes to a saved view are in the audit log without its filters, and Undo reverses a deletion and a rename', async () => {
  const view = await save(owner, { name: 'Logged', query: 'q=ann%40store.example' })
  const latest = async () => {
    const query = { objectType: 'saved_view', objectId: view.id }
    return (await owner.call('GET /svc_admin/audit', { query })).entries[0]!.changes[0]!
  }
  const undo = async () =>
    owner.call('POST /svc_admin/audit/{id}/undo', { params: { id: (await latest()).id }, key: randomUUID() })
  assert.deepEqual([(await latest()).after?.['name'], (await latest()).after?.['query']], ['Logged', null])
  await change(owner, view.id, { ...view, name: 'Renamed' })
  await undo()
  assert.deepEqual(await namesOf(owner), ['Logged'])
  await remove(owner, view.id)
  await undo()
  assert.deepEqual(await namesOf(owner), ['Logged'])
  await remove(owner, view.id)
})

test("deleting a customer deletes saved searches for the customer's email address", async () => {
  const search = await save(owner, { page: 'customers', name: 'Ann', query: 'q=Ann%2Blifts%40store.example' })
  const other = await save(owner, { page: 'customers', name: 'Bea', query: 'q=bea%40store.example' })
  const person = { id: 1, email: 'ann+lifts@store.example' } as Parameters<typeof savedViewData.forget>[1]
  await shop.db.transaction((tx) => savedViewData.forget(tx, person, []))
  assert.deepEqual(await list(owner, 'customers'), [other])
  await assert.rejects(restore(owner, search.id), { code: 'view_not_found' })
})

test("a staff member's saved views are deleted with the account", async () => {
  const { visitor, me } = await createStaffMember(shop, { email: 'leaving@ironwright.example', roles: ['support'] })
  await save(visitor, { page: 'quotes', name: 'Own', query: 'state=sent' })
  await save(visitor, { page: 'quotes', name: 'Shared', query: 'state=sent', isShared: true })
  assert.deepEqual(await namesOf(kim, 'quotes'), ['Shared'])
  await shop.db.run(statement('test.delete-account', 'delete from staff_account where id = $1'), [me.id])
  assert.deepEqual(await list(kim, 'quotes'), [])
})
