import { normalizeLine } from './typed/normalize-line.ts'

/** An address in an address book or an order [ADDRESS-201, ADDRESS-404, ADDRESS-427]. */
export interface Address {
  _id?: string
  firstname: string
  lastname: string
  email: string
  telephone: string
  company: string
  /** The first line is house number and street [ADDRESS-405]. */
  street: readonly string[]
  apartment: string
  city: string
  /** A region code if the country has a list of regions; otherwise, free text. */
  region: string
  regionId: string
  postcode: string
  /** ISO 3166-1 alpha-2 code. */
  countryId: string
  vatNumber: string
  eoriNumber: string
  isDefaultShipping: boolean
  isDefaultBilling: boolean
}

const defaultCountryId = 'US'

/** Creates an empty address. The country defaults to the US [ADDRESS-202]. */
export function emptyAddress(countryId: string = defaultCountryId): Address {
  return {
    firstname: '',
    lastname: '',
    email: '',
    telephone: '',
    company: '',
    street: [],
    apartment: '',
    city: '',
    region: '',
    regionId: '',
    postcode: '',
    countryId,
    vatNumber: '',
    eoriNumber: '',
    isDefaultShipping: false,
    isDefaultBilling: false,
  }
}

/** Returns the nonblank street lines, each reduced to a single line. */
export function streetLines({ street }: Pick<Address, 'street'>): string[] {
  return street.map(normalizeLine).filter((line) => line !== '')
}

/** Compares places and names, ignoring case, phone, email, tax numbers, and default flags [ADDRESS-224..230]. */
export function billingEqualsShipping(billing: Address, shipping: Address): boolean {
  const same = (field: 'city' | 'region' | 'postcode' | 'countryId') => billing[field].trim() === shipping[field].trim()
  const sameName = (field: 'firstname' | 'lastname') =>
    billing[field].trim().toLowerCase() === shipping[field].trim().toLowerCase()
  return (
    same('city') &&
    same('region') &&
    same('postcode') &&
    same('countryId') &&
    sameName('firstname') &&
    sameName('lastname') &&
    streetLines(billing).join('\n') === streetLines(shipping).join('\n')
  )
}
