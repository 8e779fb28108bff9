/** A delivery address without the recipient. */
export interface AddressPlace {
  street: readonly string[]
  apartment: string
  city: string
  /** Region code, or free text for countries without a list. */
  region: string
  postcode: string
  /** ISO 3166-1 alpha-2. */
  countryId: string
}

/** `suggest` returns the corrected address, or null if it is correct or the service is unavailable. */
export interface AddressEngine {
  suggest: (entered: AddressPlace) => Promise<AddressPlace | null>
}
