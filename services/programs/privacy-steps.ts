import type { EngineName } from '#domain/payment-engines.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const subscriptions = statement<{ json: object }>(
  'program.export',
  `select (to_jsonb(s) - 'customer_id' - 'method_token') || jsonb_build_object(
     'charges', coalesce((select jsonb_agg(jsonb_build_object('dueOn', c.due_on, 'status', c.status, 'amount', c.amount,
       'tax', c.tax, 'paidAt', c.paid_at) order by c.period) from program_charge c where c.subscription_id = s.id), '[]'),
     'workouts', coalesce((select jsonb_agg(to_jsonb(w) - 'subscription_id' order by w.week, w.day)
       from program_workout_entry w where w.subscription_id = s.id), '[]'),
     'agreements', coalesce((select jsonb_agg(to_jsonb(a)) from program_agreement a where a.order_id = s.order_id), '[]')
   ) as json
   from program_subscription s where customer_id = $1 order by created_at`,
)
const charged = statement<{ name: string }>(
  'program.charged',
  `select name from program_subscription where customer_id = $1 and subscription_interval is not null
     and status in ('ordered', 'trialing', 'active', 'past_due') order by created_at`,
)
const vaulted = statement<{ engine: EngineName; token: string }>(
  'program.vaulted',
  `select method_engine as engine, method_token as token from program_subscription
   where customer_id = $1 and method_token is not null`,
)
const clearAgreements = statement(
  'program-agreement.forget',
  `update program_agreement set ip = '' where order_id in (
     select order_id from program_subscription where customer_id = $1)`,
)
const removeEntries = statement(
  'program-workout-entry.forget',
  `delete from program_workout_entry where subscription_id in (
     select id from program_subscription where customer_id = $1)`,
)
const remove = statement(
  'program.forget',
  `delete from program_subscription s where customer_id = $1 and not exists (
     select from program_charge c where c.subscription_id = s.id
       and (c.status in ('authorized', 'paid') or c.look_at is not null))`,
)
// Paid periods remain with their billing address, like orders.
const detach = statement(
  'program.detach',
  `update program_subscription set customer_id = null, email = '', method_token = null, card = null
   where customer_id = $1`,
)

export const programData: PersonalData = {
  tables: ['program_subscription', 'program_charge', 'program_agreement', 'program_workout_entry'],
  read: async (db, { id }) => ({ programs: await readJson(db, subscriptions, [id]) }),
  forget: async (tx, { id }) => {
    await tx.run(clearAgreements, [id])
    await tx.run(removeEntries, [id])
    await tx.run(remove, [id])
    await tx.run(detach, [id])
  },
}

/** Returns the names of a customer's programs with future charges. */
export async function readChargedPrograms(db: QueryRunner, customerId: number): Promise<string[]> {
  return (await db.run(charged, [customerId])).map(({ name }) => name)
}

/** Returns the tokens that vendors store for the cards of a customer's programs. */
export async function readProgramCards(db: QueryRunner, customerId: number) {
  return db.run(vaulted, [customerId])
}
