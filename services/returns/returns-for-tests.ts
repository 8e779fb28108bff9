import { randomUUID } from 'node:crypto'
import type { CallInput, Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Site } from '#domain/sites.ts'
import { refundDesk } from '#services/refunds/refunds-for-tests.ts'
import { testStaffToken, type TestShop, type Visitor } from '#services/testing/shop-for-tests.ts'

type DeskReturn = Reply<Store, 'GET /svc_rma/desk/{number}'>
type Body = CallInput<Store, 'POST /svc_rma/orders/{orderId}/returns'>['body']
type Lines = Parameters<ReturnType<typeof refundDesk>['published']>[0]

export const reason = { reason: 'changed_mind', condition: 'unopened' } as const

/** Creates orders, returns, and staff calls for return tests. */
export function openReturnDesk(shop: TestShop) {
  const refunds = refundDesk(shop)
  const staffCall = async (method: 'GET' | 'POST', path: string, body?: object, site: Site = 'USA') => {
    const response = await shop.visit(site).fetch(`/svc_rma/desk${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        authorization: `Bearer ${testStaffToken}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const reply = (await response.json()) as DeskReturn & { error?: { code: string } }
    return { ...reply, status: response.status, code: reply.error?.code }
  }
  return {
    refunds,
    staffCall,
    /** Creates a delivered order, so that its units can be returned. */
    delivered: async (lines?: Lines, site?: Site, visitor?: Visitor) => {
      const order = await refunds.published(lines, site, visitor)
      const parcel = (await refunds.ship(order.orderId, {}, site)) as unknown as { id: string }
      await refunds.sendEvent(parcel.id, { status: 'delivered' }, site)
      return order
    },
    returnable: ({ call }: Visitor, orderId: string) => call('GET /svc_rma/orders/{orderId}', { params: { orderId } }),
    request: ({ call }: Visitor, orderId: string, body: Body, key: string = randomUUID()) =>
      call('POST /svc_rma/orders/{orderId}/returns', { params: { orderId }, body, key }),
    read: ({ call }: Visitor, number: string) => call('GET /svc_rma/returns/{number}', { params: { number } }),
    act: (number: string, event: 'approve' | 'reject' | 'receive' | 'refund' | 'exchange', body?: object) =>
      staffCall('POST', `/${number}/${event}`, body ?? {}),
    desk: (number: string) => staffCall('GET', `/${number}`),
  }
}
