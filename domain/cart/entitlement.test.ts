import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noOfferLimits, type OfferLimits } from '#domain/pricing/offer.ts'
import { offerForTests } from '#domain/pricing/offer-for-tests.ts'
import { entitlementError, type Buyer } from './entitlement.ts'

const guest: Buyer = { isCustomer: false, tickets: new Set(), bought: new Map() }
const customer = (tickets: string[] = [], bought = 0): Buyer => ({
  isCustomer: true,
  tickets: new Set(tickets),
  bought: new Map([[7, bought]]),
})
const error = (limits: Partial<OfferLimits>, pieces: number, buyer: Buyer) =>
  entitlementError({ ...offerForTests(7), limits: { ...noOfferLimits, ...limits } }, pieces, buyer)?.code ?? null

test('only holders of a required ticket can buy the product [TICKET-203, TICKET-205]', () => {
  const limits = { requiredTickets: ['crew', 'athlete'] }
  assert.equal(error(limits, 1, guest), 'ticket_required')
  assert.equal(error(limits, 1, customer()), 'ticket_required')
  assert.equal(error(limits, 1, customer(['spectator'])), 'ticket_required')
  assert.equal(error(limits, 1, customer(['athlete'])), null)
})

test("an account limit counts the account's earlier orders; a guest's limit counts only the cart [TICKET-204, CATALOG-220]", () => {
  const limits = { purchaseLimit: 2, limitScope: 'account' } as const
  assert.deepEqual([error(limits, 2, guest), error(limits, 3, guest)], [null, 'purchase_limit'])
  const cases: [pieces: number, bought: number, code: string | null][] = [
    [2, 0, null],
    [3, 0, 'purchase_limit'],
    [1, 1, null],
    [2, 1, 'purchase_limit'],
    [1, 2, 'purchase_limit'],
  ]
  for (const [pieces, bought, code] of cases) assert.equal(error(limits, pieces, customer([], bought)), code)
  assert.equal(error({ ...limits, limitScope: 'order' }, 1, guest), null)
})

test('the error for an exceeded purchase limit shows the limit and the quantity ordered earlier', () => {
  const limits = { ...noOfferLimits, purchaseLimit: 1, limitScope: 'account' } as const
  const error = entitlementError({ ...offerForTests(7), limits }, 1, customer([], 1))
  assert.equal(error?.message, 'Limit 1 per customer. You’ve already ordered 1.')
})
