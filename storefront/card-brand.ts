/** A brand of cards as people write it; one that we do not know, as the vault does. */
export function brandName(brand: string): string {
  const known: Readonly<Record<string, string>> = { visa: 'Visa', master: 'Mastercard', mastercard: 'Mastercard' }
  return known[brand.toLowerCase()] ?? brand
}

/** When a card ends, as it stands on the card. */
export function expiryOf({ month, year }: { month: number; year: number }): { month: string; year: string } {
  return { month: String(month).padStart(2, '0'), year: String(year % 100).padStart(2, '0') }
}
