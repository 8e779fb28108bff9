import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { routeJobs } from '../jobs.ts'
import { createMissBuffer } from './miss-buffer.ts'
import { addMisses, type MissCount } from './repository.ts'

const { db, clock } = await openTestShop([])
const rows = statement<{ site: string; path: string; hits: number; bots: number; referrer: string }>(
  'test.misses',
  'select site, path, hits, bot_hits as bots, referrer from path_miss order by site, path',
)
const shopper = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const miss = (path: string, userAgent = shopper, referrer?: string) => ({
  path,
  userAgent,
  referrer,
  origin: 'https://usa.example',
})
const open = (store: (counts: readonly MissCount[]) => Promise<void>) =>
  createMissBuffer({ store, now: clock, report: assert.ifError, flushMs: 3_600_000 })

test('requests for missing pages are counted by path with the latest referrer, separately for crawlers, and stored in one batch', async () => {
  const stored: (readonly MissCount[])[] = []
  const buffer = open(async (counts) => {
    stored.push(counts)
    await addMisses(db, counts, clock())
  })
  buffer.count('USA', miss('/old/?page=2', shopper, 'https://usa.example/theindex?q=secret'))
  buffer.count('USA', miss('/old', shopper, 'https://forum.example/u/ann'))
  buffer.count('USA', miss('/old', shopper))
  buffer.count('USA', miss('/old', 'Googlebot/2.1', 'https://bot.example/'))
  buffer.count('CAN', miss('/old'))
  assert.equal(stored.length, 0)
  await buffer.flush()
  await buffer.flush()
  assert.deepEqual(
    stored.map(({ length }) => length),
    [2],
  )
  buffer.count('USA', miss('/old'))
  await buffer.close()
  assert.deepEqual(await db.run(rows, []), [
    { site: 'CAN', path: '/old', hits: 1, bots: 0, referrer: '' },
    { site: 'USA', path: '/old', hits: 4, bots: 1, referrer: 'https://forum.example' },
  ])
})

test('a flood of random missing paths takes a limited number of rows in memory and in the table, and every request is counted', async () => {
  const sizes: number[] = []
  const buffer = open(async (counts) => {
    sizes.push(counts.length)
    await addMisses(db, counts, clock())
  })
  clock.advance(86_400_000)
  for (let flush = 0; flush < 3; flush += 1) {
    for (let at = 0; at < 5_000; at += 1) buffer.count('USA', miss(`/flood-${flush}-${at}`))
    await buffer.flush()
  }
  await buffer.close()
  const flood = (await db.run(rows, [])).filter(({ path, site }) => site === 'USA' && path !== '/old')
  assert.ok(Math.max(...sizes) <= 1_001)
  assert.ok(flood.length <= 2_001, String(flood.length))
  assert.equal(
    flood.reduce((sum, { hits }) => sum + hits, 0),
    15_000,
  )
})

test('counts of missing pages are deleted after 60 days', async () => {
  clock.advance(61 * 86_400_000)
  await routeJobs.joined!['keys_sweep']!({ db, clock, report: assert.ifError })
  assert.deepEqual(await db.run(rows, []), [])
})
