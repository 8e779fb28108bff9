import type { Currency, Minor } from '#domain/money.ts'

/** How one locale writes numbers, money and dates. */
export interface Formats {
  /** '$295.00', also where the amount is whole. */
  money: (minor: Minor) => string
  /** '$150' where the amount is whole, for surcharges and bounds. */
  roundMoney: (minor: Minor) => string
  number: (value: number) => string
  /** 'Nov 18, 2026'. */
  date: (moment: number) => string
  /** 14 is '14%'. */
  percent: (value: number) => string
  /** The form of a counted word: 'one', 'other' ... */
  plural: (count: number) => Intl.LDMLPluralRule
  countryName: (code: string) => string
  list: (parts: readonly string[]) => string
}

const made = new Map<string, Formats>()

/** The formats of a locale and currency; made once, for constructing them is slow. */
export function formatsOf(tag: string, currency: Currency): Formats {
  const key = `${tag}/${currency}`
  const known = made.get(key)
  if (known) return known
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const roundMoney = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const number = new Intl.NumberFormat(tag)
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  const date = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
  const rules = new Intl.PluralRules(tag)
  const countries = new Intl.DisplayNames(tag, { type: 'region' })
  const list = new Intl.ListFormat(tag)
  const formats: Formats = {
    money: (minor) => money.format(minor / 100),
    roundMoney: (minor) => roundMoney.format(minor / 100),
    number: (value) => number.format(value),
    date: (moment) => date.format(moment),
    percent: (value) => percent.format(value / 100),
    plural: (count) => rules.select(count),
    countryName: (code) => countries.of(code) ?? code,
    list: (parts) => list.format(parts),
  }
  made.set(key, formats)
  return formats
}
