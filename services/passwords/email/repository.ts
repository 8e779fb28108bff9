import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

const replace = statement<{ id: number }>(
  'customer.set-email',
  `update customer set email = $2, email_confirmed_at = to_timestamp($3::double precision / 1000)
   where id = $1 and not exists (select from customer other where lower(other.email) = lower($2) and other.id <> $1)
   returning id`,
)
const confirm = statement(
  'customer.confirm-email',
  `update customer set email_confirmed_at = to_timestamp($2::double precision / 1000)
   where id = $1 and email_confirmed_at is null`,
)

/** Sets a confirmed email. Returns false if another account uses it. */
export async function replaceEmail(tx: Transaction, customerId: number, email: string, now: number): Promise<boolean> {
  return (await tx.run(replace, [customerId, email, now])).length > 0
}

/** Marks the email as confirmed, because the customer used a link sent to it. */
export async function confirmEmail(tx: Transaction, customerId: number, now: number): Promise<void> {
  await tx.run(confirm, [customerId, now])
}

const state = statement<{ email: string; isConfirmed: boolean }>(
  'customer.email',
  'select email, email_confirmed_at is not null as "isConfirmed" from customer where id = $1',
)

export async function readEmail(db: QueryRunner, customerId: number): Promise<{ email: string; isConfirmed: boolean }> {
  return (await db.run(state, [customerId]))[0]!
}
