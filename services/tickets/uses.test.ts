import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { openTestShop, times } from '#services/testing/shop-for-tests.ts'
import { saveTicketBenefit } from './repository.ts'
import { tickets } from './steps.ts'

const { db } = await openTestShop([])
const uses = 3
await db.transaction(async (tx) => {
  for (const productId of [7, 9]) {
    await saveTicketBenefit(tx, 'athlete', {
      productId,
      type: 'percent',
      value: 20,
      freeShipping: false,
      uses,
      currency: null,
    })
  }
})
const insertCustomer = statement<{ id: number }>(
  'test.customer',
  `insert into customer (email, password_hash, firstname, lastname) values ($1, '', 'Ann', 'Lee') returning id`,
)
/** Creates a customer with two discounts, each with three uses. */
async function newHolder() {
  const [customer] = await db.run(insertCustomer, [`${randomUUID()}@example.com`])
  const customerId = customer!.id
  const ticket = { type: 'athlete', eventId: 'spring-open', holderName: 'Ann Lee', orderId: null }
  await db.transaction((tx) => tickets.grantTicket(tx, { customerId, source: randomUUID(), ...ticket }))
  const earned = await tickets.readEarned(db, { site: 'USA', customerId })
  const [one, two] = [...earned.keys()]
  return { customerId, one: one!, two: two! }
}
let orders = 0
const newOrder = () => `1${String(++orders).padStart(8, '0')}`
const reserve = (customerId: number, orderId: string, uses: { id: string; qty: number }[]) =>
  db.transaction((tx) => tickets.reserveUse(tx, { customerId, orderId, uses }))
const count = (orderId: string) => db.transaction((tx) => tickets.countUse(tx, orderId))
const giveBack = (orderId: string) => db.transaction((tx) => tickets.giveBackUse(tx, orderId))
const leftOf = async (customerId: number, id: string) =>
  (await tickets.readEarned(db, { site: 'USA', customerId })).get(id)?.remainingUses ?? 0

test('uses of an earned discount are reserved at placement and counted at publishing, each exactly once [EARNED-207]', async () => {
  const { customerId, one } = await newHolder()
  const order = newOrder()
  for (const again of [1, 2])
    assert.equal(await reserve(customerId, order, [{ id: one, qty: 2 }]), 'reserved', `${again}`)
  assert.equal(await leftOf(customerId, one), 1)
  for (const _ of [1, 2]) await count(order)
  assert.equal(await leftOf(customerId, one), 1)
  assert.equal(await reserve(customerId, newOrder(), [{ id: one, qty: 2 }]), 'earned_used_up')
  assert.deepEqual(await findViolations(db), [])
})

test('the earned discount uses of failed and canceled orders are restored exactly once [EARNED-207]', async () => {
  const { customerId, one, two } = await newHolder()
  const [failed, cancelled] = [newOrder(), newOrder()]
  await reserve(customerId, failed, [
    { id: one, qty: 1 },
    { id: two, qty: 3 },
  ])
  await reserve(customerId, cancelled, [{ id: one, qty: 2 }])
  await count(cancelled)
  assert.deepEqual([await leftOf(customerId, one), await leftOf(customerId, two)], [0, 0])
  for (const _ of [1, 2]) await Promise.all([giveBack(failed), giveBack(cancelled)])
  await count(failed)
  assert.deepEqual([await leftOf(customerId, one), await leftOf(customerId, two)], [3, 3])
  assert.deepEqual(await findViolations(db), [])
})

test('an order that needs more uses of an earned discount than are available reserves none', async () => {
  const { customerId, one, two } = await newHolder()
  const uses = [
    { id: one, qty: 1 },
    { id: two, qty: 4 },
  ]
  assert.equal(await reserve(customerId, newOrder(), uses), 'earned_used_up')
  assert.deepEqual([await leftOf(customerId, one), await leftOf(customerId, two)], [3, 3])
})

test("another customer's earned discount, an unknown discount, and a canceled discount cannot be reserved", async () => {
  const [ann, bob] = [await newHolder(), await newHolder()]
  for (const id of [bob.one, randomUUID()]) {
    assert.equal(await reserve(ann.customerId, newOrder(), [{ id, qty: 1 }]), 'earned_not_found')
  }
  await db.run(statement('test.cancel', `update ticket set status = 'cancelled' where customer_id = $1`), [
    ann.customerId,
  ])
  assert.equal(await reserve(ann.customerId, newOrder(), [{ id: ann.one, qty: 1 }]), 'earned_not_found')
})

test('concurrent orders for the last uses of an earned discount succeed only while uses remain [EARNED-207]', async () => {
  const { customerId, one } = await newHolder()
  const own = times(40, newOrder)
  const reserved = await Promise.all(own.map((order) => reserve(customerId, order, [{ id: one, qty: 1 }])))
  assert.equal(reserved.filter((each) => each === 'reserved').length, uses)
  await Promise.all(own.map(giveBack))
  assert.equal(await leftOf(customerId, one), uses)
  assert.deepEqual(await findViolations(db), [])
})

test('the invariant checks report earned uses without an order and reservations without a pending order', async () => {
  const { customerId, one, two } = await newHolder()
  const order = newOrder()
  await reserve(customerId, order, [{ id: two, qty: 1 }])
  await db.run(statement('test.lose', 'update earned set uses_left = 1 where id = $1'), [one])
  const found = new Map((await findViolations(db)).map(({ name, ids }) => [name, ids]))
  assert.deepEqual([found.get('earned discounts'), found.get('earned uses')], [[one], [order]])
})
