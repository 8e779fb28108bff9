import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import type { Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { RecipientRejected } from '#platform/mail/engine.ts'
import { syncSubscriptions, newsletterJobs } from '../jobs.ts'
import { readerToken, unsubscribeLink } from './reader-token.ts'
import { serveNewsletterUnsubscribe } from './serve-newsletter-unsubscribe.ts'

const shop = await openTestShop([])
const { db, visit } = shop
const { secret } = shop.deps
const newEmail = () => `${randomUUID()}@example.com`
const signUp = (email: string, newsletters: string[], site: Site, visitor = visit(site)) =>
  visitor.call('POST /svc_ssr/newsletters/subscribe', { body: { email, newsletters }, key: randomUUID() })
const read = (token: string, site: Site) => visit(site).call('POST /svc_ssr/newsletters/reader', { body: { token } })
const put = (token: string, site: Site, newsletters: string[]) =>
  visit(site).call('PUT /svc_ssr/newsletters/reader', { body: { token, newsletters }, key: randomUUID() })
const take = statement<{ topic: keyof OutboxTopics; payload: never }>(
  'test.take-outbox',
  `delete from outbox where topic in ('newsletter_changed', 'newsletter_link', 'mail_send') returning topic, payload`,
)
const changes = statement<{ state: string; source: string }>(
  'test.newsletter-changes',
  'select state, source from newsletter_change where email = $1 order by number',
)
const mailDeps = {
  ...shop.deps,
  mail: shop.mail,
  brand: 'Ironwright',
  siteUrl: (site: Site) => `https://${site}.example`,
}

/** Runs the queued newsletter and email jobs; returns the emails sent to an address. */
async function mailsTo(email: string, deps: Partial<Parameters<typeof syncSubscriptions>[0]> = {}, mail = mailDeps) {
  for (let queued = await db.run(take, []); queued.length > 0; queued = await db.run(take, []))
    for (const { topic, payload } of queued) {
      if (topic === 'mail_send') await sendMail(mail, payload)
      else if (topic === 'newsletter_changed') await syncSubscriptions({ db, secret, ...deps }, payload)
      else await newsletterJobs.afterCommit!.newsletter_link!.run({ db, secret }, payload)
    }
  return (await readCaughtMails(db, email)).map(({ subject, text }) => ({ subject, text }))
}
const tokenIn = (text: string) => new URL(/https:\/\/\S+\/newsletters\?\S+/.exec(text)![0]).searchParams.get('token')!

test('in Europe, a newsletter sign-up is pending until the emailed link is used, and every step is recorded as proof', async () => {
  const email = newEmail()
  await signUp(email.toUpperCase(), ['EUR-newsletter', 'EUR-rapidfire'], 'EUR')
  const mails = await mailsTo(email)
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    ['Confirm your Ironwright newsletters'],
  )
  const token = tokenIn(mails[0]!.text)
  const pending = [
    { id: 'EUR-newsletter', state: 'pending' },
    { id: 'EUR-rapidfire', state: 'pending' },
  ]
  // Opening the link must not change anything, because email programs open links automatically.
  for (let time = 0; time < 2; time += 1) assert.deepEqual(await read(token, 'EUR'), { email, lists: pending })
  await put(token, 'EUR', ['EUR-newsletter'])
  assert.deepEqual((await read(token, 'EUR')).lists, [
    { id: 'EUR-newsletter', state: 'subscribed' },
    { id: 'EUR-rapidfire', state: 'none' },
  ])
  assert.deepEqual(await db.run(changes, [email]), [
    { state: 'pending', source: 'form' },
    { state: 'pending', source: 'form' },
    { state: 'subscribed', source: 'link' },
    { state: 'unsubscribed', source: 'link' },
  ])
})

test('an email address gets one newsletter confirmation in ten minutes, regardless of how often a stranger signs it up', async () => {
  const email = newEmail()
  for (let time = 0; time < 3; time += 1) await signUp(email, ['GBR-newsletter'], 'GBR')
  assert.equal((await mailsTo(email)).length, 1)
  await signUp(email, ['GBR-rapidfire'], 'GBR')
  assert.equal((await mailsTo(email)).length, 1)
})

test('in the USA, a newsletter sign-up takes effect immediately, and no confirmation is emailed', async () => {
  const email = newEmail()
  await signUp(email, ['USA-newsletter'], 'USA')
  assert.deepEqual(await mailsTo(email), [])
  const { lists } = await read(readerToken(secret, 'USA', email), 'USA')
  assert.deepEqual(lists.find(({ id }) => id === 'USA-newsletter')?.state, 'subscribed')
})

test('a newsletter sign-up with an unconfirmed account email is pending, and one with a confirmed email takes effect immediately', async () => {
  const visitor = await customerOf(shop, 'Ida', visit('EUR'))
  const { email } = await visitor.call('GET /svc_customer/customer', {})
  await signUp(email, ['EUR-newsletter'], 'EUR', visitor)
  assert.deepEqual((await visitor.call('GET /svc_customer/customer', {})).newsletters, [])
  await db.run(statement('test.confirm', 'update customer set email_confirmed_at = now() where email = $1'), [email])
  await signUp(email, ['EUR-rapidfire'], 'EUR', visitor)
  assert.deepEqual((await visitor.call('GET /svc_customer/customer', {})).newsletters, ['EUR-rapidfire'])
})

test('a forged newsletter link, or one for another site, can neither read nor change subscriptions', async () => {
  const email = newEmail()
  await signUp(email, ['USA-newsletter'], 'USA')
  const token = readerToken(secret, 'USA', email)
  const forged = [`${token}A`, `${token}.x`, token.replace(/\..*/, ''), readerToken('another secret', 'USA', email)]
  for (const each of forged) {
    await assert.rejects(read(each, 'USA'), { status: 404, code: 'invalid_token' })
    await assert.rejects(put(each, 'USA', []), { status: 404, code: 'invalid_token' })
  }
  await assert.rejects(read(token, 'CAN'), { code: 'invalid_token' })
  await assert.rejects(put(token, 'USA', ['CAN-newsletter']), { status: 422, code: 'newsletter_not_found' })
})

test('the link to manage newsletters is emailed only to subscribers, with the same response for all addresses', async () => {
  const [known, unknown] = [newEmail(), newEmail()]
  await signUp(known, ['USA-rapidfire'], 'USA')
  const link = (email: string) => visit().call('POST /svc_ssr/newsletters/link', { body: { email }, key: randomUUID() })
  assert.deepEqual(await link(known), await link(unknown))
  const [mail] = await mailsTo(known)
  assert.equal(mail?.subject, 'Your Ironwright newsletters')
  assert.equal((await read(tokenIn(mail.text), 'USA')).email, known)
  assert.deepEqual(await mailsTo(unknown), [])
  await assert.rejects(link('not an address'), { status: 422, code: 'invalid_email' })
})

test('a single request to the link in a newsletter email ends one list or all lists, without cookies or login', async (t) => {
  const email = newEmail()
  await signUp(email, ['USA-newsletter', 'USA-rapidfire', 'USA-invitationalTickets'], 'USA')
  const serve = serveNewsletterUnsubscribe({ db, secret, secondsToWait: async () => 0 }, {})
  const server = createServer((request, response) => {
    void serve(request, response, 'USA').then((isServed) => isServed || response.writeHead(418).end())
  }).listen(0, '127.0.0.1')
  t.after(() => server.close())
  await once(server, 'listening')
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const post = async (link: string, method = 'POST') =>
    (await fetch(link, { method, ...(method === 'POST' && { body: 'List-Unsubscribe=One-Click' }) })).status
  const state = async () =>
    (await read(readerToken(secret, 'USA', email), 'USA')).lists.flatMap(({ id, state: s }) =>
      s === 'none' ? [] : [id],
    )
  assert.equal(await post(unsubscribeLink(secret, at, 'USA', email, 'USA-rapidfire'), 'GET'), 418)
  assert.equal(await post(unsubscribeLink(secret, at, 'USA', email, 'USA-rapidfire')), 200)
  assert.deepEqual(await state(), ['USA-newsletter', 'USA-invitationalTickets'])
  assert.equal(await post(unsubscribeLink('another secret', at, 'USA', email)), 404)
  assert.equal(await post(unsubscribeLink(secret, at, 'USA', email)), 200)
  assert.equal(await post(unsubscribeLink(secret, at, 'USA', email)), 200)
  assert.deepEqual(await state(), [])
})

const staff = async <Reply>(path: string, init: { method?: string; body?: object } = {}) => {
  const headers: Record<string, string> = {
    authorization: `Bearer ${testStaffToken}`,
    'content-type': 'application/json',
  }
  const { body, method = 'GET' } = init
  if (body) headers['idempotency-key'] = randomUUID()
  const response = await visit().fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  assert.equal(response.status, 200)
  return (await response.json()) as Reply
}
interface Export {
  subscribers: { email: string; list: string; stopUrl: string }[]
  last: number
  isLast: boolean
}

test('staff export a list in pages, with unsubscribe links and without pending, ended, or suppressed addresses', async () => {
  const [stays, pending, ended, bounced, complained] = Array.from({ length: 5 }, newEmail) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const list = 'APO-newsletter'
  for (const email of [stays, ended, bounced, complained]) await signUp(email, [list], 'APO')
  await signUp(pending, ['EUR-newsletter'], 'EUR')
  await put(readerToken(secret, 'APO', ended), 'APO', [])
  const events = [
    { email: bounced.toUpperCase(), kind: 'bounce' },
    { email: complained, kind: 'complaint' },
  ]
  assert.deepEqual(await staff('/svc_ssr/newsletters/bounces', { method: 'POST', body: { events } }), { recorded: 2 })
  const found: string[] = []
  for (let after = 0, isLast = false; !isLast;) {
    const page = await staff<Export>(`/svc_ssr/newsletters/subscribers?list=${list}&after=${after}&limit=2`)
    found.push(...page.subscribers.map(({ email }) => email))
    ;({ last: after, isLast } = page)
  }
  assert.deepEqual(found, [stays])
  const all = await staff<Export>('/svc_ssr/newsletters/subscribers?limit=500')
  assert.ok(!all.subscribers.some(({ email }) => email === pending))
  const { stopUrl } = all.subscribers.find(({ email }) => email === stays)!
  assert.match(stopUrl, /\/newsletters\?token=[\w.-]+&stop=APO-newsletter$/)
  assert.equal((await visit().fetch('/svc_ssr/newsletters/subscribers')).status, 404)
})

test('an email address that a mail server rejects gets no more emails, and its next sign-up must be confirmed', async () => {
  const email = newEmail()
  await signUp(email, ['EUR-newsletter'], 'EUR')
  const rejects = { send: async () => Promise.reject(new RecipientRejected('no such user')) }
  assert.deepEqual(await mailsTo(email, {}, { ...mailDeps, mail: rejects }), [])
  await signUp(email, ['USA-newsletter'], 'USA')
  const [mail] = await mailsTo(email)
  assert.equal(mail?.subject, 'Confirm your Ironwright newsletters')
  await put(tokenIn(mail.text), 'USA', ['USA-newsletter'])
  const { subscribers } = await staff<Export>('/svc_ssr/newsletters/subscribers?limit=500')
  assert.ok(subscribers.some((each) => each.email === email))
})

test('the mailing service receives every change, and an empty list for suppressed addresses', async () => {
  await db.run(take, [])
  const sent: unknown[] = []
  const newsletterService = { setLists: async (...args: unknown[]) => void sent.push(args) }
  const email = newEmail()
  await signUp(email, ['USA-newsletter'], 'USA')
  await mailsTo(email, { newsletterService })
  await signUp(email, ['CAN-newsletter'], 'CAN')
  await mailsTo(email, { newsletterService })
  await put(readerToken(secret, 'CAN', email), 'CAN', ['CAN-newsletter'])
  await mailsTo(email, { newsletterService })
  const events = [{ email, kind: 'complaint' }]
  await staff('/svc_ssr/newsletters/bounces', { method: 'POST', body: { events } })
  await mailsTo(email, { newsletterService })
  assert.deepEqual(sent, [
    [email, ['USA-newsletter']],
    [email, ['USA-newsletter']],
    [email, ['CAN-newsletter', 'USA-newsletter']],
    [email, []],
    [email, []],
  ])
})
