import { randomUUID } from 'node:crypto'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { statement } from '#platform/database.ts'
import { testStaffToken, type TestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import {
  priceEverywhere,
  testProduct,
  testProducts,
  testStock,
  testVariant,
} from '#services/testing/products-for-tests.ts'
import { reason, openReturnDesk } from '../returns-for-tests.ts'

type DeskReturn = Reply<Store, 'GET /svc_rma/desk/{number}'>
type Selected = readonly { itemId: string; sku: string }[]
type Settled = { refund?: number; waived?: number }
type Options = Reply<Store, 'GET /svc_rma/desk/{number}/exchange-order'>

const colors = ['Red', 'Green', 'Black', 'Gold', 'Bronze']
const price = priceEverywhere(6_000)
const belt = testProduct(40, 'belt', {
  name: 'Belt',
  type: 'configurable',
  options: [{ code: 'color', label: 'Color', values: colors.map((label) => ({ label })) }],
  variants: [
    testVariant('IW-BELT-R', { choice: { color: 'Red' }, prices: price, weightGrams: 900 }),
    testVariant('IW-BELT-G', { choice: { color: 'Green' }, prices: price, weightGrams: 900 }),
    testVariant('IW-BELT-B', { choice: { color: 'Black' }, prices: price, stock: testStock({ onHand: 1 }) }),
    testVariant('IW-BELT-AU', { choice: { color: 'Gold' }, prices: priceEverywhere(9_000) }),
    testVariant('IW-BELT-BZ', { choice: { color: 'Bronze' }, prices: priceEverywhere(4_000) }),
  ],
})
/**
 * The test catalog plus a belt. Three of its colors have the same price, one of them (black) is nearly sold out, and
 * gold costs half more, and bronze a third less.
 */
export const exchangeProducts = [...testProducts, belt]

const units = statement<{ units: number }>(
  'test.units-on-hand',
  `select sum(on_hand)::integer as units from stock join sellable on sellable.id = sellable_id
   where sku = $1 and location = 'US'`,
)

const settlements = statement<{ settlement: string; isAudited: boolean }>(
  'test.exchange-settlements',
  `select settlement, exists (select from audit_change where table_name = 'exchange_difference'
     and row_key->>'order_id' = order_id and after->>'settlement' = settlement) as "isAudited"
   from exchange_difference where order_id = $1 order by item_id`,
)

const stopSelling = statement(
  'test.stop-selling',
  'delete from price using sellable s where s.id = sellable_id and s.sku = $1',
)

/** Creates functions that return a red belt, and staff calls that exchange it. */
export function exchangeDesk(shop: TestShop) {
  const desk = openReturnDesk(shop)
  const [red, green, black, gold, bronze] = belt.variants.map(({ sku }) => sku) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const staffCall = async <Replied extends object>(method: 'GET' | 'POST', path: string, body?: object) => {
    const response = await shop.visit().fetch(`/svc_rma/desk${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        authorization: `Bearer ${testStaffToken}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const reply = (await response.json()) as Replied & { error?: { code: string; details?: object } }
    return { ...reply, status: response.status, code: reply.error?.code }
  }
  const received = async (
    orderId: string,
    visitor: Visitor,
    { itemId, qty, variant }: { itemId: string; qty: number; variant?: string | undefined },
  ) => {
    const { number } = await desk.request(visitor, orderId, {
      items: [{ itemId, qty, ...reason, ...(variant !== undefined && { variant }) }],
      resolution: variant === undefined ? 'refund' : 'exchange',
    })
    await desk.act(number, 'approve')
    await desk.act(number, 'receive', { items: [{ itemId, received: qty, accepted: qty, restocked: qty }] })
    return number
  }
  const createOf = (number: string, items: Selected) =>
    staffCall<DeskReturn>('POST', `/${number}/exchange-order`, { items })
  const settleOf = (number: string, items: Selected, settled: Settled) =>
    staffCall<DeskReturn>('POST', `/${number}/exchange-order/settle`, { items, ...settled })
  const requestPaymentOf = (number: string, items: Selected, due: number) =>
    staffCall<DeskReturn>('POST', `/${number}/exchange-order/payment`, { items, due })
  return {
    ...desk,
    red,
    green,
    black,
    gold,
    bronze,
    /** Orders and delivers red belts. */
    deliveredBelts: async (qty = 2, visitor?: Visitor) => {
      const belts = [{ productId: 40, qty, children: [{ productId: 4_001, qty: 1 }] }]
      const order = await desk.delivered(belts, 'USA', visitor)
      return { ...order, itemId: order.items[0]! }
    },
    /**
     * Requests and receives a return of a delivered order, for an exchange if there is a variant, or else for a refund.
     */
    received,
    options: (number: string) => staffCall<Options>('GET', `/${number}/exchange-order`),
    createOf,
    /** Returns the difference for all units of a return with one line. */
    differenceFor: async (number: string, sku: string) => {
      const { items } = await staffCall<Options>('GET', `/${number}/exchange-order`)
      return items[0]!.variants.find((variant) => variant.sku === sku)!.difference!
    },
    settleOf,
    settle: (number: string, itemId: string, sku: string, settled: Settled) =>
      settleOf(number, [{ itemId, sku }], settled),
    requestPaymentOf,
    requestPayment: (number: string, itemId: string, sku: string, due: number) =>
      requestPaymentOf(number, [{ itemId, sku }], due),
    cancelPayment: (number: string, linkId: string) =>
      staffCall<DeskReturn>('POST', `/${number}/exchange-order/payment/cancel`, { linkId }),
    settlements: (orderId: string) => shop.db.run(settlements, [orderId]),
    create: (number: string, itemId: string, sku = green) => createOf(number, [{ itemId, sku }]),
    /** Cancels an exchange order. Defaults to the return's current one. */
    cancel: async (number: string, orderId?: string) => {
      const current = orderId ?? (await desk.desk(number)).exchangeOrder?.orderId ?? '100000000'
      return staffCall<DeskReturn>('POST', `/${number}/exchange-order/cancel`, { orderId: current })
    },
    ship: (orderId: string) => desk.refunds.ship(orderId),
    /** Ships and delivers an order. */
    deliver: async (orderId: string) => {
      const parcel = (await desk.refunds.ship(orderId)) as unknown as { id: string }
      await desk.refunds.sendEvent(parcel.id, { status: 'delivered' })
    },
    /** Removes a variant's prices, so that no site sells it. */
    stopSelling: (sku: string) => shop.db.run(stopSelling, [sku]),
    onHand: async (sku: string) => (await shop.db.run(units, [sku]))[0]!.units,
  }
}
