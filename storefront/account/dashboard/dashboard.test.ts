import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { addresses, placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { testProducts } from '#services/testing/products-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { redirectLocation, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { loadTexts } from '#storefront/texts.ts'
import { loadAccount } from '../load-account.ts'
import { alertsTile, compareByTime, isUpcoming, programsTile, quotesTile } from './dashboard-tiles.ts'
import { latestOrderSteps } from './latest-steps.ts'

const shop = await openTestShop([...testProducts, ...typedProducts])
before(() => loadTexts('en', ['account']))
const load = async (visitor: Visitor) => (await loadAccount(pageContextOf(visitor), pageAt('/account'))).view
const names = ['wishlist', 'registries', 'alerts', 'quotes', 'programs', 'reviews', 'discounts', 'tickets']

/** Returns a visitor's context that records call names and makes some calls fail. */
function recording(visitor: Visitor, failing: readonly string[] = []) {
  const context = pageContextOf(visitor)
  const [calls, warnings]: [string[], string[]] = [[], []]
  const call: PageContext['call'] = (name, ...rest) => {
    calls.push(name)
    return failing.includes(name) ? Promise.reject(new RefusalError(500, 'failed')) : context.call(name, ...rest)
  }
  const warn = (message: string) => void warnings.push(message)
  return { calls, warnings, context: { ...context, call, warn } }
}

test('a new customer has an empty dashboard with all tiles [ACCOUNT-410]', async () => {
  const { orders, address, card, tickets, tiles, ...view } = await load(await customerOf(shop, 'Ann'))
  assert.deepEqual(
    tiles.map(({ name, count, waiting = 0 }) => [name, count, waiting]),
    names.map((name) => [name, 0, 0]),
  )
  assert.deepEqual([orders, address, card], [{ latest: null, hasOlder: false }, { lines: null }, { stored: null }])
  assert.deepEqual(
    [tickets?.tickets, view.groupName, view.isVerified, view.verification?.state],
    [[], null, false, 'none'],
  )
})

test("the dashboard shows the customer's latest order, default address, and counts [ACCOUNT-410]", async () => {
  const ann = await customerOf(shop, 'Ann')
  const key = randomUUID
  await ann.call('POST /svc_customer/customer/address', { body: addresses.USA, key: key() })
  const wishlist = await ann.call('POST /svc_list/lists', { body: { type: 'wishlist' }, key: key() })
  await ann.call('POST /svc_list/lists/{id}/items', {
    params: { id: wishlist._id },
    body: { items: [{ productId: 7, qty: 1 }] },
    version: wishlist.version,
    key: key(),
  })
  const registry = { type: 'registry', metadata: { registry: { title: 'New gym' } } } as const
  await ann.call('POST /svc_list/lists', { body: registry, key: key() })
  const { body } = await reachReviewStep(shop, ann, 'USA', [{ productId: 7, qty: 3 }])
  const first = await placeTestOrder(ann, body)
  const second = await placeTestOrder(ann, (await reachReviewStep(shop, ann, 'USA', [{ productId: 51, qty: 1 }])).body)
  assert.notEqual(first.orderId, second.orderId)
  const { orders, address, tiles } = await load(ann)
  assert.deepEqual([orders?.latest?.id, orders?.hasOlder], [second.orderId, true])
  assert.deepEqual(address?.lines, ['Ann Lee', '100 Main St', 'Columbus, OH 43215'])
  const counts = Object.fromEntries(tiles.map(({ name, count }) => [name, count]))
  assert.deepEqual([counts['wishlist'], counts['registries']], [1, 1])
})

test('if one dashboard call fails, only the parts that need it are hidden, and one warning is logged [ACCOUNT-410]', async () => {
  const ann = await customerOf(shop, 'Ann')
  for (const [name, hidden] of [
    ['GET /svc_list/lists', ['wishlist', 'registries']],
    ['GET /svc_bin/bin', ['alerts']],
    ['GET /svc_list/quotes', ['quotes']],
    ['GET /svc_programming/programs', ['programs']],
    ['GET /svc_review/reviews', ['reviews']],
    ['GET /svc_ticket/tickets', ['discounts', 'tickets']],
    ['GET /svc_checkout/order', []],
    ['GET /svc_customer/customer/address', []],
    ['GET /svc_customer/customer/credit-cards', []],
    ['GET /svc_customer/verification', []],
  ] as const) {
    const { context, warnings } = recording(ann, [name])
    const { view } = await loadAccount(context, pageAt('/account'))
    const shown = names.filter((each) => !hidden.some((one) => one === each))
    assert.deepEqual(
      view.tiles.map((tile) => tile.name),
      shown,
      name,
    )
    const parts = [view.orders, view.address, view.card, view.verification]
    assert.equal(parts.filter((part) => part === null).length, hidden.length === 0 ? 1 : 0, name)
    assert.equal(warnings.length, 1, name)
  }
})

test('a guest is redirected from the dashboard to login after only the session call [ACCOUNT-017, ACCOUNT-010, ACCOUNT-404]', async () => {
  const { context, calls } = recording(shop.visit())
  const login = await redirectLocation(loadAccount(context, pageAt('/account/dashboard')))
  assert.equal(login, '/login?redirect=%2Faccount%2Fdashboard')
  assert.deepEqual(calls, ['GET /svc_session/session'])
})

test('the dashboard fails to load if the customer data cannot be loaded', async () => {
  const { context } = recording(await customerOf(shop, 'Ann'), ['GET /svc_customer/customer'])
  await assert.rejects(loadAccount(context, pageAt('/account')), { code: 'failed' })
})

test('the alerts tile counts products that are back in stock separately from those still sold out', () => {
  type Alerts = Parameters<typeof alertsTile>[0]
  const alert = (bin: boolean | null) => ({ product: bin === null ? null : { picture: null, inventory: { bin } } })
  const { count, waiting } = alertsTile([alert(true), alert(false), alert(true), alert(null)] as Alerts)
  assert.deepEqual([count, waiting], [1, 2])
})

test('the quotes tile counts only quotes that the customer can accept as pending', () => {
  const states = ['requested', 'sent', 'accepted', 'expired', 'sent'].map((state) => ({ state }))
  assert.equal(quotesTile(states as Parameters<typeof quotesTile>[0]).count, 2)
})

test('the programs tile shows the earliest renewal among the programs that will renew', () => {
  type Programs = Parameters<typeof programsTile>[0]
  const program = (hasAccess: boolean, mayCancel: boolean, renewalDate: string | null) => ({
    hasAccess,
    mayCancel,
    renewalDate,
    picture: null,
  })
  const { count, renewsAt } = programsTile([
    program(true, true, '2026-12-20'),
    program(true, true, '2026-12-05'),
    program(true, false, '2026-12-01'),
    program(false, false, '2026-11-01'),
    program(true, false, null),
  ] as Programs)
  assert.deepEqual([count, renewsAt], [4, Date.UTC(2026, 11, 5)])
})

test('a valid ticket is upcoming until its event has ended', () => {
  type Ticket = Parameters<typeof isUpcoming>[0]
  const ticket = (status: string, endsAt: string | null) =>
    ({ status, event: endsAt === null ? null : { endsAt } }) as Ticket
  const now = Date.parse('2026-11-20T12:00:00Z')
  for (const [status, endsAt, expected] of [
    ['valid', '2026-11-20T12:00:01Z', true],
    ['valid', '2026-11-20T12:00:00Z', false],
    ['valid', null, true],
    ['used', '2026-12-20T12:00:00Z', false],
    ['cancelled', '2026-12-20T12:00:00Z', false],
  ] as const)
    assert.equal(isUpcoming(ticket(status, endsAt), now), expected, `${status} ${endsAt}`)
})

test('a shipped order has four progress steps, and an order with nothing to ship ends with its payment', () => {
  type Order = Parameters<typeof latestOrderSteps>[0]
  const states = (order: Omit<Order, 'isExchange'>) =>
    latestOrderSteps({ ...order, isExchange: false }).map(({ state }) => state)
  assert.deepEqual(states({ status: 'new', delivery: 'waiting' }), ['current', 'ahead', 'ahead', 'ahead'])
  assert.deepEqual(states({ status: 'published', delivery: 'partly' }), ['done', 'done', 'current', 'ahead'])
  assert.deepEqual(states({ status: 'published', delivery: 'delivered' }), ['done', 'done', 'done', 'done'])
  assert.deepEqual(states({ status: 'published', delivery: 'none' }), ['done', 'done'])
})

test('an exchange order has no payment step', () => {
  const steps = (delivery: 'waiting' | 'shipped') =>
    latestOrderSteps({ status: 'published', isExchange: true, delivery }).map(({ step, state }) => `${step} ${state}`)
  assert.deepEqual(steps('waiting'), ['placed current', 'shipped ahead', 'delivered ahead'])
  assert.deepEqual(steps('shipped'), ['placed done', 'shipped current', 'delivered ahead'])
})

test('tickets are sorted by event start, with undated tickets last', () => {
  const at = (startsAt: string | null) =>
    ({ event: startsAt === null ? null : { startsAt } }) as Parameters<typeof compareByTime>[0]
  const tickets = [at(null), at('2027-04-24T09:00:00-04:00'), at('2026-12-01T09:00:00-05:00'), at(null)]
  assert.deepEqual(tickets.toSorted(compareByTime), [tickets[2], tickets[1], tickets[0], tickets[3]])
})
