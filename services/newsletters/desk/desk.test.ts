import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { linkEmailGapMs, maxResends } from '#domain/newsletters/resend.ts'
import type { Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { waitForBlockedSession } from '#services/testing/lock-wait-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { newsletterJobs } from '../jobs.ts'
import { readerToken } from '../readers/reader-token.ts'

const shop = await openTestShop([])
const { db, deps, clock, visit } = shop
const { secret } = deps
const key = () => randomUUID()
const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
const { visitor: editor } = await createStaffMember(shop, { email: 'edi@store.example', roles: ['editor'] })
const { visitor: canadian } = await createStaffMember(shop, {
  email: 'cam@store.example',
  roles: ['manager'],
  sites: ['CAN'],
})

const newEmail = (mark = 'reader') => `${mark}-${randomUUID()}@example.com`
const signUp = (email: string, list: string, site: Site) =>
  visit(site).call('POST /svc_ssr/newsletters/subscribe', { body: { email, newsletters: [list] }, key: key() })
const choose = (email: string, lists: string[], site: Site) =>
  visit(site).call('PUT /svc_ssr/newsletters/reader', {
    body: { token: readerToken(secret, site, email), newsletters: lists },
    key: key(),
  })
type Query = Parameters<typeof desk.call<'GET /svc_admin/newsletters/{list}/subscribers'>>[1]['query']
const list = (id: string, query: Query = {}, visitor = desk) =>
  visitor.call('GET /svc_admin/newsletters/{list}/subscribers', { params: { list: id }, query })
const emails = async (id: string, query: Query = {}) => (await list(id, query)).subscribers.map(({ email }) => email)
const numberOf = async (email: string, id: string) => {
  const [found] = (await list(id, { q: email })).subscribers
  return { number: String(found!.number) }
}
const read = (params: { number: string }) => desk.call('GET /svc_admin/newsletter-subscribers/{number}', { params })
const unsubscribe = (params: { number: string }, visitor = desk, by = key()) =>
  visitor.call('POST /svc_admin/newsletter-subscribers/{number}/unsubscribe', { params, key: by })
const resend = (params: { number: string }, by = key()) =>
  desk.call('POST /svc_admin/newsletter-subscribers/{number}/confirmation', { params, key: by })
const suppress = (params: { number: string }, isSuppressed: boolean, visitor = desk) =>
  visitor.call('PUT /svc_admin/newsletter-subscribers/{number}/suppression', {
    params,
    body: { isSuppressed, reason: 'Asked by phone' },
    key: key(),
  })
const report = (email: string, kind: 'bounce' | 'complaint') =>
  desk.call('POST /svc_ssr/newsletters/bounces', { body: { events: [{ email, kind }] }, key: key() })
const take = statement<{ topic: string; payload: Record<string, unknown> }>(
  'test.take-topics',
  `delete from outbox where topic in ('newsletter_changed', 'mail_send') returning topic, payload`,
)
const logged = statement<{ count: number }>(
  'test.audited',
  'select count(*)::integer as count from audit_change where object_type = $1 and object_id = $2',
)
const countLogged = async (type: string, id: string) => (await db.run(logged, [type, id]))[0]!.count

const lockMails = statement(
  'test.lock-link-mails',
  'select from newsletter_link_mail where email = $1 order by site for update',
)
const move = statement('test.age', `update newsletter_change set at = at - $2 * interval '1 day' where email = $1`)
/** Moves the stored changes of an address into the past. Advancing the clock would end the staff's sessions. */
const age = (email: string, days: number) => db.run(move, [email, days])

test('staff see each list of their sites with subscribers by status, and how many subscriptions began and ended in 30 days', async () => {
  const before = await desk.call('GET /svc_admin/newsletters', {})
  const counts = async () => {
    const { lists } = await desk.call('GET /svc_admin/newsletters', {})
    return lists.find(({ id }) => id === 'EUR-rapidfire')
  }
  assert.equal(before.lists.length, 2 * 6 + 2 * 4)
  const [confirmed, pending, ended, bounced] = ['a', 'b', 'c', 'd'].map(newEmail) as [string, string, string, string]
  for (const email of [confirmed, pending, ended, bounced]) await signUp(email, 'EUR-rapidfire', 'EUR')
  for (const email of [confirmed, ended, bounced]) await choose(email, ['EUR-rapidfire'], 'EUR')
  await choose(ended, [], 'EUR')
  await report(bounced, 'bounce')
  const withdrawn = newEmail('withdrawn')
  await signUp(withdrawn, 'EUR-rapidfire', 'EUR')
  await choose(withdrawn, [], 'EUR')
  const now = { id: 'EUR-rapidfire', site: 'EUR', key: 'rapidfire', subscribed: 1, pending: 1, unsubscribed: 2 }
  assert.deepEqual(await counts(), { ...now, suppressed: 1, joined: 3, left: 1 })
  for (const email of [confirmed, ended, bounced]) await age(email, 31)
  assert.deepEqual(await counts(), { ...now, suppressed: 1, joined: 0, left: 0 })
  const { lists } = await canadian.call('GET /svc_admin/newsletters', {})
  assert.deepEqual([...new Set(lists.map(({ site }) => site))], ['CAN'])
})

test('the subscribers of a list are shown page by page, latest change first, and filtered by email, status, source, and date', async () => {
  const id = 'USA-invitationalVendors'
  const readers = ['ann', 'anna', 'bob', 'a%'].map(newEmail) as [string, string, string, string]
  for (const email of readers) {
    await signUp(email, id, 'USA')
    clock.advance(1_000)
  }
  const [ann, anna, bob, wildcard] = readers
  const newestFirst = readers.toReversed()
  assert.deepEqual(await emails(id), newestFirst)
  const pages: string[] = []
  for (let next: string | null = ''; next !== null;) {
    const page = await list(id, { limit: '3', ...(next !== '' && { before: next }) })
    pages.push(...page.subscribers.map(({ email }) => email))
    next = page.next
  }
  assert.deepEqual(pages, newestFirst)
  assert.deepEqual(await emails(id, { q: 'ANN' }), [anna, ann])
  assert.deepEqual(await emails(id, { q: 'a%' }), [wildcard])
  assert.deepEqual(await emails(id, { q: 'example.com' }), [])
  await unsubscribe(await numberOf(bob, id))
  assert.deepEqual(await emails(id), [bob, wildcard, anna, ann])
  assert.deepEqual(await emails(id, { status: 'unsubscribed' }), [bob])
  assert.deepEqual(await emails(id, { status: 'subscribed', q: 'bob' }), [])
  assert.deepEqual(await emails(id, { source: 'form', status: 'subscribed' }), [wildcard, anna, ann])
  assert.deepEqual(await emails(id, { source: 'link' }), [])
  const today = new Date(clock()).toISOString().slice(0, 10)
  const tomorrow = new Date(clock() + 86_400_000).toISOString().slice(0, 10)
  assert.equal((await emails(id, { from: today, to: today })).length, 4)
  assert.deepEqual(await emails(id, { from: tomorrow }), [])
  assert.deepEqual(await emails(id, { to: '2026-11-01' }), [])
  for (const day of ['2026-02-30', '2025-02-29', '0000-01-01'])
    assert.deepEqual(await emails(id, { before: `${day}T00:00:00.000000Z_1` }), [bob, wildcard, anna, ann], day)
})

test('subscribers with changes at the same time are on one page each, and a cursor after the last day starts at that day', async () => {
  const id = 'USA-invitationalVolunteering'
  const readers = ['a', 'b', 'c'].map(newEmail)
  for (const email of readers) await signUp(email, id, 'USA')
  const pages: string[] = []
  for (let next: string | null | undefined; next !== null;) {
    const page = await list(id, { limit: '1', ...(next !== undefined && { before: next }) })
    pages.push(...page.subscribers.map(({ email }) => email))
    next = page.next
  }
  assert.deepEqual(pages, readers.toReversed())
  assert.deepEqual(await emails(id, { to: '2026-11-01', before: '2099-01-01T00:00:00.000000Z_1' }), [])
})

test('lists and subscribers of other sites answer like missing ones, and reading does not allow changing or exporting', async () => {
  const email = newEmail()
  await signUp(email, 'USA-rapidfire', 'USA')
  const params = await numberOf(email, 'USA-rapidfire')
  await assert.rejects(list('USA-rapidfire', {}, canadian), { status: 404, code: 'newsletter_not_found' })
  await assert.rejects(list('USA-unknown'), { status: 404, code: 'newsletter_not_found' })
  const elsewhere = canadian.call('GET /svc_admin/newsletter-subscribers/{number}', { params })
  await assert.rejects(elsewhere, { status: 404, code: 'subscriber_not_found' })
  await assert.rejects(unsubscribe(params, canadian), { status: 404, code: 'subscriber_not_found' })
  await assert.rejects(suppress(params, true, canadian), { status: 404, code: 'subscriber_not_found' })
  assert.equal((await list('USA-rapidfire', {}, editor)).subscribers.length, 1)
  await assert.rejects(unsubscribe(params, editor), { status: 403, code: 'not_permitted' })
  await assert.rejects(suppress(params, true, editor), { status: 403, code: 'not_permitted' })
  const exported = { params: { list: 'USA-rapidfire' }, body: {}, key: key() }
  await assert.rejects(editor.call('POST /svc_admin/newsletters/{list}/exports', exported), { code: 'not_permitted' })
  await assert.rejects(canadian.call('POST /svc_admin/newsletters/{list}/exports', exported), {
    code: 'newsletter_not_found',
  })
  await signUp(email, 'CAN-rapidfire', 'CAN')
  await choose(email, ['CAN-rapidfire'], 'CAN')
  const bulk = await canadian.fetch('/svc_ssr/site/CAN/newsletters/subscribers?limit=500')
  const { subscribers } = (await bulk.json()) as { subscribers: { site: string; email: string }[] }
  assert.deepEqual([...new Set(subscribers.map(({ site }) => site))], ['CAN'])
  assert.equal((await read(params)).state, 'subscribed')
})

test('a subscriber has the sign-up with its text version, the confirmation, and every later step', async () => {
  const email = newEmail()
  await signUp(email, 'GBR-newsletter', 'GBR')
  clock.advance(60_000)
  await choose(email, ['GBR-newsletter'], 'GBR')
  const subscriber = await read(await numberOf(email, 'GBR-newsletter'))
  assert.deepEqual(
    subscriber.changes.map(({ state, source, textVersion }) => [state, source, textVersion]),
    [
      ['pending', 'form', 1],
      ['subscribed', 'link', 1],
    ],
  )
  assert.deepEqual([subscriber.source, subscriber.resendProblem], ['form', 'not_pending'])
})

test('an unsubscription by staff is recorded with their name, repeats have no effect, and no link is emailed for other lists', async () => {
  const email = newEmail()
  await signUp(email, 'EUR-newsletter', 'EUR')
  await choose(email, ['EUR-newsletter'], 'EUR')
  await signUp(email, 'EUR-rapidfire', 'EUR')
  const params = await numberOf(email, 'EUR-newsletter')
  await db.run(take, [])
  const first = await unsubscribe(params)
  const again = await unsubscribe(params)
  assert.equal(first.state, 'unsubscribed')
  assert.deepEqual(again.changes, first.changes)
  const last = first.changes.at(-1)!
  assert.deepEqual([last.state, last.source, last.staffName], ['unsubscribed', 'staff', 'olga'])
  assert.equal(await countLogged('newsletter', params.number), 1)
  const topics = await db.run(take, [])
  assert.deepEqual(
    topics.map(({ payload }) => payload),
    [{ site: 'EUR', email, sendsNoLink: true }],
  )
  await newsletterJobs.afterCommit!.newsletter_changed!.run({ db, secret }, topics[0]!.payload as never)
  assert.deepEqual(await db.run(take, []), [])
  assert.deepEqual(
    first.others.map(({ listId, state }) => [listId, state]),
    [['EUR-rapidfire', 'pending']],
  )
})

test('staff can resend a confirmation every ten minutes and three times in 30 days, and a repeated request sends one email', async () => {
  const email = newEmail()
  await signUp(email, 'CAN-newsletter', 'CAN')
  const params = await numberOf(email, 'CAN-newsletter')
  await db.run(take, [])
  const by = key()
  await resend(params, by)
  await resend(params, by)
  const mails = (await db.run(take, [])).filter(({ topic }) => topic === 'mail_send')
  assert.deepEqual(
    mails.map(({ payload }) => [payload['template'], payload['to']]),
    [['newsletter-confirm', email]],
  )
  assert.equal(await countLogged('newsletter', params.number), 1)
  await assert.rejects(resend(params), { status: 409, code: 'sent_recently' })
  for (let count = 1; count < maxResends; count++) {
    clock.advance(linkEmailGapMs)
    await resend(params)
  }
  clock.advance(linkEmailGapMs)
  await assert.rejects(resend(params), { status: 409, code: 'too_many_resends' })
  assert.equal((await read(params)).resendProblem, 'too_many_resends')
  await age(email, 31)
  await suppress(params, true)
  await assert.rejects(resend(params), { status: 409, code: 'address_suppressed' })
  await suppress(params, false)
  await resend(params)
  await choose(email, ['CAN-newsletter'], 'CAN')
  await assert.rejects(resend(params), { status: 409, code: 'not_pending' })
})

test('concurrent requests to resend a confirmation send one email', async () => {
  const email = newEmail()
  await signUp(email, 'CAN-rapidfire', 'CAN')
  const params = await numberOf(email, 'CAN-rapidfire')
  await db.run(take, [])
  const results = await Promise.allSettled([resend(params), resend(params), resend(params)])
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.equal((await db.run(take, [])).filter(({ topic }) => topic === 'mail_send').length, 1)
})

test('concurrent requests for two lists of an address resend at most three confirmations in 30 days', async () => {
  const email = newEmail()
  const numbers: { number: string }[] = []
  for (const site of ['CAN', 'EUR'] as const) {
    await signUp(email, `${site}-newsletter`, site)
    numbers.push(await numberOf(email, `${site}-newsletter`))
    const topics = await db.run(take, [])
    for (const { payload } of topics.filter(({ topic }) => topic === 'newsletter_changed'))
      await newsletterJobs.afterCommit!.newsletter_changed!.run({ db, secret }, payload as never)
    clock.advance(linkEmailGapMs)
  }
  for (let count = 1; count < maxResends; count++) {
    await resend(numbers[0]!)
    clock.advance(linkEmailGapMs)
  }
  const requests = await db.transaction(async (tx) => {
    await tx.run(lockMails, [email])
    const started = numbers.map((params) => resend(params))
    await waitForBlockedSession(db, 2)
    return { started }
  })
  const results = await Promise.allSettled(requests.started)
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
})

test('a suppressed address keeps its consent, receives nothing on any site, and is restored when staff lift the suppression', async () => {
  const email = newEmail()
  await signUp(email, 'USA-newsletter', 'USA')
  await signUp(email, 'APO-newsletter', 'APO')
  const params = await numberOf(email, 'USA-newsletter')
  const stopped = await suppress(params, true)
  await suppress(params, true)
  assert.deepEqual([stopped.state, stopped.suppression?.reason], ['subscribed', 'staff'])
  assert.deepEqual(await emails('APO-newsletter', { status: 'suppressed' }), [email])
  assert.ok(!(await emails('APO-newsletter', { status: 'subscribed' })).includes(email))
  assert.ok((await countLogged('newsletter', params.number)) > 0)
  const sent: unknown[] = []
  const newsletterService = { setLists: async (...args: unknown[]) => void sent.push(args) }
  const sync = () =>
    newsletterJobs.afterCommit!.newsletter_changed!.run({ db, secret, newsletterService }, { site: 'USA', email })
  await sync()
  const lifted = await suppress(params, false)
  await sync()
  assert.deepEqual(sent, [
    [email, []],
    [email, ['APO-newsletter', 'USA-newsletter']],
  ])
  assert.equal(lifted.suppression, null)
  const steps = lifted.changes.filter(({ listId }) => listId === 'USA-newsletter').slice(1)
  assert.deepEqual(
    steps.map(({ state, staffName, note }) => [state, staffName, note]),
    [
      ['suppressed', 'olga', 'Asked by phone'],
      ['released', 'olga', 'Asked by phone'],
    ],
  )
})

test('lifting the suppression after a complaint subscribes nothing again', async () => {
  const email = newEmail()
  await signUp(email, 'USA-newsletter', 'USA')
  const params = await numberOf(email, 'USA-newsletter')
  await report(email, 'complaint')
  assert.equal((await suppress(params, true)).suppression?.reason, 'complaint')
  const { state, suppression } = await suppress(params, false)
  assert.deepEqual([state, suppression], ['unsubscribed', null])
})

test('an export has the filtered subscribers, is logged once per request, and stores no searched address', async () => {
  const id = 'APO-rapidfire'
  const [ann, bob] = ['ann', 'bob'].map(newEmail) as [string, string]
  for (const email of [ann, bob]) await signUp(email, id, 'APO')
  const body = { q: ann.slice(0, 12), status: 'subscribed' as const }
  const by = key()
  const download = (input: object, used: string) =>
    desk.call('POST /svc_admin/newsletters/{list}/exports', { params: { list: id }, body: input, key: used })
  const first = await download(body, by)
  assert.deepEqual(await download(body, by), first)
  assert.deepEqual([first.count, first.next], [1, null])
  assert.match(first.csv, new RegExp(`^email,list,status,source,changed_at\r\n${ann},APO-rapidfire,subscribed,form,`))
  assert.ok(!first.csv.includes(bob))
  assert.equal(await countLogged('newsletter_export', id), 1)
  await assert.rejects(download({ q: 'bob' }, by), { status: 422, code: 'idempotency_key_reused' })
  clock.advance(11 * 60_000)
  await assert.rejects(download(body, by), { status: 422, code: 'idempotency_key_reused' })
  const rows = statement<{ text: string }>('test.exports', 'select to_jsonb(e)::text as text from newsletter_export e')
  const [row, ...others] = await db.run(rows, [])
  assert.equal(others.length, 0)
  assert.ok(row!.text.includes('"is_searched": true') && !row!.text.includes('ann-'))
})

test('the daily job marks suppressed addresses that were stored before the mark', async () => {
  const marked = newEmail()
  const other = newEmail()
  for (const email of [marked, other]) await signUp(email, 'USA-invitationalTickets', 'USA')
  await report(marked, 'bounce')
  const flip = statement(
    'test.flip',
    'update newsletter_subscription set is_suppressed = not is_suppressed where email = any($1)',
  )
  await db.run(flip, [[marked, other]])
  const suppressed = () => emails('USA-invitationalTickets', { status: 'suppressed' })
  assert.deepEqual(await suppressed(), [other])
  await newsletterJobs.scheduled!['newsletter_suppressions']!.run({ db, secret })
  assert.deepEqual(await suppressed(), [marked])
})
