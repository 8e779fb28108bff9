import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement, type Database } from '#platform/database.ts'
import { openTestDatabase } from '#platform/postgres-for-tests.ts'
import { rateTablesCache } from './rate-tables-cache.ts'

const raise = statement('test.raise', `update shipping_limit set parcel_grams = parcel_grams + 1 where site = 'USA'`)
const limit = statement('test.limit', `insert into shipping_limit (site, parcel_grams) values ('USA', 1000)`)

test('rate tables read for one point in time share one revision check, and the next read sees changes', async () => {
  const opened = await openTestDatabase()
  let looks = 0
  const db: Database = {
    ...opened,
    run: (query, values) => {
      if (query.name === 'rates.revisions') looks += 1
      return opened.run(query, values)
    },
  }
  await db.run(limit, [])
  const rates = rateTablesCache(db)
  const limitOf = async ({ shippingTables }: Pick<typeof rates, 'shippingTables'>) =>
    (await shippingTables()).parcelLimitGrams.USA
  const moment = rates.atOneMoment()
  await moment.taxTables()
  assert.equal(await limitOf(moment), 1_000)
  await moment.displayPricesOf('EUR', undefined, 0)
  assert.equal(looks, 1)
  await db.run(raise, [])
  assert.deepEqual([await limitOf(rates), await limitOf(rates.atOneMoment())], [1_001, 1_001])
})
