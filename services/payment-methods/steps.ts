import { billingEqualsShipping, type Address } from '#domain/address/address.ts'
import { isExpired } from '#domain/payment-methods/stored-card.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import type { Queries, Transaction } from '#platform/database.ts'
import type { EngineName } from '#domain/payment-engines.ts'
import type { CardShown } from '#platform/payments/engine.ts'
import { holdBook } from '#services/addresses/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { isoDateOf } from '#services/tax/steps.ts'
import { addCard, readCard, readCardOf } from './repository.ts'

// What other areas may ask of cards.
export { methodsToPlaceBy } from './offered.ts'
export { claimPaymentToken, handTokensOver, mayPayBy } from './payment-tokens.ts'
export { holdToken } from './repository.ts'

/** A stored card that is chosen to pay with; the vault's name of it goes to the vault alone. */
interface ChosenCard {
  id: string
  engine: EngineName
  token: string
  card: CardShown
  isExpired: boolean
}

/** A stored card of the caller's own, to pay with; undefined where there is none of the id [PAY-001]. */
export async function chooseCard(db: Queries, scope: Scope, id: string, now: number): Promise<ChosenCard | undefined> {
  const found = scope.customerId === null ? undefined : await readCard(db, scope, id)
  if (!found) return undefined
  const { engine, token, brand, last4, month, year } = found
  return { id, engine, token, card: { brand, last4, month, year }, isExpired: isExpired(found, isoDateOf(now)) }
}

/** Whether a customer pays by a card that was stored before. */
export async function isStoredCard(db: Queries, owner: Pick<Scope, 'site' | 'customerId'>, token: string) {
  return (await readEngineOf(db, owner, token)) !== undefined
}

/** Whose vault keeps a customer's card of a token; undefined where it is not stored. */
export async function readEngineOf(
  db: Queries,
  owner: Pick<Scope, 'site' | 'customerId'>,
  token: string,
): Promise<EngineName | undefined> {
  return owner.customerId === null ? undefined : (await readCardOf(db, owner, token))?.engine
}

/**
 * Stores the card that an order was paid with, as its customer asked; one that is stored already stays as it is. Its bills
 * go where that of the order went, when the address is in the book.
 */
export async function storePaidCard(
  tx: Transaction,
  owner: { site: Site; customerId: number },
  { billing, ...paid }: { engine: EngineName; token: string; card: CardShown; billing: Address },
) {
  const book = await holdBook(tx, owner)
  const billingAddressId = book.find((saved) => billingEqualsShipping(billing, saved))?._id ?? null
  const id = await addCard(tx, owner, { ...paid, holderName: '', billingAddressId })
  if (id !== null) await afterCommit(tx, 'card_keep', { cardId: id })
}
