import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { statement } from '#platform/database.ts'
import { startAdyen, testAccount, testHmacKey } from '#platform/payments/adyen/adyen-for-tests.ts'
import { signatureOf } from '#platform/payments/adyen/webhook.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { applyPaymentEvent } from '#services/orders/payment/apply-payment-event.ts'
import { createWalletPayloadStore } from '#services/payment-methods/wallet-payloads.ts'
import { createAdyenEventLookup } from '#services/payment-events/steps.ts'
import { serveWebhooks } from '#services/payment-events/serve-webhooks.ts'
import type { TestShop } from './shop-for-tests.ts'

export const oldHmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'

export interface VendorEvent {
  eventCode: string
  pspReference: string
  merchantReference: string
  originalReference?: string
  success?: 'true' | 'false'
  amount: { value: number; currency: string }
  merchantAccountCode?: string
}

export function webhookBodyOf(events: readonly VendorEvent[], key = testHmacKey): string {
  const notificationItems = events.map((event) => {
    const item = { merchantAccountCode: testAccount, success: 'true' as const, ...event }
    const hmacSignature = signatureOf(item, key)
    return {
      NotificationRequestItem: { ...item, eventDate: '2026-11-20T12:00:00Z', additionalData: { hmacSignature } },
    }
  })
  return JSON.stringify({ live: 'false', notificationItems })
}

const eventJobs = statement<{ payload: { eventId: string } }>(
  'test.told-jobs',
  `with taken as (delete from outbox where topic = 'payment_told' returning id, payload) select payload from taken order by id`,
)

/**
 * Creates a shop with the Adyen simulator for cards and webhooks on the USA site. Tests send events themselves, and
 * `settle` applies them.
 */
export async function withAdyen(shop: TestShop) {
  const { db, deps } = shop
  const warned: string[] = []
  const reported: string[] = []
  const webhooks = serveWebhooks(
    {
      db,
      adyen: { merchantAccount: testAccount, hmacKeys: [testHmacKey, oldHmacKey] },
      payPal: undefined,
      clock: shop.clock,
      ipOf: () => '192.0.2.7',
      warn: (problem) => warned.push(problem),
    },
    {},
  )
  const server = createServer((request, response) => {
    webhooks(request, response).catch(() => response.writeHead(500).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/svc_payment/webhooks/adyen`
  const report = (defect: unknown) => void shop.defects.push(defect)
  const vendor = await startAdyen(db, {
    webhookUrl: null,
    events: createAdyenEventLookup(db),
    wallets: createWalletPayloadStore(db),
    report,
  })
  shop.closeFirst(async () => {
    await vendor.close()
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const payments = createPayments({ cards: shop.engine, cardsOn: { USA: vendor.engine } })
  const eventDeps = { ...deps, payments, report: (error: unknown) => void reported.push(String(error)) }
  return {
    vendor,
    deps: eventDeps,
    shop: { ...shop, visit: shop.visitBy({ payments }), cardToken: vendor.cardToken },
    warned,
    reported,
    send: (body: string, method = 'POST') =>
      fetch(url, { method, ...(method !== 'GET' && { body, headers: { 'content-type': 'application/json' } }) }),
    settle: async () => {
      for (const { payload } of await db.run(eventJobs, [])) await applyPaymentEvent(eventDeps, payload.eventId)
    },
  }
}
