import type { EngineName } from '#domain/payment-engines.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

interface VaultedToken {
  engine: EngineName
  token: string
}

const cards = statement<{ json: object }>(
  'stored-card.export',
  `select to_jsonb(c) - 'customer_id' - 'token' - 'token_hash' as json from stored_card c
   where customer_id = $1 order by created_at`,
)
const vaulted = statement<VaultedToken>(
  'stored-card.vaulted',
  'select engine, token from stored_card where customer_id = $1',
)
const removeCards = statement('stored-card.forget', 'delete from stored_card where customer_id = $1')
const removeTokens = statement('payment-token.forget', 'delete from payment_token where customer_id = $1')

export const paymentMethodData: PersonalData = {
  tables: ['stored_card', 'payment_token'],
  read: async (db, { id }) => ({ cards: await readJson(db, cards, [id]) }),
  forget: async (tx, { id }) => {
    await tx.run(removeCards, [id])
    await tx.run(removeTokens, [id])
  },
}

/** Returns the tokens that vendors store for a customer's cards. */
export async function readVaultedCards(db: QueryRunner, customerId: number): Promise<VaultedToken[]> {
  return db.run(vaulted, [customerId])
}

/** Deletes cards from their vendors' vaults. Returns false if a vendor did not respond. Idempotent. */
export async function deleteFromVaults(payments: Payments, tokens: readonly VaultedToken[]): Promise<boolean> {
  let isComplete = true
  for (const { engine, token } of tokens)
    if ((await payments.of(engine).forget(token)) === 'unknown') isComplete = false
  return isComplete
}
