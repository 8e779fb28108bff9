import type { Hono } from 'hono'
import { z } from 'zod'
import { outcomeOf } from '../../simulator/cards.ts'
import type { Store } from '../../simulator/store.ts'
import { errorReply, notFound, transactionReply } from './replies.ts'
import type { SpreedlySimulatorSettings } from './settings.ts'
import type { SpreedlyRows, StoredMethod, StoredTransaction } from './store.ts'
import { newToken, withoutEnding } from './tokens.ts'

const Payment = z.object({
  transaction: z.object({
    payment_method_token: z.string().max(80),
    amount: z.int().min(1).max(1_000_000_000),
    currency_code: z.string().length(3),
    order_id: z.string().max(80).optional(),
    ip: z.string().max(64).optional(),
    email: z.string().max(320).optional(),
    attempt_3dsecure: z.boolean().optional(),
    three_ds_version: z.string().max(4).optional(),
    browser_info: z.base64().optional(),
    callback_url: z.string().max(2000).optional(),
    redirect_url: z.string().max(2000).optional(),
  }),
})
const Part = z.object({
  transaction: z.object({ amount: z.int().min(1), currency_code: z.string().length(3) }).partial(),
})

/** Mounts endpoints for authorizations and purchases. */
export function mountGateway(
  app: Hono,
  store: Store<SpreedlyRows>,
  { gatewayToken, origin }: Pick<SpreedlySimulatorSettings, 'gatewayToken' | 'origin'>,
) {
  for (const [verb, kind] of [
    ['authorize', 'Authorization'],
    ['purchase', 'Purchase'],
  ] as const) {
    app.post(`/gateways/:gateway/${verb}.json`, async (context) => {
      if (context.req.param('gateway') !== gatewayToken) return context.json(notFound, 404)
      const request = Payment.safeParse(await context.req.json().catch(() => null))
      if (!request.success) return context.json(errorReply('errors.invalid', 'The transaction is not complete.'), 422)
      const method = await store.method(request.data.transaction.payment_method_token)
      if (!method) {
        return context.json(errorReply('errors.payment_method_not_found', 'There is no such payment method.'), 404)
      }
      const paid = request.data.transaction
      const transaction = await store.inTransaction((rows) => pay(rows, kind, method, paid))
      return context.json(transactionReply(transaction, method, origin))
    })
  }
}

/** Mounts endpoints for transaction lookups, captures, credits, voids, and completions. */
export function mountTransactions(
  app: Hono,
  store: Store<SpreedlyRows>,
  { origin }: Pick<SpreedlySimulatorSettings, 'origin'>,
) {
  app.get('/transactions.json', async (context) => {
    const latest = await store.latest(
      Math.min(100, Number(context.req.query('count')) || 20),
      context.req.query('since_token'),
    )
    return context.json({
      transactions: latest.map((one) => transactionReply(one, undefined, origin).transaction),
    })
  })
  app.get('/transactions/:file', async (context) => {
    const found = await store.transaction(withoutEnding(context.req.param('file')))
    if (!found) return context.json(notFound, 404)
    return context.json(transactionReply(found, await store.method(found.methodToken), origin))
  })
  app.post('/transactions/:token/:file', async (context) => {
    const found = await store.transaction(context.req.param('token'))
    if (!found) return context.json(notFound, 404)
    const verb = withoutEnding(context.req.param('file'))
    const request = Part.safeParse(await context.req.json().catch(() => ({ transaction: {} })))
    const amount = request.data?.transaction.amount
    const method = await store.method(found.methodToken)
    if (verb === 'complete') {
      // The real vendor may also reject this.
      if (found.state !== 'pending') return context.json(errorReply('errors.not_pending', 'Nothing to complete.'), 422)
      return context.json(transactionReply((await store.transaction(found.token))!, method, origin))
    }
    // If the list lacked a completed capture, the store would capture again.
    const transaction = await store.inTransaction((rows) => follow(rows, found, verb, amount))
    if (!transaction) return context.json(notFound, 404)
    return context.json(transactionReply(transaction, method, origin), transaction.state === 'succeeded' ? 200 : 422)
  })
}

async function pay(
  store: SpreedlyRows,
  kind: string,
  method: StoredMethod,
  request: z.output<typeof Payment>['transaction'],
): Promise<StoredTransaction> {
  const outcome = outcomeOf(method.behaviour, request.amount, request.attempt_3dsecure === true)
  const declined = method.hasCvv ? 'messages.declined' : 'messages.cvv_required'
  const [state, messageKey] = {
    success: ['succeeded', 'messages.transaction_succeeded'],
    challenge: ['pending', 'messages.challenge'],
    decline: ['gateway_processing_failed', declined],
  }[method.hasCvv ? outcome : 'decline'] as [string, string]
  const transaction = await store.addTransaction({
    token: newToken(),
    kind,
    methodToken: method.token,
    referenceToken: null,
    orderId: request.order_id ?? null,
    amount: request.amount,
    currency: request.currency_code,
    state,
    messageKey,
    redirectUrl: request.redirect_url ?? null,
  })
  if (kind === 'Purchase' && state === 'succeeded') await store.capture(transaction.token, transaction.amount)
  return transaction
}

async function follow(store: SpreedlyRows, of: StoredTransaction, verb: string, amount = of.amount) {
  const moves: Record<string, [string, () => Promise<boolean>]> = {
    capture: ['Capture', () => store.capture(of.token, amount)],
    credit: ['Credit', () => store.credit(of.token, amount)],
    void: ['Void', () => store.cancel(of.token)],
  }
  const [kind, move] = (Object.hasOwn(moves, verb) && moves[verb]) || []
  if (!kind || !move) return undefined
  const succeeded = await move()
  return store.addTransaction({
    token: newToken(),
    kind,
    methodToken: of.methodToken,
    referenceToken: of.token,
    // Spreedly also returns null.
    orderId: null,
    amount,
    currency: of.currency,
    state: succeeded ? 'succeeded' : 'failed',
    messageKey: succeeded ? 'messages.transaction_succeeded' : 'messages.transaction_failed',
    redirectUrl: null,
  })
}
