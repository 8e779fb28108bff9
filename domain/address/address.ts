/** An address of a customer or an order: the union of what both documents name [ADDRESS-201, ADDRESS-404, ADDRESS-427]. */
export interface Address {
  /** Present when saved in an address book. */
  _id?: string
  firstname: string
  lastname: string
  email: string
  telephone: string
  company: string
  /** Lines, the house and street first [ADDRESS-405]. */
  street: readonly string[]
  apartment: string
  city: string
  /** The region's code where the country has a list of them, else free text. */
  region: string
  regionId: string
  postcode: string
  /** ISO 3166-1 alpha-2. */
  countryId: string
  vatNumber: string
  eoriNumber: string
  isDefaultShipping: boolean
  isDefaultBilling: boolean
}

const defaultCountryId = 'US'

/** An address form before anything is entered: in the US unless told otherwise [ADDRESS-202]. */
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

/** The lines of a street that say something. */
export function streetLines({ street }: Pick<Address, 'street'>): string[] {
  return street.map((line) => line.trim()).filter((line) => line !== '')
}

/**
 * Whether two addresses are one for billing: city, region, postcode, country, street lines and names, these without
 * regard to case; telephone, e-mail, numbers and marks do not count [ADDRESS-224..230].
 */
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
