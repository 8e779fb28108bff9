import { euCountries, siteSettings, type Site } from '#domain/sites.ts'

interface VatNumber {
  /** XI means Northern Ireland. */
  country: string
  /** The number without the country prefix. */
  digits: string
}

// European Commission, VIES, FAQ 11. Greece uses the prefix EL.
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U[0-9]{8}$/,
  BE: /^[01][0-9]{9}$/,
  BG: /^[0-9]{9,10}$/,
  CY: /^[0-9]{8}[A-Z]$/,
  CZ: /^[0-9]{8,10}$/,
  DE: /^[0-9]{9}$/,
  DK: /^[0-9]{8}$/,
  EE: /^[0-9]{9}$/,
  ES: /^[A-Z0-9][0-9]{7}[A-Z0-9]$/,
  FI: /^[0-9]{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}[0-9]{9}$/,
  GB: /^(?:[0-9]{9}|[0-9]{12}|GD[0-4][0-9]{2}|HA[5-9][0-9]{2})$/,
  GR: /^[0-9]{9}$/,
  HR: /^[0-9]{11}$/,
  HU: /^[0-9]{8}$/,
  IE: /^[0-9][0-9A-Z+*][0-9]{5}[A-W][A-I]?$/,
  IT: /^[0-9]{11}$/,
  LT: /^(?:[0-9]{9}|[0-9]{12})$/,
  LU: /^[0-9]{8}$/,
  LV: /^[0-9]{11}$/,
  MT: /^[0-9]{8}$/,
  NL: /^[0-9]{9}B[0-9]{2}$/,
  PL: /^[0-9]{10}$/,
  PT: /^[0-9]{9}$/,
  RO: /^[0-9]{2,10}$/,
  SE: /^[0-9]{12}$/,
  SI: /^[0-9]{8}$/,
  SK: /^[0-9]{10}$/,
  XI: /^(?:[0-9]{9}|[0-9]{12})$/,
}

/** Parses a VAT number. Returns undefined if it is invalid [TAX-234]. */
export function parseVatNumber(text: string): VatNumber | undefined {
  if (text.length > 40) return undefined
  const letters = text.toUpperCase().replace(/[ .-]/g, '')
  const prefix = letters.slice(0, 2)
  const country = prefix === 'EL' ? 'GR' : prefix
  const digits = letters.slice(2)
  const form = Object.hasOwn(forms, country) ? forms[country] : undefined
  if (!form?.test(digits) || !hasRightCheck(country, digits)) return undefined
  return { country, digits }
}

const weighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

/** Returns true if the check digit is correct by ISO 7064 MOD 11,10. */
function mod11by10(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10 === Number(digits.at(-1))
}

function luhn(digits: string): number {
  return digits
    .split('')
    .toReversed()
    .reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return sum + (value > 9 ? value - 9 : value)
    }, 0)
}

// Checksums of member states with a single published rule. The algorithms are from the stdnum documentation.
const checks: Readonly<Record<string, (digits: string) => boolean>> = {
  BE: (digits) => 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8)),
  DE: mod11by10,
  DK: (digits) => weighted(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  FI: (digits) => weighted(digits, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  FR: (digits) =>
    !/^[0-9]{2}/.test(digits) || Number(digits.slice(0, 2)) === (12 + 3 * (Number(digits.slice(2)) % 97)) % 97,
  HR: mod11by10,
  IT: (digits) => luhn(digits) % 10 === 0,
  LU: (digits) => Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6)),
  PL: (digits) => weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits[9]),
  PT: (digits) => weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 <= 1,
}

function hasRightCheck(country: string, digits: string): boolean {
  const check = Object.hasOwn(checks, country) ? checks[country] : undefined
  return check?.(digits) ?? true
}

/** A checked VAT number. `valid` is null if it could not be checked [TAX-234]. */
export interface CheckedVatNumber {
  country: string
  valid: boolean | null
}

const isMember = (country: string) => (euCountries as readonly string[]).includes(country)

/** Returns true if the number is from another member state and the site is in a member state [TAX-235]. */
export function mayReverseCharge(site: Site, numberCountry: string): boolean {
  const { homeCountry, taxDisplay } = siteSettings[site]
  return taxDisplay === 'vat' && isMember(homeCountry) && isMember(numberCountry) && numberCountry !== homeCountry
}

/**
 * Returns true for a valid number from another member state if the goods ship to another member state [TAX-218,
 * TAX-235].
 */
export function isReverseCharge(site: Site, shipTo: string, number: CheckedVatNumber | null): boolean {
  if (number?.valid !== true || !mayReverseCharge(site, number.country)) return false
  return isMember(shipTo) && shipTo !== siteSettings[site].homeCountry
}
