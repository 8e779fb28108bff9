import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement } from '#platform/database.ts'
import { setPrice } from '#services/catalog/set-price-for-tests.ts'
import { openNodes } from './nodes.ts'
import { proveScale } from './scale.ts'

const rounds = proveScale({ full: 20, short: 2 })

/** What shows the product, or lists it; and what does neither. */
const shown = ['/ironwright-garage-bar', '/barbells', '/multipurpose-bars']
const untouched = ['/plates', '/kettlebells', '/shipping-information', '/theindex']

interface Page {
  /** Which making of a page a node has: kept pages keep their tag, a new making has a new one. */
  making: string
  html: string
}

async function pageOf(port: number, path: string): Promise<Page> {
  const [response] = (await once(
    get({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}` } }),
    'response',
  )) as [IncomingMessage]
  const html = await text(response)
  assert.equal(response.statusCode, 200, path)
  return { making: String(response.headers.etag), html }
}

async function pages(ports: readonly number[], paths: readonly string[]): Promise<Record<string, Page>> {
  const entries: [string, Page][] = []
  for (const port of ports) {
    for (const path of paths) entries.push([`${port}${path}`, await pageOf(port, path)])
  }
  return Object.fromEntries(entries)
}

const bar = statement<{ id: number; price: number }>(
  'prove.bar',
  `select s.id, coalesce(special, price) as price from sellable s join product p on p.id = s.product_id join price on sellable_id = s.id and site = 'USA'
   where p.handle = 'ironwright-garage-bar' order by 2, s.id limit 1`,
)

const nodes = await openNodes({ stock: 'demo' })
const { db } = nodes
after(nodes.close)
const first = await nodes.start('web')
const second = await nodes.start('web')
await Promise.all([nodes.start('worker'), nodes.start('worker')])

/** Makes the product cheaper; answers its price as pages show it. */
async function lowerPrice(by: number): Promise<string> {
  const [found] = await db.run(bar, [])
  await db.transaction((tx) => setPrice(tx, 'USA', found!.id, found!.price - by, null))
  return `$${((found!.price - by) / 100).toFixed(2)}`
}

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
    const price = await lowerPrice(round)
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

test('the twin that listens where nobody speaks is caught', async () => {
  await db.run(statement('twin.silence', 'create database silence'), [])
  const silent = new URL(nodes.url)
  silent.pathname = 'silence'
  const deaf = await nodes.start('web', { DATABASE_DIRECT_URL: silent.href })
  const ports = [first.port, deaf.port]
  await pages(ports, shown)
  const before = await pages(ports, shown)
  const price = await lowerPrice(1)
  while (!(await isPurged([first.port], before, price))) await sleep(10)
  await sleep(1_000)
  assert.equal(
    await isPurged([deaf.port], before, price),
    false,
    'the proof must tell a node apart that keeps old pages',
  )
})
