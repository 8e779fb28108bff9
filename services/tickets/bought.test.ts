import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { encode } from 'uqr'
import { publishOrder } from '#services/orders/publish.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { passOf, passText } from './pass.ts'
import { saveTicketBenefit } from './repository.ts'

const entry = testProduct(80, 'spring-open-entry', {
  type: 'virtual',
  variants: [testVariant('IW-80', { weightGrams: null })],
  attributes: { ticket: { type: 'athlete', eventId: 'spring-open' } },
})
const shop = await openTestShop([entry])
await shop.db.transaction((tx) =>
  saveTicketBenefit(tx, 'athlete', {
    productId: 80,
    type: 'percent',
    value: 20,
    currency: null,
    freeShipping: false,
    uses: 1,
  }),
)

async function customer() {
  const visitor = shop.visit()
  const body = { email: `${randomUUID()}@example.com`, password: 'a long enough password' }
  const named = { firstname: 'Bo', lastname: 'Reyes' }
  await visitor.call('POST /svc_customer/customer', { body: { ...body, ...named }, key: randomUUID() })
  await visitor.call('POST /svc_session/session/login', { body, key: randomUUID() })
  return visitor
}

test('publishing an order twice creates one ticket with a code for each ordered unit [TICKET-002]', async () => {
  const visitor = await customer()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 80, qty: 2 }])
  const { orderId } = await placeTestOrder(visitor, body)
  const read = async () => (await visitor.call('GET /svc_ticket/tickets', {})).tickets
  assert.deepEqual(await read(), [])
  await publishOrder(shop.deps, orderId)
  await publishOrder(shop.deps, orderId)
  const own = await read()
  const benefits = [{ productId: 80, type: 'percent', value: 20, freeShipping: false, uses: 1 }]
  const ticket = { type: 'athlete', eventId: 'spring-open', event: null, status: 'valid' }
  const one = { ...ticket, orderId, holderName: 'Ann Lee', benefits }
  assert.deepEqual(
    own.map(({ _id, ...rest }) => rest),
    [one, one],
  )
  const query = { ids: own.map(({ _id }) => _id).join() }
  const { passes } = await visitor.call('GET /svc_ticket/passes', { query })
  assert.deepEqual(new Set(Object.keys(passes)), new Set(own.map(({ _id }) => _id)))
  assert.deepEqual((await (await customer()).call('GET /svc_ticket/passes', { query })).passes, {})
})

test('a guest must log in to order a ticket', async () => {
  const guest = shop.visit()
  const { body } = await reachReviewStep(shop, guest, 'USA', [{ productId: 80, qty: 1 }])
  await assert.rejects(placeTestOrder(guest, body), { status: 401, code: 'login_required' })
})

test('the path drawn for a QR code matches the encoded ticket id, module by module', () => {
  const id = randomUUID()
  const { size, path } = passOf(id)
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
    drawn[Number(y)]!.fill(true, Number(x), Number(x) + Number(length))
  assert.deepEqual(drawn, encode(passText(id), { ecc: 'M', boostEcc: false, border: 0 }).data)
  assert.equal(passText(id), `TICKET:${id.toUpperCase()}`)
})
