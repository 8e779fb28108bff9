import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/shop-for-tests.ts'

const { db, visit } = await openTestShop([])

test('flags are answered as the GrowthBook wire answers them', async () => {
  const feature = { defaultValue: false, rules: [{ force: true, condition: { site: { $in: ['EUR'] } } }] }
  await db.run(statement('test.flag', 'insert into flag (key, feature) values ($1, $2)'), [
    'enable_region_popup',
    JSON.stringify(feature),
  ])
  const { status, features } = await visit().call('GET /api/features/{clientKey}', { params: { clientKey: 'store' } })
  assert.deepEqual([status, features], [200, { enable_region_popup: feature }])
})
