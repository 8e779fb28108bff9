import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { statement } from '#platform/database.ts'
import type { CardEngine } from '#platform/payments/engine.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { findViolations } from '#services/invariants.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { linksIn } from '../links-for-tests.ts'
import { settleLinkRefund, sweepLinkRefunds } from './refund.ts'
import { captureLinkPayment } from '../payment/settle.ts'

const shop = await openTestShop()
const { db, deps } = shop
const { make, read, pay, card, refund } = linksIn(shop)

const credited = statement<{ amount: number }>(
  'test.credited-of-payment',
  `select coalesce(sum(credit.amount), 0)::integer as amount from sandbox.transaction as paid
   join sandbox.transaction as capture on capture.reference_token = paid.token
   join sandbox.transaction as credit on credit.reference_token = capture.token
   where paid.order_id = $1 and credit.kind = 'Credit' and credit.state = 'succeeded'`,
)
const pass = statement(
  'test.hours-pass',
  `update payment_link_refund set asked_at = asked_at - interval '2 hours', asking_until = asking_until - interval '2 hours'`,
)
const jobs = statement<{ payload: { paymentId: string } }>(
  'test.refund-jobs',
  `with taken as (delete from outbox where topic = 'link_refund' returning id, payload) select payload from taken order by id`,
)

/** Possible vendor responses to a refund request. */
const behaviors = {
  'says so': async (input, engine) => engine.refund(input),
  'does it and its answer is lost': async (input, engine) => (await engine.refund(input), 'unknown'),
  'does it and is silent': async (input, engine) => (await engine.refund(input), 'unanswered'),
  'was never reached': async () => 'unknown',
  refuses: async () => 'failed',
} satisfies Record<
  string,
  (input: Parameters<CardEngine['refund']>[0], engine: CardEngine) => ReturnType<CardEngine['refund']>
>

type Behavior = keyof typeof behaviors
const silent: readonly Behavior[] = ['does it and its answer is lost', 'does it and is silent', 'was never reached']
const step = fc.oneof(
  fc.record({ act: fc.constant('ask' as const), amount: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({ act: fc.constant('ask for what is left' as const), andMore: fc.constantFrom(0, 1) }),
  fc.record({ act: fc.constant('repeat' as const), which: fc.nat(20) }),
  fc.record({
    act: fc.constant('settle' as const),
    behavior: fc.constantFrom(...(Object.keys(behaviors) as Behavior[])),
  }),
  fc.record({ act: fc.constant('hours pass' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never

interface RequestedRefund {
  number: number
  key: string
  amount: number
  giftCards: number
  state: 'asked' | 'refunded' | 'failed'
  /** True once the vendor has refunded the amount. */
  isDone: boolean
}

/**
 * Pays 200.00 through a link, partly by gift card. Returns the payment's id, the link's token, and a function that
 * reads the card's balance.
 */
async function paidWith(giftCard: number) {
  // Attempts are limited, so earlier attempts must expire first.
  shop.clock.advance(3_600_000)
  const { token } = await make()
  const { code } = await db.transaction((tx) =>
    deps.giftCards.issue(tx, { site: 'USA', amount: Math.max(giftCard, 1), source: randomUUID() }),
  )
  const means = giftCard > 0 ? { giftCardCode: code } : {}
  const { paymentId } = await pay(shop.visit(), token, { paymentToken: await card(), ...means })
  await captureLinkPayment(deps, paymentId)
  const balance = async () => {
    const body = { code, storeId: 1 }
    return (await shop.visit().call('POST /svc_gc/giftcards/balance', { body, key: randomUUID() })).balance
  }
  return { paymentId, token, balance }
}

/** Runs the steps and compares each response and amount with a model. */
async function follow(steps: readonly Step[], giftCard: number) {
  const { paymentId, token, balance } = await paidWith(giftCard)
  const requested: RequestedRefund[] = []
  const running = () => requested.find(({ state }) => state === 'asked')
  const back = () =>
    requested.reduce((sum, { amount, giftCards, state }) => sum + (state === 'failed' ? giftCards : amount), 0)
  const cents = (amount: number) => Math.round(amount * 100)
  let isLeaseFree = true

  const settle = async (behavior: Behavior) => {
    const one = running()
    // The vendor cannot refuse a refund that it has already made.
    const response = one?.isDone && behavior === 'refuses' ? 'says so' : behavior
    const engine = { ...shop.engine, refund: (of) => behaviors[response](of, shop.engine) } satisfies CardEngine
    const work = settleLinkRefund({ ...deps, payments: createPayments({ cards: engine }) }, paymentId, () => {})
    if (one && (!isLeaseFree || silent.includes(response))) {
      await assert.rejects(work, isLeaseFree ? /No response/ : /already in progress/)
      if (!isLeaseFree) return
      one.isDone ||= response !== 'was never reached'
      isLeaseFree = response !== 'does it and is silent'
      return
    }
    await work
    if (!one) return
    one.isDone ||= response === 'says so'
    one.state = response === 'says so' ? 'refunded' : 'failed'
  }
  const requestAmount = async (amount: number) => {
    const key = randomUUID()
    const { status, body, code } = await refund(paymentId, { amount: amount / 100 }, key)
    if (running()) return assert.equal(code, 'refund_running')
    if (amount === 0 || amount > 20_000 - back()) return assert.equal(code, 'amount_exceeds')
    const giftCards = Math.min(amount, giftCard - requested.reduce((sum, each) => sum + each.giftCards, 0))
    const state = giftCards === amount ? 'refunded' : 'asked'
    assert.deepEqual([status, cents(body.giftCards), body.state], [201, giftCards, state])
    requested.push({ number: requested.length + 1, key, amount, giftCards, state, isDone: false })
    isLeaseFree = true
  }
  const acts = {
    ask: async ({ amount }) => requestAmount(amount),
    'ask for what is left': async ({ andMore }) => requestAmount(20_000 - back() + andMore),
    repeat: async ({ which }) => {
      const one = requested[which % Math.max(requested.length, 1)]
      if (!one) return
      const { body } = await refund(paymentId, { amount: one.amount / 100 }, one.key)
      assert.deepEqual([body.number, cents(body.amount), body.state], [one.number, one.amount, one.state])
      assert.equal((await refund(paymentId, { amount: 0.01, reason: 'x' }, one.key)).code, 'idempotency_key_reused')
    },
    settle: async ({ behavior }) => settle(behavior),
    'hours pass': async () => {
      await db.run(jobs, [])
      await db.run(pass, [])
      await sweepLinkRefunds(db)
      isLeaseFree = true
      const pending = (await db.run(jobs, [])).filter(({ payload }) => payload.paymentId === paymentId)
      assert.equal(pending.length, running() ? 1 : 0)
    },
  } satisfies { [Act in Step['act']]: (step: Extract<Step, { act: Act }>) => Promise<void> }

  for (const each of [...steps, { act: 'hours pass' } as const, { act: 'settle', behavior: 'says so' } as const])
    await (acts[each.act] as (step: Step) => Promise<void>)(each)
  const giftCards = requested.reduce((sum, each) => sum + each.giftCards, 0)
  const [{ amount }] = (await db.run(credited, [paymentId])) as [{ amount: number }]
  assert.equal(amount, back() - giftCards)
  assert.equal(cents((await read(shop.visit(), token)).payments[0]!.refunded), back())
  if (giftCard > 0) assert.equal(cents(await balance()), giftCards)
  assert.deepEqual(await findViolations(db), [])
}

test('in every sequence of staff refunds and vendor responses, each refund happens at most once [PAY-004]', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), fc.constantFrom(0, 5_000, 15_000), follow),
    {
      numRuns: 60,
    },
  ))
