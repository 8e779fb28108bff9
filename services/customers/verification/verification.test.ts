import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { groupAfterVerification } from '#domain/customers/verification.ts'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { openTestShop, testStaffToken, type Visitor } from '#services/testing/shop-for-tests.ts'
import { sweepProofs } from './repository.ts'

const shop = await openTestShop([])
const { db } = shop
const key = randomUUID
const pdf = Buffer.from('%PDF-1.7 service card')

const upload = ({ call }: Visitor, bytes = pdf) =>
  call('POST /svc_customer/verification', {
    body: { kind: 'military', name: 'card.pdf', file: bytes.toString('base64') },
    key: key(),
  })
const stateOf = ({ call }: Visitor) => call('GET /svc_customer/verification', {})
const customer = ({ call }: Visitor) => call('GET /svc_customer/customer', {})

async function staff(method: string, path: string, body?: object) {
  const response = await shop.visit().fetch(`/svc_customer/verifications${path}`, {
    method,
    headers: {
      authorization: `Bearer ${testStaffToken}`,
      'content-type': 'application/json',
      'idempotency-key': key(),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}
async function requestOf(visitor: Visitor): Promise<string> {
  const { _id } = await customer(visitor)
  const { body } = await staff('GET', '')
  return body.verifications.find(({ customerId }: { customerId: number }) => customerId === _id).id
}
const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.verification-mails',
  `with taken as (delete from outbox where topic = 'mail_send' and payload->>'template' like 'verification-%' returning id, payload) select payload from taken order by id`,
)
const filesLeft = statement<{ count: number }>(
  'test.files-left',
  "select count(*)::integer as count from customer_verification where (file_bytes is not null or file_name <> '') and id = $1",
)

test("approving a customer's proof changes the customer's group and deletes the file [ACCOUNT-201, ACCOUNT-430]", async () => {
  const ann = await customerOf(shop, 'Ann')
  assert.deepEqual(await stateOf(ann), { state: 'none', kind: null, reason: null })
  assert.equal((await upload(ann)).state, 'pending')
  assert.equal((await customer(ann)).sheerId, null)
  const id = await requestOf(ann)
  const proof = await staff('GET', `/${id}/proof`)
  assert.deepEqual(Buffer.from(proof.body.base64, 'base64'), pdf)
  assert.equal((await staff('PUT', `/${id}`, { state: 'verified' })).status, 200)
  assert.equal((await staff('PUT', `/${id}`, { state: 'verified' })).status, 200)
  assert.equal((await stateOf(ann)).state, 'verified')
  const { groupId, sheerId } = await customer(ann)
  assert.deepEqual([groupId, sheerId], [3, id])
  assert.deepEqual(await db.run(filesLeft, [id]), [{ count: 0 }])
  assert.equal((await staff('GET', `/${id}/proof`)).status, 404)
  assert.equal((await staff('PUT', `/${id}`, { state: 'rejected', reason: 'No' })).body.error.code, 'already_decided')
})

test('a rejected proof has a reason, which is emailed, and the customer may send another proof', async () => {
  const bea = await customerOf(shop, 'Bea')
  await upload(bea)
  await assert.rejects(upload(bea), { status: 409, code: 'verification_exists' })
  const id = await requestOf(bea)
  assert.equal((await staff('PUT', `/${id}`, { state: 'rejected' })).body.error.code, 'reason_required')
  await staff('PUT', `/${id}`, { state: 'rejected', reason: 'The card has expired.' })
  assert.deepEqual(await stateOf(bea), { state: 'rejected', kind: 'military', reason: 'The card has expired.' })
  assert.equal((await customer(bea)).groupId, 1)
  const deps = { ...shop.deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
  for (const { payload } of await db.run(takeMails, [])) await sendMail(deps, payload)
  const [mail] = await readCaughtMails(db, (await customer(bea)).email)
  assert.match(mail!.text, /The card has expired\./)
  shop.clock.advance(1_000)
  assert.equal((await upload(bea)).state, 'pending')
})

test('only pictures and PDF files are accepted as proofs, at most five a day', async () => {
  const cy = await customerOf(shop, 'Cy')
  for (const wrong of [Buffer.from('plain text'), Buffer.from('MZ\0\u0001')])
    await assert.rejects(upload(cy, wrong), { status: 422, code: 'file_type' })
  for (let count = 0; count < 5; count += 1) {
    await upload(cy)
    await staff('PUT', `/${await requestOf(cy)}`, { state: 'rejected', reason: 'Unreadable' })
    shop.clock.advance(1_000)
  }
  await assert.rejects(upload(cy), { status: 422, code: 'verification_limit' })
})

test('a proof without a decision is deleted after 30 days', async () => {
  const dee = await customerOf(shop, 'Dee')
  await upload(dee)
  await sweepProofs(db, shop.clock() + 29 * 86_400_000)
  assert.equal((await stateOf(dee)).state, 'pending')
  await sweepProofs(db, shop.clock() + 31 * 86_400_000)
  assert.equal((await stateOf(dee)).state, 'none')
})

test('guests cannot read a verification, and shoppers cannot use the staff calls', async () => {
  await assert.rejects(stateOf(shop.visit()), { status: 401 })
  assert.equal((await shop.visit().fetch('/svc_customer/verifications')).status, 404)
})

test('a verification changes the group only for customers in the general group', () => {
  assert.deepEqual([1, 2, 3, 4].map(groupAfterVerification), [3, 2, 3, 4])
})
