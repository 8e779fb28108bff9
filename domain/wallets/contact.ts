import { emptyAddress, streetLines, type Address } from '#domain/address/address.ts'
import type { FieldProblem } from '#domain/address/problems.ts'
import { countries, shipsTo } from '#domain/countries/countries.ts'
import { regionNamed, regionsOfSite } from '#domain/countries/regions.ts'
import { siteSettings, type Site } from '#domain/sites.ts'

/** A person and a place as a wallet tells them; before the payment is agreed to parts are held back. */
export interface WalletContact {
  emailAddress?: string
  phoneNumber?: string
  givenName?: string
  familyName?: string
  addressLines?: readonly string[]
  locality?: string
  administrativeArea?: string
  postalCode?: string
  /** ISO 3166-1 alpha-2 in whatever case, or the name of the country. */
  countryCode?: string
}

/** A field of a wallet contact, as a wallet marks it when it is wrong. */
export type ContactField = Exclude<keyof WalletContact, 'givenName' | 'familyName'> | 'name'

const longest = { name: 80, phone: 40, email: 320, line: 120, place: 80, postcode: 16 } as const

/** A wallet's text as a form would have it: on one line, without what steers a terminal or turns letters round, and no longer. */
function plain(text: unknown, most: number): string {
  if (typeof text !== 'string') return ''
  const visible = text.slice(0, most * 4).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
  return visible.replaceAll(/\s+/g, ' ').trim().slice(0, most).trim()
}

/** The country that a wallet means; where it says none the site's own. */
function countryOfContact(site: Site, said: string): string {
  const code = said.toUpperCase()
  if (said === '') return siteSettings[site].homeCountry
  if (code === 'UK') return 'GB'
  const known = countries.find(({ alpha2, name }) => alpha2 === code || name.toUpperCase() === code)
  return known?.alpha2 ?? (/^[A-Z]{2}$/.test(code) ? code : siteSettings[site].homeCountry)
}

/** A region by its code where the country's are listed, whether the wallet says 'OH', 'Ohio' or 'US-OH'. */
function regionOfContact(site: Site, countryId: string, said: string): string {
  const bare = said.toUpperCase().startsWith(`${countryId}-`) ? said.slice(countryId.length + 1) : said
  return regionNamed(regionsOfSite(site, countryId), bare)?.code ?? bare
}

/**
 * The address that a wallet's contact is on a site: administrativeArea is the region, locality the city, addressLines the
 * street, whose lines beyond the third join it; what is missing stays empty [PAY-416].
 */
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

/** A name that a wallet tells in one text: its last word is the family's. */
export function splitName(name: string): Required<Pick<WalletContact, 'givenName' | 'familyName'>> {
  const words = plain(name, longest.name * 2).split(' ')
  return { givenName: words.slice(0, -1).join(' ') || words.at(-1)!, familyName: words.length > 1 ? words.at(-1)! : '' }
}

/**
 * Where an order of a wallet goes and who pays it: the billing contact's address, and the shipping contact's where there
 * is none; what travels nowhere has the billing contact's place and the shipping contact's mail and telephone [PAY-420,
 * PAY-421].
 */
export function addressesOfOrder(site: Site, shipping: WalletContact, billing: WalletContact | null) {
  const shipTo = addressOfContact(site, shipping)
  const billTo = billing === null ? shipTo : addressOfContact(site, billing)
  if (streetLines(shipTo).length > 0) return { shippingAddress: shipTo, billingAddress: billTo }
  const { email, telephone } = shipTo
  const reached = { ...billTo, email: email || billTo.email, telephone: telephone || billTo.telephone }
  return { shippingAddress: reached, billingAddress: reached }
}

/** The parts of a postcode that a wallet tells of a place before the payment is agreed to, where it holds the rest back. */
const shortPostcodes: Readonly<Record<string, RegExp>> = {
  GB: /^[A-Z]{1,2}[0-9][A-Z0-9]?$/,
  CA: /^[A-Z][0-9][A-Z]$/,
}

const placeFields: readonly string[] = ['city', 'region', 'postcode', 'countryId']

/** What of an address keeps it from being rated while a wallet holds back who lives there and in which street. */
export function problemsOfPlace(problems: readonly FieldProblem[], { countryId, postcode }: Address): FieldProblem[] {
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

/** What is wrong with an address, as a wallet is told it: each field once; a country that we do not ship to is no typing error. */
export function contactProblems(
  site: Site,
  problems: readonly FieldProblem[],
  { countryId }: Address,
): ContactProblem[] {
  if (!shipsTo(site, countryId)) return [{ code: 'addressUnserviceable', field: 'countryCode' }]
  const fields = new Set(problems.map(({ path }) => fieldOf[path] ?? 'addressLines'))
  return [...fields].map((field) => ({ code: 'shippingContactInvalid', field }))
}
