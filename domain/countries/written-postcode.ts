import { normalisePostcode } from './country.ts'

/** What stands before the last so many characters of a postcode, where there is a gap in it. */
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

/** A postcode as its country writes it: capitals, and a gap where one belongs; of a form that we deliver by. */
export function writtenPostcode(countryId: string, postcode: string): string {
  const normal = normalisePostcode(postcode)
  if (countryId === 'US') return normal.replace(/^(\d{5}) (\d{4})$/, '$1-$2')
  const joined = normal.replaceAll(' ', '').replaceAll('-', '')
  if (digitsAlone.has(countryId)) return joined
  const [gap, after] = gaps[countryId] ?? []
  // With the letters of the country before it, as Swedes may write it, it is right as it is.
  if (gap === undefined || after === undefined || joined.startsWith(countryId)) return normal
  return `${joined.slice(0, -after)}${gap}${joined.slice(-after)}`
}
