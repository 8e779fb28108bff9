import { formatPostcode } from '#domain/countries/format-postcode.ts'

interface Postal {
  countryId: string
  postcode: string
}

/** Returns an address with its postcode as the country writes it; an invalid postcode stays as typed. */
export function withFormattedPostcode<Each extends Postal>(address: Each): Each {
  return { ...address, postcode: formatPostcode(address.countryId, address.postcode) }
}
