import { statement, type Queries } from '#platform/database.ts'
import type { PaymentEngine } from '#platform/payments/engine.ts'

const read = statement<{ token: string | null }>(
  'program.card',
  `select method_token as token from program_subscription where id = $1`,
)

/** Has the vault keep a subscription's card; thrown while it does not answer, so that the queue asks again. */
export async function keepCard({ db, payments }: { db: Queries; payments: PaymentEngine }, subscriptionId: string) {
  const [found] = await db.run(read, [subscriptionId])
  if (!found?.token) return
  const came = await payments.retain(found.token)
  if (came !== 'retained') throw new Error(`Keeping the card of subscription ${subscriptionId} came to ${came}`)
}
