import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { dealStatuses, areDealsOutdated } from './deals.ts'
import { isCheckout } from './start-page-tasks.ts'
import { startTicker, tickMs } from './ticker.ts'

let isHidden = false
let show = () => {}
const page = {
  isHidden: () => isHidden,
  onShown: (back: () => void) => (show = back),
  now: () => Date.now(),
}

beforeEach(() => {
  isHidden = false
  mock.timers.enable({ apis: ['setInterval', 'Date'] })
})
afterEach(() => mock.timers.reset())

async function ticksOf(every: number, minutes: number): Promise<number[]> {
  const seen: number[] = []
  let minute = 0
  const stop = startTicker([{ every, run: () => seen.push(minute) }], page)
  for (minute = 1; minute <= minutes; minute += 1) {
    mock.timers.tick(tickMs)
    await Promise.resolve()
  }
  stop()
  return seen
}

test('periodic work runs every minute [SHELL-038, SHELL-201]', async () => {
  assert.equal(tickMs, 60_000)
  assert.deepEqual(await ticksOf(1, 3), [1, 2, 3])
})

test('promotions are refreshed on every second tick [PROMO-008, PROMO-218]', async () =>
  assert.deepEqual(await ticksOf(2, 6), [2, 4, 6]))

test('a task added to a running ticker runs on its next due tick', async () => {
  const seen: string[] = []
  const tasks = [{ every: 2, run: () => seen.push('first') }]
  const stop = startTicker(tasks, page)
  mock.timers.tick(tickMs)
  tasks.push({ every: 2, run: () => seen.push('later') })
  mock.timers.tick(tickMs)
  await Promise.resolve()
  assert.deepEqual(seen, ['first', 'later'])
  stop()
})

test('periodic work does not run while the page is hidden [SHELL-039, SHELL-202]', async () => {
  isHidden = true
  assert.deepEqual(await ticksOf(1, 3), [])
})

test('periodic work runs once when a page hidden for more than a minute is shown again [SHELL-041, SHELL-203]', async () => {
  let ticks = 0
  const stop = startTicker([{ every: 1, run: () => (ticks += 1) }], page)
  isHidden = true
  mock.timers.tick(5 * tickMs)
  isHidden = false
  show()
  await Promise.resolve()
  assert.equal(ticks, 1)
  show()
  await Promise.resolve()
  assert.equal(ticks, 1)
  stop()
})

test('a failed periodic task does not stop other tasks and runs again on the next tick', async () => {
  let ticks = 0
  const fails = { every: 1, run: () => Promise.reject(new Error('no network')) }
  const stop = startTicker([fails, { every: 1, run: () => (ticks += 1) }], page)
  mock.timers.tick(tickMs)
  mock.timers.tick(tickMs)
  await Promise.resolve()
  assert.equal(ticks, 2)
  stop()
})

test('every checkout step, and no other page, counts as checkout, where the cart is reloaded [CART-008, CART-230, CHECKOUT-203]', () => {
  for (const step of ['', '/shipping', '/payment', '/success']) assert.ok(isCheckout(`/checkout${step}`, ''), step)
  assert.ok(isCheckout('/de/checkout', 'de'))
  assert.ok(!isCheckout('/cart', ''))
  assert.ok(!isCheckout('/checkout-help', ''))
})

const deal = (overrides: object = {}) => ({
  from: null,
  to: 500,
  price: 8,
  qtyEnable: false,
  status: 'active' as const,
  ...overrides,
})
const hot = (products: Record<string, ReturnType<typeof deal>>) => ({ products, hundoProductIds: [], now: 0 })

test('a deal that is no longer in the response has the status missed [PROMO-212]', () => {
  const before = dealStatuses(hot({ 1: deal(), 2: deal() }), new Map(), 0)
  assert.deepEqual(
    [...dealStatuses(hot({ 2: deal() }), before, 0)],
    [
      ['1', 'missed'],
      ['2', 'active'],
    ],
  )
})

test("between responses, deals start and end according to the store's clock", () => {
  const at = (now: number) =>
    dealStatuses(hot({ 1: deal({ from: 100, status: 'upcoming' as never }) }), new Map(), now).get('1')
  assert.deepEqual([at(99), at(100), at(500), at(501)], ['upcoming', 'active', 'active', 'expired'])
})

test('a page reloads when a deal that it shows has started, ended, or was missed', () => {
  const one = (status: 'active' | 'expired' | 'missed' | 'upcoming') => new Map([['1', status]])
  assert.ok(!areDealsOutdated(new Map(), one('active')))
  assert.ok(!areDealsOutdated(one('active'), one('active')))
  assert.ok(areDealsOutdated(one('upcoming'), one('active')))
  assert.ok(areDealsOutdated(one('active'), one('missed')))
})
