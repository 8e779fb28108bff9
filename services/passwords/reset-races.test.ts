import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { openTestShop, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { issueLink } from './jobs.ts'

const { db, deps, visit, clock, mail } = await openTestShop([])
const passwords = {
  old: 'a long enough password',
  byReset: 'another long password',
  byThief: 'the password of a thief',
}

const logIn = async (email: string, password: string, visitor = visit()) => {
  await visitor.call('POST /svc_session/session/login', { body: { email, password }, key: randomUUID() })
  return visitor
}
const isLoggedIn = async ({ call }: Visitor) => (await call('GET /svc_session/session', {})).cg > 0
const reset = (token: string, visitor = visit()) =>
  visitor.call('POST /svc_customer/customer/forgot-password/reset', {
    body: { token, password: passwords.byReset },
    key: randomUUID(),
  })

const takeLinks = statement<{ payload: OutboxTopics['account_link'] }>(
  'test.race-links',
  `with taken as (delete from outbox where topic = 'account_link' returning id, payload) select payload from taken order by id`,
)
const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.race-mails',
  `with taken as (delete from outbox where topic = 'mail_send' returning id, payload) select payload from taken order by id`,
)

/** Returns a new account and the token of its reset link. */
async function accountWithLink() {
  const email = `${randomUUID()}@example.com`
  await visit().call('POST /svc_customer/customer', { body: { email, password: passwords.old }, key: randomUUID() })
  await visit().call('POST /svc_customer/customer/forgot-password', { body: { email }, key: randomUUID() })
  for (const { payload } of await db.run(takeLinks, [])) await issueLink({ ...deps, clock }, payload)
  for (const { payload } of await db.run(takeMails, []))
    await sendMail({ ...deps, mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }, payload)
  const texts = (await readCaughtMails(db, email)).map(({ text }) => text).join('\n')
  return { email, token: /reset-password\/([\w-]{43})/.exec(texts)![1]! }
}

test('a password reset overrides a password change that began before it', async () => {
  for (const _ of times(3, () => 0)) {
    const { email, token } = await accountWithLink()
    const thief = await logIn(email, passwords.old)
    const body = { current: passwords.old, password: passwords.byThief }
    const [, done] = await Promise.allSettled([
      thief.call('POST /svc_customer/customer/password', { body, key: randomUUID() }),
      reset(token),
    ])
    // The reset may fail. If it succeeds, only its password works.
    if (done.status === 'rejected') continue
    await assert.rejects(logIn(email, passwords.byThief), { code: 'wrong_credentials' })
    assert.equal(await isLoggedIn(await logIn(email, passwords.byReset)), true)
  }
})

test('no session of a login with the old password survives a password reset', async () => {
  for (const _ of times(4, () => 0)) {
    const { email, token } = await accountWithLink()
    const thief = visit()
    await Promise.allSettled([logIn(email, passwords.old, thief), reset(token)])
    assert.equal(await isLoggedIn(thief), false)
  }
})

test('after a password reset, a browser with five wrong guesses can log in immediately', async () => {
  const { email, token } = await accountWithLink()
  const owner = await logIn(email, passwords.old)
  await owner.call('POST /svc_session/session/logout', { key: randomUUID() })
  for (const guess of times(5, (index) => `guess ${index}`))
    await assert.rejects(logIn(email, guess, owner), { status: 401 })
  await assert.rejects(logIn(email, passwords.old, owner), { code: 'login_delayed' })
  await reset(token, owner)
  assert.equal(await isLoggedIn(await logIn(email, passwords.byReset, owner)), true)
})
