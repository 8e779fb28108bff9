import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { openTestShop, countResults, times } from '#services/testing/shop-for-tests.ts'

const { db, deps, clock } = await openTestShop([])
const { giftCards } = deps
const at = { site: 'USA', now: clock() } as const
let orders = 0
const newOrder = () => `1${String(++orders).padStart(8, '0')}`
const newCard = (amount: number) =>
  db.transaction((tx) => giftCards.issue(tx, { site: 'USA', amount, source: randomUUID() }))
const hold = (orderId: string, cards: { id: string; amount: number }[], site: 'USA' | 'CAN' = 'USA') =>
  db.transaction((tx) => giftCards.hold(tx, { ...at, site }, { orderId, cards }))
const capture = (orderId: string) => db.transaction((tx) => giftCards.capture(tx, orderId))
const payee = { ...at, email: 'ann@example.com', name: 'Ann Lee' }
const release = (orderId: string) => db.transaction((tx) => giftCards.release(tx, orderId, payee))
const refund = (orderId: string, amount: number, reference: string) =>
  db.transaction((tx) => giftCards.refund(tx, { orderId, amount, reference }, payee))
const balanceOf = async (id: string) => {
  const read = statement<{ balance: number }>('test.balance', 'select balance from gift_card where id = $1')
  return (await db.run(read, [id]))[0]!.balance
}
const entriesOf = async (id: string) => {
  const read = statement<{ kind: string; amount: number }>(
    'test.entries',
    'select kind, amount from gift_card_entry where gift_card_id = $1 order by id',
  )
  return (await db.run(read, [id])).map(({ kind, amount }) => `${kind} ${amount}`)
}
const broken = async () => (await findViolations(db)).map(({ name, ids }) => [name, ids])

test('an order holds its gift card amount, and publishing the order spends it, each exactly once [GIFT-213]', async () => {
  const { id } = await newCard(10_000)
  const order = newOrder()
  for (const again of [1, 2]) assert.equal(await hold(order, [{ id, amount: 4_000 }]), 'held', `${again}`)
  assert.equal(await balanceOf(id), 6_000)
  assert.equal(await capture(order), 4_000)
  assert.equal(await capture(order), 0)
  assert.equal(await release(order), 0, 'what is spent is not given back')
  assert.equal(await balanceOf(id), 6_000)
  assert.deepEqual(await entriesOf(id), ['issue 10000', 'hold 4000', 'capture 4000'])
  assert.deepEqual(await broken(), [])
})

test('a failed order releases its gift card hold once and cannot spend it later [GIFT-213]', async () => {
  const [one, two] = [await newCard(10_000), await newCard(500)]
  const order = newOrder()
  const cards = [
    { id: one.id, amount: 10_000 },
    { id: two.id, amount: 200 },
  ]
  assert.equal(await hold(order, cards), 'held')
  assert.deepEqual([await balanceOf(one.id), await balanceOf(two.id)], [0, 300])
  assert.equal(await release(order), 10_200)
  assert.equal(await release(order), 0)
  assert.equal(await capture(order), 0)
  assert.deepEqual([await balanceOf(one.id), await balanceOf(two.id)], [10_000, 500])
  assert.deepEqual(await broken(), [])
})

test("if one of an order's gift cards has too little balance, none of the order's gift cards is held", async () => {
  const [one, two] = [await newCard(1_000), await newCard(1_000)]
  const cards = [
    { id: one.id, amount: 1_000 },
    { id: two.id, amount: 1_001 },
  ]
  assert.equal(await hold(newOrder(), cards), 'giftcard_balance_error')
  assert.deepEqual([await balanceOf(one.id), await balanceOf(two.id)], [1_000, 1_000])
  assert.deepEqual(await entriesOf(one.id), ['issue 1000'])
})

test('an unknown or expired gift card, and a card from another site, cannot be held', async () => {
  const { id } = await newCard(1_000)
  assert.equal(await hold(newOrder(), [{ id: randomUUID(), amount: 1 }]), 'giftcard_not_exist')
  assert.equal(await hold(newOrder(), [{ id, amount: 1 }], 'CAN'), 'giftcard_not_exist')
  const expiring = await db.transaction((tx) =>
    giftCards.issue(tx, { site: 'USA', amount: 1_000, source: randomUUID(), expiresAt: at.now + 1 }),
  )
  const order = newOrder()
  assert.equal(await hold(order, [{ id: expiring.id, amount: 1 }]), 'held')
  const afterwards = { ...at, now: at.now + 1 }
  const late = { orderId: newOrder(), cards: [{ id: expiring.id, amount: 1 }] }
  assert.equal(await db.transaction((tx) => giftCards.hold(tx, afterwards, late)), 'giftcard_not_exist')
  assert.equal(await release(order), 1)
})

test('a gift card with an amount of zero is accepted but not held', async () => {
  const { id } = await newCard(1_000)
  const order = newOrder()
  assert.equal(await hold(order, [{ id, amount: 0 }]), 'held')
  assert.equal(await capture(order), 0)
  assert.deepEqual(await entriesOf(id), ['issue 1000'])
})

test('concurrent orders hold no more than the balance of a gift card [GIFT-213]', async () => {
  const { id } = await newCard(1_000)
  const own = times(50, newOrder)
  const results = await Promise.all(own.map((order) => hold(order, [{ id, amount: 300 }])))
  assert.equal(results.filter((each) => each === 'held').length, 3)
  assert.equal(await balanceOf(id), 100)
  await Promise.all(own.map(release))
  assert.equal(await balanceOf(id), 1_000)
  assert.deepEqual(await broken(), [])
})

test('orders that concurrently hold the same gift cards in different sequences do not deadlock', async () => {
  const [one, two] = [await newCard(100_000), await newCard(100_000)]
  const own = times(40, newOrder)
  const cards = [one, two].map(({ id }) => ({ id, amount: 10 }))
  const counts = await countResults(
    own.map((order, index) => hold(order, index % 2 === 0 ? cards : cards.toReversed())),
  )
  assert.deepEqual(counts, { fulfilled: 40 })
  assert.deepEqual(await countResults(own.map(release)), { fulfilled: 40 })
  assert.deepEqual([await balanceOf(one.id), await balanceOf(two.id)], [100_000, 100_000])
})

test('a refund goes back to the gift cards in the sequence of payment, up to the amounts they paid, exactly once per reference', async () => {
  const [one, two] = [await newCard(1_000), await newCard(5_000)]
  const order = newOrder()
  const cards = [
    { id: one.id, amount: 1_000 },
    { id: two.id, amount: 2_000 },
  ]
  await hold(order, cards)
  assert.equal(await refund(order, 500, 'before it was spent'), 0)
  await capture(order)
  assert.equal(await refund(order, 1_500, 'first'), 1_500)
  assert.equal(await refund(order, 1_500, 'first'), 1_500, 'the same refund again')
  assert.deepEqual([await balanceOf(one.id), await balanceOf(two.id)], [1_000, 3_500])
  assert.equal(await refund(order, 9_999, 'second'), 1_500, 'the rest goes back by the other payment')
  assert.deepEqual([await balanceOf(one.id), await balanceOf(two.id)], [1_000, 5_000])
})

const endCard = statement(
  'test.end-card',
  `update gift_card set state = case $2 when 'void' then 'void' else state end,
     expires_at = case $2 when 'expired' then to_timestamp($3::double precision / 1000) else expires_at end where id = $1`,
)
const replacements = statement<{ id: string; balance: number; to: string; name: string }>(
  'test.replacements',
  `select id, balance, recipient_email as "to", recipient_name as name
   from gift_card join gift_card_delivery on gift_card_id = id where source like 'order ' || $1 || ' %' order by created_at`,
)

for (const ended of ['void', 'expired'])
  test(`money returned to a card that is ${ended} moves to a new card, which is emailed once [GIFT-213]`, async () => {
    const { id } = await newCard(5_000)
    const [spent, failed] = [newOrder(), newOrder()]
    await hold(spent, [{ id, amount: 3_000 }])
    await capture(spent)
    await hold(failed, [{ id, amount: 1_500 }])
    await db.run(endCard, [id, ended, at.now])
    for (const again of [1, 2]) assert.equal(await refund(spent, 2_000, 'refund 1'), 2_000, `${again}`)
    assert.equal(await refund(spent, 2_000, 'refund 2'), 1_000, 'no more than it had paid')
    assert.equal(await release(failed), 1_500)
    assert.equal(await release(failed), 0)
    assert.equal(await balanceOf(id), 500)
    const to = { to: payee.email, name: payee.name }
    const cards = await db.run(replacements, [spent])
    assert.deepEqual(
      cards.map(({ balance, to, name }) => ({ balance, to, name })),
      [
        { balance: 2_000, ...to },
        { balance: 1_000, ...to },
      ],
    )
    assert.equal((await db.run(replacements, [failed]))[0]?.balance, 1_500)
    const [found] = await giftCards.find(db, at, [cards[0]!.id])
    assert.equal(found?.balance, 2_000)
    assert.deepEqual(await broken(), [])
  })

test('gift card ledger rows are immutable, and no balance is negative', async () => {
  const { id } = await newCard(1_000)
  for (const sql of [
    'update gift_card_entry set amount = 1 where gift_card_id = $1',
    'delete from gift_card_entry where gift_card_id = $1',
  ]) {
    await assert.rejects(db.run(statement(`test.${sql.slice(0, 6)}`, sql), [id]), /gift_card_entry is only added to/)
  }
  const below = statement('test.below', 'update gift_card set balance = -1 where id = $1')
  await assert.rejects(db.run(below, [id]), /gift_card_balance_check/)
})

test('the invariant check finds a gift card balance that differs from the ledger, and a hold without a pending order', async () => {
  const [one, two] = [await newCard(1_000), await newCard(1_000)]
  await db.run(statement('test.raise', 'update gift_card set balance = 2000 where id = $1'), [one.id])
  const order = newOrder()
  await hold(order, [{ id: two.id, amount: 100 }])
  const found = new Map((await findViolations(db)).map(({ name, ids }) => [name, ids]))
  assert.deepEqual(found.get('gift cards'), [one.id])
  assert.ok(found.get('gift card holds')?.includes(order))
})
