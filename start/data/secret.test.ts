import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { openDatabase, statement } from '#platform/database.ts'
import { resolveEngineHome } from '#platform/database/engine/engine-folder.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { hasSignature, signatureOf } from '#services/call/identity/signing.ts'
import { prepareDatabase } from './database.ts'
import { loadOrCreateSecret } from './secret.ts'

function folderFor(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'))
  t.after(() => rmSync(folder, { recursive: true }))
  return folder
}

test('each store creates a separate 256-bit secret, reuses it, and lets only its user read it', (t) => {
  const [one, other] = [folderFor(t), folderFor(t)]
  const [secret, another] = [loadOrCreateSecret(one), loadOrCreateSecret(other)]
  assert.equal(statSync(join(one, 'secret')).mode & 0o777, 0o600)
  assert.equal(Buffer.from(secret, 'base64url').length, 32)
  assert.notEqual(secret, another)
  assert.equal(loadOrCreateSecret(one), secret)
  assert.deepEqual(readdirSync(one), ['secret'])
})

test("each start restores the secret's file permissions, so that only its owner can read it", (t) => {
  const folder = folderFor(t)
  const secret = loadOrCreateSecret(folder)
  chmodSync(join(folder, 'secret'), 0o644)
  assert.equal(loadOrCreateSecret(folder), secret)
  assert.equal(statSync(join(folder, 'secret')).mode & 0o777, 0o600)
})

test('a signature made with the previous secret is invalid after the secret changes', (t) => {
  const folder = folderFor(t)
  const secret = loadOrCreateSecret(folder)
  const signature = signatureOf(secret, 'device', 'a pass')
  assert.equal(hasSignature(secret, 'device', 'a pass', signature), true)
  writeFileSync(join(folder, 'secret'), '')
  const next = loadOrCreateSecret(folder)
  assert.notEqual(next, secret)
  assert.equal(hasSignature(next, 'device', 'a pass', signature), false)
  assert.equal(hasSignature(secret, 'search', 'a pass', signature), false)
})

test('a live store starts without accounts, sessions, or orders, sets a database password, and requires SECRET', async (t) => {
  const dataDir = folderFor(t)
  chmodSync(dataDir, 0o711)
  const read = readSettings({ DATA_DIR: dataDir })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  const ends: (() => Promise<void>)[] = []
  const { url } = await prepareDatabase({ ...read, mode: 'live' }, assert.fail, (stop) => ends.push(stop))
  const db = openDatabase(url, () => {})
  try {
    for (const table of ['customer', 'session', 'shop_order', 'newsletter_subscription', 'product']) {
      const rows = statement<{ rows: number }>(`test.${table}`, `select count(*)::integer as rows from ${table}`)
      assert.deepEqual(await db.run(rows, []), [{ rows: 0 }], table)
    }
    assert.ok(new URL(url).password.length >= 32)
    const { folder } = resolveEngineHome(dataDir)
    assert.equal(statSync(join(folder, 'password')).mode & 0o777, 0o600)
  } finally {
    await db.close()
    for (const end of ends) await end()
  }
  const live = readSettings({ MODE: 'live' })
  assert.ok(
    'problems' in live && live.problems.some((problem) => problem.startsWith('SECRET is required in live mode')),
  )
})
