import type { z } from 'zod'
import type { WireAddress } from '#contract/address.ts'
import { emptyAddress, type Address } from '#domain/address/address.ts'
import type { Place } from '#domain/address/problems.ts'
import { countryOf } from '#domain/countries/countries.ts'
import { regionsOfSite } from '#domain/countries/regions.ts'
import type { Site } from '#domain/sites.ts'

type WireAddressValue = z.output<typeof WireAddress>

export function addressOf(wire: WireAddressValue): Address {
  return { ...emptyAddress(wire.countryId), ...wire }
}

/** Converts an address to its wire form, without the address book fields. */
export function wireAddress(address: Address): WireAddressValue {
  const { firstname, lastname, telephone, email, company, street, apartment, city, postcode, region, countryId } =
    address
  const { vatNumber, eoriNumber } = address
  return {
    firstname,
    lastname,
    telephone,
    email,
    company,
    street: [...street],
    apartment,
    city,
    postcode,
    region,
    countryId,
    vatNumber,
    eoriNumber,
  }
}

export function placeOf(site: Site, { countryId }: Address): Place {
  return { country: countryOf(countryId), regions: regionsOfSite(site, countryId) }
}
