import { setTimeout as sleep } from 'node:timers/promises'
import { statement, type Database } from '#platform/database.ts'
import type { ShopResponse, Client } from './shop-client.ts'
import type { Attempt } from '../fixtures/prepared-orders.ts'

const maxAttempts = 20

interface PlacedOrders {
  /** Both responses for each order: 201, or the refusal code. */
  codes: string[][]
  /** Number of keys whose two responses returned different orders. */
  torn: number
  seconds: number
}

/** Places each order twice at the same time, with the same key. */
export async function placeConcurrently(
  caller: Client,
  attempts: readonly Attempt[],
  connections: number,
): Promise<PlacedOrders> {
  const startedAt = performance.now()
  const responses: ShopResponse[][] = []
  const queue = attempts.entries()
  const worker = async () => {
    for (const [index, { key, cookie, body }] of queue) {
      const send = () =>
        sendUntilAvailable(() => caller.send('POST', '/svc_checkout/order', body, { cookie, 'idempotency-key': key }))
      responses[index] = await Promise.all([send(), send()])
    }
  }
  await Promise.all(Array.from({ length: connections / 2 }, worker))
  const orderIds = responses.map((own) => new Set(own.flatMap(({ body }) => body.orderId ?? [])))
  return {
    codes: responses.map((own) => own.map(({ status, body }) => body.error?.code ?? String(status))),
    torn: orderIds.filter(({ size }) => size > 1).length,
    seconds: (performance.now() - startedAt) / 1000,
  }
}

/** A store on a busy machine may respond with 503. Clients then send the same request again. */
async function sendUntilAvailable(send: () => Promise<ShopResponse>): Promise<ShopResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send()
    if (response.status !== 503 || attempt === maxAttempts) return response
    await sleep(500)
  }
}

const decline = statement(
  'prove.decline',
  `update sandbox.payment_method set behaviour = 'decline' where token = any($1::text[])`,
)

export async function declineCards(db: Database, attempts: readonly Attempt[]) {
  const tokens = attempts.flatMap(
    ({ body }) => (body as { payment: { transactionToken?: string } }).payment.transactionToken ?? [],
  )
  await db.run(decline, [tokens])
}
