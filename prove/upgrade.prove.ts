import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { readManifest } from '#platform/backup/manifest.ts'
import { restoreBackup } from '#platform/backup/restore.ts'
import { writeBackup } from '#platform/backup/write.ts'
import { catchMail } from '#platform/mail/catcher.ts'
import { openDatabase } from '#platform/database.ts'
import { migrateJobs } from '#platform/jobs/queue.ts'
import { createSchema } from '#platform/payments/sandbox/sandbox.ts'
import { createTestDatabase } from '#platform/postgres-for-tests.ts'
import { findViolations } from '#services/invariants.ts'
import { deleteDataFolder, freePorts, newDataFolder, startStore } from '../start/store-for-tests.ts'
import { enterWorld } from '../start/world.ts'
import { runCommand } from './commands.ts'
import { letMoneySettle } from './money.ts'
import { proveScale } from './scale.ts'
import { fillShop } from './shop.ts'
import { withoutMails, withoutNumbers } from './twins/forgetful-restore.ts'
import { openOtherMajor, ownMajor } from './upgrade-server.ts'
import { differing, fillStore, look, unlike } from './upgrade-store.ts'

const folders: string[] = []
const folder = () => {
  folders.push(newDataFolder())
  return folders.at(-1)!
}
after(() => folders.forEach(deleteDataFolder))

const isFull = proveScale({ full: 1, short: 0 }) === 1
const secret = 'the one secret that this proof works with'

async function command(args: readonly string[], dataDir: string, env: Readonly<Record<string, string>>) {
  const ran = runCommand(args, dataDir, env)
  assert.equal(await ran.ended, 0, ran.output())
}

// Only here: a machine without another PostgreSQL must be able to run all tests.
if (isFull)
  test('a store moves from another PostgreSQL to the one from npm and back, with every row, number, mail, password, page and picture', async (t) => {
    const server = await openOtherMajor()
    assert.ok(
      server,
      `Not shown: this machine has no PostgreSQL but ${ownMajor}. Install another (apt-get install postgresql), or name a server by TEST_DATABASE_URL.`,
    )
    t.after(server.close)
    const [oldUrl, backUrl] = [await server.createDatabase('upgrade_old'), await server.createDatabase('upgrade_back')]
    const [oldDir, newDir, backDir] = [folder(), folder(), folder()]
    const port = await freePorts()
    const seen = async (dataDir: string, env: Readonly<Record<string, string>>, prepare = async () => {}) => {
      const store = await startStore({ port, dataDir, env: { SECRET: secret, ...env } })
      t.after(store.stop)
      await prepare()
      const looked = await look(port)
      assert.equal(await store.stop(), 0)
      return looked
    }

    const old = await seen(oldDir, { DATABASE_URL: oldUrl }, async () => {
      await fillStore(port, oldUrl, join(oldDir, 'media'))
      const db = openDatabase(oldUrl, () => {})
      await letMoneySettle(db).finally(() => db.close())
    })
    const [first, second, third] = ['first', 'second', 'third'].map((name) => join(oldDir, name)) as [
      string,
      string,
      string,
    ]
    await command(['backup', first], oldDir, { DATABASE_URL: oldUrl })

    await command(['restore', first], newDir, {})
    await command(['backup', second], newDir, {})
    const [before, moved] = [await readManifest(first), await readManifest(second)]
    assert.match(moved.engine, new RegExp(`^PostgreSQL ${ownMajor}\\.`))
    assert.notEqual(before.engine.split('.')[0], moved.engine.split('.')[0])
    assert.deepEqual(unlike(before, moved), [])
    assert.deepEqual(differing(old, await seen(newDir, {})), [])

    // Backwards with what was written since: the log-in, to begin with.
    const last = join(oldDir, 'last')
    await command(['backup', last], newDir, {})
    await command(['restore', last], backDir, { DATABASE_URL: backUrl })
    await command(['backup', third], backDir, { DATABASE_URL: backUrl })
    assert.deepEqual(unlike(await readManifest(last), await readManifest(third)), [])
    assert.deepEqual(differing(old, await seen(backDir, { DATABASE_URL: backUrl })), [])
    const db = openDatabase(backUrl, () => {})
    assert.deepEqual(await findViolations(db).finally(() => db.close()), [])
    const rows = before.tables.reduce((sum, table) => sum + table.rows, 0)
    t.diagnostic(
      `${before.engine} to ${moved.engine} and back: ${rows} rows of ${before.tables.length} tables and ${before.sequences.length} numbers alike, ${Object.keys(old).length} pages, pictures and answers alike by their bytes`,
    )
  })

test('restores that forget how far the numbers have come, or a table, are caught', async (t) => {
  const emptyStore = async () => {
    const { url, drop } = await createTestDatabase()
    const db = openDatabase(url, () => {})
    t.after(async () => {
      await db.close()
      await drop()
    })
    await enterWorld(db, 'demo')
    await migrateJobs(url)
    await createSchema(db)
    return { url, db }
  }
  const source = await emptyStore()
  await fillShop(source.db, 10)
  await source.db.transaction((tx) => tx.script(`select nextval('order_number')`))
  const mail = { key: 'one', to: 'robin@example.com', from: 'shop@example.com', subject: 'Hello', text: '', html: '' }
  await catchMail(source.db).send(mail)
  const backup = join(folder(), 'backup')
  const manifest = await writeBackup(source.url, backup)
  const restoredBy = async (restore: (...given: Parameters<typeof restoreBackup>) => Promise<void>) => {
    const { url } = await emptyStore()
    await restore(url, backup, manifest)
    return unlike(manifest, await writeBackup(url, join(folder(), 'again')))
  }
  assert.deepEqual(await restoredBy(restoreBackup), [])
  assert.ok((await restoredBy(withoutNumbers)).includes('public.order_number'))
  assert.deepEqual(await restoredBy(withoutMails), ['public.caught_mail'])
})
