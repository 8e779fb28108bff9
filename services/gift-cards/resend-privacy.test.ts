import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { refundDesk } from '#services/refunds/refunds-for-tests.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { clearSentCards, giftCardData } from './privacy-steps.ts'

const shop = await openTestShop()
const { db, deps, clock } = shop
const desk = refundDesk(shop)
const { visitor: sam } = await createStaffMember(shop, { email: 'sam@store.example', roles: ['support'], sites: null })
const dayMs = 86_400_000
const address = () => `${randomUUID()}@example.com`

const customerOfOrder = statement<{ id: number }>(
  'test.customer-of-order',
  'select customer_id as id from shop_order where id = $1',
)
const addressesOf = statement<{ from: string; to: string }>(
  'test.resend-addresses',
  `select earlier_email as "from", recipient_email as "to" from gift_card_resend where gift_card_id = $1
   order by requested_at, id`,
)
const countWaiting = statement<{ count: number }>(
  'test.count-waiting-resends',
  `select count(*)::integer as count from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock'`,
)

/** Issues and emails a card that a customer bought. */
async function bought() {
  const { orderId } = await desk.published(undefined, 'USA', await customerOf(shop))
  const recipientEmail = address()
  const giftcard = { recipientEmail, recipientName: 'Pat', senderName: 'Ann', message: '', design: '' }
  const line = { orderId, lineId: randomUUID(), qty: 1, amount: 7_500, giftcard }
  await db.transaction((tx) => deps.giftCards.issueSold(tx, { site: 'USA', now: clock() }, line))
  const { giftCards } = await sam.call('GET /svc_admin/orders/{orderId}/gift-cards', { params: { orderId } })
  const [customer] = await db.run(customerOfOrder, [orderId])
  return { orderId, cardId: giftCards[0]!.id, recipientEmail, customerId: customer!.id }
}
const resend = (orderId: string, cardId: string, email: string) =>
  sam.call('POST /svc_admin/orders/{orderId}/gift-cards/{cardId}/resend', {
    params: { orderId, cardId },
    body: { email },
    key: randomUUID(),
  })

test('a data export shows each address of a corrected gift card only to its owner, and the order only to its customer', async () => {
  const { orderId, cardId, recipientEmail, customerId } = await bought()
  const corrected = address()
  await resend(orderId, cardId, corrected)
  const exported = async (id: number, email: string) => {
    const person = { id, email }
    const read = await giftCardData.read(db, person, { now: clock(), secret: deps.secret })
    return read['gift-card-corrections']!.map((row) => Object.entries(row).filter(([name]) => name !== 'at'))
  }
  assert.deepEqual(await exported(0, recipientEmail), [[['from', recipientEmail]]])
  assert.deepEqual(await exported(0, corrected), [[['to', corrected]]])
  assert.deepEqual(await exported(customerId, address()), [[['order', orderId]]])
  assert.deepEqual(await exported(0, address()), [])
})

test('gift card corrections made after the account is deleted are cleared with the card', async () => {
  const { orderId, cardId, customerId } = await bought()
  await db.transaction((tx) => giftCardData.forget(tx, { id: customerId, email: address() }, []))
  const corrected = address()
  await resend(orderId, cardId, corrected)
  await clearSentCards(db, clock() + 2 * dayMs)
  assert.equal((await db.run(addressesOf, [cardId]))[0]!.to, corrected)
  await clearSentCards(db, clock() + 4 * dayMs)
  assert.deepEqual(await db.run(addressesOf, [cardId]), [{ from: '', to: '' }])
  await assert.rejects(resend(orderId, cardId, address()), { status: 409, code: 'recipient_deleted' })
})

test('a correction that arrives while its gift card is being cleared is refused and stores no address', async () => {
  const { orderId, cardId, customerId } = await bought()
  await resend(orderId, cardId, address())
  await db.transaction((tx) => giftCardData.forget(tx, { id: customerId, email: address() }, []))
  let correction: Promise<unknown> | undefined
  await db.transaction(async (tx) => {
    await clearSentCards(tx, clock() + 4 * dayMs)
    let isDone = false
    correction = resend(orderId, cardId, address())
      .catch((error: unknown) => error)
      .finally(() => (isDone = true))
    while (!isDone && (await db.run(countWaiting, []))[0]!.count === 0) await sleep(5)
  })
  assert.equal(((await correction) as { code?: string }).code, 'recipient_deleted')
  assert.deepEqual(await db.run(addressesOf, [cardId]), [{ from: '', to: '' }])
})
