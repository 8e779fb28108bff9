import type { Minor } from '#domain/money.ts'

/** Applies cards in order. Each pays up to its balance and the remaining total [GIFT-210, GIFT-211]. */
export function applyGiftCards<Card extends { balance: Minor }>(
  cards: readonly Card[],
  total: Minor,
): (Card & { amount: Minor })[] {
  let remaining = total
  return cards.map((card) => {
    const amount = Math.max(0, Math.min(card.balance, remaining))
    remaining -= amount
    return { ...card, amount }
  })
}
