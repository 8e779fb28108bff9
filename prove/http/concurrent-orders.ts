import { statement, type Database } from '#platform/database.ts'
import type { Answer, Attempt, Client } from './shop.ts'

/** What came of orders that were sent beside each other. */
interface Rushed {
  /** Of each order what it was answered, 201 or the code of a refusal. */
  codes: string[][]
  /** Keys whose two answers named more than one order. */
  torn: number
  seconds: number
}

/** Sends orders as fast as so many connections take them, each twice at the same moment with its key. */
export async function rush(caller: Client, attempts: readonly Attempt[], connections: number): Promise<Rushed> {
  const began = performance.now()
  const answers: Answer[][] = []
  const queue = attempts.entries()
  const worker = async () => {
    for (const [index, { key, cookie, body }] of queue) {
      const send = () => caller.send('POST', '/svc_checkout/order', body, { cookie, 'idempotency-key': key })
      answers[index] = await Promise.all([send(), send()])
    }
  }
  await Promise.all(Array.from({ length: connections / 2 }, worker))
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
