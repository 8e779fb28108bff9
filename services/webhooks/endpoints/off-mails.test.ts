import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import type { Site } from '#domain/sites.ts'
import { maxWebhookAttempts } from '#domain/webhooks/retry-schedule.ts'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { deliverWebhooks } from '../deliveries/deliver.ts'
import { officeCalls, openReceiver } from '../webhooks-for-tests.ts'

const shop = await openTestShop([])
const { db, clock, deps } = shop
const receiver = await openReceiver()
const office = { call: officeCalls(shop) }
const deliver = () => deliverWebhooks({ ...deps, clock, report: assert.ifError })
for (const [name, roles, sites] of [
  ['olga', ['owner'], null],
  ['max', ['manager'], ['USA', 'GBR']],
  ['gina', ['manager'], ['GBR']],
  ['finn', ['finance'], null],
  ['left', ['manager'], null],
] as const)
  await createStaffMember(shop, { email: `${name}@store.example`, roles, sites })
const leave = statement('test.leave', `update staff_account set is_active = false where email = 'left@store.example'`)
await db.run(leave, [])

const mailDeps = { ...deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
type Request = OutboxTopics['mail_send']
const takeMails = statement<{ payload: Request }>(
  'test.off-mails',
  `with taken as (delete from outbox where topic = 'mail_send' returning id, payload) select payload from taken order by id`,
)
const queued = async () =>
  (await db.run(takeMails, [])).map(({ payload }) => payload).toSorted((a, b) => a.to.localeCompare(b.to))
const recipients = (mails: readonly Request[]) => mails.map(({ to }) => to.split('@')[0])
beforeEach(queued)

const fields = { description: 'ERP', events: ['order.paid' as const], isEnabled: true }
const create = (sites: Site[] = ['USA']) =>
  office.call('POST /svc_admin/webhooks', {
    body: { ...fields, url: `${receiver.url}/hooks?token=query-secret`, sites },
    key: randomUUID(),
  })
async function switchOff(id: string) {
  await office.call('POST /svc_admin/webhooks/{id}/test', { params: { id }, key: randomUUID() })
  receiver.setReply(() => ({ status: 410 }))
  await deliver()
}
const switchOn = (id: string) =>
  office.call('PUT /svc_admin/webhooks/{id}', {
    params: { id },
    body: { ...fields, url: `${receiver.url}/hooks?token=query-secret`, sites: ['USA'] },
    version: 'any',
    key: randomUUID(),
  })

test('switching off an endpoint emails the active staff who may change webhooks and have access to all its sites', async () => {
  const { id } = await create()
  await switchOff(id)
  assert.deepEqual(recipients(await queued()), ['max', 'olga'])
  const { id: european } = await create(['USA', 'EUR'])
  await switchOff(european)
  assert.deepEqual(recipients(await queued()), ['olga'])
})

test('after three days of failures, staff get one email, which contains no secret from the URL', async () => {
  const { id } = await create()
  await office.call('POST /svc_admin/webhooks/{id}/test', { params: { id }, key: randomUUID() })
  receiver.setReply(() => ({ status: 503 }))
  for (let attempt = 1; attempt <= maxWebhookAttempts; attempt++) {
    await deliver()
    clock.advance(86_400_000)
  }
  const mails = await queued()
  assert.deepEqual(recipients(mails), ['max', 'olga'])
  assert.doesNotMatch(JSON.stringify(mails), /query-secret/)
  const [toMax] = mails
  await sendMail(mailDeps, toMax!)
  await sendMail(mailDeps, toMax!)
  const caught = await readCaughtMails(db, 'max@store.example')
  assert.equal(caught.length, 1)
  const [mail] = caught
  assert.equal(mail!.subject, 'Ironwright: webhook turned off (ERP)')
  for (const part of [mail!.text, mail!.html]) {
    assert.ok(part.includes(`https://office.example/settings/webhooks/${id}`))
    assert.ok(part.includes('have failed for three days'))
    assert.doesNotMatch(part, /query-secret/)
  }
})

test('an endpoint that staff switched on again sends no earlier email, and its next switch-off sends new emails', async () => {
  const { id } = await create()
  await switchOff(id)
  const first = await queued()
  await switchOn(id)
  const before = await readCaughtMails(db, 'olga@store.example')
  for (const mail of first) await sendMail(mailDeps, mail)
  assert.deepEqual(await readCaughtMails(db, 'olga@store.example'), before)
  await deliver()
  await switchOff(id)
  const second = await queued()
  assert.deepEqual(recipients(second), ['max', 'olga'])
  assert.notDeepEqual(
    second.map(({ key }) => key),
    first.map(({ key }) => key),
  )
})

test('staff who became inactive before the switch-off email is sent do not get it', async () => {
  await createStaffMember(shop, { email: 'nina@store.example', roles: ['manager'] })
  const { id } = await create()
  await switchOff(id)
  const mails = await queued()
  assert.deepEqual(recipients(mails), ['max', 'nina', 'olga'])
  const deactivate = statement('test.deactivate', 'update staff_account set is_active = false where email = $1')
  await db.run(deactivate, ['nina@store.example'])
  for (const mail of mails) await sendMail(mailDeps, mail)
  assert.deepEqual(await readCaughtMails(db, 'nina@store.example'), [])
})
