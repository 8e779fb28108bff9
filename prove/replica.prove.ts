import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement } from '#platform/database.ts'
import { openNodes } from './servers/nodes.ts'
import { lowerPrice, fetchPage, affectedPages } from './http/page-reads.ts'
import { openReplica, primarySettings } from './servers/replica.ts'
import { proofSize } from './size.ts'

const rounds = proofSize({ full: 20, short: 3 })

const nodes = await openNodes({ stock: 'demo', settings: primarySettings })
const { db } = nodes
after(nodes.close)
const worker = await nodes.start('worker')
const replica = await openReplica(nodes.place, nodes.url)
after(replica.stop)
const { port } = await nodes.start('web', { DATABASE_READ_URL: replica.url })

/** Returns the duration in milliseconds, or null after `withinMs`. */
async function untilShown(price: string, withinMs = 20_000): Promise<number | null> {
  const startedAt = performance.now()
  for (;;) {
    const pages = await Promise.all(affectedPages.map((path) => fetchPage(port, path)))
    const tookMs = performance.now() - startedAt
    if (pages.every(({ html }) => html.includes(price))) return tookMs
    if (tookMs > withinMs) return null
    await sleep(10)
  }
}

async function changePrices(): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const price = await lowerPrice(db, 1)
    const tookMs = await untilShown(price)
    assert.ok(tookMs !== null, `pages show ${price}`)
    times.push(tookMs)
    // Later renders must not show the old price again.
    await sleep(100)
    assert.notEqual(await untilShown(price, 0), null, `pages keep showing ${price}`)
  }
  return times.toSorted((a, b) => a - b)
}

const summary = (times: readonly number[]) =>
  `${Math.round(times[Math.floor(times.length / 2)]!)} ms (median), ${Math.round(times.at(-1)!)} ms (maximum)`

test('pages rendered from the replica show a new price as fast as without a replica', async (t) => {
  // The search index is first built from the primary.
  while ((await replica.readers()) === 0) await fetchPage(port, '/barbells?uncached=first')
  const times = await changePrices()
  t.diagnostic(`${rounds} price changes with a replica: on the pages after ${summary(times)}`)
})

test('while the replica lags, pages are rendered from the primary, so that no stale page is cached', async (t) => {
  await replica.pause()
  const times = await changePrices()
  await replica.resume()
  t.diagnostic(`${rounds} price changes while the replica replays nothing: on the pages after ${summary(times)}`)
})

const waitingTags = statement<{ tags: string }>(
  'twin.tags',
  `select string_agg(tag, ' ') as tags from outbox, jsonb_array_elements_text(payload->'tags') as tag where topic = 'purge'`,
)
/** Sends a notice with a log position far in the past, so that the replica seems to be up to date. */
const notifyOldPosition = statement('twin.notify', `select pg_notify('purge', '0/1 ' || $1)`)

test('the twin that sends notices with an old log position is caught: it renders purged pages with the old price', async () => {
  const oldPrice = await lowerPrice(db, 1)
  assert.notEqual(await untilShown(oldPrice), null, `pages show ${oldPrice}`)
  await worker.kill()
  // The store avoids a slow replica for one second.
  await sleep(1_500)
  await replica.pause()
  const before = await Promise.all(affectedPages.map((path) => fetchPage(port, path)))
  const price = await lowerPrice(db, 1)
  const [{ tags }] = (await db.run(waitingTags, [])) as [{ tags: string }]
  await db.run(notifyOldPosition, [tags])
  const startedAt = performance.now()
  let pages = before
  while (pages.some(({ etag }, index) => etag === before[index]!.etag)) {
    assert.ok(performance.now() - startedAt < 20_000, 'not within 20 s: the purge reaches every page')
    await sleep(10)
    pages = await Promise.all(affectedPages.map((path) => fetchPage(port, path)))
  }
  await replica.resume()
  for (const [index, { html }] of pages.entries()) {
    assert.ok(!html.includes(price), `twin not caught: ${affectedPages[index]} shows the new price ${price}`)
    assert.ok(html.includes(oldPrice), `${affectedPages[index]} shows the old price ${oldPrice}`)
  }
})

test('pages render and prices change while the replica is down', async (t) => {
  await nodes.start('worker')
  let rendered = 0
  let slowest = 0
  let isOver = false
  const reading = (async () => {
    for (; !isOver; rendered++) {
      const startedAt = performance.now()
      // Pages with an unknown parameter are not cached.
      await fetchPage(port, `/barbells?uncached=${rendered}`)
      slowest = Math.max(slowest, performance.now() - startedAt)
    }
  })()
  await sleep(300)
  replica.kill()
  const times = await changePrices()
  isOver = true
  await reading
  t.diagnostic(
    `the replica killed with -9: ${rendered} pages rendered in the meantime, none failed, the slowest in ${Math.round(slowest)} ms; prices after ${summary(times)}`,
  )
})
