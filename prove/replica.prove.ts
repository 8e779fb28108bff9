import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement } from '#platform/database.ts'
import { openNodes } from './nodes.ts'
import { lowerPrice, pageOf, shown } from './page-reads.ts'
import { openReplica, primarySettings } from './replica.ts'
import { proveScale } from './scale.ts'

const rounds = proveScale({ full: 20, short: 3 })

const nodes = await openNodes({ stock: 'demo', settings: primarySettings })
const { db } = nodes
after(nodes.close)
const worker = await nodes.start('worker')
const replica = await openReplica(nodes.place, nodes.url)
after(replica.stop)
const { port } = await nodes.start('web', { DATABASE_READ_URL: replica.url })

/** Until every page shows a price; answers how long that took, null for too long. */
async function showing(price: string, withinMs = 20_000): Promise<number | null> {
  const began = performance.now()
  for (;;) {
    const pages = await Promise.all(shown.map((path) => pageOf(port, path)))
    const tookMs = performance.now() - began
    if (pages.every(({ html }) => html.includes(price))) return tookMs
    if (tookMs > withinMs) return null
    await sleep(10)
  }
}

async function changePrices(): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const price = await lowerPrice(db, 1)
    const tookMs = await showing(price)
    assert.ok(tookMs !== null, `pages show ${price}`)
    times.push(tookMs)
    // What was made again is not made once more of what is old.
    await sleep(100)
    assert.notEqual(await showing(price, 0), null, `pages keep showing ${price}`)
  }
  return times.toSorted((a, b) => a - b)
}

const told = (times: readonly number[]) =>
  `${Math.round(times[Math.floor(times.length / 2)]!)} ms (median), ${Math.round(times.at(-1)!)} ms (most)`

test('pages are made of what the replica has, and show a new price as soon as without one', async (t) => {
  // The index is made first, of what the primary has.
  while ((await replica.readers()) === 0) await pageOf(port, '/barbells?unkept=first')
  const times = await changePrices()
  t.diagnostic(`${rounds} price changes with a replica: on the pages after ${told(times)}`)
})

test('while the replica is behind the primary answers: no page is kept of what is old', async (t) => {
  await replica.pause()
  const times = await changePrices()
  await replica.resume()
  t.diagnostic(`${rounds} price changes while the replica replays nothing: on the pages after ${told(times)}`)
})

const waitingTags = statement<{ tags: string }>(
  'twin.tags',
  `select string_agg(tag, ' ') as tags from outbox, jsonb_array_elements_text(payload->'tags') as tag where topic = 'purge'`,
)
/** A notice whose log position is far in the past: the replica seems to have replayed all of it. */
const notifyOldPosition = statement('twin.notify', `select pg_notify('purge', '0/1 ' || $1)`)

test('the twin whose notices carry an old log position is caught: it renders purged pages again with the old price', async () => {
  const oldPrice = await lowerPrice(db, 1)
  assert.notEqual(await showing(oldPrice), null, `pages show ${oldPrice}`)
  // The proof sends the notices instead of the worker.
  await worker.kill()
  // A replica that was too slow for a read is used again after a second.
  await sleep(1_500)
  await replica.pause()
  const before = await Promise.all(shown.map((path) => pageOf(port, path)))
  const price = await lowerPrice(db, 1)
  const [{ tags }] = (await db.run(waitingTags, [])) as [{ tags: string }]
  await db.run(notifyOldPosition, [tags])
  const began = performance.now()
  let pages = before
  while (pages.some(({ making }, index) => making === before[index]!.making)) {
    assert.ok(performance.now() - began < 20_000, 'not within 20 s: the purge reaches every page')
    await sleep(10)
    pages = await Promise.all(shown.map((path) => pageOf(port, path)))
  }
  await replica.resume()
  for (const [index, { html }] of pages.entries()) {
    assert.ok(!html.includes(price), `twin not caught: ${shown[index]} shows the new price ${price}`)
    assert.ok(html.includes(oldPrice), `${shown[index]} shows the old price ${oldPrice}`)
  }
})

test('pages are made and prices change when the replica dies', async (t) => {
  await nodes.start('worker')
  let answered = 0
  let slowest = 0
  let isOver = false
  const reading = (async () => {
    for (; !isOver; answered++) {
      const began = performance.now()
      // Nothing keeps pages of parameters that a page does not know: each is made.
      await pageOf(port, `/barbells?unkept=${answered}`)
      slowest = Math.max(slowest, performance.now() - began)
    }
  })()
  await sleep(300)
  replica.kill()
  const times = await changePrices()
  isOver = true
  await reading
  t.diagnostic(
    `the replica killed with -9: ${answered} pages made meanwhile, none failed, the slowest in ${Math.round(slowest)} ms; prices after ${told(times)}`,
  )
})
