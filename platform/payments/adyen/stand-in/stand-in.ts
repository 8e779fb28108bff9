import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Hono } from 'hono'
import { statement, type Database } from '#platform/database.ts'
import { cardTyped } from '../../sandbox/card.ts'
import { mountCardPages, readSmall } from '../../sandbox/card-pages.ts'
import { challengePage, overPage } from '../../sandbox/pages.ts'
import { isAccepted, openTelling } from '../../sandbox/tell.ts'
import { signatureOf } from '../webhook.ts'
import { tokenOf } from '../wire.ts'
import { adyenApi, newReference, type AdyenSandboxSettings } from './api.ts'
import { adyenStore, type AdyenStore, type NotificationItem } from './store.ts'

export const adyenPath = '/__sandbox/adyen'

/** Mounts the Adyen simulator, which the shop reaches only over Adyen's API; `close` stops its webhooks. */
export async function mountAdyen(app: Hono, db: Database, settings: AdyenSandboxSettings) {
  await createAdyenSchema(db)
  const store = adyenStore(db)
  const { report } = settings
  const telling = openTelling<NotificationItem>(store, { deliver: deliveryTo(settings), report })
  const isShop = (url: string) => settings.shopOrigins.includes(URL.parse(url)?.origin ?? '')
  app.route(`${adyenPath}/v72`, adyenApi(store, settings, telling.more))
  mountCardPages(app, adyenPath, isShop, async (typed) => {
    // Adyen lists cards by shopper reference.
    const card = { id: newReference(), shopperReference: randomBytes(16).toString('hex'), ...cardTyped(typed) }
    await store.addCard(card)
    return { ...card, token: tokenOf(card.shopperReference, card.id) }
  })
  mountBank(app, store, isShop)
  return { close: telling.close }
}

/** Signs and delivers an event. */
function deliveryTo({ webhookUrl, hmacKey }: AdyenSandboxSettings) {
  if (webhookUrl === null) return null
  return (item: NotificationItem) => {
    const signed = { ...item, additionalData: { hmacSignature: signatureOf(item, hmacKey) } }
    const delivery = { live: 'false', notificationItems: [{ NotificationRequestItem: signed }] }
    return isAccepted(webhookUrl, JSON.stringify(delivery))
  }
}

function mountBank(app: Hono, store: AdyenStore, isShop: (url: string) => boolean) {
  const path = `${adyenPath}/bank/:reference`
  app.get(path, async (context) => {
    const found = await store.payment(context.req.param('reference'))
    if (found?.resultCode !== 'RedirectShopper') return context.html(overPage(), 404)
    return context.html(challengePage(`${adyenPath}/bank/${found.pspReference}`, found))
  })
  app.post(path, async (context) => {
    const form = new URLSearchParams(await readSmall(context.req.raw))
    const result = randomBytes(30).toString('base64url')
    const asked = await store.answerBank(context.req.param('reference'), result, form.get('answer') === 'yes')
    if (!asked || !isShop(asked.returnUrl)) return context.html(overPage(), 404)
    const back = new URL(asked.returnUrl)
    back.searchParams.set('redirectResult', result)
    return context.redirect(back.href, 303)
  })
}

const lockSchema = statement('sandbox-adyen.lock', 'select pg_advisory_xact_lock(7105, 3)')
const findSchema = statement<{ isThere: boolean }>(
  'sandbox-adyen.find',
  `select to_regnamespace('sandbox_adyen') is not null as "isThere"`,
)

/** Creates the tables once, even if two processes start together. */
export async function createAdyenSchema(db: Database) {
  const sql = await readFile(new URL('schema.sql', import.meta.url), 'utf8')
  await db.transaction(async (tx) => {
    await tx.run(lockSchema, [])
    const [found] = await tx.run(findSchema, [])
    if (!found?.isThere) await tx.script(sql)
  })
}
