interface Expiry {
  month: number
  year: number
}

/** Parses a card's expiry date or returns the key of its problem. Two-digit years mean 20xx. */
export function readExpiry(text: string, now: Date): Expiry | { problem: 'expiry' | 'expired' } {
  const [, month, year] = /^(\d{1,2})\/?(\d{2}|\d{4})$/.exec(text.replaceAll(/\s/g, '')) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return { problem: 'expiry' }
  const read = { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) }
  // A card is valid through its expiry month.
  return new Date(Date.UTC(read.year, read.month, 1)) <= now ? { problem: 'expired' } : read
}

/** Formats a partly entered expiry date with its slash. The year may have four digits. */
export function formatExpiry(text: string): string {
  const month = text.replace(/^\s*(\d)\s*\//, '0$1/')
  const digits = month.replaceAll(/\D/g, '').slice(0, 6)
  return digits.length >= 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}
