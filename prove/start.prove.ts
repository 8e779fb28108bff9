import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { after, afterEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { manifestFile } from '#platform/backup/manifest.ts'
import { portOf, processesOn } from '#platform/database/engine/engine-processes.ts'
import { openDatabase, statement, type Database } from '#platform/database.ts'
import { merchantCsv, merchantFile, merchantLines } from '#services/catalog/import/merchant-file-for-tests.ts'
import { findViolations } from '#services/invariants.ts'
import {
  deleteDataFolder,
  findFreePortBlock,
  newDataFolder,
  startStore as startAnother,
  type StartedStore,
  type StartOptions,
} from '../start/store-for-tests.ts'
import { killDuring, runCommand } from './servers/commands.ts'
import { kill9, type Victim } from './servers/kill.ts'
import { proofSize } from './size.ts'
import { randomBelow } from './seed.ts'

const isFull = proofSize({ full: 1, short: 0 }) === 1

const folders: string[] = []
const dataFolder = () => {
  folders.push(newDataFolder())
  return folders.at(-1)!
}
after(() => folders.forEach(deleteDataFolder))

function databaseOf({ dataDir }: Pick<StartedStore, 'dataDir'>): Database {
  const password = readFileSync(join(dataDir, 'engine', 'password'), 'utf8').trim()
  const port = portOf(join(dataDir, 'engine', 'data'))
  return openDatabase(`postgres://postgres:${password}@127.0.0.1:${port}/store`, () => {}, { statementMs: 60_000 })
}

async function rowsOf(store: StartedStore): Promise<Record<string, number>> {
  const db = databaseOf(store)
  const tables = await db.run(
    statement<{ name: string }>(
      'prove.tables',
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    ),
    [],
  )
  const rows: Record<string, number> = {}
  for (const { name } of tables) {
    const counted = statement<{ count: number }>(`prove.${name}`, `select count(*)::int as count from "${name}"`)
    rows[name] = (await db.run(counted, []))[0]!.count
  }
  await db.close()
  return rows
}

async function isReady(port: number): Promise<boolean> {
  try {
    const [response] = (await once(get({ port, host: '127.0.0.1', path: '/readyz', timeout: 5_000 }), 'response')) as [
      IncomingMessage,
    ]
    response.resume()
    return response.statusCode === 200
  } catch {
    return false
  }
}

async function until(isReached: () => boolean | Promise<boolean>) {
  for (let waited = 0; !(await isReached()); waited += 100) {
    if (waited > 60_000) throw new Error('Not reached within a minute')
    await sleep(100)
  }
}

/**
 * Returns the row counts, except for tables that the worker changes over time, the running processes, and the staff
 * invitations that each start adds.
 */
const worldOf = (rows: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(rows).filter(([name]) => !/outbox|job|mail|product_feed|staff_invitation|store_process/.test(name)),
  )

const open: StartedStore[] = []
// A store left running by a failed test would hold the folder for the next tests.
afterEach(async () => {
  for (const store of open.splice(0)) await store.stop()
})
async function startStore(options: StartOptions): Promise<StartedStore> {
  const store = await startAnother(options)
  open.push(store)
  return store
}

const undisturbed = await startStore({ dataDir: dataFolder() })
const world = worldOf(await rowsOf(undisturbed))
const port = await findFreePortBlock()
await undisturbed.stop()

const stages = ['Create a PostgreSQL', 'Start PostgreSQL', 'Migrate the database', 'Load demo data', 'Open the store']
const shortStages = ['Create a PostgreSQL', 'Load demo data']
const victims: readonly Victim[] = ['everything', 'store', 'supervisor', 'engine']

async function worldAfterKills(killStages: readonly string[], round: number, env: Record<string, string> = {}) {
  const dataDir = dataFolder()
  // All starts use the same folder, so each continues where the last one was killed.
  for (const [index, stage] of killStages.entries()) {
    const store = await startStore({ dataDir, port, env, isWaiting: false })
    const ended = once(store.supervisor, 'exit')
    await Promise.race([until(() => store.output().includes(`- ${stage}`)), ended])
    await sleep(randomBelow(400))
    kill9(store, victims[(round + index) % victims.length]!)
    await sleep(200)
    kill9(store, 'everything')
    await ended
  }
  const store = await startStore({ dataDir, port, env })
  const rows = worldOf(await rowsOf(store))
  assert.ok(await isReady(port))
  assert.equal(await store.stop(), 0)
  return rows
}

test('the next start completes a first start that was killed at any point', async (t) => {
  const [rounds, killStages] = isFull ? [4, stages] : [1, shortStages]
  for (let round = 0; round < rounds; round += 1) {
    assert.deepEqual(await worldAfterKills(killStages, round), world)
  }
  t.diagnostic(`killed ${rounds * killStages.length} first starts; each next start loaded all demo data`)
})

test('the twin that marks its demo data as loaded too early is caught: the store runs with missing rows', async () => {
  const env = { NODE_OPTIONS: `--import=${new URL('twins/hasty-world.ts', import.meta.url).href}` }
  let missing: string[] = []
  // A kill before the data is marked as loaded, or after the last row, does not trigger the fault.
  for (let attempt = 0; missing.length === 0 && attempt < 10; attempt += 1) {
    const rows = await worldAfterKills(['Load demo data'], 0, env)
    missing = Object.keys(world).filter((table) => rows[table]! < world[table]!)
  }
  assert.notDeepEqual(missing, [], 'twin not caught: no table misses a row')
})

// The tests below use a store whose first start was completed.
const { dataDir: wholeWorld } = undisturbed

test('a running store recovers from kill -9 of each of its processes', async (t) => {
  const dataDir = wholeWorld
  const data = join(dataDir, 'engine', 'data')
  let store = await startStore({ dataDir, port })
  const times: number[] = []
  for (const victim of isFull ? (['store', 'engine', 'store', 'engine'] as const) : (['store', 'engine'] as const)) {
    const before = processesOn(data)[0]
    kill9(store, victim)
    const killed = performance.now()
    await until(async () => processesOn(data).length > 0 && processesOn(data)[0] !== before && (await isReady(port)))
    times.push(performance.now() - killed)
  }
  t.diagnostic(`answered again after ${times.map((time) => `${Math.round(time)} ms`).join(', ')}`)

  kill9(store, 'supervisor')
  await until(async () => processesOn(data).length === 0 && !(await isReady(port)))
  store = await startStore({ dataDir, port })

  kill9(store, 'everything')
  await until(async () => !(await isReady(port)))
  store = await startStore({ dataDir, port })
  assert.deepEqual(worldOf(await rowsOf(store)), world)
  assert.equal(await store.stop(), 0)
  assert.ok(!existsSync(join(data, 'postmaster.pid')))
})

test('a second start on the same data folder reports the conflict and exits', async () => {
  const store = await startStore({ dataDir: wholeWorld, port })
  const second = await startStore({ dataDir: wholeWorld, isWaiting: false })
  const [code] = (await once(second.supervisor, 'exit')) as [number]
  assert.equal(code, 1)
  assert.match(second.output(), /^✗ Another store is using the data folder /m)
  assert.ok(await isReady(port))
  assert.equal(await store.stop(), 0)
})

const imported = statement<{ handle: string; variants: number; prices: number; stocks: number }>(
  'prove.imported',
  `select handle, count(*)::integer as variants,
     (select count(*) from price join sellable on sellable.id = sellable_id where product_id = product.id and site = 'USA')::integer as prices,
     (select count(*) from stock join sellable on sellable.id = sellable_id where product_id = product.id and location = 'US')::integer as stocks
   from product join sellable on product_id = product.id where handle like 'merchant-plate-%' group by product.id, handle`,
)

test('a killed import completes when run again, and each product is either complete or absent', async (t) => {
  const dataDir = wholeWorld
  const file = join(dataDir, 'products.csv')
  let store = await startStore({ dataDir, port })
  writeFileSync(file, merchantCsv(merchantLines('https://pictures.invalid')))
  const counts: number[] = []
  const countImported = async () => {
    const db = databaseOf(store)
    const products = await db.run(imported, [])
    const broken = await findViolations(db)
    await db.close()
    const torn = products.filter(({ variants, prices, stocks }) => variants !== 3 || prices !== 3 || stocks !== 3)
    assert.deepEqual({ torn, broken }, { torn: [], broken: [] })
    return products.length
  }
  for (let round = 0; round < (isFull ? 6 : 1); round += 1) {
    const isAlone = round % 2 === 1
    if (isAlone) await store.stop()
    const command = runCommand(['import', file], dataDir)
    await killDuring(command, 'Import the products', randomBelow(500), isAlone ? 'everything' : 'command')
    if (isAlone) store = await startStore({ dataDir, port })
    counts.push(await countImported())
  }
  const last = runCommand(['import', file], dataDir)
  assert.equal(await last.ended, 0, last.output())
  assert.equal(await countImported(), merchantFile.good - merchantFile.duplicateHandles)
  assert.equal(await store.stop(), 0)
  t.diagnostic(`imports killed after ${counts.join(', ')} products; run again, each imported all`)
})

test('a killed backup has no manifest, and the next start refuses a partial restore', async (t) => {
  const dataDir = wholeWorld
  const store = await startStore({ dataDir, port })
  const rows = await rowsOf(store)
  const kills = { backups: 0, restores: 0 }
  for (let round = 0; round < (isFull ? 5 : 1); round += 1) {
    const folder = join(dataDir, `broken-${round}`)
    const command = runCommand(['backup', folder], dataDir)
    if (!(await killDuring(command, 'Back up', randomBelow(300), 'command'))) continue
    // A late kill leaves a complete backup.
    if (existsSync(folder)) continue
    kills.backups += 1
    const restore = runCommand(['restore', folder], dataFolder())
    assert.equal(await restore.ended, 1)
    assert.match(restore.output(), /is not a complete backup: it has no manifest\.json/)
  }
  const folder = join(dataDir, 'whole')
  const backup = runCommand(['backup', folder], dataDir)
  assert.equal(await backup.ended, 0, backup.output())
  assert.ok(existsSync(join(folder, manifestFile)))
  assert.equal(await store.stop(), 0)

  for (let round = 0; round < (isFull ? 5 : 1); round += 1) {
    const broken = dataFolder()
    const stage = ['Create the tables', 'Load the rows', 'Check consistency'][round % 3]!
    const command = runCommand(['restore', folder], broken)
    if (!(await killDuring(command, stage, randomBelow(40), 'everything'))) continue
    const next = await startStore({ dataDir: broken, port, isWaiting: false })
    const hasStarted = () => / is ready \(/.test(next.output())
    await until(() => next.supervisor.exitCode !== null || hasStarted())
    // A late kill leaves a complete store.
    if (hasStarted()) {
      await next.stop()
      continue
    }
    kills.restores += 1
    assert.equal(next.supervisor.exitCode, 1)
    assert.match(next.output(), /A restore into this database was interrupted\./)
  }
  const whole = dataFolder()
  const restore = runCommand(['restore', folder], whole)
  assert.equal(await restore.ended, 0, restore.output())
  const restored = await startStore({ dataDir: whole, port })
  assert.deepEqual(worldOf(await rowsOf(restored)), worldOf(rows))
  assert.equal(await restored.stop(), 0)
  assert.ok(kills.backups + kills.restores > 0)
  t.diagnostic(`killed ${kills.backups} backups, none accepted, and ${kills.restores} restores, none started`)
})
