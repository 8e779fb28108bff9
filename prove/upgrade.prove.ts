import assert from 'node:assert/strict'
import { appendFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { after, test, type TestContext } from 'node:test'
import { readManifest } from '#platform/backup/manifest.ts'
import { restoreBackup } from '#platform/backup/restore.ts'
import { writeBackup } from '#platform/backup/write.ts'
import { catchMail } from '#platform/mail/catcher.ts'
import { openDatabase, statement } from '#platform/database.ts'
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
import { loseMails, withGarbledMails, withoutMails, withoutNumbers } from './twins/forgetful-restore.ts'
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

    // The twin of the last move: the same store without its mails and with a damaged picture.
    const picture = Object.keys(old).find((name) => name.startsWith('/media/'))!
    await loseMails(backUrl)
    await appendFile(join(backDir, 'media', basename(picture)), 'damaged')
    const damaged = differing(old, await seen(backDir, { DATABASE_URL: backUrl }))
    assert.deepEqual(damaged.toSorted(), [picture, 'mails'], 'twin not caught: the store looks as before the move')

    const rows = before.tables.reduce((sum, table) => sum + table.rows, 0)
    t.diagnostic(
      `${before.engine} to ${moved.engine} and back: ${rows} rows of ${before.tables.length} tables and ${before.sequences.length} numbers alike, ${Object.keys(old).length} pages, pictures and answers alike by their bytes`,
    )
  })

const mailsIn = statement<{ subject: string }>('prove.mails', 'select subject from caught_mail')
const nextOrderNumber = statement<{ number: string }>('prove.order-number', `select nextval('order_number') as number`)

/** A store without orders, with the tables that every store has. */
async function emptyStore(t: TestContext) {
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

test('the twin restores that forget sequences, lose a table or garble text are caught by what differs', async (t) => {
  const source = await emptyStore(t)
  await fillShop(source.db, 10)
  const [given] = await source.db.run(nextOrderNumber, [])
  const subject = 'Crème de la barbell'
  const mail = { key: 'one', to: 'robin@example.com', from: 'shop@example.com', subject, text: '', html: '' }
  await catchMail(source.db).send(mail)
  const backup = join(folder(), 'backup')
  const manifest = await writeBackup(source.url, backup)
  const restoredBy = async (restore: (...given: Parameters<typeof restoreBackup>) => Promise<void>) => {
    const { url, db } = await emptyStore(t)
    await restore(url, backup, manifest)
    const changed = unlike(manifest, await writeBackup(url, join(folder(), 'again')))
    const mails = (await db.run(mailsIn, [])).map((each) => each.subject)
    const [next] = await db.run(nextOrderNumber, [])
    return { changed, mails, givesNumberAgain: BigInt(next!.number) <= BigInt(given!.number) }
  }
  const whole = { changed: [], mails: [subject], givesNumberAgain: false }
  assert.deepEqual(await restoredBy(restoreBackup), whole)

  const { changed: sequences, ...withOldNumbers } = await restoredBy(withoutNumbers)
  assert.ok(sequences.includes('public.order_number'), 'twin not caught: it restores sequences')
  assert.deepEqual(withOldNumbers, { mails: [subject], givesNumberAgain: true })
  const garbled = 'CrÃ¨me de la barbell'
  for (const [restore, mails] of [[withoutMails, []] as const, [withGarbledMails, [garbled]] as const]) {
    const found = await restoredBy(restore)
    assert.deepEqual(found.changed, ['public.caught_mail'], `twin not caught: ${restore.name} changes nothing`)
    assert.deepEqual(found, { ...whole, changed: found.changed, mails })
  }
})
