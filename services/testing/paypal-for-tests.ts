import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { statement } from '#platform/database.ts'
import type { CardEngine } from '#platform/payments/engine.ts'
import { startPayPal } from '#platform/payments/paypal/paypal-for-tests.ts'
import { createPayments } from '#platform/payments/payments.ts'
import type { Site } from '#domain/sites.ts'
import { applyPaymentEvent } from '#services/orders/payment/apply-payment-event.ts'
import { createPayPalTokenStore } from '#services/payment-events/steps.ts'
import { serveWebhooks } from '#services/payment-events/serve-webhooks.ts'
import type { TestShop } from './shop-for-tests.ts'

/** Adds the PayPal simulator to a shop's vendors, without automatic webhooks. */
export async function withPayPal(
  { db, engine, defects, closeFirst }: TestShop,
  cardsOn: Partial<Record<Site, CardEngine>> = {},
) {
  const report = (defect: unknown) => void defects.push(defect)
  const vendor = await startPayPal(db, { memory: createPayPalTokenStore(db), webhookUrl: null, report })
  closeFirst(vendor.close)
  return { vendor, payments: createPayments({ cards: engine, cardsOn, payPal: vendor.engine }) }
}

const eventJobs = statement<{ payload: { eventId: string } }>(
  'test.told-jobs',
  `with taken as (delete from outbox where topic = 'payment_told' returning id, payload) select payload from taken order by id`,
)

/** Adds PayPal webhooks to a shop. Tests send events, and `follow` applies them. */
export async function withPayPalEvents(shop: TestShop, { vendor, payments }: Awaited<ReturnType<typeof withPayPal>>) {
  const { db } = shop
  const warned: string[] = []
  const reported: string[] = []
  const webhooks = serveWebhooks(
    {
      db,
      adyen: undefined,
      payPal: vendor.webhooks,
      clock: Date.now,
      ipOf: ({ headers }) => String(headers['x-test-address'] ?? '192.0.2.7'),
      warn: (problem) => warned.push(problem),
    },
    {},
  )
  const server = createServer((request, response) => {
    webhooks(request, response).catch(() => response.writeHead(500).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  shop.closeFirst(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const deps = { ...shop.deps, payments, report: (error: unknown) => void reported.push(String(error)) }
  return {
    deps,
    warned,
    reported,
    sendEvent: async (event: object, time?: string, more: Record<string, string> = {}) => {
      const body = JSON.stringify(event)
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/svc_payment/webhooks/paypal`
      const response = await fetch(url, { method: 'POST', body, headers: { ...vendor.sign(body, time), ...more } })
      return response.status
    },
    follow: async () => {
      for (const { payload } of await db.run(eventJobs, [])) await applyPaymentEvent(deps, payload.eventId)
    },
  }
}

/** Builds PayPal's event for a completed capture. `key` becomes `custom_id`, and `minor` is in minor units. */
export function payPalCaptureEvent(key: string, id: string, minor: number, currency = 'USD') {
  return {
    id: `WH-${id}`,
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: {
      id,
      status: 'COMPLETED',
      custom_id: key,
      amount: { currency_code: currency, value: (minor / 100).toFixed(2) },
    },
  }
}
