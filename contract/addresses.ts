import { z } from 'zod'
import { addressFields } from './address.ts'
import { contract } from './kernel/call.ts'

const { vatNumber: vatId, ...fields } = addressFields

/** On the wire, the VAT number is called vatId [ADDRESS-406]. */
const saved = {
  ...fields,
  regionId: z.string().trim().max(20),
  vatId,
  isDefaultShipping: z.boolean(),
  isDefaultBilling: z.boolean(),
}
/** [ADDRESS-404] */
export const WireSavedAddress = z.strictObject({ _id: z.uuid(), ...saved })
/** Sorted by shipping default, then billing default, then newest first [ADDRESS-419]. */
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
    summary: "Returns the customer's address book on the site",
    access: 'customer',
    rate: 'read',
    reply: WireBook,
  },
  'POST /svc_customer/customer/address': {
    summary: "Creates an address; the first one becomes the default, and its email defaults to the customer's",
    access: 'customer',
    rate: 'write',
    body: Entered,
    status: 201,
    reply: WireBook,
    refusals: { ...invalid, address_limit: { status: 422, details: z.strictObject({ most: z.int() }) } },
  },
  'PATCH /svc_customer/customer/address/{id}': {
    summary: 'Updates an address; omitted fields keep their values',
    access: 'customer',
    rate: 'write',
    params: AddressId,
    body: Entered,
    reply: WireBook,
    refusals: { ...invalid, ...missing },
  },
  'DELETE /svc_customer/customer/address/{id}': {
    summary: 'Deletes an address; if it was a default, the next one becomes the default',
    access: 'customer',
    rate: 'write',
    params: AddressId,
    reply: WireBook,
    refusals: missing,
  },
  'POST /svc_checkout/address/suggestion': {
    summary: 'Returns a corrected address, or null if the address is correct or cannot be verified',
    access: 'guest',
    rate: 'write',
    reads: true,
    body: z.object(WirePostalPlace.shape),
    reply: z.strictObject({ suggestion: WirePostalPlace.nullable() }),
  },
})
