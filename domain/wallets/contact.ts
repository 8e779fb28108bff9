import { emptyAddress, streetLines, type Address } from '#domain/address/address.ts'
import type { FieldProblem } from '#domain/address/problems.ts'
import { countries, shipsTo } from '#domain/countries/countries.ts'
import { regionNamed, regionsOfSite } from '#domain/countries/regions.ts'
import { siteSettings, type Site } from '#domain/sites.ts'

/** Contact data. Wallets withhold some parts until the payment is authorized. */
export interface WalletContact {
  emailAddress?: string
  phoneNumber?: string
  givenName?: string
  familyName?: string
  addressLines?: readonly string[]
  locality?: string
  administrativeArea?: string
  postalCode?: string
  /** A country code in any case, or a country name. */
  countryCode?: string
}

export type ContactField = Exclude<keyof WalletContact, 'givenName' | 'familyName'> | 'name'

const longest = { name: 80, phone: 40, email: 320, line: 120, place: 80, postcode: 16 } as const

/** Removes line breaks and control and bidirectional characters. */
function plain(text: unknown, max: number): string {
  if (typeof text !== 'string') return ''
  const visible = text.slice(0, max * 4).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
  return visible.replaceAll(/\s+/g, ' ').trim().slice(0, max).trim()
}

function countryOfContact(site: Site, country: string): string {
  const code = country.toUpperCase()
  if (country === '') return siteSettings[site].homeCountry
  if (code === 'UK') return 'GB'
  const known = countries.find(({ alpha2, name }) => alpha2 === code || name.toUpperCase() === code)
  return known?.alpha2 ?? (/^[A-Z]{2}$/.test(code) ? code : siteSettings[site].homeCountry)
}

/** Accepts 'OH', 'Ohio', or 'US-OH'. */
function regionOfContact(site: Site, countryId: string, region: string): string {
  const bare = region.toUpperCase().startsWith(`${countryId}-`) ? region.slice(countryId.length + 1) : region
  return regionNamed(regionsOfSite(site, countryId), bare)?.code ?? bare
}

/** Converts a wallet contact to an address. Missing parts stay empty [PAY-416]. */
export function addressOfContact(site: Site, contact: WalletContact): Address {
  const countryId = countryOfContact(site, plain(contact.countryCode, longest.place))
  const lines = Array.isArray(contact.addressLines) ? (contact.addressLines as readonly unknown[]).slice(0, 6) : []
  const street = lines.map((line) => plain(line, longest.line)).filter((line) => line !== '')
  return {
    ...emptyAddress(countryId),
    firstname: plain(contact.givenName, longest.name),
    lastname: plain(contact.familyName, longest.name),
    email: plain(contact.emailAddress, longest.email),
    telephone: plain(contact.phoneNumber, longest.phone),
    street: [...street.slice(0, 2), ...(street.length > 2 ? [plain(street.slice(2).join(', '), longest.line)] : [])],
    city: plain(contact.locality, longest.place),
    region: regionOfContact(site, countryId, plain(contact.administrativeArea, longest.place)),
    postcode: plain(contact.postalCode, longest.postcode),
  }
}

/** Splits a full name before its last word. */
export function splitName(name: string): Required<Pick<WalletContact, 'givenName' | 'familyName'>> {
  const words = plain(name, longest.name * 2).split(' ')
  return { givenName: words.slice(0, -1).join(' ') || words.at(-1)!, familyName: words.length > 1 ? words.at(-1)! : '' }
}

/**
 * Returns the order's addresses. A virtual order uses the billing contact, with the shipping contact's email and
 * telephone [PAY-420, PAY-421].
 */
export function walletOrderAddresses(site: Site, shipping: WalletContact, billing: WalletContact | null) {
  const shipTo = addressOfContact(site, shipping)
  const billTo = billing === null ? shipTo : addressOfContact(site, billing)
  if (streetLines(shipTo).length > 0) return { shippingAddress: shipTo, billingAddress: billTo }
  const { email, telephone } = shipTo
  const reached = { ...billTo, email: email || billTo.email, telephone: telephone || billTo.telephone }
  return { shippingAddress: reached, billingAddress: reached }
}

/** Countries where wallets shorten postcodes before authorization. */
const shortPostcodes: Readonly<Record<string, RegExp>> = {
  GB: /^[A-Z]{1,2}[0-9][A-Z0-9]?$/,
  CA: /^[A-Z][0-9][A-Z]$/,
}

const placeFields: readonly string[] = ['city', 'region', 'postcode', 'countryId']

/**
 * Returns the problems in city, region, postcode, and country. Ignores the format of a postcode that the wallet has
 * shortened.
 */
export function placeProblems(problems: readonly FieldProblem[], { countryId, postcode }: Address): FieldProblem[] {
  const isShort = shortPostcodes[countryId]?.test(postcode.trim().toUpperCase()) ?? false
  return problems.filter(
    ({ path, rule }) => placeFields.includes(path) && !(isShort && path === 'postcode' && rule === 'pattern'),
  )
}

const fieldOf: Readonly<Record<string, ContactField>> = {
  firstname: 'name',
  lastname: 'name',
  email: 'emailAddress',
  telephone: 'phoneNumber',
  street: 'addressLines',
  city: 'locality',
  region: 'administrativeArea',
  postcode: 'postalCode',
  countryId: 'countryCode',
}

interface ContactProblem {
  code: 'shippingContactInvalid' | 'addressUnserviceable'
  field: ContactField
}

/** Converts problems to wallet errors, one per field. */
export function walletContactErrors(
  site: Site,
  problems: readonly FieldProblem[],
  { countryId }: Address,
): ContactProblem[] {
  if (!shipsTo(site, countryId)) return [{ code: 'addressUnserviceable', field: 'countryCode' }]
  const fields = new Set(problems.map(({ path }) => fieldOf[path] ?? 'addressLines'))
  return [...fields].map((field) => ({ code: 'shippingContactInvalid', field }))
}
