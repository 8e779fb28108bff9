import { z } from 'zod'
import { promotionFields, promotionProblemCodes, promotionStates } from '#domain/promotions/scheduled-promotion.ts'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'

const SiteCode = z.enum(sites)
const Day = z.iso.date()
const maxId = 2_147_483_647
const Id = z.coerce.number<string>().int().positive().max(maxId)
const Amount = z.number().min(0.01).max(1_000_000).multipleOf(0.01)
const Units = z.int().min(0).max(1_000_000)
const params = z.object({ id: Id })
const notFound = { promotion_not_found: { status: 404 } } as const

/** Days in the site's time zone. Null means open-ended. */
const days = { from: Day.nullable(), to: Day.nullable() }
const fields = { price: Amount, ...days, qty: Units.nullable() }
const WirePromotion = z.strictObject({
  id: z.int(),
  site: SiteCode,
  currency: z.string(),
  productId: z.int(),
  productName: z.string(),
  sku: z.string(),
  /** Selected options, such as 20 kg. */
  choice: z.string(),
  state: z.enum(promotionStates),
  price: z.number(),
  /** Price without the promotion. Null if the site does not sell the variant. */
  normalPrice: z.number().nullable(),
  ...days,
  /** Units left at this price. Null if unlimited. */
  qty: z.int().nullable(),
  /** True if the promotion was imported. The next import of a sale price replaces it. */
  isImported: z.boolean(),
  /** Promotions of the same variant and site that share a day with this one and have not ended. */
  overlaps: z.array(z.strictObject({ id: z.int(), price: z.number(), ...days })),
})
/** Fields that cannot be stored as entered, by SKU. */
const invalid = {
  promotion_invalid: {
    status: 422,
    details: z.strictObject({
      problems: z.array(
        z.strictObject({ sku: z.string(), field: z.enum(promotionFields), code: z.enum(promotionProblemCodes) }),
      ),
    }),
  },
} as const

/** Back-office calls for product promotions. */
export const staffPromotions = contract({
  'GET /svc_admin/promotions': {
    summary: 'Returns promotions of a site, the latest start first, by state, product, text, and days',
    access: 'staff',
    permission: 'catalog.read',
    rate: 'search',
    query: z.object({
      site: SiteCode,
      state: z.enum(['all', ...promotionStates]).default('all'),
      /** Product name or SKU. */
      q: z.string().trim().max(120).default(''),
      product: Id.optional(),
      /** Matches promotions that run on at least one of these days. */
      from: Day.optional(),
      to: Day.optional(),
      /** `next` from the previous page. */
      before: z
        .string()
        .regex(/^-?\d{1,16}_\d{1,10}$/)
        .refine((cursor) => Number(cursor.split('_')[1]) <= maxId, 'the id is too large')
        .optional(),
      limit: z.coerce.number<string>().int().min(1).max(500).default(50),
    }),
    reply: z.strictObject({ promotions: z.array(WirePromotion), next: z.string().nullable() }),
  },
  'GET /svc_admin/promotions/{id}': {
    summary: 'Returns a promotion',
    access: 'staff',
    permission: 'catalog.read',
    rate: 'read',
    params,
    reply: WirePromotion,
    refusals: notFound,
  },
  'GET /svc_admin/promotions/{id}/price': {
    summary: "Returns a variant's price at noon on a day in the site's time zone, as the shop calculates it",
    access: 'staff',
    permission: 'catalog.read',
    rate: 'read',
    params,
    query: z.object({ day: Day }),
    reply: z.strictObject({
      currency: z.string(),
      price: z.number(),
      normalPrice: z.number(),
      /** The promotion that sets the price. */
      promotionId: z.int().nullable(),
    }),
    refusals: { ...notFound, not_sold: { status: 422 } },
  },
  'POST /svc_admin/promotions': {
    summary: 'Schedules promotions of variants of a product, all of them or none; a repeat has no effect',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    body: z.object({
      site: SiteCode,
      productId: z.int32().positive(),
      ...days,
      variants: z
        .array(z.object({ sku: z.string().min(1).max(100), price: Amount, qty: Units.nullable() }))
        .min(1)
        .max(500)
        .refine((all) => new Set(all.map(({ sku }) => sku)).size === all.length, 'a SKU must be listed once'),
    }),
    reply: z.strictObject({ promotions: z.array(WirePromotion) }),
    refusals: { product_not_found: { status: 404 }, ...invalid },
  },
  'PUT /svc_admin/promotions/{id}': {
    summary: 'Changes the price, days, and units of a promotion, field by field; a repeat has no effect',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params,
    body: z.object({ read: z.object({ ...fields, price: z.number() }), edited: z.object(fields) }),
    reply: WirePromotion,
    refusals: {
      ...notFound,
      ...invalid,
      /** These fields changed after they were read, because of another editor or an order. */
      promotion_changed: { status: 409, details: z.strictObject({ fields: z.array(z.enum(promotionFields)) }) },
    },
  },
  'POST /svc_admin/promotions/{id}/end': {
    summary: 'Ends a promotion that has started; has no effect if it has already ended',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params,
    reply: WirePromotion,
    refusals: { ...notFound, promotion_not_started: { status: 409 } },
  },
  'DELETE /svc_admin/promotions/{id}': {
    summary: 'Deletes a promotion that has not started',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params,
    reply: z.null(),
    refusals: { ...notFound, promotion_started: { status: 409 } },
  },
})
