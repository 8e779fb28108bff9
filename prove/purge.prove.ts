import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement } from '#platform/database.ts'
import { openNodes } from './nodes.ts'
import { lowerPrice, pageOf, shown, type Page } from './page-reads.ts'
import { proveScale } from './scale.ts'

const rounds = proveScale({ full: 20, short: 2 })

/** What does not show the product. */
const untouched = ['/plates', '/kettlebells', '/shipping-information', '/theindex']

async function pages(ports: readonly number[], paths: readonly string[]): Promise<Record<string, Page>> {
  const entries: [string, Page][] = []
  for (const port of ports) {
    for (const path of paths) entries.push([`${port}${path}`, await pageOf(port, path)])
  }
  return Object.fromEntries(entries)
}

const nodes = await openNodes({ stock: 'demo' })
const { db } = nodes
after(nodes.close)
const first = await nodes.start('web')
const second = await nodes.start('web')
await Promise.all([nodes.start('worker'), nodes.start('worker')])

/** Whether each page has been made again since; those that were are made of what is new. */
async function isPurged(ports: readonly number[], before: Record<string, Page>, price: string): Promise<boolean> {
  return Object.entries(await pages(ports, shown)).every(([page, { making, html }]) => {
    if (making === before[page]!.making) return false
    assert.ok(html.includes(price), `${page} shows ${price}`)
    return true
  })
}

test('a price change is on the pages that show the product or list it on every node, and no other page is made again', async (t) => {
  const ports = [first.port, second.port]
  // Twice: the first look may have made the page just now.
  await pages(ports, [...shown, ...untouched])
  const times: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const before = await pages(ports, [...shown, ...untouched])
    const price = await lowerPrice(db, round)
    const committed = performance.now()
    while (!(await isPurged(ports, before, price))) {
      assert.ok(performance.now() - committed < 20_000, 'the purge came to every node')
      await sleep(10)
    }
    times.push(performance.now() - committed)
    const after = await pages(ports, untouched)
    for (const [page, { making }] of Object.entries(after)) assert.equal(making, before[page]!.making, `${page} stays`)
  }
  const sorted = times.toSorted((a, b) => a - b)
  t.diagnostic(
    `${rounds} price changes on two nodes: seen everywhere after ${Math.round(sorted[Math.floor(sorted.length / 2)]!)} ms (median), ` +
      `${Math.round(sorted.at(-1)!)} ms (most), ${times.filter((ms) => ms > 1000).length} after more than a second`,
  )
})

test('the twin that listens to another database is caught: it serves the old price after both other nodes purged it', async () => {
  await db.run(statement('twin.silence', 'create database silence'), [])
  const silent = new URL(nodes.url)
  silent.pathname = 'silence'
  const deaf = await nodes.start('web', { DATABASE_DIRECT_URL: silent.href })
  const ports = [first.port, second.port, deaf.port]
  await pages(ports, shown)
  const before = await pages(ports, shown)
  const price = await lowerPrice(db, 1)
  while (!(await isPurged([first.port, second.port], before, price))) await sleep(10)
  // The change was committed, announced and followed. What the deaf node serves now is stale.
  for (const [page, { making, html }] of Object.entries(await pages([deaf.port], shown))) {
    assert.equal(making, before[page]!.making, `twin not caught: ${page} was made again`)
    assert.ok(!html.includes(price), `twin not caught: ${page} shows ${price}`)
  }
})
