import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { CaptchaEngine } from '#platform/captcha/engine.ts'
import { reachReviewStep } from '#services/testing/orders-for-tests.ts'
import type { Edge } from '#services/call/dispatch.ts'
import { openTestShop, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { createCaptchaCheck, sweepCaptcha } from './check.ts'
import { proofOfWork } from './proof-of-work.ts'
import { solveChallenge, solveCaptchaFor } from './solve-for-tests.ts'

const shop = await openTestShop()
const { db, clock, deps } = shop
const plate = [{ productId: 7, qty: 1 }]
const required = { captcha: { ...deps.captcha, required: ['USA' as const] } }

let counted = 0
const counting: Edge['limit'] = async (rate) => {
  if (rate === 'order') counted += 1
}
const visit = shop.visitBy({}, counting)
const strictly = shop.visitBy(required, counting)

async function ready(visitor: Visitor = visit()) {
  counted = 0
  return { visitor, ...(await reachReviewStep(shop, visitor, 'USA', plate)) }
}

async function countsOf(captcha?: string) {
  const { visitor, body } = await ready()
  const token = captcha ?? (await solveCaptchaFor(visitor))
  const { status } = await visitor.call('POST /svc_checkout/order', { body, key: randomUUID(), captcha: token })
  assert.equal(status, 'payment_complete')
  return counted
}

test('an order with a valid captcha token counts once against the rate limit, and an order without one counts twice [CHECKOUT-213, ORDER-220]', async () => {
  assert.equal(await countsOf(), 1)
  assert.equal(await countsOf(''), 2)
  assert.equal(await countsOf('made-up'), 2)
})

test('a site that requires a captcha token accepts an order only if the token is valid [CHECKOUT-213]', async () => {
  const { visitor, body } = await ready(strictly())
  const attempt = (captcha?: string) =>
    visitor.call('POST /svc_checkout/order', { body, key: randomUUID(), ...(captcha !== undefined && { captcha }) })
  const refused = { status: 422, code: 'captcha_required' }
  await assert.rejects(attempt(), refused)
  await assert.rejects(attempt('made-up'), refused)
  assert.equal((await attempt(await solveCaptchaFor(visitor))).status, 'payment_complete')
})

test('the captcha token is sent in the x-captcha-token header [ORDER-220]', async () => {
  const { visitor, body } = await ready(strictly())
  const post = async (headers: Record<string, string>) => {
    const response = await visitor.fetch('/svc_checkout/order', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    })
    return response.status
  }
  assert.equal(await post({}), 422)
  assert.equal(await post({ 'x-captcha-token': await solveCaptchaFor(visitor) }), 201)
})

test('a captcha token is valid for one order and for retries with the same key', async () => {
  const one = await ready(strictly())
  const token = await solveCaptchaFor(one.visitor)
  const key = randomUUID()
  const first = await one.visitor.call('POST /svc_checkout/order', { body: one.body, key, captcha: token })
  const again = await one.visitor.call('POST /svc_checkout/order', { body: one.body, key, captcha: token })
  assert.equal(again.orderId, first.orderId)
  const { body } = await ready(one.visitor)
  const second = one.visitor.call('POST /svc_checkout/order', { body, key: randomUUID(), captcha: token })
  await assert.rejects(second, { code: 'captcha_required' })
})

const at = Date.UTC(2026, 10, 20, 12)
const work = proofOfWork('a secret of this test')
const of = { action: 'placeorder', holder: 'USA guest a', ip: '192.0.2.7', now: at }
const challengeOf = (tokenScope: typeof of) => {
  const challenge = work.challenge(tokenScope)
  return challenge.kind === 'work' ? challenge.challenge : assert.fail()
}

test('a captcha token is valid for one action and session, for half an hour, and only if the work is solved [CHECKOUT-213]', async () => {
  const challenge = challengeOf(of)
  const token = solveChallenge(challenge)
  assert.equal(await work.check(token, of), 'passed')
  const wrong: [string, typeof of][] = [
    [token, { ...of, action: 'login' }],
    [token, { ...of, holder: 'USA guest b' }],
    [token, { ...of, holder: 'EUR guest a' }],
    [token, { ...of, now: at + 1_800_000 }],
    [solveChallenge(challenge, 7), of],
    [`${challenge}.0-1-2-3-4-5-6-7`, of],
    [token.replace(/^\d+/, '1999999999'), of],
    [challenge, of],
  ]
  for (const [shown, tokenScope] of wrong)
    assert.equal(await work.check(shown, tokenScope), 'failed', `${shown} ${tokenScope.holder}`)
  assert.equal(await proofOfWork('another secret').check(token, of), 'failed')
})

const shown = (token: string, key: string = randomUUID()) => ({
  action: 'placeorder' as const,
  token,
  key,
  scope: { site: 'USA' as const, customerId: null, groupId: 0 as const, guestToken: 'a' },
  ip: '192.0.2.7',
  now: clock(),
})
const says = (result: Awaited<ReturnType<CaptchaEngine['check']>>): CaptchaEngine => ({
  ...work,
  check: async () => result,
})

test('of twenty concurrent orders with the same captcha token, one is trusted', async () => {
  const trust = createCaptchaCheck(db, { engines: { USA: says('passed') }, required: [] })
  const found = await Promise.all(times(20, () => trust(shown('one-token'))))
  assert.equal(found.filter((each) => each === 'trusted').length, 1)
  assert.equal(found.filter((each) => each === 'doubted').length, 19)
})

test('a used captcha token remains valid for retries of its write, but under a derived key only until the key expires', async () => {
  const trust = createCaptchaCheck(db, { engines: { USA: says('passed') }, required: [] })
  for (const [version, later] of [
    ['8', 'doubted'],
    ['4', 'trusted'],
  ] as const) {
    const first = shown(`token of version ${version}`, randomUUID().replace(/^(.{14})4/, `$1${version}`))
    assert.equal(await trust(first), 'trusted')
    assert.equal(await trust({ ...first, now: first.now + 2_999 }), 'trusted')
    assert.equal(await trust({ ...first, now: first.now + 3_000 }), later)
  }
})

test('during a captcha outage, orders are accepted even where a token is required; without a captcha, all orders are trusted', async () => {
  const trustWhen = (engine?: CaptchaEngine) =>
    createCaptchaCheck(db, { engines: engine ? { USA: engine } : {}, required: ['USA'] })(shown(randomUUID()))
  assert.equal(await trustWhen(says('unknown')), 'doubted')
  assert.equal(await trustWhen(says('failed')), 'refused')
  assert.equal(await trustWhen(says('passed')), 'trusted')
  assert.equal(await trustWhen(), 'trusted')
})

test('a site without a captcha returns the challenge kind none', async () => {
  const challenge = await shop.visit('EUR').call('GET /svc_captcha/challenge', { query: { action: 'placeorder' } })
  assert.deepEqual(challenge, { kind: 'none' })
})

test('used captcha tokens are deleted once they would have expired', async () => {
  const trust = createCaptchaCheck(db, { engines: { USA: says('passed') }, required: [] })
  await trust({ ...shown('an-old-token'), now: Date.now() - 2 * 3_600_000 })
  await trust({ ...shown('a-new-token'), now: Date.now() })
  assert.ok((await sweepCaptcha(db, Date.now())) >= 1)
  assert.equal(await trust(shown('a-new-token')), 'doubted')
  assert.equal(await trust(shown('an-old-token')), 'trusted')
})
