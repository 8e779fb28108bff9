import { randomUUID } from 'node:crypto'
import type { Reply, CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { statement } from '#platform/database.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { testStaffToken, type TestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import type { Site } from '#domain/sites.ts'
import { settleRefunds } from './settle.ts'

type Desk = Reply<Store, 'GET /svc_fulfilment/order/{orderId}/refunds'>
type Refund = Desk['refunds'][number]
type RefundPreview = Reply<Store, 'POST /svc_fulfilment/order/{orderId}/refunds/preview'>
type Exported = Reply<Store, 'GET /svc_fulfilment/exports'>
type Lines = Parameters<typeof reachReviewStep>[3]
type RefundBody = CallInput<Store, 'POST /svc_fulfilment/order/{orderId}/refunds'>['body']

const due = statement<{ orderId: string }>(
  'test.refunds-due',
  `delete from outbox where topic = 'order_refund' returning payload->>'orderId' as "orderId"`,
)

export function refundDesk(shop: TestShop) {
  const { db, deps } = shop
  const reported: unknown[] = []
  const staffCall = async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    key: string = randomUUID(),
    site: Site = 'USA',
  ) => {
    const response = await shop.visit(site).fetch(`/svc_fulfilment/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        authorization: `Bearer ${testStaffToken}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const replied = (await response.json()) as Refund & Desk & { error?: { code: string } }
    return { ...replied, status: response.status, code: replied.error?.code }
  }
  const published = async (
    lines: Lines = [{ productId: 7, qty: 3 }],
    site: Site = 'USA',
    visitor: Visitor = shop.visit(site),
  ) => {
    const { body } = await reachReviewStep(shop, visitor, site, lines)
    const { orderId, totals } = await placeTestOrder(visitor, body)
    await publishOrder(deps, orderId)
    const items = body.items.map(({ listItemId }) => listItemId)
    return { visitor, orderId, items, total: totals.grandTotalIncludingTax }
  }
  return {
    reported,
    published,
    /** Creates a fully shipped order with units that can be refunded but not canceled. */
    sent: async (lines?: Lines, site?: Site) => {
      const order = await published(lines, site)
      await staffCall('POST', `order/${order.orderId}/shipments`, { carrier: 'ups' }, undefined, site)
      return order
    },
    read: (orderId: string, site?: Site) => staffCall('GET', `order/${orderId}/refunds`, undefined, undefined, site),
    refund: (orderId: string, body: RefundBody, key?: string, site?: Site) =>
      staffCall('POST', `order/${orderId}/refunds`, body, key, site),
    preview: async (orderId: string, body: RefundBody, site?: Site) => {
      const previewed = await staffCall('POST', `order/${orderId}/refunds/preview`, body, undefined, site)
      return previewed as unknown as RefundPreview & { status: number; code?: string }
    },
    cancel: (orderId: string, body: object = {}, key?: string) =>
      staffCall('POST', `order/${orderId}/cancel`, body, key),
    retry: (orderId: string, number: number) => staffCall('POST', `order/${orderId}/refunds/${number}/retry`),
    ship: (orderId: string, body: object = {}, site?: Site) =>
      staffCall('POST', `order/${orderId}/shipments`, { carrier: 'ups', ...body }, undefined, site),
    exports: async (after = 0, site?: Site, limit = 50): Promise<Exported> => {
      const path = `exports?after=${after}&limit=${limit}`
      return (await staffCall('GET', path, undefined, undefined, site)) as unknown as Exported
    },
    sendEvent: (shipmentId: string, body: object, site?: Site) =>
      staffCall('POST', `shipments/${shipmentId}/events`, body, undefined, site),
    settle: async (others: Partial<Pick<typeof deps, 'payments'>> = {}) => {
      for (const { orderId } of await db.run(due, []))
        await settleRefunds({ ...deps, ...others }, orderId, (error) => reported.push(error))
    },
  }
}
