import { statement, type Database } from '#platform/database.ts'
import type { Attempt, Client } from './shop.ts'

/** What came of orders that were sent all at once. */
interface Rushed {
  /** Of each order what it was answered, 201 or the code of a refusal. */
  codes: string[][]
  /** Keys whose two answers named more than one order. */
  torn: number
  seconds: number
}

/** Sends orders all at once, each twice with its key. */
export async function rush(caller: Client, attempts: readonly Attempt[]): Promise<Rushed> {
  const began = performance.now()
  const answers = await Promise.all(
    attempts.map(({ key, cookie, body }) => {
      const send = () => caller.send('POST', '/svc_checkout/order', body, { cookie, 'idempotency-key': key })
      return Promise.all([send(), send()])
    }),
  )
  const named = answers.map((own) => new Set(own.flatMap(({ body }) => body.orderId ?? [])))
  return {
    codes: answers.map((own) => own.map(({ status, body }) => body.error?.code ?? String(status))),
    torn: named.filter(({ size }) => size > 1).length,
    seconds: (performance.now() - began) / 1000,
  }
}

const decline = statement(
  'prove.decline',
  `update sandbox.payment_method set behaviour = 'decline' where token = any($1::text[])`,
)

/** Lets the bank decline the cards of some orders. */
export async function letDecline(db: Database, attempts: readonly Attempt[]) {
  const tokens = attempts.flatMap(
    ({ body }) => (body as { payment: { transactionToken?: string } }).payment.transactionToken ?? [],
  )
  await db.run(decline, [tokens])
}
