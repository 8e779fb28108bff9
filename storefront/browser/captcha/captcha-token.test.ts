import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { writeHeaders } from '#contract/kernel/write-headers.ts'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { requestCaptchaToken } from './captcha-token.ts'

const shop = await openTestShop()
const strictly = shop.visitBy({ captcha: { ...shop.deps.captcha, required: ['USA'] } })

async function solvedToken(call: StoreCall, signal = new AbortController().signal) {
  const warned: string[] = []
  const { token } = await requestCaptchaToken('placeorder', {
    call,
    warn: (message, error) => warned.push(`${message}: ${(error as Error).message}`),
    signal,
  })
  return { token, warned }
}

test('a solved captcha token is accepted for the action placeorder [ORDER-220]', async () => {
  const visitor = strictly()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const { token, warned } = await solvedToken(visitor.call)
  assert.deepEqual(warned, [])
  const order = await visitor.call('POST /svc_checkout/order', { body, key: randomUUID(), captcha: token })
  assert.equal(order.status, 'payment_complete')
})

test('a failed captcha logs a warning and yields an empty token [ERROR-406, SESSION-428, SESSION-429]', async () => {
  const failing = (async () => {
    throw new RefusalError(0, 'no_response')
  }) as StoreCall
  assert.deepEqual(await solvedToken(failing), { token: '', warned: ['No captcha token: no_response'] })
})

test('a site without a captcha sends an empty token and logs no warning', async () => {
  assert.deepEqual(await solvedToken(shop.visit('EUR').call), { token: '', warned: [] })
})

test('a site with a captcha sends the token in a request header, and other sites send none [SESSION-427]', async () => {
  const headerOf = async (site: 'USA' | 'EUR') => {
    const { token } = await solvedToken(shop.visit(site).call)
    return writeHeaders({ captcha: token })['x-captcha-token']
  }
  assert.match((await headerOf('USA')) ?? '', /^[\w.-]{40,}$/)
  assert.equal(await headerOf('EUR'), undefined)
})

test('leaving the page aborts the captcha computation without a warning', async () => {
  const remaining = AbortSignal.abort()
  assert.deepEqual(await solvedToken(strictly().call, remaining), { token: '', warned: [] })
})
