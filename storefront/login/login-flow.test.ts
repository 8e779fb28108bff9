import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { sendMail } from '#services/mails/send.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { passwordJobs } from '#services/passwords/jobs.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { loadTexts } from '#storefront/texts.ts'
import { assertActionData, redirectLocation, formOf, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { requestLink } from './links/link-actions.ts'
import { logInOrCreate } from './login-actions.ts'
import { logInByLink } from './links/use-link-actions.ts'
import { loadReset, resetPassword } from './links/reset-actions.ts'

await loadTexts('en', ['login'])
const { db, deps, visit, clock, mail } = await openTestShop([])
const password = 'a long enough password'
const newEmail = () => `${randomUUID()}@example.com`

const create = (visitor: Visitor, email: string, fields: Record<string, string> = {}, path = '/login?tab=create') =>
  logInOrCreate(pageContextOf(visitor), pageAt(path), formOf({ op: 'create', email, password, ...fields }))
const logIn = (visitor: Visitor, email: string, typed = password, path = '/login') =>
  logInOrCreate(pageContextOf(visitor), pageAt(path), formOf({ op: 'login', email, password: typed }))
const groupOf = async ({ call }: Visitor) => (await call('GET /svc_session/session', {})).cg

const takeTopic = statement<{ payload: never }>(
  'test.take-topic',
  'with taken as (delete from outbox where topic = $1 returning id, payload) select payload from taken order by id',
)
async function mailedPath(email: string) {
  const links: { payload: OutboxTopics['account_link'] }[] = await db.run(takeTopic, ['account_link'])
  for (const { payload } of links)
    await passwordJobs.afterCommit!.account_link!.run({ ...deps, clock, report: assert.ifError }, payload)
  const mails: { payload: OutboxTopics['mail_send'] }[] = await db.run(takeTopic, ['mail_send'])
  for (const { payload } of mails)
    await sendMail({ ...deps, mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }, payload)
  const [{ text } = { text: '' }] = await readCaughtMails(db, email)
  return /https:\/\/shop\.example(\/(?:account\/reset-password|login\/link)\/\S+)/.exec(text)?.[1] ?? ''
}
const atLink = (path: string) => pageAt(path, { token: new URL(path, 'http://shop').pathname.split('/').at(-1)! })

test('registration needs only email and password, logs the customer in, and opens the requested page [ACCOUNT-419, ACCOUNT-402]', async () => {
  const visitor = visit()
  assert.equal(await redirectLocation(create(visitor, newEmail(), {}, '/login?tab=create&redirect=%2Fdeals')), '/deals')
  assert.equal(await groupOf(visitor), 1)
})

test("registering with the account's password logs in, and registering with a different password only shows a message to check the email", async () => {
  const email = newEmail()
  await create(visit(), email)
  const [owner, stranger] = [visit(), visit()]
  assert.equal(await redirectLocation(create(owner, email)), '/account')
  assert.equal(await groupOf(owner), 1)
  const answer = await assertActionData(create(stranger, email, { password: 'the password of a stranger' }))
  assert.deepEqual(answer, { kind: 'made', email })
  assert.equal(await groupOf(stranger), 0)
})

test('only the newsletters selected at registration are subscribed', async () => {
  const email = newEmail()
  await create(visit(), email, { newsletters: 'rapidfire' })
  const lists = statement<{ list: string }>(
    'test.lists',
    'select list_id as list from newsletter_subscription where email = $1',
  )
  assert.deepEqual(await db.run(lists, [email]), [{ list: 'USA-rapidfire' }])
})

test('interests chosen at registration are saved, and unknown ones are ignored [ACCOUNT-425]', async () => {
  const visitor = visit('CAN')
  const form = new URLSearchParams([
    ...Object.entries({ op: 'create', email: newEmail(), password }),
    ['interests', 'strongman'],
    ['interests', 'chess'],
  ])
  await redirectLocation(logInOrCreate(pageContextOf(visitor, 'CAN'), pageAt('/login?tab=create'), form))
  assert.deepEqual((await visitor.call('GET /svc_customer/customer', {})).segments, [24])
})

test('a login link request gets the same response for known and unknown emails [SESSION-426]', async () => {
  const known = newEmail()
  await create(visit(), known)
  for (const email of [known, newEmail()]) {
    const answer = await assertActionData(
      requestLink(pageContextOf(visit()), pageAt('/login/forgot'), formOf({ email })),
    )
    assert.deepEqual(answer, { kind: 'sent', email })
  }
  const wrong = (email: string) =>
    assertActionData(requestLink(pageContextOf(visit()), pageAt('/login/forgot'), formOf({ email })))
  assert.deepEqual(await wrong('ann'), { kind: 'invalidEmail', email: 'ann' })
  assert.deepEqual(await wrong(' '), { kind: 'missing', email: '' })
})

test('a login link request fails if the response does not report success [SESSION-426]', async () => {
  const context = pageContextOf(visit())
  const call = (async () => ({ success: false })) as unknown as typeof context.call
  const email = newEmail()
  const answer = await assertActionData(requestLink({ ...context, call }, pageAt('/login/forgot'), formOf({ email })))
  assert.deepEqual(answer, { kind: 'failed', email })
})

test('the page behind an emailed link checks its token without using it, sets a password once, and preserves the redirect [SESSION-404]', async () => {
  const email = newEmail()
  await create(visit(), email)
  await requestLink(pageContextOf(visit()), pageAt('/login/forgot?redirect=%2Fdeals'), formOf({ email }))
  const path = await mailedPath(email)
  const visitor = visit()
  const load = async () => (await loadReset(pageContextOf(visitor), atLink(path))).view
  for (let time = 0; time < 2; time += 1) {
    const { key: _, ...view } = await load()
    assert.deepEqual(view, { state: 'valid', path, redirect: '/deals' })
  }
  const set = (typed: string, key = '') =>
    assertActionData(resetPassword(pageContextOf(visitor), atLink(path), formOf({ op: 'reset', password: typed, key })))
  const weak = { kind: 'weak', problem: 'short', least: 8, most: 128, email: '' }
  assert.deepEqual(await set('short'), weak)
  assert.deepEqual(await set(''), weak)
  const { key } = await load()
  // The button is clicked twice.
  for (let press = 0; press < 2; press += 1)
    assert.deepEqual(await set('my new password', key), { kind: 'saved', email })
  assert.equal(await groupOf(visitor), 0)
  assert.deepEqual(await set('my other password'), { kind: 'linkInvalid' })
  assert.equal((await load()).state, 'invalid')
  assert.equal(await redirectLocation(logIn(visitor, email, 'my new password', '/login?redirect=%2Fdeals')), '/deals')
})

test('the page behind an expired emailed link offers a new link [SESSION-407]', async () => {
  const email = newEmail()
  await create(visit(), email)
  await requestLink(pageContextOf(visit()), pageAt('/login/forgot'), formOf({ email }))
  const path = await mailedPath(email)
  clock.advance(30 * 60_000)
  assert.equal((await loadReset(pageContextOf(visit()), atLink(path))).view.state, 'expired')
  const answer = await assertActionData(
    resetPassword(pageContextOf(visit()), atLink(path), formOf({ op: 'link', email })),
  )
  assert.deepEqual(answer, { kind: 'sent', email })
  assert.notEqual(await mailedPath(email), path)
})

test('an expired password is reported, with the email filled in, only after the correct password [SESSION-403]', async () => {
  const email = newEmail()
  await create(visit(), email)
  await db.run(statement('test.expire', 'update customer set password_expired_at = now() where email = $1'), [email])
  assert.deepEqual(await assertActionData(logIn(visit(), email, 'a wrong password')), { kind: 'wrong', email })
  assert.deepEqual(await assertActionData(logIn(visit(), email)), { kind: 'expired', email })
})

test('an emailed link logs in once and opens the requested page', async () => {
  const email = newEmail()
  await create(visit(), email)
  const request = (fields: Record<string, string>) =>
    requestLink(pageContextOf(visit()), pageAt('/login/link?redirect=%2Fdeals'), formOf(fields), 'login')
  assert.deepEqual(await assertActionData(request({ email })), { kind: 'sent', email })
  const path = await mailedPath(email)
  const visitor = visit()
  const open = (by: Visitor, fields: Record<string, string> = { op: 'login' }) =>
    logInByLink(pageContextOf(by), atLink(path), formOf(fields))
  // The button is clicked twice.
  for (let press = 0; press < 2; press += 1) assert.equal(await redirectLocation(open(visitor)), '/deals')
  assert.equal(await groupOf(visitor), 1)
  assert.deepEqual(await assertActionData(open(visit())), { kind: 'linkInvalid' })
  assert.deepEqual(await assertActionData(open(visit(), { op: 'link', email })), { kind: 'sent', email })
})
