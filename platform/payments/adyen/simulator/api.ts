import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import { cardProblems, toVaultRecord } from '../../simulator/card.ts'
import { respondOnce } from '../../simulator/idempotent-responses.ts'
import { isSameSecret } from '../../simulator/secrets.ts'
import type { SimulatorSettings } from '../../simulator/app.ts'
import type { Store } from '../../simulator/store.ts'
import { mountModifications, mountPayments, newReference, refuse, type Post } from './payments.ts'
import { errorReply, storedReply } from './replies.ts'
import { StoreRequest } from './requests.ts'
import type { AdyenRows } from './store.ts'

export interface AdyenSimulatorSettings extends SimulatorSettings {
  apiKey: string
  merchantAccount: string
  /** The webhook signing key, in hex. */
  hmacKey: string
}

/**
 * Creates a simulator for the Checkout 72 calls that the engine uses. A webhook reports the result of each follow-up.
 */
export function adyenApi(store: Store<AdyenRows>, settings: AdyenSimulatorSettings, onNotified: () => void): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    if (isSameSecret(context.req.header('x-api-key'), settings.apiKey)) return next()
    return context.json(errorReply(401, '000', 'HTTP Status Response - Unauthorized'), 401)
  })
  const post: Post = (path, schema, work) =>
    app.post(path, async (context) => {
      const request = schema.safeParse(await context.req.json().catch(() => null))
      const account = (request.data as { merchantAccount?: string } | undefined)?.merchantAccount
      const reference = context.req.param('reference') ?? ''
      const key = context.req.header('idempotency-key')
      const { status, body } = await respondOnce(store, key, isStored, async (rows) => {
        if (!request.success) return refuse(422, '702', request.error.issues[0]?.message ?? 'Invalid request')
        if (account !== undefined && account !== settings.merchantAccount)
          return refuse(403, '901', 'Invalid Merchant Account')
        return work(rows, request.data as z.output<typeof schema>, reference)
      })
      onNotified()
      return context.json(body, status as ContentfulStatusCode)
    })
  mountPayments(post, ({ pspReference }) => `${settings.url}/bank/${pspReference}`)
  mountModifications(post)
  mountStoredCards(app, post, store, settings)
  return app
}

/** Adyen stores errors as well and returns them to retries. */
const isStored = () => true

function mountStoredCards(
  app: Hono,
  post: Post,
  store: Store<AdyenRows>,
  { merchantAccount: ownAccount }: AdyenSimulatorSettings,
) {
  post('/storedPaymentMethods', StoreRequest, async (rows, { shopperReference, paymentMethod }) => {
    const { encryptedCardNumber: number, encryptedExpiryMonth: month, encryptedExpiryYear: year } = paymentMethod
    const typed = { number, expiry: `${month}/${year}`, cvv: paymentMethod.encryptedSecurityCode ?? '' }
    if (cardProblems(typed, new Date()).length > 0) return refuse(422, '101', 'Invalid card number')
    const card = { id: newReference(), shopperReference, ...toVaultRecord(typed) }
    await rows.addCard(card)
    return { status: 201, body: storedReply(card) }
  })
  app.get('/storedPaymentMethods', async (context) => {
    const { merchantAccount = '', shopperReference = '' } = context.req.query()
    const cards = merchantAccount === ownAccount ? await store.cards(shopperReference) : []
    return context.json({ merchantAccount, shopperReference, storedPaymentMethods: cards.map(storedReply) })
  })
  app.delete('/storedPaymentMethods/:id', async (context) => {
    const isThere = await store.deleteCard(context.req.query('shopperReference') ?? '', context.req.param('id'))
    return isThere ? context.body(null, 204) : context.json(errorReply(422, '800', 'Contract not found'), 422)
  })
}
