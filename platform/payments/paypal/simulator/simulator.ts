import type { Hono } from 'hono'
import { statement, type Database } from '#platform/database.ts'
import { readLimitedBody } from '../../simulator/card-pages.ts'
import { postWebhook, startDeliveries } from '../../simulator/deliveries.ts'
import { settledPage } from '../../simulator/pages.ts'
import { isShopUrl } from '../../simulator/app.ts'
import { createSimulatorSchema, createStore, type Store } from '../../simulator/store.ts'
import { accounts } from './accounts.ts'
import { payPalApi } from './api.ts'
import { approvalPage } from './page.ts'
import { payerId } from './replies.ts'
import { payPalRows, type PayPalRows, type NotificationItem } from './store.ts'
import { deliveryHeaders, type PayPalSimulatorSettings } from './webhook-signature.ts'

export const payPalPath = '/__sandbox/paypal'

/** Mounts the PayPal simulator, which the shop reaches only through PayPal's API. `close` stops webhook deliveries. */
export async function mountPayPal(app: Hono, db: Database, settings: PayPalSimulatorSettings) {
  await createPayPalSchema(db)
  const store = createStore(db, payPalRows)
  const { webhookUrl, report } = settings
  const deliver = (item: NotificationItem) => {
    const body = JSON.stringify(item)
    return postWebhook(webhookUrl!, body, deliveryHeaders(settings, body))
  }
  const deliveries = startDeliveries<NotificationItem>(store, { deliver: webhookUrl === null ? null : deliver, report })
  mountPage(app, store, settings)
  app.route(payPalPath, payPalApi(store, settings, deliveries.check))
  return { close: deliveries.close }
}

function mountPage(app: Hono, store: Store<PayPalRows>, settings: PayPalSimulatorSettings) {
  const path = `${payPalPath}/checkoutnow`
  const agreementOf = async (token: string | undefined) => {
    const found = await store.agreement(token ?? '')
    const isOpen = found?.status === 'PAYER_ACTION_REQUIRED' || found?.status === 'APPROVED'
    return isOpen && isShopUrl(settings, found.returnUrl) ? found : undefined
  }
  app.get(path, async (context) => {
    const found = await agreementOf(context.req.query('token'))
    return found ? context.html(approvalPage(`${path}?token=${found.id}`, found)) : context.html(settledPage(), 404)
  })
  app.post(path, async (context) => {
    const form = new URLSearchParams(await readLimitedBody(context.req.raw))
    const found = await agreementOf(context.req.query('token'))
    if (!found) return context.html(settledPage(), 404)
    const agrees = form.get('answer') === 'yes'
    const account = accounts.find(({ email }) => email === form.get('account')) ?? accounts[0]
    if (agrees) await store.approve(found.id, account.email)
    const back = new URL(agrees ? found.returnUrl : found.cancelUrl)
    back.searchParams.set('token', found.id)
    if (agrees) back.searchParams.set('PayerID', payerId)
    return context.redirect(back.href, 303)
  })
}

const lock = statement('sandbox-paypal.lock', 'select pg_advisory_xact_lock(7105, 4)')
const find = statement<{ isThere: boolean }>(
  'sandbox-paypal.find',
  `select to_regnamespace('sandbox_paypal') is not null as "isThere"`,
)

// Demo databases created by earlier releases lack this column.
const upgrade = statement(
  'sandbox-paypal.payee',
  'alter table sandbox_paypal.agreement add column if not exists payee text',
)

export function createPayPalSchema(db: Database): Promise<void> {
  const sql = new URL('schema.sql', import.meta.url)
  return createSimulatorSchema(db, { name: 'sandbox_paypal', lock, find, sql, hasNotifications: true, upgrade })
}
