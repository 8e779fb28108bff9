import { writtenPostcode } from '#domain/countries/written-postcode.ts'

interface Postal {
  countryId: string
  postcode: string
}

/** Returns an address with its postcode as the country writes it; an invalid postcode stays as typed. */
export function withWrittenPostcode<Each extends Postal>(address: Each): Each {
  return { ...address, postcode: writtenPostcode(address.countryId, address.postcode) }
}
