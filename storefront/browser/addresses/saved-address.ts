import type { Reply, CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Address } from '#domain/address/address.ts'

export type WireSavedAddress = Reply<Store, 'GET /svc_customer/customer/address'>[number]
type SentAddress = NonNullable<CallInput<Store, 'POST /svc_customer/customer/address'>['body']>
type Entered = Omit<Address, '_id' | 'regionId' | 'isDefaultShipping' | 'isDefaultBilling' | 'street'> & {
  street: string[]
}

/** Converts a form address to the wire format of the address book, with the VAT number as vatId [ADDRESS-406]. */
export function toSavedAddress({ vatNumber, ...address }: Entered): SentAddress {
  return { ...address, vatId: vatNumber }
}

export function fromSavedAddress({
  firstname,
  lastname,
  email,
  telephone,
  company,
  street,
  apartment,
  city,
  region,
  postcode,
  countryId,
  vatId,
  eoriNumber,
}: WireSavedAddress): Entered {
  const named = { firstname, lastname, email, telephone, company }
  return { ...named, street, apartment, city, region, postcode, countryId, vatNumber: vatId, eoriNumber }
}
