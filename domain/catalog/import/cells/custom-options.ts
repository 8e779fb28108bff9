import { type CustomOption, customOptionTypes } from '../../options/custom-option.ts'
import { sites } from '#domain/sites.ts'
import type { SiteAmounts } from '../../product-entry.ts'
import type { Column, ImportRow } from '../columns.ts'

const maxOptions = 50
const maxValues = 100

/** Reads custom options in the export format. Returns null if the file has none. Reports malformed ones. */
export function readCustomOptions(
  { customOptions }: ImportRow['cells'],
  reportProblem: (column: Column, why: string, suggestion: string) => void,
): readonly CustomOption<SiteAmounts>[] | null {
  if (customOptions === undefined) return null
  const value = jsonOf(customOptions)
  if (Array.isArray(value) && value.length <= maxOptions && value.every(isCustomOption)) return value
  const why = 'This is not a valid exported value.'
  reportProblem('customOptions', why, 'Keep the exported value, or leave it empty.')
  return null
}

function isCustomOption(value: unknown): value is CustomOption<SiteAmounts> {
  if (!isRecord(value)) return false
  const { type, isRequired, values, mostCharacters } = value
  return (
    isPriced(value) &&
    customOptionTypes.some((known) => known === type) &&
    typeof isRequired === 'boolean' &&
    (mostCharacters === undefined || Number.isInteger(mostCharacters)) &&
    Array.isArray(values) &&
    values.length <= maxValues &&
    values.every(isPriced)
  )
}

function isPriced(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { id, title, sku, price } = value
  return (
    [id, title, sku].every((text) => typeof text === 'string' && text.length <= 200) &&
    isRecord(price) &&
    Object.entries(price).every(
      ([site, amount]) => sites.some((known) => known === site) && Number.isInteger(amount) && Number(amount) >= 0,
    )
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
