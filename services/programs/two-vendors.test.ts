import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import type { CardEngine } from '#platform/payments/engine.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { webhookBodyOf, withAdyen } from '#services/testing/adyen-shop-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { chargeRenewals } from './charge.ts'
import { openDueRenewals } from './renewals.ts'
import { newSubscriber } from './subscribed-for-tests.ts'

const shop = await openTestShop(typedProducts)
const { db } = shop
const { vendor, deps, send } = await withAdyen(shop)
const declined = '4012888888881881'

async function day(today: string, cards: Partial<CardEngine> = {}, others: Partial<CardEngine> = {}) {
  await openDueRenewals(db, today)
  const payments = createPayments({
    cards: { ...shop.engine, ...others },
    cardsOn: { USA: { ...vendor.engine, ...cards } },
  })
  await chargeRenewals({ ...deps, payments }, Date.parse(`${today}T05:00:00Z`))
}
const move = statement(
  'test.move',
  'update program_subscription set method_engine = $2, method_token = $3 where id = $1',
)
const expireLease = statement('test.let-ask', `update program_charge set asking_until = now() - interval '1 second'`)
const standing = statement<{ status: string; cycles: number }>(
  'test.standing',
  'select status, cycles from program_subscription where id = $1',
)
const standingOf = async (id: string) => (await db.run(standing, [id]))[0]!
const payments = statement<{ reference: string; amount: number; code: string; captured: number }>(
  'test.adyen-payments',
  `select psp_reference as reference, amount, result_code as code, captured from sandbox_adyen.payment
   where merchant_reference like $1 || '.%' order by created_at`,
)
const others = statement<{ made: number }>(
  'test.others',
  `select count(*)::integer as made from sandbox.transaction where order_id like $1 || '.%'`,
)

/** Creates a subscriber as of November with a card in Adyen's vault. */
async function subscriber(number?: string) {
  const id = await newSubscriber(shop, { card: null, beganOn: '2026-11-01', renewalOn: '2026-12-01' })
  await db.run(move, [id, 'adyen', await vendor.cardToken(number)])
  return id
}

test('each renewal attempt uses the current vendor and can charge a different card [PROGRAM-211]', async () => {
  const id = await subscriber(declined)
  for (const today of ['01', '02', '04']) await day(`2026-12-${today}`)
  assert.deepEqual(await standingOf(id), { status: 'past_due', cycles: 1 })
  await db.run(move, [id, 'adyen', await vendor.cardToken()])
  await day('2026-12-08')
  assert.deepEqual(await standingOf(id), { status: 'active', cycles: 2 })
  assert.deepEqual(
    (await db.run(payments, [id])).map(({ code, captured }) => [code, captured > 0]),
    [
      ['Refused', false],
      ['Refused', false],
      ['Refused', false],
      ['Authorised', true],
    ],
  )
})

test('a renewal with a lost response is paid once, even if its card has moved to another vendor', async () => {
  for (const isNotified of [true, false]) {
    const id = await subscriber()
    const { authorize } = vendor.engine
    const deaf: Partial<CardEngine> = {
      authorize: async (request) => {
        await authorize(request)
        return { state: 'unknown' }
      },
    }
    await day('2026-12-01', deaf)
    const [made] = await db.run(payments, [id])
    await db.run(move, [id, 'spreedly', await shop.cardToken()])
    const event = { pspReference: made!.reference, amount: { value: made!.amount, currency: 'USD' } }
    if (isNotified) await send(webhookBodyOf([{ eventCode: 'AUTHORISATION', merchantReference: `${id}.1`, ...event }]))
    await db.run(expireLease, [])
    await day('2026-12-01')
    assert.deepEqual(await standingOf(id), { status: 'active', cycles: 2 })
    assert.deepEqual(await db.run(payments, [id]), [{ ...made, captured: made!.amount }])
    assert.deepEqual(await db.run(others, [id]), [{ made: 0 }])
  }
})

test("an unresponsive vendor does not block another vendor's renewals", async () => {
  const silenced = await Promise.all(Array.from({ length: 12 }, () => subscriber()))
  const card = '4111111111111111'
  const other = await newSubscriber(shop, { card, beganOn: '2026-11-01', renewalOn: '2026-12-01' })
  // The unresponsive vendor's renewals come first.
  await openDueRenewals(db, '2026-12-01')
  await db.run(
    statement('test.first', `update program_charge set try_on = '2026-11-30' where subscription_id = any($1::uuid[])`),
    [silenced],
  )
  let requests = 0
  const silent: Partial<CardEngine> = {
    authorize: async () => {
      requests += 1
      return { state: 'unknown' }
    },
  }
  await day('2026-12-01', silent)
  assert.equal((await standingOf(other)).cycles, 2)
  assert.equal(requests, 10)
})
