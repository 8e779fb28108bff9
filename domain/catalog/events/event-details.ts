export interface EventPlace {
  name: string
  street: string
  city: string
  /** Such as MN, or empty where addresses have none. */
  region: string
  postcode: string
  /** ISO 3166 code. */
  countryId: string
}

/** When and where a registration product takes place. */
export interface EventDetails {
  /** ISO 8601 with an offset, such as 2027-05-08T09:30:00-05:00. */
  startsAt: string
  endsAt: string
  /** IANA name, such as America/Chicago. */
  timeZone: string
  place: EventPlace
  /** All spots, of which stock has the remaining ones. */
  capacity?: number
  /** Refund terms as plain text. */
  refunds?: string
}
