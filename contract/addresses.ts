import { z } from 'zod'
import { addressFields } from './address.ts'
import { contract } from './kernel/call.ts'

const { vatNumber: vatId, ...fields } = addressFields

/** The wire says vatId [ADDRESS-406]. */
const saved = {
  ...fields,
  regionId: z.string().trim().max(20),
  vatId,
  isDefaultShipping: z.boolean(),
  isDefaultBilling: z.boolean(),
}
/** [ADDRESS-404] */
export const WireSavedAddress = z.strictObject({ _id: z.uuid(), ...saved })
/** Shipping default, billing default, then newest first [ADDRESS-419]. */
const WireBook = z.array(WireSavedAddress)

const Entered = z.object(saved).partial()
const WirePostalPlace = z.strictObject({
  street: addressFields.street,
  apartment: addressFields.apartment,
  city: addressFields.city,
  region: addressFields.region,
  postcode: addressFields.postcode,
  countryId: addressFields.countryId,
})
const invalid = {
  invalid_address: {
    status: 422,
    details: z.strictObject({ fields: z.array(z.strictObject({ path: z.string(), rule: z.string() })) }),
  },
} as const
const missing = { address_not_found: { status: 404 } } as const
const AddressId = z.object({ id: z.uuid() })

export const addresses = contract({
  'GET /svc_customer/customer/address': {
    summary: "Read the customer's address book on the site",
    access: 'customer',
    rate: 'read',
    reply: WireBook,
  },
  'POST /svc_customer/customer/address': {
    summary: "Add an address to the customer's book; the first is the default; without an e-mail it has the customer's",
    access: 'customer',
    rate: 'write',
    body: Entered,
    status: 201,
    reply: WireBook,
    refusals: { ...invalid, address_limit: { status: 422, details: z.strictObject({ most: z.int() }) } },
  },
  'PATCH /svc_customer/customer/address/{id}': {
    summary: "Change an address of the customer's book; what is left out stays",
    access: 'customer',
    rate: 'write',
    params: AddressId,
    body: Entered,
    reply: WireBook,
    refusals: { ...invalid, ...missing },
  },
  'DELETE /svc_customer/customer/address/{id}': {
    summary: "Take an address out of the customer's book; where it was a default, the next one is",
    access: 'customer',
    rate: 'write',
    params: AddressId,
    reply: WireBook,
    refusals: missing,
  },
  'POST /svc_checkout/address/suggestion': {
    summary: 'Say which address is meant by one that was entered; null where it is right, or nobody knows',
    access: 'guest',
    rate: 'write',
    reads: true,
    body: z.object(WirePostalPlace.shape),
    reply: z.strictObject({ suggestion: WirePostalPlace.nullable() }),
  },
})
