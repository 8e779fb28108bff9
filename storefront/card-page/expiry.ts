interface Expiry {
  month: number
  year: number
}

/** The month and year of a card as they are typed, or what is wrong with them; a year of two digits is of this century. */
export function readExpiry(text: string, now: Date): Expiry | { problem: string } {
  const [, month, year] = /^(\d{1,2})\/?(\d{2}|\d{4})$/.exec(text.replaceAll(/\s/g, '')) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12)
    return { problem: 'Enter the expiration date as MM/YY.' }
  const read = { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) }
  // A card holds to the end of its month.
  return new Date(Date.UTC(read.year, read.month, 1)) <= now ? { problem: 'This card has expired.' } : read
}

/** What was typed of an expiry with its slash where it belongs, digit by digit; a year may have four. */
export function writtenExpiry(text: string): string {
  const month = text.replace(/^\s*(\d)\s*\//, '0$1/')
  const digits = month.replaceAll(/\D/g, '').slice(0, 6)
  return digits.length >= 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}
