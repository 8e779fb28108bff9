import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { QueryRunner } from '#platform/database.ts'
import type { ReportName } from '#domain/reports/reports.ts'
import { sites } from '#domain/sites.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { limitedReads } from './limited-reads.ts'
import { readFigures } from './read-figures.ts'

const { db } = await openTestShop([])
const periods = sites.map((site) => ({ site, from: '2026-01-01', to: '2026-12-31' }))

/** Counts a report's statements, and how many of them run at the same time. */
async function load(report: ReportName, by: 'month' | 'order', withPrevious: boolean) {
  const seen = { statements: 0, most: 0 }
  let running = 0
  const counting: QueryRunner = {
    run: async (statement, values) => {
      running += 1
      seen.statements += 1
      seen.most = Math.max(seen.most, running)
      return db.run(statement, values).finally(() => (running -= 1))
    },
  }
  await readFigures(limitedReads(counting), { report, periods, by, limit: 500, withPrevious, now: 0 })
  return seen
}

test('a report on all sites uses two connections at a time, and an export does not read the previous period', async () => {
  assert.deepEqual(await load('sales', 'order', true), { statements: sites.length + 2, most: 2 })
  assert.deepEqual(await load('sales', 'order', false), { statements: sites.length + 1, most: 2 })
})

test("the returning customers report reads a site's orders once", async () => {
  assert.deepEqual(await load('cohorts', 'month', true), { statements: 1, most: 1 })
})
