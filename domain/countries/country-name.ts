import { countryOf } from './countries.ts'

const names = new Map<string, Intl.DisplayNames>()

/** Returns a country's name in the locale's language, or its code if it is unknown. */
export function countryName(countryId: string, locale: string): string {
  const country = countryOf(countryId)
  if (!country || locale.startsWith('en')) return country?.name ?? countryId
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  names.set(locale, known)
  return known.of(country.alpha2) ?? country.name
}
