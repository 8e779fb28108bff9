import type { Minor } from '#domain/money.ts'

export interface AmountFormat {
  /** BCP 47 tag that determines the separators of an entered amount. */
  tag: string
  currency: string
}

const grouped = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/
const maxMinor = 100_000_000_00

/**
 * Parses an entered amount, optionally with a currency symbol and up to two decimals, to minor units. Returns null if
 * it is not an amount in this locale and currency.
 */
export function parseTypedAmount(text: string, format: AmountFormat): Minor | null {
  const { group, decimal, signs } = formOf(format)
  const number = withoutSign(tidy(text), signs)
  // If one or two digits follow a separator, it cannot be a thousands separator.
  const other = /^(\d+)[.,](\d{1,2})$/.exec(number)
  const [, whole, fraction = ''] = other ?? grouped.exec(inEnglish(number, group, decimal)) ?? []
  if (whole === undefined) return null
  const minor = Number(whole.replaceAll(/\D/g, '') + fraction.padEnd(2, '0'))
  return minor > 0 && minor <= maxMinor ? minor : null
}

function inEnglish(number: string, group: string, decimal: string): string {
  return Array.from(number, (char) => {
    if (char === group) return ','
    if (char === decimal) return '.'
    return /\d/.test(char) ? char : '?'
  }).join('')
}

function formOf({ tag, currency }: AmountFormat) {
  const parts = new Intl.NumberFormat(tag).formatToParts(1_234_567.8)
  const partOf = (type: Intl.NumberFormatPartTypes) =>
    tidy(parts.find((part) => part.type === type)?.value ?? '') || ' '
  const displays = ['narrowSymbol', 'symbol', 'code'] as const
  const signs = displays.map((currencyDisplay) => {
    const money = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay }).formatToParts(1)
    return money.find(({ type }) => type === 'currency')?.value ?? currency
  })
  return { group: partOf('group'), decimal: partOf('decimal'), signs }
}

function withoutSign(text: string, signs: readonly string[]): string {
  const before = signs.find((sign) => text.startsWith(sign))
  if (before !== undefined) return text.slice(before.length).trim()
  const after = signs.find((sign) => text.endsWith(sign))
  return after === undefined ? text : text.slice(0, -after.length).trim()
}

/** Normalizes spaces. Languages group digits with several kinds of spaces that keyboards lack. */
function tidy(text: string): string {
  return text.replaceAll(/[\u00A0\u2009\u202F]/g, ' ').trim()
}
