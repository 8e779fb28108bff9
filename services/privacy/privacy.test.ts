import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { inflateRawSync } from 'node:zlib'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { spreedlyEngine } from '#platform/payments/spreedly/spreedly.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { createTestSubscription } from '#services/programs/subscribed-for-tests.ts'
import { openTestShop, secrets, type Visitor } from '#services/testing/shop-for-tests.ts'
import { exportPath } from './export-link.ts'
import { privacyJobs } from './jobs.ts'
import { marksOf, password, register, storePerson, type Marks } from './person-for-tests.ts'
import { serveExport } from './serve-export.ts'

const shop = await openTestShop()
const { db, clock, deps } = shop
const key = randomUUID
const [hourMs, dayMs] = [3_600_000, 86_400_000]
const jobDeps = {
  db,
  payments: deps.payments,
  secret: deps.secret,
  clock,
  report: (error: unknown) => void shop.defects.push(error),
}

async function logIn(email: string): Promise<Visitor> {
  const visitor = shop.visit()
  await visitor.call('POST /svc_session/session/login', { body: { email, password }, key: key() })
  return visitor
}
const state = ({ call }: Visitor) => call('GET /svc_customer/privacy', {})
const requestExport = ({ call }: Visitor, idempotencyKey = key()) =>
  call('POST /svc_customer/privacy/export', { key: idempotencyKey })
const planDeletion = ({ call }: Visitor, word = password) =>
  call('POST /svc_customer/privacy/deletion', { body: { password: word }, key: key() })
const keepAccount = ({ call }: Visitor) => call('DELETE /svc_customer/privacy/deletion', { key: key() })
const runDeletions = () => privacyJobs.scheduled!['account_deletions']!.run(jobDeps)
const sweepExports = () => privacyJobs.scheduled!['data_exports_sweep']!.run(jobDeps)

const takeExports = statement<{ id: string }>(
  'test.take-exports',
  `delete from outbox where topic = 'data_export' returning payload->>'exportId' as id`,
)
const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.take-privacy-mails',
  `with taken as (delete from outbox where topic = 'mail_send' and payload->>'template' like 'privacy-%' returning id, payload) select payload from taken order by id`,
)
const logOf = statement<{ entry: string }>(
  'test.privacy-log',
  `select kind || ' ' || state as entry from privacy_log where customer_id = $1 order by at, ctid`,
)
const readLog = async (customerId: number) => (await db.run(logOf, [customerId])).map(({ entry }) => entry)

/** Runs pending exports twice, as a queue may, and returns their ids. */
async function runExports(): Promise<string[]> {
  const ids = (await db.run(takeExports, [])).map(({ id: exportId }) => exportId)
  for (const exportId of [...ids, ...ids]) await privacyJobs.afterCommit!.data_export!.run(jobDeps, { exportId })
  return ids
}
const mailDeps = { ...deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
async function deliverMails(to: string) {
  for (const { payload } of await db.run(takeMails, [])) await sendMail(mailDeps, payload)
  return readCaughtMails(db, to)
}

const serve = serveExport({ db, secret: deps.secret, clock, secondsToWait: async () => 0 }, {})
const server = createServer((request, response) => {
  void serve(request, response).then((isServed) => isServed || response.writeHead(404).end())
})
await once(server.listen(0, '127.0.0.1'), 'listening')
after(() => server.close())
const download = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)

/** Returns an archive's files by name, read in sequence without the central directory. */
function unpack(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (let at = 0; archive.toString('latin1', at, at + 4) === 'PK\u0003\u0004';) {
    const size = archive.readUInt32LE(at + 18)
    const nameEnd = at + 30 + archive.readUInt16LE(at + 26)
    files.set(archive.toString('utf8', at + 30, nameEnd), inflateRawSync(archive.subarray(nameEnd, nameEnd + size)))
    at = nameEnd + size
  }
  return files
}

const listTables = statement<{ schema: string; name: string }>(
  'test.tables-to-scan',
  `select table_schema as schema, table_name as name from information_schema.tables
   where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker') order by 1, 2`,
)

/**
 * Finds a person's marks in every column of every table, including as bytes, and returns each match as 'table: mark'.
 */
async function findMarks(marks: Partial<Marks>): Promise<string[]> {
  const found: string[] = []
  for (const { schema, name } of await db.run(listTables, [])) {
    const rows = statement<{ mark: string }>(
      `test.scan-${schema}-${name}`,
      `select distinct mark from ${schema}.${name} t, unnest($1::text[]) as mark
       where position(lower(mark) in lower(to_jsonb(t)::text)) > 0
         or position(encode(convert_to(mark, 'UTF8'), 'hex') in to_jsonb(t)::text) > 0`,
    )
    for (const { mark } of await db.run(rows, [Object.values(marks)])) found.push(`${name}: ${mark}`)
  }
  return found.toSorted()
}

const quentin = marksOf('Quentinia')
const bob = marksOf('Zebulon')

test("the data export contains all of a customer's data and files, and no data of other customers", async () => {
  const other = await register(shop, bob)
  await storePerson(shop, other, bob)
  const visitor = await register(shop, quentin)
  await storePerson(shop, visitor, quentin)
  assert.deepEqual(await state(visitor), { export: null, deletion: null })
  assert.equal((await requestExport(visitor)).export?.state, 'pending')
  const [exportId] = await runExports()
  const mails = await deliverMails(quentin.email)
  const path = exportPath(deps.secret, exportId!)
  assert.equal(mails.filter(({ text }) => text.includes(`https://shop.example${path}`)).length, 1)
  const response = await download(path)
  assert.deepEqual(
    [response.status, response.headers.get('content-type'), response.headers.get('cache-control')],
    [200, 'application/zip', 'private, no-store'],
  )
  const files = unpack(Buffer.from(await response.arrayBuffer()))
  const all = [...files].map(([name, bytes]) => `${name}\n${bytes.toString('utf8')}`).join('\n')
  for (const mark of Object.values(quentin)) assert.ok(all.toLowerCase().includes(mark.toLowerCase()), mark)
  for (const mark of Object.values(bob)) assert.ok(!all.toLowerCase().includes(mark.toLowerCase()), mark)
  for (const secret of ['password_hash', 'token_hash', '-token"']) assert.ok(!all.includes(secret), secret)
  for (const folder of ['chats', 'returns', 'verifications'])
    assert.ok(
      [...files.keys()].some((name) => name.startsWith(`files/${folder}/`)),
      folder,
    )
})

test('a data export is available for 24 hours through its signed link only, and is then deleted', async () => {
  const marks = marksOf('Walburga')
  const visitor = await register(shop, marks)
  await requestExport(visitor)
  const [exportId] = await runExports()
  await deliverMails(marks.email)
  const path = exportPath(deps.secret, exportId!)
  assert.equal((await state(visitor)).export?.expiresAt, new Date(clock() + dayMs).toISOString())
  for (const wrong of [path.slice(0, -2) + (path.endsWith('AA') ? 'BB' : 'AA'), `/account/export/${exportId}`])
    assert.equal((await download(wrong)).status, 404)
  clock.advance(dayMs - hourMs)
  await sweepExports()
  assert.equal((await download(path)).status, 200)
  clock.advance(hourMs)
  assert.equal((await download(path)).status, 404)
  assert.equal((await state(visitor)).export, null)
  await sweepExports()
  const left = statement<{ count: number }>(
    'test.archives',
    'select count(*)::integer as count from privacy_export where id = $1',
  )
  assert.deepEqual(await db.run(left, [exportId]), [{ count: 0 }])
})

test('a customer can have one data export at a time and three in 24 hours; a repeated request starts no second export', async () => {
  const visitor = await register(shop, marksOf('Xaver'))
  const once = key()
  await requestExport(visitor, once)
  await requestExport(visitor, once)
  await assert.rejects(requestExport(visitor), { status: 409, code: 'export_running' })
  assert.equal((await runExports()).length, 1)
  for (let time = 0; time < 2; time += 1) {
    await requestExport(visitor)
    await runExports()
  }
  await assert.rejects(requestExport(visitor), { status: 429, code: 'export_limit' })
  clock.advance(dayMs)
  assert.equal((await requestExport(visitor)).export?.state, 'pending')
})

test('a data export that was not created within a day expires, and a new one can be requested', async () => {
  const visitor = await register(shop, marksOf('Yolanda'))
  await requestExport(visitor)
  clock.advance(dayMs)
  await sweepExports()
  assert.equal((await state(visitor)).export, null)
  await runExports()
  assert.equal((await requestExport(visitor)).export?.state, 'pending')
})

test('account deletion requires the password, has the same date when repeated, and can be canceled within 14 days', async () => {
  const marks = marksOf('Vinzenz')
  const visitor = await register(shop, marks)
  const { _id } = await visitor.call('GET /svc_customer/customer', {})
  await assert.rejects(planDeletion(visitor, 'not the password'), { status: 422, code: 'wrong_password' })
  assert.equal((await state(visitor)).deletion, null)
  const requestedAt = clock()
  const planned = {
    requestedAt: new Date(requestedAt).toISOString(),
    dueAt: new Date(requestedAt + 14 * dayMs).toISOString(),
  }
  assert.deepEqual((await planDeletion(visitor)).deletion, planned)
  clock.advance(hourMs)
  assert.deepEqual((await planDeletion(visitor)).deletion, planned)
  const mails = (await deliverMails(marks.email)).filter(({ subject }) => subject.includes('will be deleted'))
  assert.equal(mails.length, 1)
  assert.match(mails[0]!.text, /https:\/\/shop\.example\/account\/settings#your-data/)
  clock.advance(13 * dayMs)
  await runDeletions()
  const later = await logIn(marks.email)
  for (let time = 0; time < 2; time += 1) assert.equal((await keepAccount(later)).deletion, null)
  clock.advance(30 * dayMs)
  await runDeletions()
  assert.ok((await (await logIn(marks.email)).call('GET /svc_session/session', {})).cg > 0)
  assert.deepEqual(await readLog(_id), ['deletion requested', 'deletion cancelled'])
})

test('wrong passwords for an account deletion cause the same delays as at login', async () => {
  const visitor = await register(shop, marksOf('Ulrike'))
  const codes: string[] = []
  for (let time = 0; time < 6; time += 1) {
    await planDeletion(visitor, 'not the password').catch(({ code }: { code: string }) => codes.push(code))
  }
  assert.deepEqual(codes, [...Array.from({ length: 5 }, () => 'wrong_password'), 'login_delayed'])
})

test('an account with a program that would be charged again is not deleted', async () => {
  const marks = marksOf('Theodor')
  const { email, firstname } = marks
  const visitor = await register(shop, marks)
  const program = await createTestSubscription(db, { email: marks.email, site: 'USA', mark: 'Strength Program' })
  await assert.rejects(planDeletion(visitor), { status: 409, code: 'program_active' })
  const setStatus = statement('test.program-status', 'update program_subscription set status = $2 where id = $1')
  await db.run(setStatus, [program, 'cancelled'])
  await planDeletion(visitor)
  await db.run(setStatus, [program, 'active'])
  clock.advance(15 * dayMs)
  await runDeletions()
  assert.notDeepEqual(await findMarks({ email, firstname }), [])
  await db.run(setStatus, [program, 'cancelled'])
  await runDeletions()
  await db.run(takeMails, [])
  assert.deepEqual(await findMarks({ email, firstname }), [])
})

test('account deletion leaves no personal data except order documents, and does not change other customers', async () => {
  const visitor = await logIn(quentin.email)
  const { _id } = await visitor.call('GET /svc_customer/customer', {})
  const before = await findMarks(quentin)
  for (const mark of Object.values(quentin))
    assert.ok(
      before.some((each) => each.endsWith(`: ${mark}`)),
      mark,
    )
  const others = await findMarks(bob)
  await planDeletion(visitor)
  await deliverMails(quentin.email)
  clock.advance(14 * dayMs)
  for (let time = 0; time < 2; time += 1) await runDeletions()
  const mails = await db.run(takeMails, [])
  assert.deepEqual(
    mails.map(({ payload }) => [payload.template, payload.to]),
    [['privacy-deleted', quentin.email]],
  )
  assert.deepEqual(await findMarks(quentin), [`shop_order: ${quentin.street}`, `shop_order: ${quentin.email}`])
  assert.deepEqual(
    (await findMarks(bob)).filter((each) => !each.startsWith('session')),
    others.filter((each) => !each.startsWith('session')),
  )
  assert.equal((await visitor.call('GET /svc_session/session', {})).cg, 0)
  assert.deepEqual(await readLog(_id), ['export requested', 'export ready', 'deletion requested', 'deletion done'])
  await sendMail(mailDeps, mails[0]!.payload)
  assert.equal((await readCaughtMails(db, quentin.email))[0]!.subject, 'Your Ironwright account was deleted')
})

test('an account deletion waits while an order is being paid', async () => {
  const marks = marksOf('Siegfried')
  const { email, firstname } = marks
  const visitor = await register(shop, marks)
  const { orderId } = await storePerson(shop, visitor, marks)
  const setStatus = statement('test.order-status', 'update shop_order set status = $2 where id = $1')
  await planDeletion(visitor)
  await db.run(setStatus, [orderId, 'payment_pending'])
  clock.advance(14 * dayMs)
  await runDeletions()
  assert.notDeepEqual(await findMarks({ firstname }), [])
  await db.run(setStatus, [orderId, 'published'])
  await runDeletions()
  await db.run(takeMails, [])
  assert.deepEqual(await findMarks({ email, firstname }), [`shop_order: ${email}`])
})

test("deletion removes cards from the vendor's vault first, and an unresponsive vendor delays it by at most a week", async () => {
  const [heard, unheard] = [marksOf('Roswitha'), marksOf('Patrizia')]
  const storageOf = statement<{ state: string }>(
    'test.privacy-vault',
    'select storage_state as state from sandbox.payment_method where token = $1',
  )
  const paymentToken = await shop.cardToken()
  const visitor = await register(shop, heard)
  await visitor.call('POST /svc_customer/customer/credit-cards', { body: { paymentToken }, key: key() })
  await planDeletion(visitor)
  clock.advance(14 * dayMs)
  await runDeletions()
  assert.deepEqual(await db.run(storageOf, [paymentToken]), [{ state: 'redacted' }])
  const other = await register(shop, unheard)
  await other.call('POST /svc_customer/customer/credit-cards', {
    body: { paymentToken: await shop.cardToken() },
    key: key(),
  })
  await planDeletion(other)
  const cards = spreedlyEngine({ ...secrets, baseUrl: 'http://127.0.0.1:1', cardFields: shop.engine.cardFields })
  const reports: unknown[] = []
  const silent = {
    ...jobDeps,
    payments: createPayments({ cards }),
    report: (error: unknown) => void reports.push(error),
  }
  const run = () => privacyJobs.scheduled!['account_deletions']!.run(silent)
  clock.advance(20 * dayMs)
  await run()
  assert.notDeepEqual(await findMarks({ firstname: unheard.firstname }), [])
  clock.advance(dayMs)
  await run()
  assert.deepEqual(await findMarks({ firstname: unheard.firstname }), [])
  assert.equal(reports.length, 2)
})

test('before an account is deleted, a gift card that is still to be emailed is delivered with its names and message', async () => {
  const marks = marksOf('Ottokar')
  const visitor = await register(shop, marks)
  await storePerson(shop, visitor, marks)
  const setSent = statement(
    'test.gift-sent',
    'update gift_card_delivery set asked_at = to_timestamp($2::double precision / 1000) where message = $1',
  )
  await db.run(setSent, [marks.gift, null])
  await planDeletion(visitor)
  clock.advance(14 * dayMs)
  await runDeletions()
  assert.deepEqual(await findMarks({ gift: marks.gift }), [`gift_card_delivery: ${marks.gift}`])
  await db.run(setSent, [marks.gift, clock()])
  clock.advance(2 * dayMs)
  await runDeletions()
  assert.deepEqual(await findMarks({ gift: marks.gift }), [`gift_card_delivery: ${marks.gift}`])
  clock.advance(2 * dayMs)
  await runDeletions()
  assert.deepEqual(await findMarks({ gift: marks.gift }), [])
})

test('the gift card of a return that is refunded after the account is deleted loses its name and address once the card is sent', async () => {
  const marks = marksOf('Sieglinde')
  const visitor = await register(shop, marks)
  const { orderId } = await storePerson(shop, visitor, marks)
  await planDeletion(visitor)
  clock.advance(14 * dayMs)
  await runDeletions()
  const { email, firstname: name } = marks
  const request = { orderId, amount: 5_000, reference: 'refund 9' }
  await db.transaction((tx) => deps.giftCards.issueRefund(tx, request, { site: 'USA', now: clock(), email, name }))
  const setSent = statement(
    'test.refund-card-sent',
    'update gift_card_delivery set asked_at = to_timestamp($2::double precision / 1000) where refunded_order_id = $1',
  )
  await db.run(setSent, [orderId, clock()])
  const found = async () => (await findMarks({ firstname: name })).filter((each) => each.startsWith('gift_card'))
  await runDeletions()
  assert.deepEqual(await found(), [`gift_card_delivery: ${name}`])
  clock.advance(4 * dayMs)
  await runDeletions()
  assert.deepEqual(await found(), [])
})

test('the orders of a deleted customer have no customer id and a random guest token', async () => {
  const orders = statement<{ customer: number | null; guest: string }>(
    'test.orders-of-deleted',
    `select customer_id as customer, guest_token as guest from shop_order where position($1 in document::text) > 0`,
  )
  const found = await db.run(orders, [quentin.street])
  assert.equal(found.length, 1)
  assert.equal(found[0]!.customer, null)
  assert.match(found[0]!.guest, /^deleted-[0-9a-f-]{36}$/)
})
