import { z } from 'zod'

/** Where an order can be collected, with what its collector has to know [SHIP-250]. */
export const WirePickupPlace = z.strictObject({
  /** Empty in orders of a time when a site had one place. */
  id: z.string(),
  name: z.string(),
  street: z.array(z.string()),
  city: z.string(),
  region: z.string(),
  postcode: z.string(),
  countryId: z.string(),
  telephone: z.string(),
  /** Days and hours, a line each. */
  hours: z.array(z.string()),
  instructions: z.string(),
})
