import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { productExportLines } from '#domain/catalog/export/to-lines.ts'
import { openDatabase, type Database } from '#platform/database.ts'
import { createTestDatabase } from '#platform/postgres-for-tests.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { readEntries } from '../products/entries.ts'
import { importProducts } from './import-products.ts'
import { merchantLines } from './merchant-file-for-tests.ts'

const shop = await openTestShop([])
const options = {
  site: 'USA',
  dryRun: false,
  strict: false,
  mediaFolder: '',
  fetchPicture: async () => Promise.reject(new Error('no network')),
  now: testNow,
  onProgress: () => {},
  report: assert.ifError,
} as const
const lines = merchantLines('https://pictures.invalid')
const importAll = (db: Database) => importProducts(db, lines, options)
async function exported(db: Database): Promise<string[]> {
  const rows: string[] = []
  for await (const product of readEntries(db, 'USA'))
    rows.push(...productExportLines(product, 'USA').map((line) => line.join('\t')))
  return rows.toSorted()
}

/** Runs the import in a separate process, which is killed halfway. */
async function importAndKill(url: string) {
  const script = `
    const { openDatabase } = await import('#platform/database.ts')
    const { importProducts } = await import('./services/catalog/import/import-products.ts')
    const { merchantLines } = await import('./services/catalog/import/merchant-file-for-tests.ts')
    const db = openDatabase(${JSON.stringify(url)}, () => {})
    await importProducts(db, merchantLines('https://pictures.invalid'), {
      site: 'USA', dryRun: false, strict: false, mediaFolder: '', now: ${testNow},
      fetchPicture: async () => Promise.reject(new Error('no network')),
      onProgress: (part) => part > 0.5 && process.kill(process.pid, 'SIGKILL'), report: () => {},
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' })
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
  assert.equal(signal, 'SIGKILL')
}

test('an import that is killed halfway and runs again has the same result as an uninterrupted one', async (t) => {
  await importAndKill(shop.url)
  const after = await exported(shop.db)
  await importAll(shop.db)
  const { url, drop } = await createTestDatabase()
  const db = openDatabase(url, assert.ifError)
  t.after(async () => {
    await db.close()
    await drop()
  })
  await importAll(db)
  const whole = await exported(db)
  assert.ok(after.length > 0 && after.length < whole.length, `${after.length} of ${whole.length} rows were stored`)
  assert.deepEqual(await exported(shop.db), whole)
})
