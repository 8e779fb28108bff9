import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { openTestShop, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { issueLink } from '../jobs.ts'

const { db, deps, visit, clock, mail } = await openTestShop([])
const password = 'a long enough password'
const day = 24 * 3_600_000

async function register() {
  const [email, visitor] = [`${randomUUID()}@example.com`, visit()]
  const body = { email, password }
  await visitor.call('POST /svc_customer/customer', { body, key: randomUUID() })
  await visitor.call('POST /svc_session/session/login', { body, key: randomUUID() })
  return { email, visitor }
}
const isConfirmed = async ({ call }: Visitor) => (await call('GET /svc_customer/customer/email', {})).isConfirmed
const sendAgain = ({ call }: Visitor) => call('POST /svc_customer/customer/email/confirmation', { key: randomUUID() })
const confirm = (token: string) =>
  visit().call('POST /svc_customer/customer/email/confirm', { body: { token }, key: randomUUID() })

const takeTopic = statement<{ payload: never }>(
  'test.take-topic',
  'with taken as (delete from outbox where topic = $1 returning id, payload) select payload from taken order by id',
)
async function mailsTo(email: string) {
  const links: { payload: OutboxTopics['account_link'] }[] = await db.run(takeTopic, ['account_link'])
  for (const { payload } of links) await issueLink({ ...deps, clock }, payload)
  const mails: { payload: OutboxTopics['mail_send'] }[] = await db.run(takeTopic, ['mail_send'])
  for (const { payload } of mails)
    await sendMail({ ...deps, mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }, payload)
  return readCaughtMails(db, email)
}
const tokensTo = async (email: string, page = 'confirm-email') =>
  (await mailsTo(email)).flatMap(({ text }) => new RegExp(`/${page}/([\\w-]{43})`).exec(text)?.[1] ?? [])

test('the welcome email has a link that confirms the email, and the account works before that', async () => {
  const { email, visitor } = await register()
  const [welcome] = await mailsTo(email)
  assert.equal(welcome?.subject, 'Your Ironwright account')
  assert.equal(await isConfirmed(visitor), false)
  const [token = ''] = await tokensTo(email)
  assert.deepEqual(await confirm(token), { success: true, email, purpose: 'confirm' })
  assert.equal(await isConfirmed(visitor), true)
  await assert.rejects(confirm(token), { code: 'token_invalid' })
})

test('the link in the welcome email is valid for seven days and can be sent again', async () => {
  const { email, visitor } = await register()
  const [token = ''] = await tokensTo(email)
  clock.advance(7 * day)
  await assert.rejects(confirm(token), { status: 422, code: 'token_expired' })
  const again = visit()
  await again.call('POST /svc_session/session/login', { body: { email, password }, key: randomUUID() })
  await sendAgain(again)
  const [mailed] = await mailsTo(email)
  assert.equal(mailed?.subject, 'Confirm your email for Ironwright')
  const [newest = ''] = await tokensTo(email)
  await confirm(newest)
  assert.equal(await isConfirmed(again), true)
  await sendAgain(again)
  assert.equal((await mailsTo(email)).length, 2)
  assert.equal(visitor.cookies.has('sid_usa'), true)
})

test('at most three email confirmation links an hour are sent', async () => {
  const { email, visitor } = await register()
  for (const _ of times(5, () => 0)) await sendAgain(visitor)
  assert.equal((await mailsTo(email)).length, 3)
})

test('a login or a new password through an emailed link also confirms the email', async () => {
  const byLogin = await register()
  await visit().call('POST /svc_session/session/link', { body: { email: byLogin.email }, key: randomUUID() })
  const [loginToken = ''] = await tokensTo(byLogin.email, 'login/link')
  await visit().call('POST /svc_session/session/link/login', { body: { token: loginToken }, key: randomUUID() })
  assert.equal(await isConfirmed(byLogin.visitor), true)
  const { email } = await register()
  await visit().call('POST /svc_customer/customer/forgot-password', { body: { email }, key: randomUUID() })
  const [token = ''] = await tokensTo(email, 'reset-password')
  const body = { token, password: 'another long password' }
  await visit().call('POST /svc_customer/customer/forgot-password/reset', { body, key: randomUUID() })
  const after = visit()
  await after.call('POST /svc_session/session/login', {
    body: { email, password: 'another long password' },
    key: randomUUID(),
  })
  assert.equal(await isConfirmed(after), true)
})

test('a password change while logged in invalidates the confirmation link and leaves the email unconfirmed', async () => {
  const { email, visitor } = await register()
  const [token = ''] = await tokensTo(email)
  const body = { current: password, password: 'another long password' }
  await visitor.call('POST /svc_customer/customer/password', { body, key: randomUUID() })
  await assert.rejects(confirm(token), { code: 'token_invalid' })
  assert.equal(await isConfirmed(visitor), false)
})
