interface GeoRequest {
  /** The client's address, or the /64 network for IPv6. */
  ip: string
  header: (name: string) => string | undefined
}

export interface GeoEngine {
  /** Returns the visitor's country (ISO 3166-1 alpha-2), or null if unknown. Never logs the address. */
  countryOf: (request: GeoRequest) => string | null
}

export const unknownCountries: GeoEngine = { countryOf: () => null }

/** Country codes that vendors use for "unknown". */
const placeholders = new Set(['XX', 'ZZ'])

/** Returns a country code in uppercase, or null if the value is not a country code. */
export function countryCode(value: unknown): string | null {
  if (typeof value !== 'string' || !/^[a-z]{2}$/i.test(value)) return null
  const code = value.toUpperCase()
  return placeholders.has(code) ? null : code
}
