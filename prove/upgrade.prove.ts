import assert from 'node:assert/strict'
import { appendFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { after, test, type TestContext } from 'node:test'
import { readManifest } from '#platform/backup/manifest.ts'
import { restoreBackup } from '#platform/backup/restore.ts'
import { writeBackup } from '#platform/backup/write.ts'
import { mailCatcher } from '#platform/mail/catcher.ts'
import { openDatabase, statement } from '#platform/database.ts'
import { migrateJobs } from '#platform/jobs/queue.ts'
import { createSpreedlySchema } from '#platform/payments/spreedly/simulator/simulator.ts'
import { createTestDatabase } from '#platform/postgres-for-tests.ts'
import { findViolations } from '#services/invariants.ts'
import { deleteDataFolder, findFreePortBlock, newDataFolder, startStore } from '../start/store-for-tests.ts'
import { bindDatabaseToMode } from '../start/data/database-mode.ts'
import { runCommand } from './servers/commands.ts'
import { finishOrders } from './checks/order-money.ts'
import { proofSize } from './size.ts'
import { fillShop } from './fixtures/prepared-orders.ts'
import {
  deleteMails,
  restoreWithGarbledMails,
  restoreWithoutMails,
  restoreWithoutSequences,
} from './twins/forgetful-restore.ts'
import { openOtherPostgres, ownMajor } from './servers/other-postgres.ts'
import { differingNames, backupDifferences } from './checks/backup-differences.ts'
import { fillStore, readStore } from './fixtures/used-store.ts'

const folders: string[] = []
const folder = () => {
  folders.push(newDataFolder())
  return folders.at(-1)!
}
after(() => folders.forEach(deleteDataFolder))

const isFull = proofSize({ full: 1, short: 0 }) === 1
const secret = 'the one secret that this proof works with'

async function command(args: readonly string[], dataDir: string, env: Readonly<Record<string, string>>) {
  const ran = runCommand(args, dataDir, env)
  assert.equal(await ran.ended, 0, ran.output())
}

// Runs only at full size, because `npm test` must pass without a second PostgreSQL.
if (isFull)
  test('a store moves from another PostgreSQL to the bundled one and back with all rows, sequences, emails, logins, pages, and pictures', async (t) => {
    const server = await openOtherPostgres()
    assert.ok(
      server,
      `This machine has no PostgreSQL but ${ownMajor}. Install another (apt-get install postgresql), or name a server by TEST_DATABASE_URL.`,
    )
    t.after(server.close)
    const [oldUrl, backUrl] = [await server.createDatabase('upgrade_old'), await server.createDatabase('upgrade_back')]
    const [oldDir, newDir, backDir] = [folder(), folder(), folder()]
    const port = await findFreePortBlock()
    const contentsOf = async (dataDir: string, env: Readonly<Record<string, string>>, prepare = async () => {}) => {
      const store = await startStore({ port, dataDir, env: { SECRET: secret, ...env } })
      t.after(store.stop)
      await prepare()
      const contents = await readStore(port)
      assert.equal(await store.stop(), 0)
      return contents
    }

    const old = await contentsOf(oldDir, { DATABASE_URL: oldUrl }, async () => {
      await fillStore(port, oldUrl, join(oldDir, 'media'))
      const db = openDatabase(oldUrl, () => {})
      await finishOrders(db).finally(() => db.close())
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
    assert.deepEqual(backupDifferences(before, moved), [])
    assert.deepEqual(differingNames(old, await contentsOf(newDir, {})), [])

    const last = join(oldDir, 'last')
    await command(['backup', last], newDir, {})
    await command(['restore', last], backDir, { DATABASE_URL: backUrl })
    await command(['backup', third], backDir, { DATABASE_URL: backUrl })
    assert.deepEqual(backupDifferences(await readManifest(last), await readManifest(third)), [])
    assert.deepEqual(differingNames(old, await contentsOf(backDir, { DATABASE_URL: backUrl })), [])
    const db = openDatabase(backUrl, () => {})
    assert.deepEqual(await findViolations(db).finally(() => db.close()), [])

    // Simulates a bad restore: emails are missing and a picture is damaged.
    const picture = Object.keys(old).find((name) => name.startsWith('/media/'))!
    await deleteMails(backUrl)
    await appendFile(join(backDir, 'media', basename(picture)), 'damaged')
    const damaged = differingNames(old, await contentsOf(backDir, { DATABASE_URL: backUrl }))
    assert.deepEqual(damaged.toSorted(), [picture, 'mails'], 'twin not caught: the store looks as before the move')

    const rows = before.tables.reduce((sum, table) => sum + table.rows, 0)
    t.diagnostic(
      `${before.engine} to ${moved.engine} and back: ${rows} rows of ${before.tables.length} tables and ${before.sequences.length} sequences equal, ${Object.keys(old).length} pages, pictures, and responses identical`,
    )
  })

const mailsIn = statement<{ subject: string }>('prove.mails', 'select subject from caught_mail')
const nextOrderNumber = statement<{ number: string }>('prove.order-number', `select nextval('order_number') as number`)

async function emptyStore(t: TestContext) {
  const { url, drop } = await createTestDatabase()
  const db = openDatabase(url, () => {})
  t.after(async () => {
    await db.close()
    await drop()
  })
  await bindDatabaseToMode(db, 'demo')
  await migrateJobs(url)
  await createSpreedlySchema(db)
  return { url, db }
}

test('restores that omit sequences, lose a table, or garble text are caught by comparing both databases', async (t) => {
  const source = await emptyStore(t)
  await fillShop(source.db, 10)
  const [issued] = await source.db.run(nextOrderNumber, [])
  const subject = 'Crème de la barbell'
  const mail = { key: 'one', to: 'robin@example.com', from: 'shop@example.com', subject, text: '', html: '' }
  await mailCatcher(source.db).send(mail)
  const backup = join(folder(), 'backup')
  const manifest = await writeBackup(source.url, backup)
  const restoredBy = async (restore: (...args: Parameters<typeof restoreBackup>) => Promise<void>) => {
    const { url, db } = await emptyStore(t)
    await restore(url, backup, manifest)
    const changed = backupDifferences(manifest, await writeBackup(url, join(folder(), 'again')))
    const mails = (await db.run(mailsIn, [])).map((each) => each.subject)
    const [next] = await db.run(nextOrderNumber, [])
    return { changed, mails, repeatsNumber: BigInt(next!.number) <= BigInt(issued!.number) }
  }
  const whole = { changed: [], mails: [subject], repeatsNumber: false }
  assert.deepEqual(await restoredBy(restoreBackup), whole)

  const { changed: sequences, ...withoutPositions } = await restoredBy(restoreWithoutSequences)
  assert.ok(sequences.includes('public.order_number'), 'twin not caught: it restores sequences')
  assert.deepEqual(withoutPositions, { mails: [subject], repeatsNumber: true })
  const garbled = 'CrÃ¨me de la barbell'
  for (const [restore, mails] of [[restoreWithoutMails, []] as const, [restoreWithGarbledMails, [garbled]] as const]) {
    const found = await restoredBy(restore)
    assert.deepEqual(found.changed, ['public.caught_mail'], `twin not caught: ${restore.name} changes nothing`)
    assert.deepEqual(found, { ...whole, changed: found.changed, mails })
  }
})
