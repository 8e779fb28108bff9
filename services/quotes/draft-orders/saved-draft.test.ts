import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { linksIn } from '#services/payment-links/links-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { quoteDesk } from '../quotes-for-tests.ts'
import { draftsIn, type Draft } from './drafts-for-tests.ts'

const shop = await openTestShop()
const { desk, cancelLink, bar, entry, create, read, send, sent, tokenOf } = await draftsIn(shop)
const { read: readLink } = linksIn(shop)

const problemsAtSending = async ({ id, version }: Draft) => {
  const { status, code, body } = await send(id, version)
  const { problems } = body.error as unknown as { problems: string[] }
  return { status, code, problems }
}
const refusal = (...problems: string[]) => ({ status: 422, code: 'draft_order_incomplete', problems })

test('a draft order with a total that is too high can be saved, but cannot be sent', async () => {
  const lines = [{ sku: bar.sku, qty: 100, price: 999_999 }]
  const draft = await create({ lines, reason: 'Custom work', shippingPrice: 10 })
  assert.deepEqual([draft.total, draft.computed.problems.includes('total_too_high')], [null, true])
  const highest = [{ sku: bar.sku, qty: 9_999, price: 999_999 }]
  const body = entry({ lines: [...highest, ...highest], reason: 'Custom work' })
  const changed = await desk('PUT', `draft-orders/${draft.id}`, { version: draft.version, body })
  assert.equal(changed.status, 200, JSON.stringify(changed.body))
  const { problems } = await problemsAtSending(await read(draft.id))
  assert.ok(problems.includes('total_too_high'))
})

test('a draft order cannot be sent if its saved delivery option is no longer offered, until it is saved again', async () => {
  const draft = await create()
  const dropOption = statement(
    'test.drop-option',
    `update draft_order set document = jsonb_set(document, '{shipping,chosen,0,shippingCode}', '"earlier"') where id = $1`,
  )
  await shop.db.run(dropOption, [draft.id])
  assert.deepEqual(await problemsAtSending(draft), refusal('delivery_changed'))
  assert.deepEqual((await read(draft.id)).computed.problems, ['delivery_changed'])
  await desk('PUT', `draft-orders/${draft.id}`, { version: draft.version, body: entry() })
  assert.equal((await send(draft.id, draft.version + 1)).status, 200)
})

test('a draft order cannot be sent to an account other than the one that it was saved for', async () => {
  const accountOf = async () => {
    const { email } = await (await customerOf(shop, 'Bo', shop.visit())).call('GET /svc_customer/customer', {})
    return email
  }
  const [email, other] = [await accountOf(), await accountOf()]
  const draft = await create({ email, forAccount: true })
  const rename = statement('test.rename', 'update customer set email = $2 where lower(email) = lower($1)')
  await shop.db.run(rename, [email, `earlier.${email}`])
  assert.deepEqual(await problemsAtSending(draft), refusal('account_changed'))
  await shop.db.run(rename, [other, email])
  assert.deepEqual(await problemsAtSending(draft), refusal('account_changed'))
  const body = entry({ email, forAccount: true })
  await desk('PUT', `draft-orders/${draft.id}`, { version: draft.version, body })
  assert.equal((await send(draft.id, draft.version + 1)).status, 200)
})

test('the same key creates one draft order on each site', async () => {
  const key = randomUUID()
  const { desk: deskOfCanada } = quoteDesk(shop, 'CAN')
  const draft = await create({}, key)
  const other = await deskOfCanada('POST', 'draft-orders', { body: entry(), key })
  assert.equal(other.status, 201, JSON.stringify(other.body))
  assert.notEqual(other.body['id'], draft.id)
})

test('staff who saw an earlier version of the draft order cannot cancel its payment link', async () => {
  const { draft, token } = await sent()
  const early = await desk('DELETE', `draft-orders/${draft.id}/link`, { version: draft.version - 1 })
  assert.deepEqual([early.status, early.code], [412, 'draft_order_version_conflict'])
  assert.equal((await tokenOf(draft.linkId!)).state, 'open')
  assert.equal((await cancelLink(draft)).status, 200)
  assert.equal((await cancelLink(draft)).status, 200)
  assert.equal((await readLink(shop.visit(), token)).state, 'cancelled')
})
