import assert from 'node:assert/strict'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { fileOf, readManifest } from '#platform/backup/manifest.ts'
import { restoreBackup } from '#platform/backup/restore.ts'
import { writeBackup } from '#platform/backup/write.ts'
import { openDatabase, statement, type Database } from '#platform/database.ts'
import { addJobs, migrateJobs } from '#platform/jobs/queue.ts'
import { createTestDatabase } from '#platform/postgres-for-tests.ts'
import { testCategories, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { saveCategories } from '#services/catalog/categories/put-category.ts'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import { findViolations } from '#services/invariants.ts'
import { loadInitialData } from '../../db/first-data.ts'
import { bindDatabaseToMode } from '../data/database-mode.ts'

const folder = await mkdtemp(join(tmpdir(), 'backup-'))
after(() => rm(folder, { recursive: true, force: true }))

async function emptyStore() {
  const { url, drop } = await createTestDatabase()
  const db = openDatabase(url, () => {})
  after(async () => {
    await db.close()
    await drop()
  })
  await bindDatabaseToMode(db, 'demo')
  await migrateJobs(url)
  return { url, db }
}

const [source, target, spared] = [await emptyStore(), await emptyStore(), await emptyStore()]
await loadInitialData(source.db)
await source.db.transaction(async (tx) => {
  await saveCategories(tx, testCategories, () => null)
  const odd = 'a "quoted"\ttab, a \\ and a line\nthat breaks, ü and 🏋'
  await saveProduct(tx, testProduct(7, 'odd-plate', { name: odd, variants: [testVariant('IW-7')] }), () => null, 0)
  await addJobs(tx, [{ name: 'mail_send', payload: { to: 'robin@example.com' }, key: 'a mail that waits' }])
})

// Only the source has this day's partition.
await source.db.run(statement('test.open-day', `select analytics_open_day('2026-11-20')`), [])
await source.db.run(
  statement(
    'test.event',
    `insert into analytics_event (day, message_id, received_at, at, site, source, type, name, properties, context,
       integrations)
     values ('2026-11-20', 'm1', now(), now(), 'USA', 'storefront', 'track', 'login', '{}', '{}', '{}')`,
  ),
  [],
)

const tables = statement<{ name: string }>(
  'test.tables',
  `select format('%I.%I', schemaname, tablename) as name from pg_tables
   where schemaname = 'public' and tablename <> 'migration' order by 1`,
)
/** Returns all rows as text, without the server's transaction ids. */
async function contentOf(db: Database) {
  const content: Record<string, unknown> = {}
  for (const { name } of await db.run(tables, [])) {
    const rows = statement<{ row: string }>(
      `test.rows-${name}`,
      `select (to_jsonb(t) - 'transaction')::text as row from ${name} t order by 1`,
    )
    content[name] = await db.run(rows, [])
  }
  return content
}

test('a restored store has every row, continues its sequences, and still has its pending jobs', async () => {
  const backup = join(folder, 'whole')
  const manifest = await writeBackup(source.url, backup)
  assert.deepEqual(await readManifest(backup), manifest)
  await restoreBackup(target.url, backup, manifest)
  const [before, restored] = [await contentOf(source.db), await contentOf(target.db)]
  assert.ok(Object.keys(before).length > 30)
  assert.deepEqual(restored, before)
  const number = statement<{ next: string }>('test.number', `select nextval('order_number')::text as next`)
  assert.deepEqual(await target.db.run(number, []), await source.db.run(number, []))
  const jobs = statement<{ task: string; key: string }>(
    'test.jobs',
    'select task_identifier as task, key from graphile_worker.jobs',
  )
  assert.deepEqual(await target.db.run(jobs, []), [{ task: 'mail_send', key: 'a mail that waits' }])
  const waits = statement<{ isReadable: boolean }>(
    'test.outbox',
    'select bool_and(transaction <= pg_current_xact_id()) as "isReadable" from outbox',
  )
  assert.deepEqual(await target.db.run(waits, []), [{ isReadable: true }])
  assert.deepEqual(await findViolations(target.db), [])
})

test('a backup is a consistent snapshot, even under concurrent writes', async () => {
  const two = 'create table a_first (n integer); create table z_last (n integer)'
  await source.db.transaction((tx) => tx.script(two))
  let isWriting = true
  const write = async () => {
    for (let n = 0; isWriting; n += 1)
      await source.db.transaction((tx) =>
        tx.script(`insert into a_first values (${n}); insert into z_last values (${n})`),
      )
  }
  const writing = write()
  const backup = join(folder, 'moment')
  const manifest = await writeBackup(source.url, backup)
  isWriting = false
  await writing
  const rows = (name: string) => manifest.tables.find((table) => table.name === name)!.rows
  assert.equal(rows('a_first'), rows('z_last'))
  const later = statement<{ count: number }>('test.later', 'select count(*)::integer as count from z_last')
  assert.ok((await source.db.run(later, []))[0]!.count >= rows('z_last'))
  await source.db.transaction((tx) => tx.script('drop table a_first, z_last'))
})

test("a backup does not depend on the server's date style, time zone, or float settings", async () => {
  const usual = await writeBackup(source.url, join(folder, 'usual'))
  const name = new URL(source.url).pathname.slice(1)
  for (const odd of [`datestyle = 'SQL, DMY'`, `timezone = 'Asia/Kolkata'`, 'extra_float_digits = -15'])
    await source.db.transaction((tx) => tx.script(`alter database ${name} set ${odd}`))
  const odd = await writeBackup(source.url, join(folder, 'odd'))
  await source.db.transaction((tx) => tx.script(`alter database ${name} reset all`))
  assert.deepEqual(odd.tables, usual.tables)
})

test('a failed backup leaves no backup folder and does not block the next one', async () => {
  const backup = join(folder, 'again')
  const full = async () => Promise.reject(new Error('the disk is full'))
  await assert.rejects(
    writeBackup(source.url, backup, () => {}, full),
    /the disk is full/,
  )
  await assert.rejects(readManifest(backup), /is not a complete backup/)
  const manifest = await writeBackup(
    source.url,
    backup,
    () => {},
    (unfinished) => writeFile(join(unfinished, 'picture.avif'), 'a picture'),
  )
  assert.deepEqual(await readManifest(backup), manifest)
  assert.equal(await readFile(join(backup, 'picture.avif'), 'utf8'), 'a picture')
})

test('a changed, truncated, or missing backup file is reported before any row is loaded', async () => {
  const backup = join(folder, 'damaged')
  const manifest = await writeBackup(source.url, backup)
  const file = join(backup, fileOf({ schema: 'public', name: 'product' }))
  const whole = await readFile(file)
  const before = await contentOf(spared.db)
  const changed = gzipSync(gunzipSync(whole).toString().replace('odd-plate', 'old-plate'))
  for (const damaged of [changed, whole.subarray(0, 40), Buffer.alloc(0)]) {
    await writeFile(file, damaged)
    await assert.rejects(restoreBackup(spared.url, backup, manifest), /Use another backup/)
  }
  await rm(file)
  await assert.rejects(restoreBackup(spared.url, backup, manifest), /Use another backup/)
  assert.deepEqual(await contentOf(spared.db), before)
})

test('a backup folder without a manifest and one in an unknown format get different errors', async () => {
  await assert.rejects(readManifest(folder), /is not a complete backup: it has no manifest\.json/)
  await appendFile(join(folder, 'manifest.json'), '{ "format": 2 }')
  await assert.rejects(readManifest(folder), /cannot read the backup/)
})
