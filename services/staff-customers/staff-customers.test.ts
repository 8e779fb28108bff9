import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { publishOrder } from '#services/orders/publish.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const { deps } = shop
const key = () => randomUUID()
const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
const password = 'a long password of Ann'

async function registered(email: string, firstname = 'Ann', lastname = 'Lee') {
  const shopper = shop.visit()
  await shopper.call('POST /svc_customer/customer', { body: { email, password, firstname, lastname }, key: key() })
  await shopper.call('POST /svc_session/session/login', { body: { email, password }, key: key() })
  const { customers } = await desk.call('GET /svc_admin/customers', { query: { q: email } })
  return { shopper, params: { id: String(customers[0]!.id) }, email }
}
const profile = (params: { id: string }) => desk.call('GET /svc_admin/customers/{id}', { params })

const ann = await registered('ann@shopper.example')
const bob = await registered('bob@shopper.example', 'Bob', 'O’Hara')

test('customers are listed newest first, and can be found by name or email, by group, and page by page', async () => {
  const emails = async (query: Parameters<typeof desk.call<'GET /svc_admin/customers'>>[1]['query']) =>
    (await desk.call('GET /svc_admin/customers', { query })).customers.map(({ email }) => email)
  assert.deepEqual(await emails({}), [bob.email, ann.email])
  assert.deepEqual(await emails({ q: 'ann lee' }), [ann.email])
  assert.deepEqual(await emails({ q: '100%' }), [])
  assert.deepEqual(await emails({ group: '4' }), [])
  const page = await desk.call('GET /svc_admin/customers', { query: { limit: '1' } })
  assert.deepEqual(await emails({ limit: '1', before: page.next! }), [ann.email])
})

test('a customer profile has the orders and totals from the sites that staff may see', async () => {
  const { body } = await reachReviewStep(shop, ann.shopper, 'USA', [{ productId: 7, qty: 2 }])
  const { orderId } = await placeTestOrder(ann.shopper, body)
  await publishOrder(deps, orderId)
  const seen = await profile(ann.params)
  assert.deepEqual(
    seen.orders.map((order) => [order.orderId, order.site, order.status]),
    [[orderId, 'USA', 'published']],
  )
  assert.deepEqual(seen.spent, [{ currency: 'USD', orders: 1, total: seen.orders[0]!.total }])
  assert.equal(seen.sessions.length, 1)
  const canadian = await createStaffMember(shop, { email: 'cam@store.example', roles: ['support'], sites: ['CAN'] })
  const elsewhere = await canadian.visitor.call('GET /svc_admin/customers/{id}', { params: ann.params })
  assert.deepEqual([elsewhere.orders, elsewhere.spent], [[], []])
})

test('staff can change the phone number and group of a customer; an unknown group or customer is refused', async () => {
  const body = { telephone: '+1 614 555 0100', groupId: 2 }
  const after = await desk.call('PATCH /svc_admin/customers/{id}', { params: bob.params, body, key: key() })
  assert.deepEqual([after.firstname, after.telephone, after.groupId], ['Bob', '+1 614 555 0100', 2])
  const wrong = desk.call('PATCH /svc_admin/customers/{id}', { params: bob.params, body: { groupId: 99 }, key: key() })
  await assert.rejects(wrong, { status: 422, code: 'group_not_found' })
  const missing = desk.call('PATCH /svc_admin/customers/{id}', { params: { id: '999999' }, body, key: key() })
  await assert.rejects(missing, { status: 404, code: 'customer_not_found' })
})

test('a repeated customer note is added once; staff can delete it, and its text is not in the audit log', async () => {
  const input = { params: bob.params, body: { text: 'Call before delivery' }, key: key() }
  await desk.call('POST /svc_admin/customers/{id}/notes', input)
  const { notes } = await desk.call('POST /svc_admin/customers/{id}/notes', input)
  assert.deepEqual(
    notes.map(({ text, kind, staffName }) => [text, kind, staffName]),
    [['Call before delivery', 'note', 'olga']],
  )
  const query = { objectType: 'customer', objectId: bob.params.id }
  const log = await desk.call('GET /svc_admin/audit', { query })
  assert.ok(log.entries.some(({ call }) => call === 'POST /svc_admin/customers/{id}/notes'))
  assert.doesNotMatch(JSON.stringify(log), /Call before delivery|614 555/)
  const params = { ...bob.params, noteId: notes[0]!.id }
  const left = await desk.call('DELETE /svc_admin/customers/{id}/notes/{noteId}', { params, key: key() })
  assert.deepEqual(left.notes, [])
})

test('staff can end the login delay after wrong passwords, so that the customer can log in at once', async () => {
  const guess = (guessed: string) =>
    shop.visit().call('POST /svc_session/session/login', { body: { email: bob.email, password: guessed }, key: key() })
  for (let count = 0; count < 5; count += 1) await assert.rejects(guess('not the password'))
  await assert.rejects(guess(password), { code: 'login_delayed' })
  assert.notEqual((await profile(bob.params)).lockedUntil, null)
  const after = await desk.call('POST /svc_admin/customers/{id}/unlock', { params: bob.params, key: key() })
  assert.deepEqual([after.lockedUntil, after.notes[0]?.kind], [null, 'unlock'])
  await guess(password)
})

test('staff can end all sessions of a customer', async () => {
  const after = await desk.call('POST /svc_admin/customers/{id}/end-sessions', { params: ann.params, key: key() })
  assert.deepEqual(after.sessions, [])
  await assert.rejects(ann.shopper.call('GET /svc_session/sessions', {}), { status: 401 })
})

test('repeating a request emails a password link to the customer only once', async () => {
  const input = { params: ann.params, key: key() }
  await desk.call('POST /svc_admin/customers/{id}/password-link', input)
  const { notes } = await desk.call('POST /svc_admin/customers/{id}/password-link', input)
  assert.deepEqual(
    notes.map(({ kind }) => kind),
    ['password_link'],
  )
})

test("staff can start a data export and schedule a deletion at a customer's request, and can cancel the deletion", async () => {
  const { params } = bob
  const exported = await desk.call('POST /svc_admin/customers/{id}/export', { params, key: key() })
  assert.notEqual(exported.exportRequestedAt, null)
  const again = desk.call('POST /svc_admin/customers/{id}/export', { params, key: key() })
  await assert.rejects(again, { status: 409, code: 'export_running' })
  const planned = await desk.call('POST /svc_admin/customers/{id}/deletion', { params, key: key() })
  assert.equal(Date.parse(planned.deletionAt!), shop.clock() + 14 * 86_400_000)
  const canceled = await desk.call('DELETE /svc_admin/customers/{id}/deletion', { params, key: key() })
  assert.equal(canceled.deletionAt, null)
})
