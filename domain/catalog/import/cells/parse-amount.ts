import type { Currency, Minor } from '#domain/money.ts'

/** The decimal separator. */
type DecimalSeparator = '.' | ','

/** Number of amounts in a file that can only have this decimal separator. */
export type DecimalSeparatorCounts = Readonly<Record<DecimalSeparator, number>>

const dearest = 99_999_999
const symbols: Readonly<Record<Currency, RegExp>> = {
  USD: /^(?:US ?)?\$|\bUSD\b/,
  CAD: /^(?:CA?)?\$|\bCAD\b/,
  AUD: /^(?:AU?)?\$|\bAUD\b/,
  EUR: /€|\bEUR\b/,
  GBP: /£|\bGBP\b/,
}
const plain = /^\d{1,8}(?:\.\d{1,2})?$/
const patterns: Readonly<Record<DecimalSeparator, RegExp>> = {
  '.': /^(?:\d{1,8}|\d{1,3}(?:[,' ]\d{3}){1,2})(?:\.\d{1,2})?$/,
  ',': /^(?:\d{1,8}|\d{1,3}(?:[.' ]\d{3}){1,2})(?:,\d{1,2})?$/,
}

/** Counts the amounts in a file by the decimal separator that they prove. */
export function countDecimalSeparators(texts: Iterable<string>, currency?: Currency): DecimalSeparatorCounts {
  const counts = { '.': 0, ',': 0 }
  for (const text of texts) {
    const form = formOf(bare(text, currency))
    if (form) counts[form] += 1
  }
  return counts
}

/**
 * Returns an amount in minor units. A format other than 129.00 is read only if other amounts in the file prove its
 * decimal separator and none contradicts it. Otherwise, returns null.
 */
export function parseAmount(text: string, forms: DecimalSeparatorCounts, currency?: Currency): Minor | null {
  if (plain.test(text)) return minorOf(text, '.')
  const number = bare(text, currency)
  const own = formOf(number)
  for (const form of ['.', ','] as const) {
    const others = forms[form] - (own === form ? 1 : 0)
    const against = forms[form === '.' ? ',' : '.']
    if (others > 0 && against === 0 && patterns[form].test(number)) return minorOf(number, form)
  }
  return null
}

function formOf(number: string): DecimalSeparator | null {
  const isDot = /^[\d,' ]+\.\d{1,2}$/.test(number) || /^\d{1,3}(?:,\d{3}){2,}$/.test(number)
  const isComma = /^[\d.' ]+,\d{1,2}$/.test(number) || /^\d{1,3}(?:\.\d{3}){2,}$/.test(number)
  return isDot ? '.' : isComma ? ',' : null
}

/** Removes the site's currency. A different currency symbol stays and makes the amount invalid. */
function bare(text: string, currency: Currency | undefined): string {
  const number = text.replaceAll(/[\u00A0\u202F\u2009]/g, ' ').replaceAll('’', "'")
  return (currency ? number.replace(symbols[currency], '') : number).trim()
}

function minorOf(number: string, form: DecimalSeparator): Minor | null {
  const [whole = '', decimals = ''] = number.split(form)
  const minor = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  return minor <= dearest ? minor : null
}
