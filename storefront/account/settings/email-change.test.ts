import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { issueEmailChange } from '#services/passwords/email/jobs.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { assertActionData, redirectLocation, formOf, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../../texts.ts'
import { confirmEmailAddress, loadConfirmation } from '../email/confirm-actions.ts'
import { changeSettings } from './settings-actions.ts'

const shop = await openTestShop([])
before(() => loadTexts('en', ['account/email']))
const password = 'a long enough password'
const send = (visitor: Visitor, fields: Record<string, string>) =>
  changeSettings(pageContextOf(visitor), formOf(fields))
const change = (visitor: Visitor, email: string, typed = password) =>
  send(visitor, { op: 'email', email, 'current-for-email': typed })

const takeTopic = statement<{ payload: never }>(
  'test.take-topic',
  'with taken as (delete from outbox where topic = $1 returning id, payload) select payload from taken order by id',
)
async function tokenTo(email: string) {
  const changes: { payload: OutboxTopics['email_change'] }[] = await shop.db.run(takeTopic, ['email_change'])
  for (const { payload } of changes) await issueEmailChange({ ...shop.deps, clock: shop.clock }, payload)
  const mails: { payload: OutboxTopics['mail_send'] }[] = await shop.db.run(takeTopic, ['mail_send'])
  const deps = { ...shop.deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
  for (const { payload } of mails) await sendMail(deps, payload)
  const [{ text } = { text: '' }] = await readCaughtMails(shop.db, email)
  return /\/account\/confirm-email\/([\w-]{43})/.exec(text)?.[1] ?? ''
}
const pageOf = (token: string) => pageAt(`/account/confirm-email/${token}`, { token })

test('an email change requires the password, and the page explains any problem', async () => {
  const ann = await customerOf(shop)
  const problem = async (email: string, typed?: string) =>
    (await assertActionData(change(ann, email, typed))) as { problem: string }
  assert.equal((await problem('', password)).problem, 'missing')
  assert.equal((await problem('ann@example.com', '')).problem, 'missing')
  assert.equal((await problem('ann@example')).problem, 'invalidEmail')
  assert.equal((await problem('ann@example.com', 'a wrong password')).problem, 'wrong')
  assert.equal(await redirectLocation(change(ann, 'ann@example.com')), '/account/settings?done=email')
})

test('opening the emailed link changes nothing, and its button changes the email', async () => {
  const [bea, email] = [await customerOf(shop), `${randomUUID()}@example.com`]
  await change(bea, email)
  const token = await tokenTo(email)
  const load = async () => (await loadConfirmation(pageContextOf(shop.visit()), pageOf(token))).view
  const emailNow = async () => (await bea.call('GET /svc_customer/customer', {})).email
  for (let time = 0; time < 2; time += 1)
    assert.deepEqual(await load(), { state: 'valid', path: `/account/confirm-email/${token}`, email, purpose: 'email' })
  assert.notEqual(await emailNow(), email)
  const press = () => assertActionData(confirmEmailAddress(pageContextOf(bea), pageOf(token)))
  assert.deepEqual(await press(), { kind: 'done', email, purpose: 'email' })
  assert.equal(await emailNow(), email)
  assert.deepEqual(await press(), { kind: 'invalid' })
  assert.deepEqual(await load(), { state: 'invalid' })
})

test('removing a passkey succeeds even if it no longer exists, and adding a passkey requires browser support', async () => {
  const cy = await customerOf(shop)
  const problem = async (fields: Record<string, string>) => assertActionData(send(cy, fields))
  const add = { op: 'passkey-add', 'passkey-name': 'Phone', 'passkey-password': password }
  assert.deepEqual(await problem(add), { kind: 'passkey', op: 'passkey-add', problem: 'unsupported' })
  assert.deepEqual(await problem({ ...add, 'passkey-name': ' ' }), {
    kind: 'passkey',
    op: 'passkey-add',
    problem: 'name',
  })
  assert.deepEqual(await problem({ ...add, 'passkey-password': '' }), {
    kind: 'passkey',
    op: 'passkey-add',
    problem: 'missing',
  })
  const passkey = randomUUID()
  assert.deepEqual(await problem({ op: 'passkey-rename', 'passkey-name': 'Phone', passkey }), {
    kind: 'passkey',
    op: 'passkey-rename',
    problem: 'failed',
  })
  assert.equal(
    await redirectLocation(send(cy, { op: 'passkey-remove', passkey })),
    `/account/settings?done=passkey-remove&item=${passkey}#passkeys`,
  )
  assert.equal(
    await redirectLocation(send(shop.visit(), { op: 'passkey-remove', passkey })),
    `/login?redirect=${encodeURIComponent('/account/settings')}`,
  )
})
