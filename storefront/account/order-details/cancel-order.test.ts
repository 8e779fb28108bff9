import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { refundDesk } from '#services/refunds/refunds-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { formOf, redirectLocation, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../../texts.ts'
import { readCancelState, cancelOrder } from './load-refunds.ts'

const shop = await openTestShop()
const desk = refundDesk(shop)
before(() => loadTexts('en', ['account']))

test('submitting one cancellation form twice cancels once, and both responses succeed', async () => {
  const { visitor, orderId } = await desk.published()
  const page = `/account/order/${orderId}`
  const form = formOf({ op: 'cancel', key: randomUUID() })
  for (let again = 0; again < 2; again += 1)
    assert.equal(await redirectLocation(cancelOrder(pageContextOf(visitor), orderId, form)), `${page}?done=cancel`)
  assert.equal((await desk.read(orderId)).refunds.length, 1)
  // The second submission is too late, but the page does not report this, because the order is canceled.
  const other = cancelOrder(pageContextOf(visitor), orderId, formOf({ op: 'cancel', key: randomUUID() }))
  assert.equal(await redirectLocation(other), `${page}?cancel=late`)
})

test('if the store does not respond, the cancellation state is unknown', async () => {
  const { visitor, orderId } = await desk.published()
  const context = pageContextOf(visitor)
  for (const [status, code, state] of [
    [503, 'service_unavailable', 'unknown'],
    [0, 'offline', 'unknown'],
    [429, 'too_many_requests', 'failed'],
  ] as const) {
    const refused = Object.assign(new Error(code), { status, code, details: {} })
    const call = (() => Promise.reject(refused)) as unknown as typeof context.call
    const to = await redirectLocation(
      cancelOrder({ ...context, call }, orderId, formOf({ op: 'cancel', key: randomUUID() })),
    )
    assert.equal(readCancelState(new URL(to, 'http://shop').searchParams), state)
  }
})
