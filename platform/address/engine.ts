/** Where a parcel goes, without who takes it. */
export interface AskedPlace {
  street: readonly string[]
  apartment: string
  city: string
  /** The region's code where the country has a list of them, else free text. */
  region: string
  postcode: string
  /** ISO 3166-1 alpha-2. */
  countryId: string
}

/** Somebody who knows addresses: the place that is meant by one; null where it is right, or when nobody can say now. */
export interface AddressEngine {
  suggest: (entered: AskedPlace) => Promise<AskedPlace | null>
}
