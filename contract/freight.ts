import { z } from 'zod'

/** Shipping costs, with amounts as displayed. */
export const WireFreight = z.strictObject({
  countryId: z.string(),
  region: z.string(),
  /** False if nothing in the cart ships. */
  ships: z.boolean(),
  /** The requested postcode as carriers write it. Empty if there is none or the checkout has an address. */
  postcode: z.string(),
  /** Delivery options by package, cheapest first, without pickup. Empty if the rate is for the nearest zone. */
  options: z.array(
    z.strictObject({
      packageNumber: z.int(),
      label: z.string(),
      shownRate: z.number(),
      /** First and last estimated delivery dates, or null if unknown. */
      arrives: z.tuple([z.iso.date(), z.iso.date()]).nullable(),
    }),
  ),
  /** Reason for the lack of options at the requested postcode. */
  problem: z.enum(['postcode_unknown', 'no_rates', 'weight_unknown']).nullable(),
  /** True if the rate is for the nearest zone in the country. */
  isEstimate: z.boolean(),
  /** True for APO, FPO, and DPO [PROMO-006]. */
  isMilitary: z.boolean(),
  /** The cheapest rate, or null if unknown. */
  shownRate: z.number().nullable(),
  /** The shipping cost of one more unit. */
  lines: z.array(z.strictObject({ _id: z.uuid(), oneMore: z.number().nullable() })),
  offers: z.strictObject({
    threeShipFree: z.strictObject({ pieces: z.int(), missing: z.int() }).nullable(),
    isCartFree: z.boolean(),
    fiveForFive: z.strictObject({ pieces: z.int(), maxItems: z.int(), shownPrice: z.number() }).nullable(),
  }),
})

/** [PROMO-005] */
export const WireFiveForFive = z.strictObject({
  /** Redemptions left for the email address in the cart. */
  remaining: z.int(),
  maxItems: z.int(),
  shownPrice: z.number(),
  lines: z.array(z.strictObject({ _id: z.uuid(), pieces: z.int().positive() })),
  /** True if another promotion or rate is cheaper. */
  isBeaten: z.boolean(),
})
