import { z } from 'zod'
import { withFormattedPostcode } from '#domain/address/typed/typed-address.ts'
import { NormalizedEmail, SingleLineText, NormalizedTelephone } from './codec/typed-text.ts'

export const addressFields = {
  firstname: SingleLineText(80),
  lastname: SingleLineText(80),
  telephone: NormalizedTelephone,
  email: NormalizedEmail,
  company: SingleLineText(120),
  street: z.array(SingleLineText(120)).max(3),
  apartment: SingleLineText(100),
  city: SingleLineText(80),
  postcode: SingleLineText(16),
  region: SingleLineText(80),
  countryId: z.string().regex(/^[A-Z]{2}$/),
  vatNumber: SingleLineText(24),
  eoriNumber: SingleLineText(24),
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
