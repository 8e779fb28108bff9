import { formatPostcode } from '#domain/countries/format-postcode.ts'

interface Postal {
  countryId: string
  postcode: string
}

/** Returns an address with its postcode in the country's format. An invalid postcode does not change. */
export function withFormattedPostcode<Each extends Postal>(address: Each): Each {
  return { ...address, postcode: formatPostcode(address.countryId, address.postcode) }
}
