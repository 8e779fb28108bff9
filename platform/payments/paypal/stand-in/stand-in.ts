import { readFile } from 'node:fs/promises'
import type { Hono } from 'hono'
import { statement, type Database } from '#platform/database.ts'
import { readSmall } from '../../sandbox/card-pages.ts'
import { overPage } from '../../sandbox/pages.ts'
import { isAccepted, openTelling } from '../../sandbox/tell.ts'
import { accounts } from './accounts.ts'
import { deliveryHeaders, payPalApi, type PayPalSandboxSettings } from './api.ts'
import { approvalPage } from './page.ts'
import { payerId } from './replies.ts'
import { payPalStore, type PayPalStore, type NotificationItem } from './store.ts'

export const payPalPath = '/__sandbox/paypal'

/** Mounts the PayPal simulator, which the shop reaches only over PayPal's API; `close` stops its webhooks. */
export async function mountPayPal(app: Hono, db: Database, settings: PayPalSandboxSettings) {
  await createPayPalSchema(db)
  const store = payPalStore(db)
  const { webhookUrl, report } = settings
  const deliver = (item: NotificationItem) => {
    const body = JSON.stringify(item)
    return isAccepted(webhookUrl!, body, deliveryHeaders(settings, body))
  }
  const telling = openTelling<NotificationItem>(store, { deliver: webhookUrl === null ? null : deliver, report })
  mountPage(app, store, settings)
  app.route(payPalPath, payPalApi(store, settings, telling.more))
  return { close: telling.close }
}

function mountPage(app: Hono, store: PayPalStore, { shopOrigins }: PayPalSandboxSettings) {
  const path = `${payPalPath}/checkoutnow`
  const agreementOf = async (token: string | undefined) => {
    const found = await store.agreement(token ?? '')
    const isOpen = found?.status === 'PAYER_ACTION_REQUIRED' || found?.status === 'APPROVED'
    return isOpen && shopOrigins.includes(URL.parse(found.returnUrl)?.origin ?? '') ? found : undefined
  }
  app.get(path, async (context) => {
    const found = await agreementOf(context.req.query('token'))
    return found ? context.html(approvalPage(`${path}?token=${found.id}`, found)) : context.html(overPage(), 404)
  })
  app.post(path, async (context) => {
    const form = new URLSearchParams(await readSmall(context.req.raw))
    const found = await agreementOf(context.req.query('token'))
    if (!found) return context.html(overPage(), 404)
    const agrees = form.get('answer') === 'yes'
    const account = accounts.find(({ email }) => email === form.get('account')) ?? accounts[0]
    if (agrees) await store.approve(found.id, account.email)
    const back = new URL(agrees ? found.returnUrl : found.cancelUrl)
    back.searchParams.set('token', found.id)
    if (agrees) back.searchParams.set('PayerID', payerId)
    return context.redirect(back.href, 303)
  })
}

const lockSchema = statement('sandbox-paypal.lock', 'select pg_advisory_xact_lock(7105, 4)')
const findSchema = statement<{ isThere: boolean }>(
  'sandbox-paypal.find',
  `select to_regnamespace('sandbox_paypal') is not null as "isThere"`,
)

// For demo databases created before this column existed.
const addPayee = statement(
  'sandbox-paypal.payee',
  'alter table sandbox_paypal.agreement add column if not exists payee text',
)

/** Creates the tables once, even if two processes start together. */
export async function createPayPalSchema(db: Database) {
  const sql = await readFile(new URL('schema.sql', import.meta.url), 'utf8')
  await db.transaction(async (tx) => {
    await tx.run(lockSchema, [])
    const [found] = await tx.run(findSchema, [])
    if (!found?.isThere) await tx.script(sql)
    else await tx.run(addPayee, [])
  })
}
