import { countryOf } from './countries.ts'
import { compactPostcode, normalizePostcode, postcodeMatches } from './country.ts'

/** Separators by country, which go before the last n characters. */
const gaps: Readonly<Record<string, readonly [gap: string, after: number]>> = {
  CA: [' ', 3],
  CZ: [' ', 2],
  GB: [' ', 3],
  GG: [' ', 3],
  GR: [' ', 2],
  IE: [' ', 4],
  IM: [' ', 3],
  JE: [' ', 3],
  NL: [' ', 2],
  PL: ['-', 3],
  PT: ['-', 3],
  SE: [' ', 2],
  SK: [' ', 2],
}
/** Countries where the country prefix is also written on domestic mail. */
const prefixed: ReadonlySet<string> = new Set(['LT', 'LV'])
/** Matches patterns with a fixed format, for which spaces and dashes are removed. */
const digitsAlone = /^\^\[0-9\]\{[0-9]\}\$$|^\^\(\?:\[0-9\]\{[0-9]\}\)\$$/

/** Formats a postcode as its country writes it. An invalid postcode does not change. */
export function formatPostcode(countryId: string, postcode: string): string {
  const country = countryOf(countryId)
  if (!country || country.postcodeRegex === '' || !postcodeMatches(country, postcode)) return postcode.trim()
  const joined = compactPostcode(countryId, postcode)
  if (countryId === 'US') return joined.length === 9 ? `${joined.slice(0, 5)}-${joined.slice(5)}` : joined
  if (countryId === 'GB' && joined.startsWith('BFPO')) return `BFPO ${joined.slice(4)}`
  if (prefixed.has(countryId)) return `${countryId}-${joined}`
  const [gap, after] = gaps[countryId] ?? []
  if (gap !== undefined && after !== undefined) return `${joined.slice(0, -after)}${gap}${joined.slice(-after)}`
  return countryId === 'FR' || digitsAlone.test(country.postcodeRegex) ? joined : normalizePostcode(postcode)
}
