import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { openDatabase, statement } from '#platform/database.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { migrateAndSeed, openOwnDatabase } from '../data/database.ts'
import { bindDatabaseToMode } from '../data/database-mode.ts'
import { root } from '../source-files.ts'

const text = `
brand = "North Forge"
contact = "help@northforge.example"
card_page = "https://cards.northforge.example"
[sites.USA]
address = "https://northforge.example"
seller = ["North Forge LLC"]
[[categories]]
handle = "bars"
name = "Bars"
`
const confirmed = '[tax]\nconfirmed_by = "Jo"\nconfirmed_on = "2026-11-27"\nfiles = ["tax.csv"]\n'

function newFolder(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'setup-command-'))
  t.after(() => rmSync(folder, { recursive: true }))
  chmodSync(folder, 0o711)
  mkdirSync(join(folder, 'own'))
  writeFileSync(join(folder, 'env'), '')
  const run = (toml: string) => {
    writeFileSync(join(folder, 'own', 'setup.toml'), toml)
    return spawnSync(process.execPath, ['start/setup/setup.ts', join(folder, 'own')], {
      cwd: root,
      env: {
        ...process.env,
        NODE_TEST_CONTEXT: undefined,
        ENV_FILE: join(folder, 'env'),
        DATA_DIR: join(folder, 'data'),
      },
      encoding: 'utf8',
    })
  }
  return { folder, run }
}

test('an invalid look or a missing rate file stops the setup before it opens a database', (t) => {
  const { folder, run } = newFolder(t)
  const look = run(`${text}[look]\nlogo = "gone.svg"\n`)
  assert.match(look.stderr, /^✗ The look has problems:\n {2}look\.logo: gone\.svg is missing/)
  assert.match(run(text + confirmed).stderr, /tax\.csv/)
  assert.equal(existsSync(join(folder, 'data')), false)
})

const changes = statement<{ count: number }>(
  'test.changes',
  'select (select count(*) from category)::integer + (select count(*) from page)::integer as count',
)
const leaveWorld = statement('test.leave-world', 'delete from store_world')

test('a setup changes nothing if the database contains demo data or if a rate file is invalid', async (t) => {
  const { folder, run } = newFolder(t)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir, { mode: 0o711 })
  const read = readSettings({ DATA_DIR: dataDir })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  let stop = async () => {}
  const { url } = await openOwnDatabase(read, assert.fail, (stopEngine) => (stop = stopEngine))
  const db = openDatabase(url, () => {})
  try {
    await bindDatabaseToMode(db, 'demo')
    const demo = run(text)
    assert.match(demo.stderr, /The database contains demo data\. Set DATA_DIR or DATABASE_URL to an empty database/)
    await db.run(leaveWorld, [])
    await migrateAndSeed(url, { ...read, mode: 'live' })
    writeFileSync(join(folder, 'own', 'tax.csv'), 'country,percent\nUS,x\n')
    const rates = run(text + confirmed)
    assert.match(rates.stderr, /The columns of tax\.csv match no kind of rates/)
    assert.deepEqual([demo.status, rates.status, await db.run(changes, [])], [1, 1, [{ count: 0 }]])
    assert.equal(readFileSync(join(folder, 'env'), 'utf8'), '')
    assert.equal(existsSync(join(dataDir, 'media')), false)
  } finally {
    await db.close()
    await stop()
  }
})
