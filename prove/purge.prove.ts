import assert from 'node:assert/strict'
import { after, test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, statement } from '#platform/database.ts'
import { listen } from '#platform/database/listen.ts'
import { publishPage } from '#services/content/publish-page.ts'
import { openNodes } from './servers/nodes.ts'
import { lowerPrice, fetchPage, affectedPages, cacheTagOf, type Page } from './http/page-reads.ts'
import { proofSize } from './size.ts'

const rounds = proofSize({ full: 20, short: 2 })

const unaffected = ['/plates', '/kettlebells', '/shipping-information', '/theindex']

async function pages(ports: readonly number[], paths: readonly string[]): Promise<Record<string, Page>> {
  const entries: [string, Page][] = []
  for (const port of ports) {
    for (const path of paths) entries.push([`${port}${path}`, await fetchPage(port, path)])
  }
  return Object.fromEntries(entries)
}

const nodes = await openNodes({ stock: 'demo' })
const { db } = nodes
after(nodes.close)
const first = await nodes.start('web')
const second = await nodes.start('web')
await Promise.all([nodes.start('worker'), nodes.start('worker')])

/** Returns true if every page was rendered again and shows the new price. */
async function isPurged(ports: readonly number[], before: Record<string, Page>, price: string): Promise<boolean> {
  return Object.entries(await pages(ports, affectedPages)).every(([page, { etag, html }]) => {
    if (etag === before[page]!.etag) return false
    assert.ok(html.includes(price), `${page} shows ${price}`)
    return true
  })
}

async function until(isReached: () => boolean | Promise<boolean>, step: string) {
  const startedAt = performance.now()
  while (!(await isReached())) {
    assert.ok(performance.now() - startedAt < 20_000, `not within 20 s: ${step}`)
    await sleep(10)
  }
}

test('a price change reaches every page with the product on every node, and other pages stay cached', async (t) => {
  const ports = [first.port, second.port]
  // The first fetch may render the pages.
  await pages(ports, [...affectedPages, ...unaffected])
  const times: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const before = await pages(ports, [...affectedPages, ...unaffected])
    const price = await lowerPrice(db, round)
    const committed = performance.now()
    await until(() => isPurged(ports, before, price), 'the purge reaches every node')
    times.push(performance.now() - committed)
    const after = await pages(ports, unaffected)
    for (const [page, { etag }] of Object.entries(after)) assert.equal(etag, before[page]!.etag, `${page} stays`)
  }
  const sorted = times.toSorted((a, b) => a - b)
  t.diagnostic(
    `${rounds} price changes on two nodes: shown everywhere after ${Math.round(sorted[Math.floor(sorted.length / 2)]!)} ms (median), ` +
      `${Math.round(sorted.at(-1)!)} ms (maximum), ${times.filter((ms) => ms > 1000).length} after more than a second`,
  )
})

test('a published page reaches every node, although each node caches its content', async () => {
  const ports = [first.port, second.port]
  const path = '/shipping-information'
  const before = await pages(ports, [path])
  const html = '<p>Parcels leave on the day of the order.</p>'
  for (const page of Object.values(before)) assert.ok(!page.html.includes(html))
  const content = [{ type: 'Text', props: { id: 'text', html } }] as const
  const page = { handle: 'shipping-information', title: 'Shipping', description: '', content }
  await db.transaction((tx) => publishPage(tx, 'USA', page))
  const isShown = async () => Object.values(await pages(ports, [path])).every((shown) => shown.html.includes(html))
  await until(isShown, 'every node shows the published page')
})

const plate = 'ironwright-technique-plates'

/** The twin's listener uses another database, where only `send` notifies it. */
async function startTwin(t: TestContext) {
  await db.run(statement('twin.silence', 'create database silence'), [])
  const url = new URL(nodes.url)
  url.pathname = 'silence'
  const silence = openDatabase(url.href, () => {})
  t.after(silence.close)
  const { port } = await nodes.start('web', { DATABASE_DIRECT_URL: url.href })
  return { port, send: (notice: string) => silence.run(notify, [notice]) }
}
const notify = statement('twin.notify', `select pg_notify('purge', $1)`)

async function recordNotices(t: TestContext): Promise<string[]> {
  const notices: string[] = []
  const channels = { purge: (notice: string) => void notices.push(notice) }
  const probe = await listen(nodes.url, { channels, onGap: () => {}, report: assert.ifError })
  t.after(probe.close)
  return notices
}

test('the twin that receives no purge notices is caught: it serves the old price after the other node has the new one', async (t) => {
  const oldPrice = await lowerPrice(db, 1)
  const twin = await startTwin(t)
  const notices = await recordNotices(t)
  const ports = [first.port, twin.port]
  const showsOldPrice = async () =>
    Object.values(await pages(ports, affectedPages)).every(({ html }) => html.includes(oldPrice))
  await until(showsOldPrice, 'both nodes show the price from before the change')
  await pages([twin.port], [`/${plate}`])
  const before = await pages(ports, affectedPages)
  const price = await lowerPrice(db, 1)
  await until(() => isPurged([first.port], before, price), 'the purge reaches the good node')

  // Shows that the twin has no other fault. After a notice about a different product, it renders that product's page
  // with the new price.
  const tag = await cacheTagOf(db, plate)
  const platePrice = await lowerPrice(db, 1, plate)
  const ofPlate = () => notices.filter((notice) => notice.split(' ').includes(tag))
  await until(() => ofPlate().length > 0, `the store sends a notice of ${tag}`)
  const showsPlatePrice = async () => (await fetchPage(twin.port, `/${plate}`)).html.includes(platePrice)
  assert.equal(await showsPlatePrice(), false, 'twin not caught: it received the notice of another product')
  for (const notice of ofPlate()) await twin.send(notice)
  await until(showsPlatePrice, 'the twin handles a notice that it receives')

  for (const [page, { etag, html }] of Object.entries(await pages([twin.port], affectedPages))) {
    assert.ok(!html.includes(price), `twin not caught: ${page} shows the new price ${price}`)
    assert.ok(html.includes(oldPrice), `${page} shows the old price ${oldPrice}`)
    assert.equal(etag, before[page]!.etag, `${page} is the page from before the price change`)
  }
})
