import { z } from 'zod'
import { withFormattedPostcode } from '#domain/address/typed/typed-address.ts'
import { TypedEmail, TypedLine, TypedTelephone } from './codec/typed-text.ts'

export const addressFields = {
  firstname: TypedLine(80),
  lastname: TypedLine(80),
  telephone: TypedTelephone,
  email: TypedEmail,
  company: TypedLine(120),
  street: z.array(TypedLine(120)).max(3),
  apartment: TypedLine(100),
  city: TypedLine(80),
  postcode: TypedLine(16),
  region: TypedLine(80),
  countryId: z.string().regex(/^[A-Z]{2}$/),
  vatNumber: TypedLine(24),
  eoriNumber: TypedLine(24),
}

const AddressFields = z.strictObject({
  firstname: addressFields.firstname.default(''),
  lastname: addressFields.lastname.default(''),
  telephone: addressFields.telephone.default(''),
  email: addressFields.email.default(''),
  company: addressFields.company.default(''),
  street: addressFields.street.default([]),
  apartment: addressFields.apartment.default(''),
  city: addressFields.city.default(''),
  postcode: addressFields.postcode.default(''),
  region: addressFields.region.default(''),
  countryId: addressFields.countryId.default('US'),
  vatNumber: addressFields.vatNumber.default(''),
  eoriNumber: addressFields.eoriNumber.default(''),
})

/** Fields may be empty while the shopper is typing. The domain reports missing ones. */
export const WireAddress = AddressFields.overwrite(withFormattedPostcode)
