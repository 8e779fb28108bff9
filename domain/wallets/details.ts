import type { Currency, Minor } from '#domain/money.ts'

const decimals: Readonly<Record<Currency, number>> = { USD: 2, CAD: 2, AUD: 2, EUR: 2, GBP: 2 }

/** Formats 1234 minor units as '12.34'. */
export function walletAmount(amount: Minor, currency: Currency): string {
  const places = decimals[currency]
  const digits = String(Math.abs(amount)).padStart(places + 1, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** A line in the wallet sheet, which is pending while totals are incomplete. */
export interface WalletLine {
  label: string
  amount: string
  type: 'final' | 'pending'
}
export interface WalletDetails {
  total: WalletLine
  lineItems: WalletLine[]
}

interface Amounts {
  currency: Currency
  subtotal: Minor
  /** Null while unknown. */
  shipping: Minor | null
  tax: Minor | null
  taxIncluded: boolean
  giftcards: Minor
  /** Null while unknown. */
  toPay: Minor | null
  travels: boolean
}
interface WalletWords {
  brand: string
  subtotal: string
  shipping: string
  tax: string
  giftcards: string
}

/** Returns the lines and the total. They are pending until all amounts are known [PAY-417, PAY-419]. */
export function walletDetails(amounts: Amounts, words: WalletWords): WalletDetails {
  const { currency, subtotal, shipping, tax, taxIncluded, giftcards, toPay, travels } = amounts
  const line = (label: string, amount: Minor | null): WalletLine => ({
    label,
    amount: walletAmount(amount ?? 0, currency),
    type: amount === null ? 'pending' : 'final',
  })
  const known = Math.max(0, subtotal + (shipping ?? 0) + (taxIncluded ? 0 : (tax ?? 0)) - giftcards)
  return {
    total: { ...line(words.brand, toPay ?? known), type: toPay === null ? 'pending' : 'final' },
    lineItems: [
      line(words.subtotal, subtotal),
      ...(travels ? [line(words.shipping, shipping)] : []),
      ...(taxIncluded ? [] : [line(words.tax, tax)]),
      ...(giftcards > 0 ? [line(words.giftcards, -giftcards)] : []),
    ],
  }
}
