import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement, type Database, type Transaction } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { openTestShop, countResults, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { issueLink } from './jobs.ts'
import { sweepLinks } from './repository.ts'

const { db, deps, visit, visitBy, clock, mail } = await openTestShop([])
const [oldPassword, newPassword] = ['a long enough password', 'another long password']
const minute = 60_000

const register = async () => {
  const email = `${randomUUID()}@example.com`
  await visit().call('POST /svc_customer/customer', { body: { email, password: oldPassword }, key: randomUUID() })
  return email
}
const logIn = async (email: string, password: string, visitor = visit()) => {
  await visitor.call('POST /svc_session/session/login', { body: { email, password }, key: randomUUID() })
  return visitor
}
const forgot = (email: string, redirect?: string, visitor = visit()) =>
  visitor.call('POST /svc_customer/customer/forgot-password', {
    body: { email, ...(redirect !== undefined && { redirect }) },
    key: randomUUID(),
  })
const check = (token: string) => visit().call('POST /svc_customer/customer/forgot-password/check', { body: { token } })
const reset = (token: string, password = newPassword, key = randomUUID(), visitor = visit()) =>
  visitor.call('POST /svc_customer/customer/forgot-password/reset', { body: { token, password }, key })

const requestLogin = (email: string) =>
  visit().call('POST /svc_session/session/link', { body: { email }, key: randomUUID() })
const logInBy = (token: string, visitor = visit()) =>
  visitor.call('POST /svc_session/session/link/login', { body: { token }, key: randomUUID() })

const takeLinks = statement<{ payload: OutboxTopics['account_link'] }>(
  'test.account-links',
  `with taken as (delete from outbox where topic = 'account_link' returning id, payload) select payload from taken order by id`,
)
const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.account-mails',
  `with taken as (delete from outbox where topic = 'mail_send' returning id, payload) select payload from taken order by id`,
)
const mailDeps = { ...deps, mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
const runJobs = async (repeats = 1) => {
  const links = await db.run(takeLinks, [])
  for (const _ of times(repeats, () => 0)) for (const { payload } of links) await issueLink({ ...deps, clock }, payload)
  for (const { payload } of await db.run(takeMails, [])) await sendMail(mailDeps, payload)
}
/** Returns the tokens emailed to an address, newest first. */
const tokensOf = async (email: string, repeats?: number) => {
  await runJobs(repeats)
  return (await readCaughtMails(db, email)).flatMap(
    ({ text }) => /(?:reset-password|link)\/([\w-]{43})/.exec(text)?.[1] ?? [],
  )
}
const tokenOf = async (email: string) => {
  await forgot(email)
  return (await tokensOf(email))[0]!
}
const groupOf = async ({ call }: Visitor) => (await call('GET /svc_session/session', {})).cg

test('an emailed link sets a new password, which can then be used to log in [SESSION-431, SESSION-432]', async () => {
  const email = await register()
  assert.deepEqual(await forgot(email.toUpperCase()), { success: true })
  const [token = ''] = await tokensOf(email)
  assert.deepEqual(await check(token), { success: true })
  assert.deepEqual(await check(token), { success: true })
  assert.deepEqual(await reset(token), { success: true, email })
  await assert.rejects(logIn(email, oldPassword), { code: 'wrong_credentials' })
  assert.equal(await groupOf(await logIn(email, newPassword)), 1)
  await runJobs()
  const subjects = (await readCaughtMails(db, email)).map(({ subject }) => subject)
  assert.ok(subjects.includes('Your Ironwright password was changed'), subjects.join())
})

test('a password reset for an unknown email gets the same response as for a known one, but no email is sent [SESSION-431]', async () => {
  const [known, unknown] = [await register(), `${randomUUID()}@example.com`]
  const responseOf = async (email: string) => {
    const response = await visit().fetch('/svc_customer/customer/forgot-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ email }),
    })
    return [response.status, await response.text()]
  }
  assert.deepEqual(await responseOf(known), await responseOf(unknown))
  assert.equal((await tokensOf(known)).length, 1)
  assert.deepEqual(await readCaughtMails(db, unknown), [])
})

test('a password reset request runs the same statements for known and unknown emails', async () => {
  const statementsFor = async (email: string) => {
    const names: string[] = []
    const recorded = <Of extends { run: Database['run'] }>(target: Of): Of =>
      new Proxy(target, {
        get: (own, name) => {
          if (name === 'run')
            return (...input: Parameters<Database['run']>) => (names.push(input[0].name), own.run(...input))
          if (name === 'transaction')
            return (work: (tx: Transaction) => Promise<unknown>) => db.transaction((tx) => work(recorded(tx)))
          return Reflect.get(own, name) as unknown
        },
      })
    await forgot(email, undefined, visitBy({ db: recorded(db) })())
    return names
  }
  const known = await statementsFor(await register())
  assert.ok(known.length > 0)
  assert.deepEqual(await statementsFor(`${randomUUID()}@example.com`), known)
})

test('of twenty concurrent password resets with one link, one succeeds [T12]', async () => {
  const email = await register()
  const token = await tokenOf(email)
  const results = await countResults(times(20, (index) => reset(token, `the password of attempt ${index}`)))
  assert.equal(results['fulfilled'], 1)
  // On a busy machine, a reset may wait for the link's lock longer than the statement timeout.
  const { fulfilled: _, token_invalid = 0, too_many_requests = 0, service_unavailable = 0, ...others } = results
  assert.deepEqual(others, {})
  assert.equal(token_invalid + too_many_requests + service_unavailable, 19)
})

test('a used reset link is invalid, and a retry with the same key gets the stored response', async () => {
  const email = await register()
  const token = await tokenOf(email)
  const [key, visitor] = [randomUUID(), visit()]
  for (const _ of times(2, () => 0))
    assert.deepEqual(await reset(token, newPassword, key, visitor), { success: true, email })
  await assert.rejects(reset(token), { status: 422, code: 'token_invalid' })
  await assert.rejects(check(token), { code: 'token_invalid' })
})

test('only the newest reset link of an account is valid', async () => {
  const email = await register()
  const older = await tokenOf(email)
  const newer = await tokenOf(email)
  assert.notEqual(newer, older)
  await assert.rejects(reset(older), { code: 'token_invalid' })
  assert.deepEqual(await reset(newer), { success: true, email })
})

test('a password or email change invalidates a reset link', async () => {
  for (const change of ["password_hash = password_hash || ' '", "email = 'other-' || email"]) {
    const email = await register()
    const token = await tokenOf(email)
    await db.run(statement(`test.change ${change.length}`, `update customer set ${change} where email = $1`), [email])
    await assert.rejects(check(token), { code: 'token_invalid' })
    await assert.rejects(reset(token), { code: 'token_invalid' })
  }
})

test('a reset link expires after 30 minutes [SESSION-433]', async () => {
  const email = await register()
  const token = await tokenOf(email)
  clock.advance(30 * minute - 1)
  assert.deepEqual(await check(token), { success: true })
  clock.advance(1)
  await assert.rejects(check(token), { status: 422, code: 'token_expired' })
  await assert.rejects(reset(token), { status: 422, code: 'token_expired' })
})

test('an unknown reset token is invalid, and a weak password leaves the link valid [SESSION-433]', async () => {
  const email = await register()
  const token = await tokenOf(email)
  await assert.rejects(reset('a'.repeat(43)), { status: 422, code: 'token_invalid' })
  const weak = (problem: string) => ({ status: 422, code: 'password_weak', details: { problem, least: 8, most: 128 } })
  await assert.rejects(reset(token, 'short'), weak('short'))
  await assert.rejects(reset(token, 'x'.repeat(129)), weak('long'))
  await assert.rejects(reset(token, 'Password123'), weak('common'))
  assert.deepEqual(await reset(token), { success: true, email })
})

test('a password reset ends all sessions of the account on every site, and no other sessions', async () => {
  const [email, other] = [await register(), await register()]
  const own = await logIn(email, oldPassword)
  const abroad = await logIn(email, oldPassword, visit('CAN'))
  const stranger = await logIn(other, oldPassword)
  await reset(await tokenOf(email))
  assert.deepEqual([await groupOf(own), await groupOf(abroad), await groupOf(stranger)], [0, 0, 1])
})

test('an email address gets at most three password reset links an hour', async () => {
  const email = await register()
  for (const _ of times(5, () => 0)) await forgot(email)
  assert.equal((await tokensOf(email)).length, 3)
  clock.advance(60 * minute)
  await forgot(email)
  assert.equal((await tokensOf(email)).length, 4)
})

test('repeating an email job does not send a second reset link, and the first one stays valid', async () => {
  const email = await register()
  await forgot(email)
  const tokens = await tokensOf(email, 3)
  assert.equal(tokens.length, 1)
  assert.deepEqual(await reset(tokens[0]!), { success: true, email })
})

test('neither the queue nor the table contains a usable reset token', async () => {
  const email = await register()
  await forgot(email)
  const queue = await db.run(
    statement<{ payload: unknown }>(
      'test.queued',
      `select payload from outbox where payload->>'email' = $1 and payload->>'purpose' = 'reset'`,
    ),
    [email],
  )
  const [token = ''] = await tokensOf(email)
  assert.equal(queue.length, 1)
  assert.ok(!JSON.stringify(queue).includes(token))
  const stored = await db.run(statement<object>('test.links', 'select * from account_link'), [])
  assert.ok(stored.length > 0 && !JSON.stringify(stored).includes(token))
})

test('a reset link redirects to a page of the shop, never to another host', async () => {
  const email = await register()
  const linkOf = async (redirect: string) => {
    await forgot(email, redirect)
    await runJobs()
    return (await readCaughtMails(db, email))[0]!.text
  }
  assert.ok((await linkOf('/account/orders?page=2')).includes('?redirect=%2Faccount%2Forders%3Fpage%3D2'))
  assert.doesNotMatch(await linkOf('https://evil.example/'), /redirect|evil/)
})

test('a reset request with text that is not an email gets the usual response and queues no job', async () => {
  assert.deepEqual(await forgot('ann'), { success: true })
  assert.deepEqual(await db.run(takeLinks, []), [])
})

test('after a password reset, the owner can log in immediately, even if wrong guesses have locked the email', async () => {
  const email = await register()
  for (const _ of times(5, () => 0))
    await assert.rejects(logIn(email, 'a wrong password'), { code: 'wrong_credentials' })
  await assert.rejects(logIn(email, oldPassword), { code: 'login_delayed' })
  await reset(await tokenOf(email))
  assert.equal(await groupOf(await logIn(email, newPassword)), 1)
})

test('an expired password is reported only after the correct password is entered, and a reset renews it', async () => {
  const email = await register()
  const expire = statement('test.expire', 'update customer set password_expired_at = now() where email = $1')
  await db.run(expire, [email])
  await assert.rejects(logIn(email, 'a wrong password'), { status: 401, code: 'wrong_credentials' })
  const visitor = visit()
  await assert.rejects(logIn(email, oldPassword, visitor), { status: 403, code: 'password_expired' })
  assert.equal(visitor.cookies.get('sid_usa'), undefined)
  await reset(await tokenOf(email))
  assert.equal(await groupOf(await logIn(email, newPassword)), 1)
})

test('expired reset links are deleted, and current ones remain', async () => {
  const token = await tokenOf(await register())
  await sweepLinks(db, clock())
  assert.deepEqual(await check(token), { success: true })
  assert.ok((await sweepLinks(db, clock() + 8 * 24 * 60 * minute)) > 0)
  await assert.rejects(check(token), { code: 'token_invalid' })
})

test('an emailed link logs in once, within ten minutes, and only the newest link is valid', async () => {
  const email = await register()
  const tokenFor = async () => {
    await requestLogin(email)
    return (await tokensOf(email))[0]!
  }
  const [older, token] = [await tokenFor(), await tokenFor()]
  const visitor = visit()
  await assert.rejects(logInBy(older, visitor), { status: 422, code: 'token_invalid' })
  assert.equal(await groupOf(visitor), 0)
  assert.equal((await logInBy(token, visitor)).customer.email, email)
  assert.equal(await groupOf(visitor), 1)
  await assert.rejects(logInBy(token), { code: 'token_invalid' })
  const late = await tokenFor()
  clock.advance(10 * minute)
  await assert.rejects(logInBy(late), { status: 422, code: 'token_expired' })
})

test('of twenty concurrent logins with one emailed link, one succeeds', async () => {
  const email = await register()
  await requestLogin(email)
  const [token = ''] = await tokensOf(email)
  assert.deepEqual(await countResults(times(20, () => logInBy(token))), { fulfilled: 1, token_invalid: 19 })
})

test('a login link cannot set a password, and a reset link cannot log in', async () => {
  const email = await register()
  await requestLogin(email)
  const [loginToken = ''] = await tokensOf(email)
  await assert.rejects(reset(loginToken), { code: 'token_invalid' })
  await assert.rejects(logInBy(await tokenOf(email)), { code: 'token_invalid' })
  assert.equal((await logInBy(loginToken)).customer.email, email)
})

test('a login link request for an unknown email gets the same response and sends no email', async () => {
  const email = `${randomUUID()}@example.com`
  assert.deepEqual(await requestLogin(email), { success: true })
  assert.deepEqual(await tokensOf(email), [])
})
