import { defaultCardAfterDeletion } from '#domain/payment-methods/stored-card.ts'
import type { Database } from '#platform/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { lockCustomer } from '#services/sessions/steps.ts'
import { isoDateOf } from '#services/tax/steps.ts'
import { deleteCardRow, setDefaultCard, readCards, readCardForVault } from './repository.ts'

export interface VaultDeps {
  db: Database
  payments: Payments
}

/**
 * Stores a card in the vault, or deletes a card that the vault does not recognize. Throws on a timeout, so that the
 * queue retries [PAY-409].
 */
export async function vaultCard({ db, payments }: VaultDeps, cardId: string) {
  const card = await readCardForVault(db, cardId)
  if (!card || card.isRemoved) return
  const outcome = await payments.of(card.engine).retain(card.token)
  if (outcome === 'unknown') throw new Error(`Storing card ${cardId} in the vault returned ${outcome}`)
  await db.transaction(async (tx) => {
    await lockCustomer(tx, card.customerId)
    if (outcome === 'failed') await deleteCardRow(tx, cardId)
    const cards = await readCards(tx, card)
    const next = defaultCardAfterDeletion(cards, '', isoDateOf(Date.now()))
    if (next !== null && !cards.some(({ isDefault }) => isDefault)) await setDefaultCard(tx, card, next)
  })
}

/** Deletes a card from the vault. Throws on a timeout, so that the queue retries. */
export async function deleteVaultedCard({ db, payments }: VaultDeps, cardId: string) {
  const card = await readCardForVault(db, cardId)
  if (!card?.isRemoved) return
  const outcome = await payments.of(card.engine).forget(card.token)
  if (outcome === 'unknown') throw new Error(`Deleting card ${cardId} from the vault returned ${outcome}`)
  await deleteCardRow(db, cardId)
}
