import { defaultAfter } from '#domain/payment-methods/stored-card.ts'
import type { Database } from '#platform/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { lockCustomer } from '#services/sessions/steps.ts'
import { isoDateOf } from '#services/tax/steps.ts'
import { dropCard, makeDefault, readCards, readForVault } from './repository.ts'

export interface VaultDeps {
  db: Database
  payments: Payments
}

/**
 * Has the vault keep a stored card, and sees that one is the default; what the vault does not know any more is dropped,
 * and while it does not answer that is thrown, so that the queue asks again [PAY-409].
 */
export async function keepInVault({ db, payments }: VaultDeps, cardId: string) {
  const card = await readForVault(db, cardId)
  if (!card || card.isRemoved) return
  const came = await payments.of(card.engine).retain(card.token)
  if (came === 'unknown') throw new Error(`Keeping card ${cardId} came to ${came}`)
  await db.transaction(async (tx) => {
    await lockCustomer(tx, card.customerId)
    if (came === 'failed') await dropCard(tx, cardId)
    const cards = await readCards(tx, card)
    const next = defaultAfter(cards, '', isoDateOf(Date.now()))
    if (next !== null && !cards.some(({ isDefault }) => isDefault)) await makeDefault(tx, card, next)
  })
}

/** Has the vault forget a card that its customer deleted; thrown while it does not answer, so that the queue asks again. */
export async function forgetInVault({ db, payments }: VaultDeps, cardId: string) {
  const card = await readForVault(db, cardId)
  if (!card?.isRemoved) return
  const came = await payments.of(card.engine).forget(card.token)
  if (came === 'unknown') throw new Error(`Forgetting card ${cardId} came to ${came}`)
  await dropCard(db, cardId)
}
