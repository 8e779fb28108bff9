import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { chargeRenewals } from './charge.ts'
import { openDueRenewals } from './renewals.ts'
import { createTestSubscription } from './subscribed-for-tests.ts'

const shop = await openTestShop(typedProducts)
const { db } = shop
const deps = { ...shop.deps, report: (error: unknown) => assert.fail(String(error)) }
const cards = { pays: '4111111111111111', declined: '4012888888881881' }

async function day(today: string) {
  await openDueRenewals(db, today)
  await chargeRenewals(deps, Date.parse(`${today}T05:00:00Z`))
}

async function subscriber(token: string) {
  const visitor = await customerOf(shop)
  const { email } = await visitor.call('GET /svc_customer/customer', {})
  const id = await createTestSubscription(db, { email, site: 'USA', mark: 'Strength Program', token })
  return { visitor, id }
}
async function store(visitor: Visitor, paymentToken: string) {
  const stored = await visitor.call('POST /svc_customer/customer/credit-cards', {
    body: { paymentToken },
    key: randomUUID(),
  })
  return stored.at(-1)!._id
}
const chargeTo = (visitor: Visitor, id: string, storedPaymentMethodId: string) =>
  visitor.call('PUT /svc_programming/programs/{id}/card', {
    params: { id },
    body: { storedPaymentMethodId },
    key: randomUUID(),
  })
const status = statement<{ status: string; cycles: number }>(
  'test.status',
  'select status, cycles from program_subscription where id = $1',
)
const standing = async (id: string) => (await db.run(status, [id]))[0]

test('a program with a declined card can be charged to another stored card on the same day', async () => {
  shop.clock.set(Date.parse('2026-12-01T09:00:00Z'))
  const { visitor, id } = await subscriber(await shop.cardToken(cards.declined))
  await day('2026-12-01')
  assert.deepEqual(await standing(id), { status: 'past_due', cycles: 1 })
  const detail = await chargeTo(visitor, id, await store(visitor, await shop.cardToken(cards.pays)))
  assert.equal(detail.card?.last4, '1111')
  await day('2026-12-01')
  assert.deepEqual(await standing(id), { status: 'active', cycles: 2 })
})

test('a card charged by a program can be deleted only after it is replaced', async () => {
  const token = await shop.cardToken(cards.pays)
  const { visitor, id } = await subscriber(token)
  const first = await store(visitor, token)
  const remove = () =>
    visitor.call('DELETE /svc_customer/customer/credit-cards/{id}', { params: { id: first }, key: randomUUID() })
  await assert.rejects(remove(), { status: 409, code: 'card_in_use' })
  await chargeTo(visitor, id, await store(visitor, await shop.cardToken('5555555555554444')))
  assert.deepEqual(await remove(), { success: true })
})

test("a program cannot be charged to another customer's card, to an expired card, or after it has ended", async () => {
  const { visitor, id } = await subscriber(await shop.cardToken(cards.pays))
  const stranger = await customerOf(shop, 'Bob')
  const theirs = await store(stranger, await shop.cardToken(cards.pays))
  await assert.rejects(chargeTo(visitor, id, theirs), { status: 422, code: 'payment_method_not_found' })
  await assert.rejects(chargeTo(stranger, id, theirs), { status: 404, code: 'program_not_found' })
  const own = await store(visitor, await shop.cardToken(cards.pays))
  await db.run(statement('test.expire', 'update stored_card set year = 2020 where id = $1'), [own])
  await assert.rejects(chargeTo(visitor, id, own), { status: 422, code: 'payment_method_expired' })
  await db.run(statement('test.end', `update program_subscription set status = 'ended' where id = $1`), [id])
  await assert.rejects(chargeTo(visitor, id, own), { status: 409, code: 'not_charged' })
})

test('attempts with other cards do not count towards the limit of four, and the declined card waits for its scheduled day', async () => {
  const { visitor, id } = await subscriber(await shop.cardToken(cards.declined))
  await day('2026-12-01')
  const failures = statement<{ failures: number; tryOn: string }>(
    'test.failures',
    'select failures, try_on::text as "tryOn" from program_charge where subscription_id = $1',
  )
  for (let attempts = 0; attempts < 4; attempts += 1) {
    const other = await store(visitor, await shop.cardToken(cards.declined))
    await chargeTo(visitor, id, other)
    await day('2026-12-01')
    await chargeTo(visitor, id, other)
    await day('2026-12-01')
  }
  assert.equal((await standing(id))?.status, 'past_due')
  assert.deepEqual(await db.run(failures, [id]), [{ failures: 1, tryOn: '2026-12-02' }])
})

test('once a program has no further charges, its card can be deleted', async () => {
  for (const status of ['suspended', 'cancelled', 'ended']) {
    const token = await shop.cardToken(cards.pays)
    const { visitor, id } = await subscriber(token)
    const card = await store(visitor, token)
    await db.run(statement(`test.${status}`, `update program_subscription set status = '${status}' where id = $1`), [
      id,
    ])
    const removed = await visitor.call('DELETE /svc_customer/customer/credit-cards/{id}', {
      params: { id: card },
      key: randomUUID(),
    })
    assert.deepEqual(removed, { success: true }, status)
  }
})
