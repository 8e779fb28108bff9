import { z } from 'zod'

/** Amounts as displayed. */
export const WireFreight = z.strictObject({
  countryId: z.string(),
  region: z.string(),
  /** False if nothing in the cart is shipped. */
  ships: z.boolean(),
  /** Postcode of the request as carriers write it; '' without one, or if the checkout has an address. */
  postcode: z.string(),
  /** By package, cheapest first, without pickup, or empty if the rate is for the nearest zone. */
  options: z.array(
    z.strictObject({
      packageNumber: z.int(),
      label: z.string(),
      shownRate: z.number(),
      /** First and last estimated delivery date, or null if unknown. */
      arrives: z.tuple([z.iso.date(), z.iso.date()]).nullable(),
    }),
  ),
  /** Why the postcode of the request has no options. */
  problem: z.enum(['postcode_unknown', 'no_rates', 'weight_unknown']).nullable(),
  /** The rate is for the nearest zone of the country. */
  isEstimate: z.boolean(),
  /** APO, FPO or DPO [PROMO-006]. */
  isMilitary: z.boolean(),
  /** The cheapest rate, or null if unknown. */
  shownRate: z.number().nullable(),
  /** The cost of one more unit. */
  lines: z.array(z.strictObject({ _id: z.uuid(), oneMore: z.number().nullable() })),
  offers: z.strictObject({
    threeShipFree: z.strictObject({ pieces: z.int(), missing: z.int() }).nullable(),
    isCartFree: z.boolean(),
    fiveForFive: z.strictObject({ pieces: z.int(), maxItems: z.int(), shownPrice: z.number() }).nullable(),
  }),
})

/** [PROMO-005] */
export const WireFiveForFive = z.strictObject({
  /** Redemptions left for the email address of the cart. */
  remaining: z.int(),
  maxItems: z.int(),
  shownPrice: z.number(),
  lines: z.array(z.strictObject({ _id: z.uuid(), pieces: z.int().positive() })),
  /** Another promotion or rate is cheaper. */
  isBeaten: z.boolean(),
})
