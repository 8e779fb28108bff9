import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Database } from '#platform/database.ts'
import { createClient } from './client.ts'
import type { PayPalTokenStore } from './token-store.ts'
import { payPalEngine } from './paypal.ts'
import { deliveryHeaders } from './simulator/webhook-signature.ts'
import { mountPayPal, payPalPath } from './simulator/simulator.ts'
import { createPayPalWebhookReader } from './webhook.ts'
import { moneyOf, VendorOrder } from './wire.ts'

interface PayPalDeps {
  memory: PayPalTokenStore
  webhookUrl: string | null
  report: (defect: unknown) => void
}

/** Starts the PayPal simulator and an engine connected to it. */
export async function startPayPal(db: Database, { memory, webhookUrl, report }: PayPalDeps) {
  const app = new Hono()
  const handle = getRequestListener(app.fetch)
  let isLost: (request: IncomingMessage) => boolean = () => false
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.slice(payPalPath.length)}`)
    // Processes the request, then drops the response.
    if (isLost(request)) response.end = () => response.destroy()
    void handle(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const account = { clientId: 'client', clientSecret: 'a secret of the tests', webhookId: 'WEBHOOK1' }
  const url = origin + payPalPath
  const simulator = { ...account, url, shopOrigins: ['http://localhost:3000'], webhookUrl, report }
  const { close: stopDeliveries } = await mountPayPal(app, db, simulator)
  const settings = {
    ...account,
    baseUrl: url,
    pageOrigin: origin,
    secret: 'a secret of the tests',
    brand: 'Ironwright',
    memory,
    hasScript: false,
  }
  const request = createClient(settings)
  /** Creates an order for any payee with only the public client id. */
  const orderAsStranger = async (amount: number, payee?: string) => {
    const unit = {
      reference_id: 'default',
      amount: moneyOf(amount, 'USD'),
      ...(payee && { payee: { merchant_id: payee } }),
    }
    const context = {
      brand_name: 'Somebody',
      shipping_preference: 'NO_SHIPPING',
      user_action: 'CONTINUE',
      payment_method_preference: 'UNRESTRICTED',
      landing_page: 'LOGIN',
      return_url: 'http://localhost:3000/back',
      cancel_url: 'http://localhost:3000/back',
    }
    const body = {
      intent: 'CAPTURE',
      purchase_units: [unit],
      payment_source: { paypal: { experience_context: context } },
    }
    const order = VendorOrder.parse((await request('POST', '/v2/checkout/orders', { body }))?.body)
    await decide(order.links[0]!.href, 'yes')
    return order.id
  }
  /** Captures a PayPal order under a guessed order number of the shop. */
  const captureAsStranger = async (token: string, key: string) => {
    const path = `/v2/checkout/orders/${token}`
    const custom = { op: 'add', path: "/purchase_units/@reference_id=='default'/custom_id", value: key }
    await request('PATCH', path, { body: [custom] })
    await request('POST', `${path}/capture`, { body: {} })
  }
  /** Approves or cancels, and returns the redirect URL. */
  const decide = async (approvalUrl: string, answer: 'yes' | 'no', account = 'buyer@example.com') => {
    const body = new URLSearchParams({ answer, account })
    const { headers } = await fetch(approvalUrl, { method: 'POST', body, redirect: 'manual' })
    return headers.get('location')!
  }
  return {
    settings,
    engine: payPalEngine(settings),
    webhooks: createPayPalWebhookReader(settings),
    decide,
    orderAsStranger,
    captureAsStranger,
    takeRequests: () => requests.splice(0),
    /** Drops responses to matching requests. Null stops dropping them. */
    lose: (question: string | null) => {
      isLost = ({ method, url: path }) => question !== null && `${method} ${path}`.includes(question)
    },
    sign: (body: string, time?: string) => deliveryHeaders(simulator, body, time),
    close: async () => {
      await stopDeliveries()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
