import { billingEqualsShipping, type Address } from '#domain/address/address.ts'
import { isCardExpired } from '#domain/payment-methods/stored-card.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner, Transaction } from '#platform/database.ts'
import type { EngineName } from '#domain/payment-engines.ts'
import type { DisplayedCard } from '#platform/payments/engine.ts'
import { lockAddressBook } from '#services/addresses/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { isoDateOf } from '#services/tax/steps.ts'
import { addCard, readCard, readCardByToken } from './repository.ts'

export { acceptedPaymentMethods, readMethodNames } from './accepted-methods.ts'
export { claimPaymentToken, transferGuestTokens, canPayWith } from './payment-tokens.ts'
export { lockUsableToken } from './repository.ts'

/** The token is sent only to the vault. */
interface ChosenCard {
  id: string
  engine: EngineName
  token: string
  card: DisplayedCard
  isExpired: boolean
}

/** Returns the caller's stored card for a payment, or undefined if there is no such card [PAY-001]. */
export async function findCardForPayment(
  db: QueryRunner,
  scope: Scope,
  id: string,
  now: number,
): Promise<ChosenCard | undefined> {
  const found = scope.customerId === null ? undefined : await readCard(db, scope, id)
  if (!found) return undefined
  const { engine, token, brand, last4, month, year } = found
  return { id, engine, token, card: { brand, last4, month, year }, isExpired: isCardExpired(found, isoDateOf(now)) }
}

export async function isStoredCard(db: QueryRunner, owner: Pick<Scope, 'site' | 'customerId'>, token: string) {
  return (await readEngineOfToken(db, owner, token)) !== undefined
}

/** Returns the engine that stores a customer's card, or undefined if the card is not stored. */
export async function readEngineOfToken(
  db: QueryRunner,
  owner: Pick<Scope, 'site' | 'customerId'>,
  token: string,
): Promise<EngineName | undefined> {
  return owner.customerId === null ? undefined : (await readCardByToken(db, owner, token))?.engine
}

/** Stores the card that paid for an order, with the order's billing address if it is in the address book. */
export async function storePaidCard(
  tx: Transaction,
  owner: { site: Site; customerId: number },
  { billing, ...paid }: { engine: EngineName; token: string; card: DisplayedCard; billing: Address },
) {
  const book = await lockAddressBook(tx, owner)
  const billingAddressId = book.find((saved) => billingEqualsShipping(billing, saved))?._id ?? null
  const id = await addCard(tx, owner, { ...paid, holderName: '', billingAddressId })
  if (id !== null) await afterCommit(tx, 'card_keep', { cardId: id })
}
