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
