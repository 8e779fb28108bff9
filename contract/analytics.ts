import { z } from 'zod'
import { WireItem } from './analytics-events.ts'
import { contract } from './kernel/call.ts'

const maxIds = 60

const Ids = z
  .string()
  .regex(/^\d{1,9}(?:,\d{1,9})*$/)
  .transform((text) => text.split(',').map(Number))
  .refine((ids) => ids.length <= maxIds)

/** Destinations that pull conversions, in the format of their APIs. */
export const conversionDestinations = [
  'web-analytics',
  'ads',
  'affiliate',
  'reviews',
  'email-marketing',
  'recommendations',
] as const

const Text = z.string()
const Nullable = z.string().nullable()

const WebAnalyticsPurchase = z.strictObject({
  name: z.literal('purchase'),
  params: z.strictObject({
    transaction_id: Text,
    value: z.number(),
    tax: z.number(),
    shipping: z.number(),
    currency: Text,
    items: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
  }),
})

const AdsConversion = z.strictObject({
  transaction_id: Text,
  value: z.number(),
  currency: Text,
  /** The fields that ad services require as SHA-256 hashes. */
  user_data: z.strictObject({
    sha256_email_address: Text,
    sha256_phone_number: Text.optional(),
    address: z.strictObject({
      sha256_first_name: Text,
      sha256_last_name: Text,
      sha256_street: Text,
      city: Text,
      region: Text,
      postal_code: Text,
      country: Text,
    }),
  }),
})

const AffiliateOrder = z.strictObject({
  order_id: Text,
  amount: z.number(),
  state: Text,
  country: Text,
  currency: Text,
  items: z.array(
    z.strictObject({ order_id: Text, parent_sku: Text, variant_sku: Text, price: z.number(), qty: z.int() }),
  ),
})

const ReviewsPurchase = z.strictObject({
  orderId: Text,
  city: Text,
  state: Text,
  country: Text,
  email: Text,
  locale: Text,
  userId: Text,
  tax: z.number(),
  shipping: z.number(),
  total: z.number(),
  currency: Text,
  items: z.array(
    z.strictObject({
      sku: Text,
      name: Text,
      category: Text,
      price: z.number(),
      quantity: z.int(),
      imageURL: Nullable,
    }),
  ),
})

const CommercePurchase = z.strictObject({
  user: z.strictObject({ userId: Text, email: Text }),
  items: z.array(
    z.strictObject({
      id: Text,
      sku: Text,
      name: Text,
      categories: z.array(Text),
      price: z.number(),
      quantity: z.int(),
      imageUrl: Nullable,
      url: Text,
    }),
  ),
  total: z.number(),
})

const RecommendationEvent = z.strictObject({
  event: z.strictObject({ type: Text, name: Text, value: z.strictObject({ orderId: Text, skus: z.array(Text) }) }),
  t: z.number(),
  t0: z.number(),
  user_id: Text,
  app_type: z.enum(['native', 'browser']),
})

export const ConversionPayload = z.union([
  WebAnalyticsPurchase,
  AdsConversion,
  AffiliateOrder,
  ReviewsPurchase,
  CommercePurchase,
  RecommendationEvent,
])

export const analytics = contract({
  'GET /svc_ssr/analytics/items': {
    summary: 'Returns the item metadata of products and variants for events; unknown ids are left out',
    access: 'public',
    rate: 'read',
    query: z.object({ ids: Ids }),
    reply: z.strictObject({ items: z.array(z.strictObject({ id: z.int(), productId: z.int(), item: WireItem })) }),
  },
  'GET /svc_ssr/analytics/conversions': {
    summary:
      'Returns purchases after a number in the format of a destination, if the buyer consented; for exports to services that the store does not call',
    access: 'staff',
    permission: 'analytics.read',
    rate: 'read',
    query: z.object({
      destination: z.enum(conversionDestinations),
      /** The last number that the caller has read. */
      after: z.coerce.number<string>().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
      limit: z.coerce.number<string>().int().min(1).max(200).default(100),
    }),
    reply: z.strictObject({
      conversions: z.array(z.strictObject({ number: z.int(), at: z.number(), payload: ConversionPayload })),
      /** Value for `after` in the next request. */
      last: z.int(),
    }),
  },
})
