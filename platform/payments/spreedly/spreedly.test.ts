import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startFixedSpreedly } from './spreedly-for-tests.ts'

// Every call returns this status without a transaction, and the list call returns these pages.
let status = 200
let pages: object[][] = []
let requests = 0
const engine = await startFixedSpreedly(({ url = '' }) => {
  requests += 1
  const { searchParams, pathname } = new URL(url, 'http://vendor')
  const after = pages.findIndex((page) =>
    page.some((one) => 'token' in one && one.token === searchParams.get('since_token')),
  )
  const isList = pathname.endsWith('/transactions.json')
  return [status, isList ? { transactions: pages[after + 1] ?? [] } : { errors: [{ key: 'errors.some' }] }]
})
const statesBy = async (work: () => Promise<{ state: string }>, statuses: readonly number[]) => {
  const states: string[] = []
  for (status of statuses) states.push((await work()).state)
  return states
}

test('completing a payment returns unknown after a vendor error without a payment state, and failed after a 404 or 422', async () => {
  const states = await statesBy(
    () => engine.complete('reference', { amount: 1, currency: 'USD' }),
    [401, 403, 408, 429, 500, 503],
  )
  assert.deepEqual([...new Set(states)], ['unknown'])
  assert.deepEqual(await statesBy(() => engine.complete('reference', { amount: 1, currency: 'USD' }), [404, 422]), [
    'failed',
    'failed',
  ])
})

test('a refused authorization returns failed, and one without a clear response returns unknown', async () => {
  const authorize = () =>
    engine.authorize({
      token: 'card',
      amount: 100,
      currency: 'USD',
      key: 'order',
      since: 0,
      email: 'jo@example.com',
      ip: '192.0.2.1',
      browserInfo: undefined,
      returnUrl: 'http://localhost/',
    })
  assert.deepEqual(await statesBy(authorize, [401, 404, 422, 429]), ['failed', 'failed', 'failed', 'failed'])
  assert.deepEqual(await statesBy(authorize, [408, 500, 503]), ['unknown', 'unknown', 'unknown'])
})

test('an authorization holds money if it succeeded and has no successful follow-up anywhere in the transaction list', async () => {
  status = 200
  const one = (token: string, order: string | null, kind = 'Authorization', of: string | null = null) => ({
    token,
    order_id: order,
    transaction_type: kind,
    reference_token: of,
    state: 'succeeded',
    succeeded: true,
    created_at: '2026-11-21T12:00:00Z',
  })
  // A follow-up has no order number.
  const failed = { ...one('void-2', null, 'Void', 'a2'), state: 'failed', succeeded: false }
  pages = [
    [one('void-1', null, 'Void', 'a1'), failed, one('a2', 'A'), one('capture', null, 'Capture', 'b1')],
    [one('a1', 'A'), one('b1', 'B'), one('b2', 'B'), one('c1', 'C')],
  ]
  const since = Date.UTC(2026, 10, 21, 11)
  const readHolds = () => engine.holds(['A', 'B', 'D'].map((key) => ({ key, since })))
  assert.deepEqual(
    await readHolds(),
    new Map([
      ['A', ['a2']],
      ['B', ['b2']],
      ['D', []],
    ]),
  )
  // If a page is missing, the result is unknown.
  pages = [[...pages[0]!], [{}]]
  assert.deepEqual(await readHolds(), new Map())
})

test('the transaction list is fetched once for all orders; orders older than the fetched range are unknown', async () => {
  status = 200
  const one = (token: string, order: string, hour: number) => ({
    token,
    order_id: order,
    transaction_type: 'Authorization',
    state: 'succeeded',
    succeeded: true,
    created_at: new Date(Date.UTC(2026, 10, 21, hour)).toISOString(),
  })
  pages = [[one('a', 'A', 12)], [one('b', 'B', 9)], [one('c', 'C', 5)]]
  const orders = [
    { key: 'C', since: Date.UTC(2026, 10, 21, 5) },
    { key: 'A', since: Date.UTC(2026, 10, 21, 11) },
    { key: 'B', since: Date.UTC(2026, 10, 21, 8) },
  ]
  requests = 0
  const holds = await engine.holds(orders)
  assert.deepEqual(
    holds,
    new Map([
      ['A', ['a']],
      ['B', ['b']],
      ['C', ['c']],
    ]),
  )
  assert.equal(requests, 4)
  pages = [pages[0]!, pages[1]!, [{}]]
  assert.deepEqual(await engine.holds(orders), new Map([['A', ['a']]]))
})

test('a refused wallet payload returns null, and one without a clear response returns unknown', async () => {
  const takes = async (statuses: readonly number[]) => {
    const results = []
    for (status of statuses) results.push(await engine.takeWallet({ kind: 'googlepay', token: {} }))
    return results
  }
  assert.deepEqual(await takes([422, 404]), [null, null])
  assert.deepEqual(await takes([401, 403, 408, 429, 500, 503]), Array(6).fill('unknown'))
})
