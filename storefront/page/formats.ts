import type { Currency, Minor } from '#domain/money.ts'

export interface Formats {
  /** '$295.00', with decimals even for whole amounts. */
  money: (minor: Minor) => string
  /** '$150' for whole amounts; used for surcharges and limits. */
  roundMoney: (minor: Minor) => string
  number: (value: number) => string
  /** '4.0'. */
  rating: (average: number) => string
  /** 'Nov 18, 2026'. */
  date: (moment: number) => string
  percent: (value: number) => string
  plural: (count: number) => Intl.LDMLPluralRule
  countryName: (code: string) => string
  list: (parts: readonly string[]) => string
}

const cache = new Map<string, Formats>()

/** Returns the formats for a locale and currency. Cached, because Intl constructors are slow. */
export function formatsOf(tag: string, currency: Currency): Formats {
  const key = `${tag}/${currency}`
  const cached = cache.get(key)
  if (cached) return cached
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const roundMoney = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const number = new Intl.NumberFormat(tag)
  const rating = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  const date = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
  const rules = new Intl.PluralRules(tag)
  const countries = new Intl.DisplayNames(tag, { type: 'region' })
  const list = new Intl.ListFormat(tag)
  const formats: Formats = {
    money: (minor) => money.format(minor / 100),
    roundMoney: (minor) => roundMoney.format(minor / 100),
    number: (value) => number.format(value),
    rating: (average) => rating.format(average),
    date: (moment) => date.format(moment),
    percent: (value) => percent.format(value / 100),
    plural: (count) => rules.select(count),
    countryName: (code) => countries.of(code) ?? code,
    list: (parts) => list.format(parts),
  }
  cache.set(key, formats)
  return formats
}
