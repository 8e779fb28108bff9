import { parseArgs } from 'node:util'
import { openDatabase, statement, type Database } from '#platform/database.ts'
import type { Configuration } from '#platform/settings/settings.ts'
import { CommandError } from '#platform/command-error.ts'
import { readConfiguration } from '../data/configuration.ts'
import { growTo } from '../../bench/world.ts'
import { copyPricesAndStock } from '../../db/demo/catalog/copies.ts'
import { isDataLoaded } from '../../db/marks.ts'
import { databaseFor } from '../data/database-for.ts'
import { prepareDatabase } from '../data/database.ts'
import { printFailure, step } from '../progress.mjs'

const usage = `Usage: npm run demo -- --scale PRODUCTS
       npm run demo -- --reset [--yes]
  --scale  copies demo products until the store has this many products, for benchmarks
  --reset  deletes everything in the demo store and loads the demo data again
  --yes    resets even if there are orders`
const maxProducts = 1_000_000

const counts = {
  orders: 'shop_order',
  carts: 'list',
  customers: 'customer',
  products: 'product',
  pages: 'page',
  'newsletter subscriptions': 'newsletter_subscription',
} as const
const countOf = (table: string) =>
  statement<{ count: number }>(`demo.count-${table}`, `select count(*)::integer as count from ${table}`)
const others = statement<{ count: number }>(
  'demo.others',
  `select count(*)::integer as count from pg_stat_activity
   where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
     and application_name <> $1`,
)
const modeOf = statement<{ mode: string }>('demo.mode', 'select mode from store_world')
const ownName = 'ironwright-demo'
const name = statement('demo.name', `select set_config('application_name', $1, false)`)
const schemas = ['sandbox', 'sandbox_adyen', 'sandbox_paypal', 'graphile_worker', 'public']

try {
  const wanted = readArguments()
  const configuration = readConfiguration()
  const { url, stop } = await databaseFor(configuration, { skipsMigrations: true })
  try {
    await withOnly(url, async (db) => {
      await refuseLive(db, configuration)
      if ('products' in wanted) await scale(db, wanted.products)
      else await empty(db, wanted.isYes)
    })
    if ('isYes' in wanted)
      await prepareDatabase(
        { ...configuration, databaseUrl: url },
        () => {},
        () => {},
      )
    console.log('Done. Start the store with npm start.')
  } finally {
    await stop()
  }
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}

/** Runs work on a connection with a distinct name, to distinguish it from a running store's connections. */
async function withOnly(url: string, work: (db: Database) => Promise<void>) {
  const db = openDatabase(url, () => {}, { poolSize: 1, statementMs: 3_600_000 })
  try {
    await db.run(name, [ownName])
    await work(db)
  } finally {
    await db.close()
  }
}

async function refuseLive(db: Database, { mode }: Configuration) {
  const [world] = await db.run(modeOf, [])
  if (mode === 'live' || world?.mode === 'live')
    throw new CommandError('This is a live store. npm run demo works only on demo stores.')
  const [running] = await db.run(others, [ownName])
  if (running!.count > 0) throw new CommandError('The store is running. Stop it, then try again.')
}

async function scale(db: Database, products: number) {
  if (!(await isDataLoaded(db, 'demo'))) throw new CommandError('The demo data is not loaded yet. Run npm start once.')
  await step(`Create ${products.toLocaleString('en-US')} products`, () => growTo(db, products))
  await step('Add prices and stock', () => copyPricesAndStock(db))
}

async function empty(db: Database, isYes: boolean) {
  const found: string[] = []
  let orders = 0
  for (const [what, table] of Object.entries(counts)) {
    const [row] = await db.run(countOf(table), [])
    if (what === 'orders') orders = row!.count
    found.push(`${row!.count.toLocaleString('en-US')} ${what}`)
  }
  console.log(`This deletes ${found.join(', ')} and everything else in this database.`)
  if (orders > 0 && !isYes)
    throw new CommandError('Nothing was deleted, because the store has orders. Add --yes to delete them too.')
  await step('Delete all data', () =>
    db.transaction((tx) =>
      tx.script(
        `${schemas.map((schema) => `drop schema if exists ${schema} cascade`).join('; ')}; create schema public`,
      ),
    ),
  )
}

function readArguments(): { products: number } | { isYes: boolean } {
  const { scale: products, reset, yes } = parsed().values
  if (reset && products === undefined) return { isYes: yes }
  const count = Number(products)
  if (reset || !/^\d+$/.test(products ?? '') || count < 1 || count > maxProducts) throw new CommandError(usage)
  return { products: count }
}

function parsed() {
  try {
    return parseArgs({
      options: {
        scale: { type: 'string' },
        reset: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new CommandError(usage)
  }
}
