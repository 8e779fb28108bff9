import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { openTestShop, testStaffToken, type Visitor } from '#services/testing/shop-for-tests.ts'
import { forwardEntry } from './jobs.ts'
import { sweepEntries } from './repository.ts'

const shop = await openTestShop([])
const { db, deps, clock, visit } = shop
const staff = { authorization: `Bearer ${testStaffToken}`, 'content-type': 'application/json' }
const message = { topic: 'order', name: 'Ann Bell', email: 'ann@example.com', message: 'Where is it?' }
const day = 86_400_000
const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.form-mails',
  `with taken as (delete from outbox where topic = 'mail_send' returning id, payload) select payload from taken order by id`,
)

const takeForwards = statement<{ payload: OutboxTopics['form_forward'] }>(
  'test.form-forwards',
  `with taken as (delete from outbox where topic = 'form_forward' and id = (select max(id) from outbox where topic = 'form_forward')
   returning id, payload) select payload from taken order by id`,
)

const submit = (body: Record<string, unknown>, visitor: Visitor = visit(), key = randomUUID()) =>
  visitor.call('POST /svc_ssr/submit/wufoo', { body: body as { formHash: string }, key })

async function asStaff<T>(path: string, init: RequestInit = {}, site: Site = 'USA'): Promise<T> {
  const headers = { ...staff, 'idempotency-key': randomUUID() }
  const response = await visit(site).fetch(`/svc_ssr/forms${path}`, { ...init, headers })
  return (response.status === 204 ? null : await response.json()) as T
}

type Entries = Reply<Store, 'GET /svc_ssr/forms/{formHash}/entries'>
const entriesOf = async (formHash: string) => (await asStaff<Entries>(`/${formHash}/entries`)).entries

async function putForm(formHash: string, changes: object = {}) {
  const form = {
    title: { en: 'Bulk orders', de: 'Großbestellungen' },
    submit: { en: 'Send' },
    thanks: { en: 'Thanks. We call you.' },
    closed: { en: 'Closed.' },
    fields: [
      { name: 'gym', type: 'text', label: { en: 'Gym' }, required: true },
      { name: 'email', type: 'email', label: { en: 'Email' }, required: true, max: 320 },
    ],
    isOpen: true,
    notify: 'desk@shop.example',
    sendsReceipt: true,
    retentionDays: 30,
    ...changes,
  }
  return asStaff<{ formHash?: string; error?: { code: string; fields: unknown } }>(`/${formHash}`, {
    method: 'PUT',
    body: JSON.stringify(form),
  })
}

async function sentMails(to: string, times = 1) {
  const due = await db.run(takeMails, [])
  const mailDeps = { ...deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
  for (let time = 0; time < times; time += 1) for (const { payload } of due) await sendMail(mailDeps, payload)
  return readCaughtMails(db, to)
}

test('form data with its formHash is stored, and staff can see the entry [SHELL-407, SHELL-408]', async () => {
  const { success, entryId } = await submit({ formHash: 'contact', ...message, name: ' Ann\nBell ', unknown: 'x' })
  assert.equal(success, true)
  const [entry, ...others] = await entriesOf('contact')
  assert.deepEqual(others, [])
  assert.deepEqual(
    { ...entry, number: 0 },
    { id: entryId, number: 0, at: clock(), isSuspicious: false, values: message },
  )
})

test('a submission without formHash is a bad request, and one with an unknown formHash is not found [SHELL-407]', async () => {
  const post = (body: object) =>
    visit().fetch('/svc_ssr/submit/wufoo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const missing = await post(message)
  assert.equal(missing.status, 400)
  assert.deepEqual(((await missing.json()) as { error: { fields: unknown } }).error.fields, [
    { path: 'body.formHash', rule: 'type' },
  ])
  await assert.rejects(submit({ formHash: 'no-such-form', ...message }), { status: 404, code: 'form_not_found' })
  await putForm('usa-only')
  const elsewhere = submit({ formHash: 'usa-only', gym: 'Iron', email: 'ann@example.com' }, visit('EUR'))
  await assert.rejects(elsewhere, { status: 404, code: 'form_not_found' })
})

test('invalid form fields are listed with their rules, and nothing is stored', async () => {
  const before = (await entriesOf('contact')).length
  await assert.rejects(submit({ formHash: 'contact', topic: 'order', name: 'Ann', email: 'ann' }), {
    status: 422,
    code: 'invalid_fields',
    details: {
      fields: [
        { name: 'email', rule: 'email' },
        { name: 'message', rule: 'required' },
      ],
    },
  })
  assert.equal((await entriesOf('contact')).length, before)
})

test('a repeated form submission is stored once and gets the same response', async () => {
  const visitor = visit()
  const key = randomUUID()
  const body = { formHash: 'contact', ...message, email: 'repeat@example.com' }
  const first = await submit(body, visitor, key)
  assert.deepEqual(await submit(body, visitor, key), first)
  const found = (await entriesOf('contact')).filter(({ values }) => values['email'] === 'repeat@example.com')
  assert.equal(found.length, 1)
})

test('an entry sends one notification to staff and one receipt, which does not quote the entry', async () => {
  await putForm('mailed')
  await sentMails('ann@example.com')
  await submit({ formHash: 'mailed', gym: '<b>Iron</b> https://x.example', email: 'mailed@example.com' })
  const [receipt, ...more] = await sentMails('mailed@example.com', 2)
  assert.deepEqual(more, [])
  assert.equal(receipt!.subject, 'Ironwright: we got your message (Bulk orders)')
  assert.ok(receipt!.text.includes('Thanks. We call you.'))
  for (const part of [receipt!.text, receipt!.html]) assert.ok(!part.includes('x.example'))
  const [notice, ...others] = await readCaughtMails(db, 'desk@shop.example')
  assert.deepEqual(others, [])
  assert.ok(notice!.text.includes('Gym:\n<b>Iron</b> https://x.example'))
  assert.ok(notice!.html.includes('&lt;b&gt;Iron&lt;/b&gt;'))
})

test('a form entry is forwarded with its id, values, and time, unless staff deleted it', async () => {
  await putForm('forwarded')
  const { entryId } = await submit({ formHash: 'forwarded', gym: 'Iron', email: 'forward@example.com' })
  const [queued] = await db.run(takeForwards, [])
  assert.deepEqual(queued?.payload, { entryId })
  const received: unknown[] = []
  const formForwarder = { forward: async (entry: unknown) => void received.push(entry) }
  await forwardEntry({ db }, { entryId })
  await forwardEntry({ db, formForwarder }, { entryId })
  const values = { gym: 'Iron', email: 'forward@example.com' }
  const entry = { id: entryId, site: 'USA', formHash: 'forwarded', at: new Date(clock()).toISOString(), values }
  assert.deepEqual(received, [entry])
  await asStaff(`/forwarded/entries/${entryId}`, { method: 'DELETE' })
  await forwardEntry({ db, formForwarder }, { entryId })
  assert.equal(received.length, 1)
})

test('a form entry submitted by a bot is stored as suspicious and sends no email', async () => {
  await putForm('trapped')
  const body = { formHash: 'trapped', gym: 'Iron', email: 'trapped@example.com' }
  await submit({ ...body, homepage: 'https://spam.example' })
  await submit({ ...body, elapsedMs: 200 })
  const entries = await entriesOf('trapped')
  assert.deepEqual(
    entries.map(({ isSuspicious, values }) => [isSuspicious, values]),
    [
      [true, { gym: 'Iron', email: 'trapped@example.com' }],
      [true, { gym: 'Iron', email: 'trapped@example.com' }],
    ],
  )
  assert.deepEqual(await sentMails('trapped@example.com'), [])
})

test('an email address gets at most five form entries every 15 minutes', async () => {
  await putForm('busy')
  const body = (index: number) => ({ formHash: 'busy', gym: `Gym ${index}`, email: 'Busy@example.com' })
  for (let index = 0; index < 5; index += 1) await submit(body(index))
  await assert.rejects(submit(body(6)), { status: 429, code: 'too_many_requests' })
  clock.advance(15 * 60_000)
  await submit(body(7))
})

test('a closed form accepts no entries, and its public definition has neither addresses nor a retention period', async () => {
  await putForm('closing', { isOpen: false })
  await assert.rejects(submit({ formHash: 'closing', gym: 'Iron', email: 'ann@example.com' }), { code: 'form_closed' })
  const form = await visit().call('GET /svc_ssr/form/{formHash}', { params: { formHash: 'closing' } })
  assert.deepEqual(Object.keys(form).toSorted(), [
    'closed',
    'fields',
    'formHash',
    'isOpen',
    'submit',
    'thanks',
    'title',
  ])
  assert.equal(form.isOpen, false)
})

test('staff can store forms, page through entries, export them, and delete them', async () => {
  clock.advance(60 * 60_000)
  await putForm('kit')
  assert.deepEqual((await putForm('kit', { notify: 'desk' })).error?.fields, [{ path: 'notify', rule: 'email' }])
  const { forms } = await asStaff<Reply<Store, 'GET /svc_ssr/forms'>>('')
  assert.ok(forms.some(({ formHash, retentionDays }) => formHash === 'kit' && retentionDays === 30))
  for (const gym of ['One', '=1+1', 'Three']) await submit({ formHash: 'kit', gym, email: `${gym.length}@example.com` })
  const [third, second] = (await asStaff<Entries>('/kit/entries?limit=2')).entries
  assert.deepEqual([third!.values['gym'], second!.values['gym']], ['Three', '=1+1'])
  const rest = await asStaff<Entries>(`/kit/entries?before=${second!.number}`)
  assert.deepEqual(
    rest.entries.map(({ values }) => values['gym']),
    ['One'],
  )
  const { count, csv } = await asStaff<Reply<Store, 'GET /svc_ssr/forms/{formHash}/export'>>('/kit/export')
  assert.equal(count, 3)
  assert.ok(csv.includes(",no,'=1+1,4@example.com\r\n"), csv)
  assert.equal(await asStaff(`/kit/entries/${third!.id}`, { method: 'DELETE' }), null)
  const again = await asStaff<{ error: { code: string } }>(`/kit/entries/${third!.id}`, { method: 'DELETE' })
  assert.equal(again.error.code, 'entry_not_found')
  assert.equal((await entriesOf('kit')).length, 2)
})

test('shoppers can read neither forms with their settings nor entries', async () => {
  for (const path of ['', '/contact/entries', '/contact/export'])
    assert.equal((await visit().fetch(`/svc_ssr/forms${path}`)).status, 404)
})

test('a form entry is deleted at the end of its retention period', async () => {
  await putForm('short', { retentionDays: 1 })
  await submit({ formHash: 'short', gym: 'Iron', email: 'short@example.com' })
  clock.advance(day)
  await sweepEntries(db, clock())
  assert.equal((await entriesOf('short')).length, 1)
  clock.advance(1)
  await sweepEntries(db, clock())
  assert.deepEqual(await entriesOf('short'), [])
})
