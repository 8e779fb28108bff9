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

/** Where the stand-in is on the origin of the sandbox. */
export const adyenPath = '/__sandbox/adyen'

/**
 * Adyen's side of card payments on the sandbox's origin: a page with the fields of a card, the vendor's calls, its bank,
 * and what it tells the shop afterwards. Reached by the shop over the vendor's wire alone; `close` ends its telling.
 */
export async function mountAdyen(app: Hono, db: Database, settings: AdyenSandboxSettings) {
  await createAdyenSchema(db)
  const store = adyenStore(db)
  const { report } = settings
  const telling = openTelling<NotificationItem>(store, { deliver: deliveryTo(settings), report })
  const isShop = (url: string) => settings.shopOrigins.includes(URL.parse(url)?.origin ?? '')
  app.route(`${adyenPath}/v72`, adyenApi(store, settings, telling.more))
  mountCardPages(app, adyenPath, isShop, async (typed) => {
    // Each card is a shopper of its own: the vendor lists nobody's cards but by such a name.
    const card = { id: newReference(), shopperReference: randomBytes(16).toString('hex'), ...cardTyped(typed) }
    await store.addCard(card)
    return { ...card, token: tokenOf(card.shopperReference, card.id) }
  })
  mountBank(app, store, isShop)
  return { close: telling.close }
}

/** Tells an event with its signature. */
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

/** Makes the stand-in's tables, once; two processes that start together make them once too. */
export async function createAdyenSchema(db: Database) {
  const sql = await readFile(new URL('schema.sql', import.meta.url), 'utf8')
  await db.transaction(async (tx) => {
    await tx.run(lockSchema, [])
    const [found] = await tx.run(findSchema, [])
    if (!found?.isThere) await tx.script(sql)
  })
}
