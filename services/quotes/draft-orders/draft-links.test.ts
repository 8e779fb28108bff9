import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { statement } from '#platform/database.ts'
import { linksIn } from '#services/payment-links/links-for-tests.ts'
import { sweepLists } from '#services/lists/steps.ts'
import { waitForBlockedSession } from '#services/testing/lock-wait-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { quoteData } from '../privacy-steps.ts'
import { draftsIn, type Draft } from './drafts-for-tests.ts'
import { sweepDraftOrders } from './repository.ts'

const shop = await openTestShop()
const { desk, cancelLink, links, bar, entry, read, send, tokenOf, sent, mails } = await draftsIn(shop)
const { read: readLink, pay, card } = linksIn(shop)
const day = 86_400_000
const challengedCard = '4000000000002503'

const orderStatus = statement<{ status: string }>('test.order-status', 'select status from shop_order where id = $1')
const statusOf = async (id: string) => (await shop.db.run(orderStatus, [id]))[0]!.status
const openLists = statement<{ id: string; isActive: boolean }>(
  'test.lists-of-draft',
  `select list.id, is_active as "isActive" from list join payment_link on list_id = list.id where payment_link.id = $1`,
)
const listOf = async (linkId: string) => (await shop.db.run(openLists, [linkId]))[0]
const lockDraft = statement('test.lock-draft', 'select id from draft_order where id = $1 for update')

function later(t: TestContext, days: number) {
  const start = shop.clock()
  t.after(() => shop.clock.advance(start - shop.clock()))
  shop.clock.advance(days * day)
}

test('changing an expired draft order revokes its payment link, so the old prices cannot be resent', async (t) => {
  const { draft, token, due } = await sent()
  const { paymentId } = await pay(shop.visit(), token, { amount: due, paymentToken: await card(challengedCard) })
  later(t, 15)
  const body = entry({ lines: [{ sku: bar.sku, qty: 1, price: null }] })
  const outdated = await desk('PUT', `draft-orders/${draft.id}`, { version: draft.version - 1, body })
  assert.equal(outdated.code, 'draft_order_version_conflict')
  assert.equal((await tokenOf(draft.linkId!)).state, 'expired')
  assert.equal((await desk('PUT', `draft-orders/${draft.id}`, { version: draft.version, body })).status, 200)
  assert.equal((await read(draft.id)).state, 'draft')
  assert.equal(await statusOf(paymentId), 'payment_error')
  assert.equal((await listOf(draft.linkId!))!.isActive, false)
  const resent = await links('POST', `/${draft.linkId}/resend`, { days: 7 })
  assert.equal(resent.status, 409)
  assert.equal((await readLink(shop.visit(), token)).state, 'cancelled')
})

test('a payment link is not sent again if its draft order was sent with a different link in the meantime', async () => {
  const [{ draft }, { draft: other }] = [await sent(), await sent()]
  await mails()
  const setLink = statement('test.set-link', 'update draft_order set link_id = $2 where id = $1')
  const resending = await shop.db.transaction(async (tx) => {
    await tx.run(lockDraft, [draft.id])
    const resending = links('POST', `/${draft.linkId}/resend`, { days: 7 })
    await waitForBlockedSession(shop.db)
    await tx.run(setLink, [draft.id, other.linkId])
    return { resending }
  })
  assert.equal((await resending.resending).status, 409)
  assert.deepEqual(await mails(), [])
})

test('a change to an expired draft order does not end its open payment link if the order was extended in the meantime', async (t) => {
  const { draft, token } = await sent()
  later(t, 15)
  const extend = statement(
    'test.extend',
    `with quoted as (update quote set valid_until = to_timestamp($2::float8 / 1000) where list_id =
       (select list_id from draft_order where id = $1))
     update payment_link set expires_at = to_timestamp($2::float8 / 1000)
     where id = (select link_id from draft_order where id = $1)`,
  )
  const { changing } = await shop.db.transaction(async (tx) => {
    await tx.run(lockDraft, [draft.id])
    const changing = desk('PUT', `draft-orders/${draft.id}`, { version: draft.version, body: entry() })
    await waitForBlockedSession(shop.db)
    await tx.run(extend, [draft.id, shop.clock() + 7 * day])
    return { changing }
  })
  assert.equal((await changing).code, 'draft_order_not_open')
  assert.equal((await readLink(shop.visit(), token)).state, 'open')
})

test("a guest's open payment link remains after 90 days, and is deleted with its draft order", async () => {
  const { draft, token } = await sent({}, { days: 60 })
  const age = statement('test.age', `update list set active_at = now() - interval '91 days' where id = $1`)
  const { id } = (await listOf(draft.linkId!))!
  await shop.db.run(age, [id])
  await sweepLists(shop.db)
  assert.equal((await readLink(shop.visit(), token)).state, 'open')
  assert.equal((await links('POST', `/${draft.linkId}/resend`, { days: 60 })).status, 200)
  assert.equal((await cancelLink(draft)).status, 200)
  assert.equal((await desk('DELETE', `draft-orders/${draft.id}`)).status, 200)
  const left = statement<{ id: string }>('test.left', 'select id from list where id = $1')
  assert.deepEqual(await shop.db.run(left, [id]), [])
})

test('a draft order is deleted with all its quotes a year after its last change, but not while its payment link is open', async () => {
  const { draft } = await sent()
  await cancelLink(draft)
  const again = (await send(draft.id, draft.version)).body as unknown as Draft
  const lists = [(await listOf(draft.linkId!))!.id, (await listOf(again.linkId!))!.id]
  const left = statement<{ id: string }>('test.lists-left', 'select id from list where id = any($1::uuid[])')
  const old = statement(
    'test.old',
    `update draft_order set updated_at = $2::timestamptz - interval '13 months' where id = $1`,
  )
  await shop.db.run(old, [draft.id, new Date(shop.clock())])
  await sweepDraftOrders(shop.db, shop.clock())
  assert.equal((await read(draft.id)).state, 'sent')
  await cancelLink(again)
  await sweepDraftOrders(shop.db, shop.clock())
  assert.equal((await desk('GET', `draft-orders/${draft.id}`)).status, 404)
  assert.deepEqual(await shop.db.run(left, [lists]), [])
})

test("deleting a person's data deletes every quote of a draft order that was sent more than once", async () => {
  const email = 'forget.me@example.com'
  const { draft } = await sent({ email })
  await cancelLink(draft)
  await send(draft.id, draft.version)
  const left = statement<{ count: number }>(
    'test.quotes-left',
    'select count(*)::integer as count from quote where draft_order_id = $1',
  )
  assert.deepEqual(await shop.db.run(left, [draft.id]), [{ count: 2 }])
  const lists = statement<{ count: number }>(
    'test.lists-left-of-quotes',
    `select count(*)::integer as count from list
     where type = 'quote' and guest_token is not null and not exists (select from quote where list_id = list.id)`,
  )
  await shop.db.transaction((tx) => quoteData.forget(tx, { id: 0, email }, []))
  assert.deepEqual(await shop.db.run(left, [draft.id]), [{ count: 0 }])
  assert.deepEqual(await shop.db.run(lists, []), [{ count: 0 }])
})

test('a draft order that is sent while its deletion waits is not deleted', async () => {
  const { draft } = await sent()
  await cancelLink(draft)
  const reopen = statement(
    'test.reopen',
    `update quote set state = 'sent' where list_id = (select list_id from draft_order where id = $1)`,
  )
  const { deleting } = await shop.db.transaction(async (tx) => {
    await tx.run(lockDraft, [draft.id])
    const deleting = desk('DELETE', `draft-orders/${draft.id}`)
    await waitForBlockedSession(shop.db)
    await tx.run(reopen, [draft.id])
    return { deleting }
  })
  assert.equal((await deleting).code, 'draft_order_not_open')
  assert.equal((await read(draft.id)).state, 'sent')
})

test('deleting an expired draft order ends its unfinished payment and closes its list', async (t) => {
  const { draft, token, due } = await sent()
  const { paymentId } = await pay(shop.visit(), token, { amount: due, paymentToken: await card(challengedCard) })
  later(t, 15)
  assert.equal((await desk('DELETE', `draft-orders/${draft.id}`)).status, 200)
  assert.equal(await statusOf(paymentId), 'payment_error')
  assert.equal((await listOf(draft.linkId!))!.isActive, false)
})

for (const write of ['resend', 'revoke'] as const)
  test(`staff who ${write} a payment link lock its list before the link and its quote, as placing an order does`, async () => {
    const { draft } = await sent()
    const { id } = (await listOf(draft.linkId!))!
    const lockList = statement('test.claim-list', 'update list set version = version + 1 where id = $1')
    const lockLink = statement('test.lock-link', 'select id from payment_link where id = $1 for update nowait')
    const lockQuote = statement('test.lock-quote', 'select list_id from quote where list_id = $1 for update nowait')
    const { writing } = await shop.db.transaction(async (tx) => {
      await tx.run(lockList, [id])
      const writing = links('POST', `/${draft.linkId}/${write}`, write === 'resend' ? { days: 7 } : {})
      await waitForBlockedSession(shop.db)
      await tx.run(lockLink, [draft.linkId])
      await tx.run(lockQuote, [id])
      return { writing }
    })
    assert.equal((await writing).status, 200)
  })
