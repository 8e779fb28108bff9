import assert from 'node:assert/strict'
import { once, EventEmitter } from 'node:events'
import { after, test } from 'node:test'
import { openDatabase, statement } from '../database.ts'
import { createTestDatabase } from '../postgres-for-tests.ts'
import { listen } from './listen.ts'

const { url, drop } = await createTestDatabase()
const db = openDatabase(url, () => {})
const events = new EventEmitter()
const reports: string[] = []
const subscription = await listen(url, {
  channels: { purge: (payload) => events.emit('purge', payload) },
  onGap: () => events.emit('gap'),
  report: (error) => reports.push(error.message),
})
after(async () => {
  await subscription.close()
  await db.close()
  await drop()
})
const notify = statement('test.notify', 'select pg_notify($1, $2)')

test('a notification reaches only listeners on its channel', async () => {
  const next = once(events, 'purge')
  await db.run(notify, ['other', 'not heard'])
  await db.run(notify, ['purge', 'product:7'])
  assert.deepEqual(await next, ['product:7'])
})

test('a database listener that loses its connection reports the error and the gap, and reconnects', async () => {
  const gap = once(events, 'gap')
  const kill = statement(
    'test.kill',
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`,
  )
  await db.run(kill, [])
  await gap
  assert.match(reports[0] ?? '', /terminat/)
  const next = once(events, 'purge')
  await db.run(notify, ['purge', 'again'])
  assert.deepEqual(await next, ['again'])
})
