import type { SubscriptionInterval } from '#domain/catalog/product-attributes.ts'
import type { EngineName } from '#domain/payment-engines.ts'
import type { Minor } from '#domain/money.ts'
import type { ChargeStatus, SubscriptionStatus } from '#domain/programs/subscription.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import type { DisplayedCard } from '#platform/payments/engine.ts'

export interface ProgramRow {
  id: string
  orderId: string
  productId: number
  sku: string
  name: string
  url: string
  picture: string | null
  delivery: string
  /** Null for one-time purchases. */
  interval: SubscriptionInterval | null
  shown: Minor
  status: SubscriptionStatus
  isTrial: boolean
  beganOn: IsoDate
  renewalOn: IsoDate | null
  cycles: number
  card: DisplayedCard | null
  /** Date of the next attempt after a decline. */
  tryOn: IsoDate | null
}
interface ChargeRow {
  period: number
  dueOn: IsoDate
  status: ChargeStatus
  amount: Minor | null
  tax: Minor | null
}

const columns = `id, order_id as "orderId", product_id as "productId", sku, name, url, picture, delivery,
  subscription_interval as interval, shown, status, is_trial as "isTrial", began_on::text as "beganOn",
  renewal_on::text as "renewalOn", cycles, card,
  (select try_on::text from program_charge where subscription_id = id and period = cycles
     and program_charge.status = 'due' and failures > 0) as "tryOn"`
// Excludes subscriptions from unpaid orders.
const own = `site = $1 and customer_id = $2 and status <> 'ordered'`
const many = statement<ProgramRow>(
  'program.of-customer',
  `select ${columns} from program_subscription where ${own} order by created_at desc, id desc limit 200`,
)
const one = statement<ProgramRow>(
  'program.read',
  `select ${columns} from program_subscription where ${own} and id = $3`,
)
const lockOwn = statement<{ id: string }>(
  'program.lock-own',
  `select id from program_subscription where ${own} and id = $3 for update`,
)
const move = statement('program.move', 'update program_subscription set status = $2, cancel_reason = $3 where id = $1')
const charges = statement<ChargeRow>(
  'program-charge.of',
  `select period, due_on::text as "dueOn", status, amount, tax from program_charge where subscription_id = $1
   order by period desc limit 100`,
)

/** Returns a customer's subscriptions on a site, newest first [PROGRAM-210]. */
export async function readPrograms(db: QueryRunner, { site, customerId }: Scope): Promise<ProgramRow[]> {
  return db.run(many, [site, customerId])
}

export async function readProgram(
  db: QueryRunner,
  { site, customerId }: Scope,
  id: string,
): Promise<ProgramRow | undefined> {
  return (await db.run(one, [site, customerId, id]))[0]
}

/** Returns a customer's subscription and locks it until commit. */
export async function lockProgram(tx: Transaction, scope: Scope, id: string): Promise<ProgramRow | undefined> {
  const [program] = await tx.run(lockOwn, [scope.site, scope.customerId, id])
  return program && readProgram(tx, scope, id)
}

export async function moveProgram(tx: Transaction, id: string, status: SubscriptionStatus, reason: string | null) {
  await tx.run(move, [id, status, reason])
}

export async function readCharges(db: QueryRunner, id: string): Promise<ChargeRow[]> {
  return db.run(charges, [id])
}

const setCard = statement<{ id: string }>(
  'program.charge-to',
  `update program_subscription set method_engine = $2, method_token = $3, card = $4
   where id = $1 and method_token is distinct from $3 returning id`,
)

/** Changes a subscription's card. Returns false if it already uses that card. */
export async function changeChargedCard(
  tx: Transaction,
  id: string,
  { engine, token, card }: { engine: EngineName; token: string; card: DisplayedCard },
) {
  return (await tx.run(setCard, [id, engine, token, JSON.stringify(card)])).length > 0
}
