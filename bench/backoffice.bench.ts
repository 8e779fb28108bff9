import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { backOfficeBuild } from '#backoffice/build/vite.ts'
import { createClient } from '#contract/client/client.ts'
import type { CallInput } from '#contract/kernel/call.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { store, type Store } from '#contract/store.ts'
import { filesOf, readManifest } from '#storefront/build/manifest.ts'
import { openEngine, openProofDatabase } from '../prove/servers/engine.ts'
import { deleteDataFolder, findFreePortBlock, newDataFolder } from '../start/store-for-tests.ts'
import { formatCount, median, reportBelow } from './measure.ts'
import { addOrders, addPricesAndStock } from './office-rows.ts'
import { startHelper } from './processes.ts'
import { growTo, loadBenchData } from './world.ts'

/** Share of the full size, from BENCH_SHARE: 0.05 for a twentieth. */
const share = Number(process.env['BENCH_SHARE'] ?? 1)
const [products, orders, bulkRows] = [100_000, 1_000_000, 10_000].map((full) => Math.ceil(full * share)) as [
  number,
  number,
  number,
]
const rounds = 15
const token = 'the-staff-of-the-bench-0123456789'

test('JavaScript and styles of the first page load of the back office', async (t) => {
  const folder = newDataFolder()
  after(() => deleteDataFolder(folder))
  const { build } = await import('vite')
  await build({ ...backOfficeBuild(folder), logLevel: 'silent' })
  const { scripts, styles } = filesOf(await readManifest(folder), 'index.html')
  const files = await Promise.all([...scripts, ...styles].map((file) => readFile(join(folder, file))))
  const bytes = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0)
  assert.ok(bytes > 0)
  reportBelow(t, 'first load of the back office, gzipped', bytes / 1024, 'KiB', 200)
})

test(`lists, search, and saves with ${formatCount(products)} products and ${formatCount(orders)} orders`, async (t) => {
  const { call, close } = await openOffice()
  after(close)
  const timed = async (name: string, goal: number, work: () => Promise<unknown>, times = rounds) => {
    const measured: number[] = []
    for (let round = 0; round <= times; round += 1) {
      const startedAt = performance.now()
      await work()
      // The first round is only a warm-up.
      if (round > 0) measured.push(performance.now() - startedAt)
    }
    reportBelow(t, name, median(measured), 'ms', goal)
  }
  const site = 'USA' as const
  const list = (query: object) => () => call('GET /svc_admin/products', { query: { site, limit: '50', ...query } })
  await timed('first products', 300, list({}))
  await timed('products by name', 300, list({ q: 'plate' }))
  await timed('products with low stock', 300, list({ filter: 'low' }))
  const ordered = (query: object) => () => call('GET /svc_admin/orders', { query: { limit: '50', ...query } })
  await timed('first orders', 300, ordered({}))
  await timed('orders to ship', 300, ordered({ queue: 'to_ship' }))
  await timed('orders by name', 300, ordered({ q: 'smith77' }))
  await timed('orders by a misspelled name', 300, ordered({ q: 'smyth77' }))
  await timed('home page', 300, () => call('GET /svc_admin/home', {}))
  for (const q of ['smith77', 'plate', '100000042'])
    await timed(`palette, ${q}`, 100, () => call('GET /svc_admin/find', { query: { q } }))

  const { products: first } = await call('GET /svc_admin/products', { query: { site, limit: '1' } })
  const saved = { id: String(first[0]!.id) }
  await timed('save of one price', 150, () => savePrices(call, saved, 1))
  const matrix = await createMatrix(call)
  await timed('500 variants, read', 300, () => call('GET /svc_admin/products/{id}', { params: matrix }))
  await timed('500 variants, save of every price', 1_000, () => savePrices(call, matrix, 500), 3)
  reportBelow(t, `bulk edit of ${formatCount(bulkRows)} prices`, await editInBulk(call), 's', 20 * share)
})

async function openOffice() {
  const { url, stop } = await openEngine()
  const db = openProofDatabase(url)
  await loadBenchData(db)
  await growTo(db, products)
  await addPricesAndStock(db)
  await addOrders(db, orders)
  const port = await findFreePortBlock()
  const env = { PROVE_DATABASE: url, PROVE_PORT: String(port), PROVE_OFFSET: '0', PROVE_STAFF_TOKEN: token }
  const office = await startHelper('../prove/roots/staff.ts', env)
  const base = `http://127.0.0.1:${port}`
  const fetcher = (input: string | URL | Request, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    return fetch(input, { ...init, headers })
  }
  const call = createClient<Store>({ base, fetcher, contract: store }) as StoreCall
  const close = async () => {
    office.end()
    await db.close()
    await stop()
  }
  return { call, close }
}

type Params = Readonly<{ id: string }>

async function savePrices(call: StoreCall, params: Params, variants: number): Promise<void> {
  const { variants: stored } = await call('GET /svc_admin/products/{id}', { params })
  const changes = stored.slice(0, variants).flatMap(({ sku, prices }) =>
    prices
      .filter(({ site }) => site === 'USA')
      .map(({ price, special }) => ({
        sku,
        site: 'USA' as const,
        price: price + 1,
        special: null,
        expected: { price, special },
      })),
  )
  assert.ok(changes.length > 0)
  await call('PATCH /svc_admin/products/{id}/prices', { params, body: { changes }, key: randomUUID() })
}

async function createMatrix(call: StoreCall): Promise<Params> {
  const { handle } = (await call('GET /svc_admin/categories', {}))[0]!
  const values = (count: number, unit: string) => Array.from({ length: count }, (_, at) => `${at + 1} ${unit}`)
  const { id } = await call('POST /svc_admin/products', {
    body: {
      name: 'Matrix Bar',
      handle: 'matrix-bar',
      brand: 'Ironwright',
      category: handle,
      sku: 'MATRIX',
      weightGrams: 20_000,
      options: [
        { label: 'Length', values: values(25, 'm') },
        { label: 'Diameter', values: values(20, 'mm') },
      ],
      prices: [{ site: 'USA', price: 99 }],
    },
    key: randomUUID(),
  })
  return { id: String(id) }
}

type Change = CallInput<Store, 'POST /svc_admin/bulk-edits'>['body']['changes'][number]

/** Returns changes of the prices of the newest products. */
async function bulkChanges(call: StoreCall): Promise<Change[]> {
  const changes: Change[] = []
  for (let before: string | null | undefined; before !== null && changes.length < bulkRows;) {
    const query = { site: 'USA' as const, limit: '100', ...(before !== undefined && { before }) }
    const { products: page, next } = await call('GET /svc_admin/products', { query })
    const ids = page.map(({ id }) => id)
    const sheet = await call('POST /svc_admin/product-sheet', { body: { products: { ids }, sites: ['USA'] } })
    for (const { id: productId, variants } of sheet.products)
      for (const { sku, prices } of variants)
        for (const { site, price, special } of prices)
          changes.push({
            field: 'price',
            productId,
            sku,
            site,
            before: { price, special },
            after: { price: price + 1, special: null },
          })
    before = next
  }
  return changes.slice(0, bulkRows)
}

/** Edits prices in the background. Returns the seconds until the last change. */
async function editInBulk(call: StoreCall): Promise<number> {
  const changes = await bulkChanges(call)
  const startedAt = performance.now()
  const { id } = await call('POST /svc_admin/bulk-edits', { body: { changes }, key: randomUUID() })
  for (;;) {
    const { state, counts } = await call('GET /svc_admin/bulk-edits/{id}', { params: { id: String(id) } })
    if (state !== 'applied') await sleep(50)
    else {
      assert.equal(counts.changed, changes.length)
      return (performance.now() - startedAt) / 1000
    }
  }
}
