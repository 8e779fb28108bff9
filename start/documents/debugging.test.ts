import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { createTestDatabase } from '#platform/postgres-for-tests.ts'
import { openDatabase, statement } from '#platform/database.ts'
import { root } from '../source-files.ts'

const { url, drop } = await createTestDatabase()
const db = openDatabase(url, () => {})
after(async () => {
  await db.close()
  await drop()
})

test('the SQL statements in docs/debugging.md run on the current schema', async () => {
  const text = readFileSync(`${root}docs/debugging.md`, 'utf8')
  const inBlocks = [...text.matchAll(/^```sql\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => block.split(';'))
  const inLine = [...text.matchAll(/`(select [^`]+)`/g)].map(([, sql = '']) => sql)
  const statements = [...inBlocks, ...inLine].map((sql) => sql.trim()).filter((sql) => sql !== '')
  assert.ok(statements.length > 5)
  for (const [index, sql] of statements.entries()) await db.run(statement(`test.debugging-${index}`, sql), [])
})

test('the outbox query in docs/debugging.md finds the email for an order', async () => {
  const text = readFileSync(`${root}docs/debugging.md`, 'utf8')
  const [, sql = ''] = /^(select id, topic, created_at from outbox\n[^;]+);$/m.exec(text) ?? []
  const payload = JSON.stringify({ template: 'order-confirmation', data: { orderId: '100000001' } })
  await db.run(statement('test.queue-email', 'insert into outbox (topic, payload) values ($1, $2)'), [
    'mail_send',
    payload,
  ])
  assert.equal((await db.run(statement('test.find-email', sql), [])).length, 1)
})
