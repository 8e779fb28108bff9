import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Scope } from '#domain/sessions/scope.ts'
import { statement } from '#platform/database.ts'
import { openTestDatabase } from '#platform/postgres-for-tests.ts'
import { storedReply, writeOnce } from './idempotency.ts'

const db = await openTestDatabase()
await db.transaction((tx) => tx.script('create table counted (id serial primary key, note text not null)'))
const count = statement('test.count', 'insert into counted (note) values ($1)')
const slowly = statement('test.slowly', 'select pg_sleep(0.05)')
const age = statement(
  'test.age',
  `update write_once set created_at = created_at - $2 * interval '1 second' where key = $1`,
)
const notes = statement<{ note: string }>('test.notes', 'select note from counted where note like $1')

const scope: Scope = { site: 'USA', customerId: null, groupId: 0, guestToken: 'a guest' }
const requestWith = (key: string = randomUUID(), fingerprint = 'one') => ({ scope, key, fingerprint })
const countOf = async (note: string) => (await db.run(notes, [note])).length

test('a write runs once per key: a retry writes nothing and gets the original response', async () => {
  const request = requestWith()
  const write = (note: string) =>
    writeOnce(db, request, async (tx) => {
      await tx.run(count, [note])
      return { note }
    })
  assert.deepEqual(await write('first'), { note: 'first' })
  assert.deepEqual(await write('repeat'), { note: 'first' })
  assert.deepEqual([await countOf('first'), await countOf('repeat')], [1, 0])
})

test('of concurrent writes with the same key, one runs and all get its response', async () => {
  const request = requestWith()
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      writeOnce(db, request, async (tx) => {
        await tx.run(count, [`at once ${index}`])
        await tx.run(slowly, [])
        return index
      }),
    ),
  )
  assert.deepEqual(new Set(replies).size, 1)
  assert.deepEqual(await db.run(notes, ['at once %']), [{ note: `at once ${replies[0]}` }])
})

test('a retry gets the original response, even if the request would now be invalid', async () => {
  const request = requestWith()
  await writeOnce(db, request, async () => 'made')
  assert.equal(await writeOnce(db, request, () => Promise.reject(new Error('it is there already'))), 'made')
})

test('a different request with the same idempotency key is refused and changes nothing', async () => {
  const request = requestWith()
  await writeOnce(db, request, async () => 'made')
  const other = writeOnce(db, { ...request, fingerprint: 'other' }, async (tx) => tx.run(count, ['other request']))
  await assert.rejects(other, { code: 'idempotency_key_reused' })
  assert.equal(await countOf('other request'), 0)
})

test('a stored response is returned for a few seconds under a derived key, and until the sweep under a client key', async () => {
  const derived = requestWith(randomUUID().replace(/^(.{14})4/, '$18'))
  const chosen = requestWith()
  for (const request of [derived, chosen]) {
    await writeOnce(db, request, async () => 'made')
    assert.equal(await storedReply(db, request), 'made')
    await db.run(age, [request.key, 4])
  }
  assert.deepEqual([await storedReply(db, derived), await storedReply(db, chosen)], [undefined, 'made'])
  assert.equal(await writeOnce(db, derived, async () => 'made again'), 'made again')
  assert.equal(await storedReply(db, derived), 'made again')
})

test('a failed write leaves no stored response and frees its key, even if the response was stored before the failure', async () => {
  const request = requestWith()
  const broken = writeOnce<string>(db, request, async (tx, keep) => {
    await tx.run(count, ['broken'])
    await keep('broken')
    throw new Error('second thoughts')
  })
  await assert.rejects(broken, /second thoughts/)
  assert.equal(await storedReply(db, request), undefined)
  assert.equal(await writeOnce(db, request, async () => 'made'), 'made')
  assert.equal(await countOf('broken'), 0)
})
