import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { openTestShop, countResults, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { issueLink } from '../jobs.ts'
import { issueEmailChange } from './jobs.ts'

const { db, deps, visit, clock, mail } = await openTestShop([])
const password = 'a long enough password'
const hour = 3_600_000
const newEmail = () => `${randomUUID()}@example.com`

const logIn = async (email: string, typed = password, visitor = visit()) => {
  await visitor.call('POST /svc_session/session/login', { body: { email, password: typed }, key: randomUUID() })
  return visitor
}
const register = async (email = newEmail()) => {
  await visit().call('POST /svc_customer/customer', { body: { email, password }, key: randomUUID() })
  return { email, visitor: await logIn(email) }
}
const change = ({ call }: Visitor, email: string, typed = password) =>
  call('POST /svc_customer/customer/email', { body: { email, password: typed }, key: randomUUID() })
const confirm = (token: string, visitor = visit(), key = randomUUID()) =>
  visitor.call('POST /svc_customer/customer/email/confirm', { body: { token }, key })
const check = (token: string) => visit().call('POST /svc_customer/customer/email/check', { body: { token } })
const groupOf = async ({ call }: Visitor) => (await call('GET /svc_session/session', {})).cg

const takeTopic = statement<{ payload: never }>(
  'test.take-topic',
  'with taken as (delete from outbox where topic = $1 returning id, payload) select payload from taken order by id',
)
const runJobs = async () => {
  const changes: { payload: OutboxTopics['email_change'] }[] = await db.run(takeTopic, ['email_change'])
  for (const { payload } of changes) for (const _ of [1, 2]) await issueEmailChange({ ...deps, clock }, payload)
  const links: { payload: OutboxTopics['account_link'] }[] = await db.run(takeTopic, ['account_link'])
  for (const { payload } of links) await issueLink({ ...deps, clock }, payload)
  const mails: { payload: OutboxTopics['mail_send'] }[] = await db.run(takeTopic, ['mail_send'])
  for (const { payload } of mails)
    await sendMail({ ...deps, mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }, payload)
}
const mailsTo = async (email: string) => {
  await runJobs()
  return readCaughtMails(db, email)
}
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)
/** Returns the tokens emailed to an address, newest first. */
const tokensTo = async (email: string, page = 'confirm-email') =>
  (await mailsTo(email)).flatMap(({ text }) => new RegExp(`/${page}/([\\w-]{43})`).exec(text)?.[1] ?? [])

test('a link emailed to the new address changes the email once, and the old address is notified', async () => {
  const [{ email, visitor }, next] = [await register(), newEmail()]
  assert.deepEqual(await change(visitor, next), { success: true })
  const [token = ''] = await tokensTo(next)
  assert.deepEqual(await check(token), { email: next, purpose: 'email' })
  assert.equal((await visitor.call('GET /svc_customer/customer', {})).email, email)
  assert.deepEqual(await confirm(token, visitor), { success: true, email: next, purpose: 'email' })
  assert.equal((await visitor.call('GET /svc_customer/customer', {})).email, next)
  assert.equal(await groupOf(await logIn(next)), 1)
  await assert.rejects(logIn(email), { code: 'wrong_credentials' })
  await assert.rejects(confirm(token), { status: 422, code: 'token_invalid' })
  const subjects = await subjectsTo(email)
  assert.ok(subjects.includes('A new email for your Ironwright account'), subjects.join())
  assert.ok(subjects.includes('Your Ironwright email was changed'), subjects.join())
})

test("changing the email ends the account's other sessions, but not the session that confirms the change", async () => {
  const [{ email, visitor }, next] = [await register(), newEmail()]
  const [other, stranger] = [await logIn(email, password, visit('CAN')), (await register()).visitor]
  await change(visitor, next)
  const [token = ''] = await tokensTo(next)
  await confirm(token, visitor)
  assert.deepEqual([await groupOf(visitor), await groupOf(other), await groupOf(stranger)], [1, 0, 1])
  await change(visitor, email)
  const [back = ''] = await tokensTo(email)
  await confirm(back, stranger)
  assert.deepEqual([await groupOf(visitor), await groupOf(stranger)], [0, 1])
})

test('an email address in use gets the same response and notice as a free one, and its owner gets an email without a link', async () => {
  const [taken, free] = [(await register()).email, newEmail()]
  const seen = async (address: string) => {
    const { email, visitor } = await register()
    const response = await visitor.fetch('/svc_customer/customer/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ email: address, password }),
    })
    const notices = (await mailsTo(email)).filter(({ subject }) => subject !== 'Your Ironwright account')
    return [response.status, await response.text(), notices.map(({ subject, text }) => [subject, text])]
  }
  assert.deepEqual(await seen(taken.toUpperCase()), await seen(free))
  const mailed = (await mailsTo(taken)).filter(({ subject }) => subject !== 'Your Ironwright account')
  assert.deepEqual(
    mailed.map(({ subject }) => subject),
    ['You already have an account with Ironwright'],
  )
  assert.doesNotMatch(mailed[0]!.text, /confirm-email/)
  assert.equal((await tokensTo(free)).length, 1)
})

test('a new email that another account takes before the link is used stays with that account', async () => {
  const [{ email, visitor }, next] = [await register(), newEmail()]
  await change(visitor, next)
  const [token = ''] = await tokensTo(next)
  await register(next)
  await assert.rejects(confirm(token, visitor), { status: 409, code: 'email_taken' })
  assert.equal((await visitor.call('GET /svc_customer/customer', {})).email, email)
})

test('changing the email requires the current password, and wrong passwords cause delays as at login', async () => {
  const [{ visitor }, next] = [await register(), newEmail()]
  for (const _ of times(5, () => 0))
    await assert.rejects(change(visitor, next, 'a wrong password'), { status: 422, code: 'wrong_password' })
  await assert.rejects(change(visitor, next), { status: 429, code: 'login_delayed' })
  await assert.rejects(change(visit(), next), { status: 401, code: 'login_required' })
  assert.deepEqual(await tokensTo(next), [])
})

test('changing the email to an invalid address is an error', async () => {
  const { visitor } = await register()
  await assert.rejects(change(visitor, 'ann@example'), { status: 422, code: 'invalid_email' })
})

test('an email change link is valid for 24 hours, and only the newest link is valid', async () => {
  const { visitor } = await register()
  const [first, second] = [newEmail(), newEmail()]
  await change(visitor, first)
  const [older = ''] = await tokensTo(first)
  await change(visitor, second)
  const [token = ''] = await tokensTo(second)
  await assert.rejects(confirm(older), { status: 422, code: 'token_invalid' })
  clock.advance(24 * hour - 1)
  assert.deepEqual(await check(token), { email: second, purpose: 'email' })
  clock.advance(1)
  await assert.rejects(check(token), { status: 422, code: 'token_expired' })
  await assert.rejects(confirm(token), { status: 422, code: 'token_expired' })
})

test('a new password invalidates an email change link', async () => {
  const [{ visitor }, next] = [await register(), newEmail()]
  await change(visitor, next)
  const [token = ''] = await tokensTo(next)
  const body = { current: password, password: 'another long password' }
  await visitor.call('POST /svc_customer/customer/password', { body, key: randomUUID() })
  await assert.rejects(confirm(token), { code: 'token_invalid' })
})

test('an account can request at most three email address changes an hour', async () => {
  const { email, visitor } = await register()
  const addresses = times(4, newEmail)
  for (const address of addresses) await change(visitor, address)
  const counts = []
  for (const address of addresses) counts.push((await tokensTo(address)).length)
  assert.deepEqual(counts, [1, 1, 1, 0])
  const notices = (await subjectsTo(email)).filter((subject) => subject.startsWith('A new email'))
  assert.equal(notices.length, 3)
})

test('of ten concurrent email confirmations with one link, one succeeds', async () => {
  const [{ visitor }, next] = [await register(), newEmail()]
  await change(visitor, next)
  const [token = ''] = await tokensTo(next)
  assert.deepEqual(await countResults(times(10, () => confirm(token))), { fulfilled: 1, token_invalid: 9 })
})

test('a password reset link does not confirm an email address', async () => {
  const { email } = await register()
  const body = { email }
  await visit().call('POST /svc_customer/customer/forgot-password', { body, key: randomUUID() })
  const [token = ''] = await tokensTo(email, 'reset-password')
  assert.equal(token.length, 43)
  await assert.rejects(confirm(token), { code: 'token_invalid' })
  await assert.rejects(check('a'.repeat(43)), { code: 'token_invalid' })
})
