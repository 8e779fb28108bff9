import type { Reply, Sent } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Address } from '#domain/address/address.ts'

/** An address of the customer's book, as the service tells it. */
export type WireSavedAddress = Reply<Store, 'GET /svc_customer/customer/address'>[number]
type SentAddress = NonNullable<Sent<Store, 'POST /svc_customer/customer/address'>['body']>
/** What a form of an address holds. */
type Entered = Omit<Address, '_id' | 'regionId' | 'isDefaultShipping' | 'isDefaultBilling' | 'street'> & {
  street: string[]
}

/** An address of a form as it is sent to the book: its VAT number as vatId [ADDRESS-406]. */
export function sentToBook({ vatNumber, ...address }: Entered): SentAddress {
  return { ...address, vatId: vatNumber }
}

/** An address of the book as a form has it. */
export function fromBook({
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
