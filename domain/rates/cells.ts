import { sites, type Site } from '#domain/sites.ts'
import type { Minor } from '#domain/money.ts'
import { addDays } from '#domain/programs/calendar.ts'
import type { IsoDate } from '#domain/tax/table.ts'

/** Creates readers that parse a line's cells and collect its problems. */
export function createCellReaders(columns: readonly string[], line: readonly string[]) {
  const problems: string[] = []
  const text = (column: string) => line[columns.indexOf(column)]?.trim() ?? ''
  const wrong = (column: string, wants: string) => {
    const value = text(column)
    problems.push(`${column} must be ${wants}, not ${value === '' ? 'empty' : `"${value.slice(0, 40)}"`}`)
  }
  const oneOf = <T extends string>(column: string, values: readonly T[]): T => {
    const found = values.find((value) => value === text(column))
    if (found === undefined) wrong(column, oneOfWords(values))
    return found ?? values[0]!
  }
  const number = (column: string, form: RegExp, max: number, wants: string): number => {
    const value = text(column)
    const isGood = value.length <= 12 && form.test(value) && Number(value) <= max
    if (!isGood) wrong(column, wants)
    return isGood ? Number(value) : 0
  }
  const date = (column: string): IsoDate => {
    const value = text(column)
    // `addDays` converts an invalid date such as February 30 to a different date.
    const isGood = /^[12]\d{3}-(?:0[1-9]|1[0-2])-\d{2}$/.test(value) && addDays(value, 0) === value
    if (!isGood) wrong(column, 'a date such as 2026-12-31')
    return isGood ? value : '2000-01-01'
  }
  return {
    problems,
    text,
    wrong,
    name: (column: string): string => {
      const value = text(column)
      if (value === '' || value.length > 40) wrong(column, '1 to 40 characters')
      return value
    },
    oneOf,
    oneOfOrNone: <T extends string>(column: string, values: readonly T[]): T | null =>
      text(column) === '' ? null : oneOf(column, values),
    site: (column: string): Site => oneOf(column, sites),
    yesOrNo: (column: string): boolean => oneOf(column, ['yes', 'no']) === 'yes',
    percent: (column: string, max: number): number =>
      number(column, /^\d{1,4}(?:\.\d{1,4})?$/, max, `a number from 0 to ${max} with at most four decimals`),
    whole: (column: string, min: number): number => {
      const value = number(column, /^\d{1,9}$/, 999_999_999, `a whole number from ${min}`)
      if (value < min && /^\d{1,9}$/.test(text(column))) wrong(column, `a whole number from ${min}`)
      return value
    },
    /** Converts a decimal amount to minor units. */
    amount: (column: string): Minor =>
      Math.round(number(column, /^\d{1,7}(?:\.\d{1,2})?$/, 9_999_999, 'an amount such as 12.95') * 100),
    date,
    /** Reads a period with inclusive bounds. */
    period: (): { validFrom: IsoDate; validTo: IsoDate | null } => {
      const validFrom = date('valid from')
      const validTo = text('valid to') === '' ? null : date('valid to')
      if (validTo !== null && validTo < validFrom) wrong('valid to', 'on or after valid from')
      return { validFrom, validTo }
    },
  }
}
export type LineCells = ReturnType<typeof createCellReaders>

const oneOfWords = (values: readonly string[]) => new Intl.ListFormat('en-US', { type: 'disjunction' }).format(values)

/** Formats minor units as a decimal: 1295 becomes 12.95. */
export const amountText = (minor: Minor): string => (minor / 100).toFixed(2)
export const yesOrNoText = (is: boolean): string => (is ? 'yes' : 'no')
