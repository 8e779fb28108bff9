import type { Hono } from 'hono'
import { statement, type Database } from '#platform/database.ts'
import { createSimulatorApp, isShopUrl } from '../../simulator/app.ts'
import { toVaultRecord } from '../../simulator/card.ts'
import { mountCardPages, readLimitedBody } from '../../simulator/card-pages.ts'
import { challengeResult } from '../../simulator/cards.ts'
import { challengePage, settledPage } from '../../simulator/pages.ts'
import { createSimulatorSchema, createStore, type Store } from '../../simulator/store.ts'
import { spreedlyApi } from './api.ts'
import type { SpreedlySimulatorSettings } from './settings.ts'
import { spreedlyRows, type SpreedlyRows } from './store.ts'
import { newToken } from './tokens.ts'

/**
 * Creates the Spreedly simulator on a separate origin, which the other simulators share. The shop reaches it only
 * through the vendor's API.
 */
export async function openSpreedlySimulator(db: Database, settings: SpreedlySimulatorSettings): Promise<Hono> {
  await createSpreedlySchema(db)
  const store = createStore(db, spreedlyRows)
  const app = await createSimulatorApp(settings)
  const isShop = (url: string) => isShopUrl(settings, url)
  app.route('/__sandbox/spreedly/v1', spreedlyApi(store, settings))
  mountCardPages(app, '/__sandbox', isShop, async (typed) => {
    const card = { token: newToken(), ...toVaultRecord(typed) }
    await store.addMethod(card)
    return card
  })
  mountChallenge(app, store, isShop)
  return app
}

const lock = statement('sandbox.lock', 'select pg_advisory_xact_lock(7105, 2)')
const find = statement<{ isThere: boolean }>(
  'sandbox.find',
  `select to_regnamespace('sandbox') is not null as "isThere"`,
)

export function createSpreedlySchema(db: Database): Promise<void> {
  return createSimulatorSchema(db, { name: 'sandbox', lock, find, sql: new URL('schema.sql', import.meta.url) })
}

function mountChallenge(app: Hono, store: Store<SpreedlyRows>, isShop: (url: string) => boolean) {
  app.get('/__sandbox/challenge/:token', async (context) => {
    const found = await store.transaction(context.req.param('token'))
    if (found?.state !== 'pending') return context.html(settledPage(), 404)
    return context.html(challengePage(`/__sandbox/challenge/${found.token}`, found))
  })
  app.post('/__sandbox/challenge/:token', async (context) => {
    const form = new URLSearchParams(await readLimitedBody(context.req.raw))
    const found = await store.transaction(context.req.param('token'))
    const method = found && (await store.method(found.methodToken))
    if (!found || !method) return context.html(settledPage(), 404)
    const result = challengeResult(method.behaviour, found.amount, form.get('answer') === 'yes')
    if (result !== 'pending') {
      const key = result === 'succeeded' ? 'messages.transaction_succeeded' : 'messages.challenge_failed'
      await store.completeChallenge(
        found.token,
        result === 'succeeded' ? 'succeeded' : 'gateway_processing_failed',
        key,
      )
    }
    const back = found.redirectUrl ?? ''
    return isShop(back) ? context.redirect(back, 303) : context.html(settledPage())
  })
}
