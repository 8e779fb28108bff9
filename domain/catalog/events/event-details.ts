export interface EventPlace {
  name: string
  street: string
  city: string
  /** Region such as MN, or empty where addresses have none. */
  region: string
  postcode: string
  /** ISO 3166 country code. */
  countryId: string
}

/** When and where a product's event takes place. */
export interface EventDetails {
  /** ISO 8601 with an offset, such as 2027-05-08T09:30:00-05:00. */
  startsAt: string
  endsAt: string
  /** IANA time zone name, such as America/Chicago. */
  timeZone: string
  place: EventPlace
  /** Total number of spots. Stock counts the remaining ones. */
  capacity?: number
  /** Refund terms as plain text. */
  refunds?: string
}
