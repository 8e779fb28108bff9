import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { statement } from '#platform/database.ts'
import { createTestDatabase, openStrictly } from '#platform/postgres-for-tests.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { migrateAndSeed } from './database.ts'

const { url, drop } = await createTestDatabase()
const db = openStrictly(url)
after(async () => {
  await db.close()
  await drop()
})

const tables = [
  'tax_rate',
  'tax_territory',
  'shipping_zone',
  'shipping_price',
  'shipping_limit',
  'shipping_origin',
  'shipping_surcharge',
  'pickup_location',
  'page',
  'post',
  'category',
  'product',
  'customer',
]

test('a new live store has no demo content, no pickup address, no origin, no tax rate, and no shipping price', async () => {
  const configuration = readSettings({ DATABASE_URL: url })
  assert.ok(!('problems' in configuration))
  await migrateAndSeed(url, { ...configuration, mode: 'live' })
  for (const table of tables) {
    const count = statement<{ count: number }>(`test.count-${table}`, `select count(*)::integer as count from ${table}`)
    assert.deepEqual(await db.run(count, []), [{ count: 0 }], table)
  }
})
