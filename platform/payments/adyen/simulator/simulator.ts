import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { statement, type Database } from '#platform/database.ts'
import { toVaultRecord } from '../../simulator/card.ts'
import { mountCardPages, readLimitedBody } from '../../simulator/card-pages.ts'
import { postWebhook, startDeliveries } from '../../simulator/deliveries.ts'
import { challengePage, settledPage } from '../../simulator/pages.ts'
import { isShopUrl } from '../../simulator/app.ts'
import { createSimulatorSchema, createStore, type Store } from '../../simulator/store.ts'
import { signatureOf } from '../webhook.ts'
import { formatToken } from '../wire.ts'
import { adyenApi, type AdyenSimulatorSettings } from './api.ts'
import { newReference } from './payments.ts'
import { adyenRows, type AdyenRows, type NotificationItem } from './store.ts'

export const adyenPath = '/__sandbox/adyen'

/** Mounts the Adyen simulator, which the shop reaches only through Adyen's API. `close` stops webhook deliveries. */
export async function mountAdyen(app: Hono, db: Database, settings: AdyenSimulatorSettings) {
  await createAdyenSchema(db)
  const store = createStore(db, adyenRows)
  const { report } = settings
  const deliveries = startDeliveries<NotificationItem>(store, { deliver: deliveryTo(settings), report })
  const isShop = (url: string) => isShopUrl(settings, url)
  app.route(`${adyenPath}/v72`, adyenApi(store, settings, deliveries.check))
  mountCardPages(app, adyenPath, isShop, async (typed) => {
    // Adyen lists cards by shopper reference.
    const card = { id: newReference(), shopperReference: randomBytes(16).toString('hex'), ...toVaultRecord(typed) }
    await store.addCard(card)
    return { ...card, token: formatToken(card.shopperReference, card.id) }
  })
  mountBank(app, store, isShop)
  return { close: deliveries.close }
}

/** Signs and delivers an event. */
function deliveryTo({ webhookUrl, hmacKey }: AdyenSimulatorSettings) {
  if (webhookUrl === null) return null
  return (item: NotificationItem) => {
    const signed = { ...item, additionalData: { hmacSignature: signatureOf(item, hmacKey) } }
    const delivery = { live: 'false', notificationItems: [{ NotificationRequestItem: signed }] }
    return postWebhook(webhookUrl, JSON.stringify(delivery))
  }
}

function mountBank(app: Hono, store: Store<AdyenRows>, isShop: (url: string) => boolean) {
  const path = `${adyenPath}/bank/:reference`
  app.get(path, async (context) => {
    const found = await store.payment(context.req.param('reference'))
    if (found?.resultCode !== 'RedirectShopper') return context.html(settledPage(), 404)
    return context.html(challengePage(`${adyenPath}/bank/${found.pspReference}`, found))
  })
  app.post(path, async (context) => {
    const form = new URLSearchParams(await readLimitedBody(context.req.raw))
    const result = randomBytes(30).toString('base64url')
    const payment = await store.completeChallenge(context.req.param('reference'), result, form.get('answer') === 'yes')
    if (!payment || !isShop(payment.returnUrl)) return context.html(settledPage(), 404)
    const back = new URL(payment.returnUrl)
    back.searchParams.set('redirectResult', result)
    return context.redirect(back.href, 303)
  })
}

const lock = statement('sandbox-adyen.lock', 'select pg_advisory_xact_lock(7105, 3)')
const find = statement<{ isThere: boolean }>(
  'sandbox-adyen.find',
  `select to_regnamespace('sandbox_adyen') is not null as "isThere"`,
)

export function createAdyenSchema(db: Database): Promise<void> {
  const sql = new URL('schema.sql', import.meta.url)
  return createSimulatorSchema(db, { name: 'sandbox_adyen', lock, find, sql, hasNotifications: true })
}
