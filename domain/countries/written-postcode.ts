import { normalisePostcode } from './country.ts'

/** The separator goes before the last n characters. */
const gaps: Readonly<Record<string, readonly [gap: string, after: number]>> = {
  CA: [' ', 3],
  CZ: [' ', 2],
  GB: [' ', 3],
  GR: [' ', 2],
  IE: [' ', 4],
  NL: [' ', 2],
  PL: ['-', 3],
  SE: [' ', 2],
  SK: [' ', 2],
}
const digitsAlone: ReadonlySet<string> = new Set(['FR'])

/** Formats a postcode as its country writes it. */
export function writtenPostcode(countryId: string, postcode: string): string {
  const normal = normalisePostcode(postcode)
  if (countryId === 'US') return normal.replace(/^(\d{5}) (\d{4})$/, '$1-$2')
  const joined = normal.replaceAll(' ', '').replaceAll('-', '')
  if (digitsAlone.has(countryId)) return joined
  const [gap, after] = gaps[countryId] ?? []
  // A country prefix is valid, as in Sweden.
  if (gap === undefined || after === undefined || joined.startsWith(countryId)) return normal
  return `${joined.slice(0, -after)}${gap}${joined.slice(-after)}`
}
