import { z } from 'zod'
import { challengeStatuses } from '#domain/catalog/events/challenge-status.ts'
import { productTypes } from '#domain/catalog/product-type.ts'
import { contract } from './kernel/call.ts'
import { WirePicture, WireInventory, WirePromo, WireRating } from './catalog.ts'
import { WireEnglish } from './product-texts.ts'

/** A color variant. Prices in pounds are sent only on GBR [SEARCH-032, SEARCH-034]. */
const RelatedColor = z.strictObject({
  id: z.int(),
  color: z.string(),
  swatch: z.string(),
  img: z.string().nullable(),
  thumbnail: z.string().nullable(),
  hover_image: z.string().nullable(),
  url: z.string(),
  name: z.string(),
  price: z.number().nullable(),
  special_price: z.number().nullable(),
  price_gbp: z.number().optional(),
  special_price_gbp: z.number().nullable().optional(),
  sku: z.string(),
  plp_attribute: z.boolean(),
})

/** Products with their wire names, plus fields for product cards. */
export const SearchProduct = z.strictObject({
  entity_id: z.int(),
  sku: z.string(),
  thumbnail: z.string().nullable(),
  manufacturer: z.string(),
  cat1: z.string(),
  cat2: z.string(),
  cat3: z.string(),
  price: z.number().nullable(),
  final_price: z.number().nullable(),
  name: z.string(),
  url: z.string(),
  tax_class_id: z.string(),
  type: z.enum(productTypes),
  challenge_status: z.enum(challengeStatuses),
  rogue_hover_image: z.string().nullable(),
  rogue_rfk_custom_data: z.strictObject({
    label: z.string(),
    related: z.array(RelatedColor),
  }),
  product_has_redirect: z.boolean(),
  fact: z.string(),
  is_from: z.boolean(),
  is_new: z.boolean(),
  addable: z.boolean(),
  inventory: WireInventory,
  picture: WirePicture.nullable(),
  hover: WirePicture.nullable(),
  rating: WireRating.nullable(),
  promo: WirePromo.nullable(),
  /** Price suffix such as '/mo'. */
  price_suffix: z.string().optional(),
  lang: WireEnglish.optional(),
})

const sortTypes = ['featured', 'price', 'rating', 'newest', 'name'] as const

const FacetValue = z.strictObject({
  id: z.string(),
  text: z.string(),
  /** The text in the request's language. */
  label: z.string().optional(),
  count: z.int(),
  in_content: z.literal('product'),
  min: z.number().optional(),
  max: z.number().optional(),
})
const Facet = z.strictObject({
  display_name: z.string(),
  number_of_products: z.int(),
  total: z.int(),
  value: z.array(FacetValue),
})
const Suggestion = z.strictObject({
  id: z.string(),
  text: z.string(),
  in_content: z.literal('product'),
  url: z.string().optional(),
})
const Range = z.strictObject({ min: z.number().min(0).optional(), max: z.number().min(0).optional() })
const Text = z.string().max(200)

export const SearchRequest = z.object({
  data: z.object({
    n_item: z.int().min(0).max(200).default(80),
    page_number: z.int().min(1).max(10_000).default(1),
    widget: z.object({ rfkid: z.string().max(40) }),
    content: z
      .object({ product: z.object({ field: z.object({ value: z.array(Text).max(60) }).optional() }) })
      .optional(),
    context: z.object({
      page: z.object({
        uri: Text,
        locale_country: z.string().max(8).optional(),
        locale_language: z.string().max(8).optional(),
        /** Products to base recommendations on, as SKUs or variant group handles. */
        sku: z.array(Text).max(50).optional(),
        product_group: z.array(Text).max(50).optional(),
      }),
      user: z.object({ user_id: Text.optional(), uuid: Text.optional() }),
    }),
    facet: z
      .object({ all: z.boolean().optional(), total: z.boolean().optional(), max: z.int().min(-1).max(1000).optional() })
      .optional(),
    filter: z
      .record(z.string().regex(/^[a-z_]{1,40}$/), z.object({ value: z.array(z.union([Text, Range])).max(50) }))
      .optional(),
    query: z.object({ keyphrase: z.object({ value: z.array(Text).max(4) }).optional() }).optional(),
    sort: z
      .object({
        choices: z.boolean().optional(),
        value: z
          .array(z.object({ type: z.enum(sortTypes), order: z.enum(['asc', 'desc']) }))
          .max(1)
          .optional(),
      })
      .optional(),
    suggestion: z
      .object({
        keyphrase: z.object({ max: z.int().min(0).max(20) }).optional(),
        category: z.object({ max: z.int().min(0).max(20) }).optional(),
        trending_category: z.object({ max: z.int().min(0).max(20) }).optional(),
      })
      .optional(),
  }),
})

export const SearchReply = z.strictObject({
  ts: z.number(),
  dt: z.number(),
  rid: z.string(),
  url: z.string(),
  widget: z.strictObject({ rfkid: z.string(), type: z.string() }),
  n_item: z.int(),
  page_number: z.int(),
  total_item: z.int(),
  total_page: z.int(),
  content: z.strictObject({
    product: z.strictObject({ value: z.array(SearchProduct), total_item: z.int(), n_item: z.int() }),
  }),
  facet: z.record(z.string(), Facet),
  facet_names: z.array(z.string()),
  suggestion: z.strictObject({
    keyphrase: z.array(Suggestion),
    category: z.array(Suggestion),
    trending_category: z.array(Suggestion),
  }),
  sort: z.strictObject({
    choices: z.array(z.strictObject({ label: z.string(), name: z.string(), order: z.enum(['asc', 'desc']) })),
  }),
  redirect_url: z.string().optional(),
  /** The words that the results match, if no product matches all search words. */
  partial_phrase: z.string().optional(),
  errors: z
    .array(
      z.strictObject({
        message: z.string(),
        type: z.string(),
        code: z.string(),
        severity: z.string(),
        details: z.record(z.string(), z.string()),
      }),
    )
    .optional(),
})

export const search = contract({
  'POST /api/search-rec/3': {
    summary: 'Searches products, lists a category, or returns suggestions, in the Discover v3 format',
    access: 'public',
    rate: 'search',
    reads: true,
    body: SearchRequest,
    reply: SearchReply,
    refusals: { token_invalid: { status: 401 } },
  },
  'POST /svc_content/catalog/listing': {
    summary: 'Returns the products of a category by position, price, or name, without the search engine',
    access: 'public',
    rate: 'search',
    reads: true,
    body: SearchRequest,
    reply: SearchReply,
    refusals: { category_not_found: { status: 404 } },
  },
  'GET /svc_ssr/site/{code}/rfktkn': {
    summary: 'Returns a token for the search engine',
    access: 'public',
    rate: 'read',
    params: z.object({ code: z.string().regex(/^[A-Za-z]{3}$/) }),
    reply: z.strictObject({ apiUrl: z.string(), token: z.string(), expires: z.number() }),
    refusals: { site_not_found: { status: 404 } },
  },
})
