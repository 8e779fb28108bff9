import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const { db } = shop
const { visitor, me } = await createStaffMember(shop, { email: 'olga@store.example' })
const key = () => randomUUID()
const put = (to: string, note = '') =>
  visitor.call('PUT /svc_route/redirects', { body: { site: 'USA', from: '/old-bars', to, note }, key: key() })
const stored = statement<{ row: object }>('test.redirect', `select to_jsonb(r) as row from redirect as r`)
const entriesOf = async (objectId: string) =>
  (await visitor.call('GET /svc_admin/audit', { query: { objectType: 'redirect', objectId } })).entries
const undo = (id: string) => visitor.call('POST /svc_admin/audit/{id}/undo', { params: { id }, key: key() })

test('a staff write is logged in its transaction with author, time, IP address, site, and values before and after', async () => {
  await put('/bars')
  await put('/barbells')
  const [second, first] = await entriesOf('USA /old-bars')
  assert.deepEqual(
    [second?.staffId, second?.staffName, second?.ip, second?.call, second?.site],
    [me.id, 'olga', '127.0.0.1', 'PUT /svc_route/redirects', 'USA'],
  )
  const [change] = second!.changes
  assert.deepEqual(
    [change?.operation, change?.before?.['target'], change?.after?.['target']],
    ['update', '/bars', '/barbells'],
  )
  assert.deepEqual(
    first?.changes.map(({ operation, before }) => [operation, before]),
    [['insert', null]],
  )
})

test('undoing a staff write restores the row byte for byte, only once, and is also logged', async () => {
  await put('/bars', 'from the old shop')
  const before = await db.run(stored, [])
  await put('/plates', 'a mistake')
  const [entry] = await entriesOf('USA /old-bars')
  const { id } = entry!.changes[0]!
  await undo(id)
  assert.deepEqual(await db.run(stored, []), before)
  await assert.rejects(undo(id), { status: 409, code: 'not_reversible' })
  const [undone, original] = await entriesOf('USA /old-bars')
  assert.equal(undone?.call, 'POST /svc_admin/audit/{id}/undo')
  assert.equal(original?.changes[0]?.isReversible, false)
})

test('undoing a deletion inserts the row, and undoing an insertion deletes it', async () => {
  const before = await db.run(stored, [])
  await visitor.call('DELETE /svc_route/redirects', { query: { site: 'USA', from: '/old-bars' }, key: key() })
  const [deletion] = await entriesOf('USA /old-bars')
  await undo(deletion!.changes[0]!.id)
  assert.deepEqual(await db.run(stored, []), before)
  const [restored] = await entriesOf('USA /old-bars')
  await undo(restored!.changes[0]!.id)
  assert.deepEqual(await db.run(stored, []), [])
})

test('undoing a staff write is refused if the same fields have changed since', async () => {
  await put('/bars')
  await put('/plates')
  const [entry] = await entriesOf('USA /old-bars')
  await put('/racks')
  await assert.rejects(undo(entry!.changes[0]!.id), { status: 409, code: 'changed_since' })
  await assert.rejects(undo('999999'), { status: 404, code: 'change_not_found' })
})

test('pages of the audit log contain each request once, even if rows of concurrent requests interleave', async () => {
  const insert = statement(
    'test.audit-insert',
    `insert into audit_change (at, request_id, staff_name, ip, call, site, object_type, object_id, table_name, operation,
       row_key, is_reversible) values (now(), $1, 'x', '', '', 'USA', 'interleaved', '', 'redirect', 'insert', '{}', false)`,
  )
  for (const request of ['a', 'b', 'a', 'c', 'b']) await db.run(insert, [request])
  const pages: string[] = []
  let before: string | null | undefined
  while (before !== null) {
    const query = { objectType: 'interleaved', limit: '1', ...(before !== undefined && { before }) }
    const { entries, next } = await visitor.call('GET /svc_admin/audit', { query })
    pages.push(...entries.map(({ requestId, changes }) => `${requestId}${changes.length}`))
    before = next
  }
  assert.deepEqual(pages, ['b2', 'c1', 'a2'])
})

test("a refused staff write leaves no log entry, and shoppers' writes are not logged", async () => {
  const count = statement<{ count: number }>('test.audit-count', 'select count(*)::integer as count from audit_change')
  const [before] = await db.run(count, [])
  await assert.rejects(put('/old-bars'))
  await shop.visit().call('POST /svc_customer/customer', {
    body: { email: 'ann@shopper.example', password: 'a long password', firstname: 'Ann', lastname: 'Lee' },
    key: key(),
  })
  assert.deepEqual(await db.run(count, []), [before])
})

test('no statement can edit or delete audit log entries', async () => {
  const edit = statement('test.audit-edit', `update audit_change set staff_name = 'x'`)
  const remove = statement('test.audit-delete', 'delete from audit_change')
  for (const each of [edit, remove]) await assert.rejects(db.run(each, []), /the audit log cannot be edited/)
})
