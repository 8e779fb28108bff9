import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { WireEarned, WireTicket } from '#contract/tickets.ts'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import { testProduct } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { saveTicketBenefit } from './repository.ts'
import { tickets } from './steps.ts'

const { db, visit, clock } = await openTestShop([])
const password = 'a long enough password'
const newCustomer = async (site: 'USA' | 'CAN' = 'USA') => {
  const visitor = visit(site)
  const body = { email: `${randomUUID()}@example.com`, password }
  await visitor.call('POST /svc_customer/customer', {
    body: { ...body, firstname: 'Ann', lastname: 'Lee' },
    key: randomUUID(),
  })
  const { customer } = await visitor.call('POST /svc_session/session/login', { body, key: randomUUID() })
  return { visitor, body, id: customer._id, read: () => visitor.call('GET /svc_ticket/tickets', {}) }
}
await db.transaction(async (tx) => {
  const shared = { freeShipping: false, uses: 2 }
  await saveTicketBenefit(tx, 'athlete', { ...shared, productId: 7, type: 'percent', value: 20, currency: null })
  await saveTicketBenefit(tx, 'athlete', { ...shared, productId: 7, type: 'fixed', value: 1_500, currency: 'USD' })
  await saveTicketBenefit(tx, 'athlete', {
    productId: 9,
    type: 'percent',
    value: 0,
    freeShipping: true,
    uses: 1,
    currency: null,
  })
})
const grant = (customerId: number, overrides: { type?: string; orderId?: string | null; source?: string } = {}) =>
  db.transaction((tx) =>
    tickets.grantTicket(tx, {
      customerId,
      type: 'athlete',
      eventId: 'spring-open',
      holderName: 'Ann Lee',
      orderId: '100000001',
      source: randomUUID(),
      ...overrides,
    }),
  )

test("a customer can see their own tickets, with and without an order, and no other customer's [TICKET-202]", async () => {
  const [ann, bob] = [await newCustomer(), await newCustomer()]
  await grant(ann.id)
  await grant(ann.id, { orderId: null })
  await grant(bob.id, { orderId: '100000002' })
  await grant(bob.id, { orderId: null, type: 'spectator' })
  const ticketsOf = async ({ read }: typeof ann) =>
    (await read()).tickets.map(({ type, orderId }) => `${type} ${orderId}`).toSorted()
  assert.deepEqual(await ticketsOf(ann), ['athlete 100000001', 'athlete null'])
  assert.deepEqual(await ticketsOf(bob), ['athlete 100000002', 'spectator null'])
})

test('a customer can read tickets, each with its benefits [TICKET-206, TICKET-207]', async () => {
  const customer = await newCustomer()
  await grant(customer.id)
  const { tickets: own } = await customer.read()
  const [{ _id, ...ticket }, ...others] = own as [(typeof own)[number]]
  assert.deepEqual(others, [])
  assert.match(_id, /^[0-9a-f-]{36}$/)
  assert.deepEqual(ticket, {
    type: 'athlete',
    eventId: 'spring-open',
    event: null,
    orderId: '100000001',
    holderName: 'Ann Lee',
    status: 'valid',
    benefits: [
      { productId: 7, type: 'fixed', value: 15, freeShipping: false, uses: 2 },
      { productId: 7, type: 'percent', value: 20, freeShipping: false, uses: 2 },
      { productId: 9, type: 'percent', value: 0, freeShipping: true, uses: 1 },
    ],
  })
})

test('a ticket earns discounts by product, with remaining uses, order, id, value, type, and free shipping [TICKET-201, EARNED-201]', async () => {
  const customer = await newCustomer()
  assert.deepEqual(await customer.read(), { tickets: [], earnedProducts: {} })
  await grant(customer.id)
  const { earnedProducts } = await customer.read()
  const shown = Object.entries(earnedProducts).map(([id, each]) => [id, each.map(({ _id, ...earned }) => earned)])
  const own = { orderId: '100000001', freeShipping: false, remainingUses: 2 }
  assert.deepEqual(shown, [
    [
      '7',
      [
        { ...own, type: 'fixed', value: 15 },
        { ...own, type: 'percent', value: 20 },
      ],
    ],
    ['9', [{ ...own, remainingUses: 1, type: 'percent', value: 0, freeShipping: true }]],
  ])
})

test('the type of an earned discount is percent by default [EARNED-202]', () => {
  const earned = { _id: randomUUID(), value: 20, freeShipping: false, remainingUses: 1, orderId: null }
  assert.equal(WireEarned.parse(earned).type, 'percent')
  assert.equal(WireEarned.parse({ ...earned, type: 'fixed' }).type, 'fixed')
  assert.ok(!WireEarned.safeParse({ ...earned, type: 'other' }).success)
  assert.ok(!WireTicket.safeParse({ _id: randomUUID() }).success)
})

test('customers can read tickets, but guests cannot [EARNED-206]', async () => {
  await assert.rejects(visit().call('GET /svc_ticket/tickets', {}), { status: 401, code: 'login_required' })
})

test("another customer's tickets and discounts are hidden", async () => {
  const [ann, bob] = [await newCustomer(), await newCustomer()]
  await grant(ann.id)
  assert.deepEqual(await bob.read(), { tickets: [], earnedProducts: {} })
  assert.equal((await tickets.readEarned(db, { site: 'USA', customerId: null })).size, 0)
})

test('a fixed earned discount applies only on sites with its currency, and a percent discount on all sites', async () => {
  const customer = await newCustomer()
  await grant(customer.id)
  const typesOn = async (site: 'USA' | 'APO' | 'CAN') =>
    [...(await tickets.readEarned(db, { site, customerId: customer.id })).values()].map(({ type }) => type).toSorted()
  assert.deepEqual(await typesOn('USA'), ['fixed', 'percent', 'percent'])
  assert.deepEqual(await typesOn('APO'), ['fixed', 'percent', 'percent'])
  assert.deepEqual(await typesOn('CAN'), ['percent', 'percent'])
})

test('concurrent grants from the same source create one ticket, which earns only the benefits of its type', async () => {
  const customer = await newCustomer()
  const source = randomUUID()
  await Promise.all([grant(customer.id, { source }), grant(customer.id, { source })])
  await grant(customer.id, { type: 'spectator' })
  const { tickets: own, earnedProducts } = await customer.read()
  assert.deepEqual(Object.fromEntries(own.map(({ type, benefits }) => [type, benefits.length])), {
    athlete: 3,
    spectator: 0,
  })
  assert.deepEqual(
    Object.values(earnedProducts).map((each) => each.length),
    [2, 1],
  )
})

test('a canceled ticket is marked as canceled, and its benefits end', async () => {
  const customer = await newCustomer()
  const orderId = '100000077'
  await grant(customer.id, { orderId })
  await db.transaction((tx) => tickets.cancelTickets(tx, orderId))
  const { tickets: own, earnedProducts } = await customer.read()
  assert.deepEqual([own.map(({ status }) => status), earnedProducts], [['cancelled'], {}])
})

test('the ticket service responds with and without the site in the path [ROUTE-046]', async () => {
  const { visitor } = await newCustomer('CAN')
  for (const path of ['/svc_ticket/tickets', '/svc_ticket/site/CAN/tickets']) {
    const response = await visitor.fetch(path)
    assert.deepEqual(await response.json(), { tickets: [], earnedProducts: {} })
    assert.equal(response.headers.get('cache-control'), 'private, no-store')
  }
})

test('a ticket has the name, page, time, and place of its event, from the product that sells its type', async () => {
  const place = { name: 'Club', street: '1 Pier Rd', city: 'Duluth', region: 'MN', postcode: '55802', countryId: 'US' }
  const event = {
    startsAt: '2027-05-08T09:30:00-05:00',
    endsAt: '2027-05-08T16:30:00-05:00',
    timeZone: 'America/Chicago',
    place,
  }
  const seat = (id: number, type: string, part: Parameters<typeof testProduct>[2] = {}) =>
    testProduct(id, `open-${type}`, { attributes: { event, ticket: { type, eventId: 'spring-open' } }, ...part })
  await db.transaction(async (tx) => {
    for (const product of [seat(80, 'spectator'), seat(81, 'athlete'), seat(82, 'coach', { status: 'draft' })])
      await saveProduct(tx, product, () => null, clock())
  })
  const customer = await newCustomer()
  await grant(customer.id)
  await grant(customer.id, { type: 'crew' })
  await grant(customer.id, { type: 'coach', orderId: null })
  const { tickets: own } = await customer.read()
  const shown = { ...event, capacity: null, refunds: '' }
  assert.deepEqual(Object.fromEntries(own.map((ticket) => [ticket.type, ticket.event])), {
    athlete: { name: 'open-athlete', url: '/open-athlete', calendar: '/feeds/events/open-athlete.ics', ...shown },
    crew: { name: 'open-spectator', url: '/open-spectator', calendar: '/feeds/events/open-spectator.ics', ...shown },
    coach: { name: 'open-coach', url: null, calendar: null, ...shown },
  })
})
