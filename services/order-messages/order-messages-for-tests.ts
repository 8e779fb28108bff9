import { randomUUID } from 'node:crypto'
import type { CallInput, Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { addresses } from '#services/testing/orders-for-tests.ts'
import { testStaffToken, type TestShop, type Visitor } from '#services/testing/shop-for-tests.ts'

type Thread = Reply<Store, 'GET /svc_checkout/order/{orderId}/messages'>
type Address = CallInput<Store, 'POST /svc_checkout/order/{orderId}/requests/address'>['body']['address']

const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.order-message-mails',
  `with taken as (delete from outbox where topic = 'mail_send' and payload->>'template' like 'order-message-%' returning id, payload) select payload from taken order by id`,
)

/** Returns order message calls for tests, for customers and staff. */
export function messageDesk(shop: TestShop) {
  const staffCall = async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    { key = randomUUID(), site = 'USA' }: { key?: string; site?: Site } = {},
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
    const reply = (await response.json()) as Thread & { total: number; error?: { code: string } }
    return { ...reply, status: response.status, code: reply.error?.code }
  }
  return {
    staffCall,
    read: ({ call }: Visitor, orderId: string) =>
      call('GET /svc_checkout/order/{orderId}/messages', { params: { orderId } }),
    ask: ({ call }: Visitor, orderId: string, text: string, key: string = randomUUID()) =>
      call('POST /svc_checkout/order/{orderId}/messages', { params: { orderId }, body: { text }, key }),
    askToCancel: ({ call }: Visitor, orderId: string) =>
      call('POST /svc_checkout/order/{orderId}/requests/cancel', {
        params: { orderId },
        body: { text: 'Ordered twice' },
        key: randomUUID(),
      }),
    askForAddress: ({ call }: Visitor, orderId: string, changes: Address = {}) =>
      call('POST /svc_checkout/order/{orderId}/requests/address', {
        params: { orderId },
        body: { address: { ...addresses.USA, street: ['7 Forge Ave'], ...changes } },
        key: randomUUID(),
      }),
    decide: (orderId: string, requestId: string, decision: 'accept' | 'decline', text = '') =>
      staffCall('POST', `order/${orderId}/requests/${requestId}/${decision}`, { text }),
    takeMails: async () => (await shop.db.run(takeMails, [])).map(({ payload }) => payload),
  }
}
