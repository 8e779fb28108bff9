import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { priceEverywhere, testProduct, testProducts, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { saveTicketBenefit } from '#services/tickets/repository.ts'
import { tickets } from '#services/tickets/steps.ts'
import { redirectLocation, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../../texts.ts'
import { loadAccount } from '../load-account.ts'
import { loadEarnedStore } from './load-earned-store.ts'

const shirt = testProduct(70, 'shirt', {
  name: 'Shirt',
  variants: [testVariant('IW-SHIRT', { prices: priceEverywhere(10_000, 8_000) })],
})
const { db, visit } = await openTestShop([...testProducts, shirt])
await loadTexts('en', ['account'])
const password = 'a long enough password'
async function newCustomer() {
  const visitor = visit()
  const body = { email: `${randomUUID()}@example.com`, password }
  const named = { firstname: 'Ann', lastname: 'Lee' }
  await visitor.call('POST /svc_customer/customer', { body: { ...body, ...named }, key: randomUUID() })
  const { customer } = await visitor.call('POST /svc_session/session/login', { body, key: randomUUID() })
  return { visitor, id: customer._id }
}
await db.transaction(async (tx) => {
  const rule = { productId: 70, freeShipping: false, uses: 2 }
  await saveTicketBenefit(tx, 'spectator', { ...rule, type: 'fixed', value: 1_500, currency: 'USD' })
  await saveTicketBenefit(tx, 'athlete', { ...rule, type: 'percent', value: 20, freeShipping: true, currency: null })
})
const grant = (customerId: number, type: string, eventId: string) =>
  db.transaction((tx) =>
    tickets.grantTicket(tx, { customerId, type, eventId, holderName: 'Ann Lee', orderId: null, source: randomUUID() }),
  )
const storeOf = (visitor: ReturnType<typeof visit>, isApp = false) => {
  const context = pageContextOf(visitor)
  return loadEarnedStore({ ...context, shop: { ...context.shop, isApp } })
}

test("the earned store shows a product's best discount: price, uses left, free shipping, and source [EARNED-402]", async () => {
  const { visitor, id } = await newCustomer()
  await grant(id, 'athlete', 'spring-open')
  await grant(id, 'spectator', 'harbour-meet')
  const { view, head } = await storeOf(visitor)
  assert.equal(head.title, 'Discounts')
  assert.deepEqual(view, {
    isGuest: false,
    tiles: [
      {
        id: 70,
        name: 'Shirt',
        url: '/shirt',
        picture: null,
        price: { now: 6_400, was: 8_000, isFrom: false },
        discount: { type: 'percent', percent: 20 },
        usesLeft: 2,
        shipsFree: true,
        source: { event: 'Spring Open' },
      },
    ],
  })
})

test('the earned discounts page is empty for a customer without earned discounts', async () => {
  const { visitor } = await newCustomer()
  assert.deepEqual((await storeOf(visitor)).view, { isGuest: false, tiles: [] })
})

test('a guest is redirected from earned discounts to login on the web but sees the page in the app [EARNED-002, EARNED-404]', async () => {
  assert.equal(await redirectLocation(storeOf(visit())), '/login?redirect=%2Faccount%2Fearned-store')
  assert.deepEqual((await storeOf(visit(), true)).view, { isGuest: true, tiles: [] })
})

test('after login, the account shows tickets and remaining earned discounts [TICKET-001, EARNED-403]', async () => {
  const { visitor, id } = await newCustomer()
  await grant(id, 'athlete', 'spring-open')
  const { view } = await loadAccount(pageContextOf(visitor), pageAt('/account'))
  const counts = view.tiles.filter(({ name }) => name === 'discounts' || name === 'tickets').map(({ count }) => count)
  assert.deepEqual([counts, view.name, view.orders?.latest], [[2, 1], 'Ann Lee', null])
  const { id: _, pass, ...ticket } = view.tickets!.tickets[0]!
  assert.equal(view.tickets!.next, null)
  assert.equal(pass?.size, 29)
  const earned = [{ product: { name: 'Shirt', url: '/shirt' }, off: { percent: 20 }, shipsFree: true, uses: 2 }]
  const event = { event: 'Spring Open', when: null, place: '', calendar: null }
  const shown = { ...event, type: 'Athlete', holder: 'Ann Lee', status: 'valid', order: null, earned }
  assert.deepEqual(ticket, shown)
})
