import { z } from 'zod'

const Text = (most: number) => z.string().trim().max(most)

export const addressFields = {
  firstname: Text(80),
  lastname: Text(80),
  telephone: Text(40),
  email: Text(320),
  company: Text(120),
  street: z.array(Text(120)).max(3),
  apartment: Text(100),
  city: Text(80),
  postcode: Text(16),
  region: Text(80),
  countryId: z.string().regex(/^[A-Z]{2}$/),
  vatNumber: Text(24),
  eoriNumber: Text(24),
}

/** Fields may be empty while the shopper types; the domain reports missing ones. */
export const WireAddress = z.strictObject({
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
