import type { Minor } from '#domain/money.ts'

/**
 * What each card pays of a total, in the order in which they were entered: all that it holds, or all that is left to pay
 * [GIFT-210, GIFT-211].
 */
export function applyGiftCards<Card extends { balance: Minor }>(
  cards: readonly Card[],
  total: Minor,
): (Card & { amount: Minor })[] {
  let left = total
  return cards.map((card) => {
    const amount = Math.max(0, Math.min(card.balance, left))
    left -= amount
    return { ...card, amount }
  })
}
