import { countryCode, type GeoEngine } from './engine.ts'

/** Reads the country from a header that the CDN sets on every request, such as cf-ipcountry. */
export function headerCountries(name: string): GeoEngine {
  return { countryOf: ({ header }) => countryCode(header(name.toLowerCase())) }
}
