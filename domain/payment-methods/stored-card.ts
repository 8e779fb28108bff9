import type { IsoDate } from '#domain/tax/table.ts'

/** A card that the vault keeps for a customer: enough to tell it from others, nothing to pay with [PAY-205, PAY-206]. */
export interface StoredCard {
  id: string
  brand: string
  last4: string
  month: number
  year: number
  holderName: string
  /** Of the customer's address book; null where none was named, or where it was deleted. */
  billingAddressId: string | null
  isDefault: boolean
}

/** So many cards are kept for a customer on a site. */
export const maxStoredCards = 20

/** Whether the month in which a card ends is over on a day [PAY-223]. */
export function isExpired({ month, year }: Pick<StoredCard, 'month' | 'year'>, today: IsoDate): boolean {
  return today.slice(0, 7) > `${year}-${String(month).padStart(2, '0')}`
}

/** Which card is the default once one is gone, of cards newest first: one that can pay before one that cannot [PAY-409]. */
export function defaultAfter(cards: readonly StoredCard[], goneId: string, today: IsoDate): string | null {
  const left = cards.filter(({ id }) => id !== goneId)
  const [stays] = left.filter(({ isDefault }) => isDefault)
  return (stays ?? left.find((card) => !isExpired(card, today)) ?? left[0])?.id ?? null
}
