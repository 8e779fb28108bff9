import { z } from 'zod'

const Text = (most: number) => z.string().trim().max(most)

/** An address while it is typed: every field may still be empty; the domain tells what is missing. */
export const WireAddress = z.strictObject({
  firstname: Text(80).default(''),
  lastname: Text(80).default(''),
  telephone: Text(40).default(''),
  email: Text(320).default(''),
  company: Text(120).default(''),
  street: z.array(Text(120)).max(3).default([]),
  apartment: Text(100).default(''),
  city: Text(80).default(''),
  postcode: Text(16).default(''),
  region: Text(80).default(''),
  countryId: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('US'),
  vatNumber: Text(24).default(''),
  eoriNumber: Text(24).default(''),
})
