import { z } from 'zod'

/** Display amounts. */
export const WireFreight = z.strictObject({
  countryId: z.string(),
  region: z.string(),
  /** Rated for the country's nearest zone. */
  isEstimate: z.boolean(),
  /** APO, FPO or DPO [PROMO-006]. */
  isMilitary: z.boolean(),
  /** Cheapest; null if unknown. */
  shownRate: z.number().nullable(),
  /** Added by one more unit. */
  lines: z.array(z.strictObject({ _id: z.uuid(), oneMore: z.number().nullable() })),
  offers: z.strictObject({
    threeShipFree: z.strictObject({ pieces: z.int(), missing: z.int() }).nullable(),
    isCartFree: z.boolean(),
    fiveForFive: z.strictObject({ pieces: z.int(), maxItems: z.int(), shownPrice: z.number() }).nullable(),
  }),
})

/** [PROMO-005] */
export const WireFiveForFive = z.strictObject({
  /** Redemptions left for the cart's email address. */
  remaining: z.int(),
  maxItems: z.int(),
  shownPrice: z.number(),
  lines: z.array(z.strictObject({ _id: z.uuid(), pieces: z.int().positive() })),
  /** Another promotion or rate is cheaper. */
  isBeaten: z.boolean(),
})
