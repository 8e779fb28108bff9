import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { publishOrder } from '#services/orders/publish.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const key = () => randomUUID()
const { visitor: olga } = await createStaffMember(shop, { email: 'olga@store.example' })
const { visitor: sam } = await createStaffMember(shop, { email: 'sam@store.example', roles: ['support'] })
const shopper = shop.visit('USA')
const { orderId } = await placeTestOrder(
  shopper,
  (await reachReviewStep(shop, shopper, 'USA', [{ productId: 7, qty: 1 }])).body,
)
await publishOrder(shop.deps, orderId)
const params = { orderId }
const read = async (by = olga) => (await by.call('GET /svc_admin/orders/{orderId}', { params })).notes

test('an order note has an author, is added once if repeated, and is never shown to the customer', async () => {
  const input = { params, body: { text: 'Ring twice' }, key: key() }
  await olga.call('POST /svc_admin/orders/{orderId}/notes', input)
  const { notes } = await olga.call('POST /svc_admin/orders/{orderId}/notes', input)
  assert.deepEqual(
    notes.map(({ text, staffName, isOwn, editedAt }) => [text, staffName, isOwn, editedAt]),
    [['Ring twice', 'olga', true, null]],
  )
  assert.deepEqual(
    (await read(sam)).map(({ text, isOwn }) => [text, isOwn]),
    [['Ring twice', false]],
  )
  const own = await shopper.call('GET /svc_checkout/order/{orderId}/messages', { params })
  assert.deepEqual(own.messages, [])
})

test('only its author can change an order note, and staff of other sites cannot add a note', async () => {
  const [note] = await read()
  const ofNote = { params: { orderId, noteId: note!.id } }
  const edit = (by: typeof olga) =>
    by.call('PATCH /svc_admin/orders/{orderId}/notes/{noteId}', { ...ofNote, body: { text: 'Ring once' }, key: key() })
  await assert.rejects(edit(sam), { status: 409, code: 'note_of_other' })
  const remove = sam.call('DELETE /svc_admin/orders/{orderId}/notes/{noteId}', { ...ofNote, key: key() })
  await assert.rejects(remove, { status: 409, code: 'note_of_other' })
  const { notes } = await edit(olga)
  assert.equal(notes[0]!.text, 'Ring once')
  assert.notEqual(notes[0]!.editedAt, null)
  const cam = await createStaffMember(shop, { email: 'cam@store.example', roles: ['manager'], sites: ['CAN'] })
  const foreign = cam.visitor.call('POST /svc_admin/orders/{orderId}/notes', {
    params,
    body: { text: 'x' },
    key: key(),
  })
  await assert.rejects(foreign, { status: 404, code: 'order_not_found' })
})

test('Undo restores a deleted order note, and the audit log does not contain the text of notes', async () => {
  const [note] = await read()
  const ofNote = { orderId, noteId: note!.id }
  const { notes } = await olga.call('DELETE /svc_admin/orders/{orderId}/notes/{noteId}', { params: ofNote, key: key() })
  assert.deepEqual(notes, [])
  const log = await olga.call('GET /svc_admin/audit', { query: { objectType: 'order', objectId: orderId } })
  assert.doesNotMatch(JSON.stringify(log), /Ring/)
  const [deletion] = log.entries.filter(({ call }) => call.startsWith('DELETE'))
  await olga.call('POST /svc_admin/audit/{id}/undo', { params: { id: deletion!.changes[0]!.id }, key: key() })
  assert.deepEqual(
    (await read()).map(({ text }) => text),
    ['Ring once'],
  )
})
