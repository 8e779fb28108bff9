import { z } from 'zod'

/** What a cart costs to send, and what would change that; amounts as shown. */
export const WireFreight = z.strictObject({
  countryId: z.string(),
  region: z.string(),
  /** No address was entered yet: the nearest zone of the country stands for it. */
  isEstimate: z.boolean(),
  /** It goes to an APO, FPO or DPO [PROMO-006]. */
  isMilitary: z.boolean(),
  /** The cheapest way; null cannot be told. */
  shownRate: z.number().nullable(),
  /** What one more piece of each line would add to it. */
  lines: z.array(z.strictObject({ _id: z.uuid(), oneMore: z.number().nullable() })),
  /** Promotions of shipping that the cart has reached or comes near. */
  offers: z.strictObject({
    threeShipFree: z.strictObject({ pieces: z.int(), missing: z.int() }).nullable(),
    isCartFree: z.boolean(),
    fiveForFive: z.strictObject({ pieces: z.int(), maxItems: z.int(), shownPrice: z.number() }).nullable(),
  }),
})

/** How far a cart has come with five for five [PROMO-005]. */
export const WireFiveForFive = z.strictObject({
  /** How often the e-mail address of the cart may still redeem it. */
  remaining: z.int(),
  maxItems: z.int(),
  shownPrice: z.number(),
  /** The lines that take part, with their pieces. */
  lines: z.array(z.strictObject({ _id: z.uuid(), pieces: z.int().positive() })),
  /** Something else ships the cart for less, and of promotions the cheapest holds. */
  isBeaten: z.boolean(),
})
