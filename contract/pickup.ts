import { z } from 'zod'

/** [SHIP-250] */
export const WirePickupPlace = z.strictObject({
  /** Empty in old orders. */
  id: z.string(),
  name: z.string(),
  street: z.array(z.string()),
  city: z.string(),
  region: z.string(),
  postcode: z.string(),
  countryId: z.string(),
  telephone: z.string(),
  hours: z.array(z.string()),
  instructions: z.string(),
})
