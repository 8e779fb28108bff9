import type { Currency, Minor } from '#domain/money.ts'

/** How many decimals the amounts of a currency are written with. */
const decimals: Readonly<Record<Currency, number>> = { USD: 2, CAD: 2, AUD: 2, EUR: 2, GBP: 2 }

/** Minor units as a wallet wants them written: 1234 of a currency with cents is '12.34'. */
export function walletAmount(amount: Minor, currency: Currency): string {
  const places = decimals[currency]
  const digits = String(Math.abs(amount)).padStart(places + 1, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** An amount of a wallet's sheet; pending while more has to be known first. */
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
  /** Null: not known yet. */
  shipping: Minor | null
  tax: Minor | null
  /** The tax is in the shown prices. */
  taxIncluded: boolean
  /** What gift cards pay. */
  giftcards: Minor
  /** What is to pay; null while it is not known. */
  toPay: Minor | null
  /** Something in it travels. */
  travels: boolean
}
interface WalletWords {
  /** Who is paid. */
  brand: string
  subtotal: string
  shipping: string
  tax: string
  giftcards: string
}

/**
 * What a wallet's sheet shows of an order: its lines, and a total that is pending until all is known [PAY-417, PAY-419].
 */
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
