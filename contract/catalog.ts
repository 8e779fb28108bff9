import { z } from 'zod'
import { barbellCategories, barbellUses } from '#domain/catalog/barbell-chart.ts'
import { bundlePriceTypes } from '#domain/catalog/options/bundle-option.ts'
import { customOptionTypes } from '#domain/catalog/options/custom-option.ts'
import { productTypes } from '#domain/catalog/product-type.ts'
import { promotionStatuses } from '#domain/promotions/promotion.ts'
import { contract } from './kernel/call.ts'
import { WireEnglish, WireOption } from './product-texts.ts'

/** Attributes keyed by wire name [CATALOG-240]. */
const Attributes = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))

export const WirePicture = z.strictObject({
  /** Base path. For each width, the file is `${base}-${width}.avif`. */
  base: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
})

export const WireInventory = z.strictObject({
  min: z.int(),
  max: z.int(),
  /** True if the product offers back-in-stock alerts. */
  bin: z.boolean(),
  qoh: z.int(),
  backorder: z.boolean(),
  /** Days until dispatch. */
  leadTime: z.int().nullable(),
  restockStatus: z.enum(['in_stock', 'backorder', 'preorder', 'restocking', 'discontinued']),
  promoQty: z.int().nullable(),
  /** True if stock is managed; false means unlimited. */
  ms: z.boolean(),
})

/** A custom option [CATALOG-209, CATALOG-211]. */
const WireCustomOption = z.strictObject({
  id: z.string(),
  title: z.string(),
  type: z.enum(customOptionTypes),
  isRequired: z.boolean(),
  price: z.number(),
  sku: z.string(),
  values: z.array(z.strictObject({ id: z.string(), price: z.number(), sku: z.string(), title: z.string() })),
  /** Maximum number of characters, if below the general limit. */
  mostCharacters: z.int().optional(),
})

/** A bundle option [CATALOG-212, CATALOG-213]. */
const WireBundleOption = z.strictObject({
  id: z.string(),
  title: z.string(),
  isRequired: z.boolean(),
  includedProductId: z.int().nullable(),
  values: z.array(
    z.strictObject({
      productId: z.int(),
      /** A fixed amount, a percentage of the child's price, or the child's price. */
      priceType: z.enum(bundlePriceTypes),
      price: z.number(),
      isDefault: z.boolean(),
      defaultQty: z.int(),
      canChangeQty: z.boolean(),
    }),
  ),
})

/** [GIFT-202] */
const WireGiftCard = z.strictObject({
  type: z.enum(['virtual']),
  amounts: z.array(z.number()),
  isOpenAmountAllowed: z.boolean(),
  openAmountMin: z.number(),
  openAmountMax: z.number(),
})

const ProductFields = {
  productId: z.int(),
  sku: z.string(),
  name: z.string(),
  type: z.enum(productTypes),
  /** Null is displayed as 'Quote Available'. */
  price: z.number().nullable(),
  special_price: z.number().nullable(),
  attributes: Attributes,
  customOptions: z.array(WireCustomOption),
  bundleOptions: z.array(WireBundleOption),
  childrenIds: z.array(z.int()),
  inventory: WireInventory,
  visibility: z.int(),
  url: z.string(),
  thumbnail: z.string().nullable(),
  gallery: z.array(WirePicture),
  /** Weight in pounds, or null if unknown. */
  weight: z.number().nullable(),
  giftcardData: WireGiftCard.nullable(),
  hundoPricing: z.array(z.strictObject({ ruleWeight: z.number(), discountPerLb: z.number() })),
  isProgram: z.boolean(),
  hasPromo: z.boolean(),
  configurableAttributes: z.array(WireOption),
  primaryCategoryId: z.int().nullable(),
  relatedIds: z.array(z.int()),
  brand: z.string(),
  fact: z.string(),
  lang: WireEnglish.optional(),
}

export const WireProduct = z.strictObject(ProductFields)

const WireModel = z.strictObject({
  kind: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})

/** Selected values by option code. */
const Choice = z.record(z.string(), z.string())

export const WireChild = z.strictObject({
  ...ProductFields,
  choice: Choice,
  model: WireModel.nullable(),
})

const WireTrailStep = z.strictObject({ name: z.string(), url: z.string() })

/** Average rating across approved reviews, with one decimal. */
export const WireRating = z.strictObject({ average: z.number(), count: z.int() })

/** An active or upcoming promotion [PROMO-007]. */
export const WirePromo = z.strictObject({
  status: z.enum(['upcoming', 'active']),
  price: z.number(),
  from: z.number().nullable(),
  to: z.number().nullable(),
  /** Null if unlimited. */
  qty: z.int().nullable(),
})

/** A color with its cheapest variant. Cards stored by older releases lack the variant. */
const WireSwatch = z.strictObject({
  label: z.string(),
  swatch: z.string(),
  variant: z
    .strictObject({
      id: z.int(),
      sku: z.string(),
      url: z.string(),
      price: z.number(),
      special_price: z.number().nullable(),
    })
    .optional(),
})

export const WireCard = z.strictObject({
  productId: z.int(),
  sku: z.string(),
  name: z.string(),
  url: z.string(),
  brand: z.string(),
  fact: z.string(),
  price: z.number().nullable(),
  special_price: z.number().nullable(),
  /** True if the price is displayed with the prefix 'From'. */
  isFrom: z.boolean(),
  taxClass: z.string(),
  inventory: WireInventory,
  picture: WirePicture.nullable(),
  hover: WirePicture.nullable(),
  swatches: z.array(WireSwatch),
  /** True if the link opens the page of another product that contains this one. */
  isPart: z.boolean().optional(),
  isNew: z.boolean(),
  promo: WirePromo.nullable(),
  /** True if the product needs no selection. */
  addable: z.boolean(),
  /** Null if there are no reviews. */
  rating: WireRating.nullable(),
  /** Price suffix such as '/mo'. */
  priceSuffix: z.string().optional(),
  type: z.enum(productTypes).optional(),
  /** Time when registration for the product's event closes, in epoch milliseconds. */
  registrationClosesAt: z.number().optional(),
  lang: WireEnglish.optional(),
})

/** When and where an event takes place. Times are ISO 8601 with an offset. */
export const WireEvent = z.strictObject({
  startsAt: z.string(),
  endsAt: z.string(),
  /** IANA time zone name. */
  timeZone: z.string(),
  place: z.strictObject({
    name: z.string(),
    street: z.string(),
    city: z.string(),
    region: z.string(),
    postcode: z.string(),
    countryId: z.string(),
  }),
  /** Total number of spots, or null if unlimited. */
  capacity: z.int().nullable(),
  /** Refund terms, or empty if unknown. */
  refunds: z.string(),
})

const WireSizeChart = z.strictObject({
  /** The first column contains the sizes. */
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  /** Measuring instructions. */
  note: z.string(),
})

export const WireCompleteProduct = z.strictObject({
  ...ProductFields,
  children: z.array(WireChild),
  /** Bundle options, or the members of a grouped product. A variant has the options of its product. */
  gathered: z.array(z.strictObject({ ...ProductFields, children: z.array(WireChild), choice: Choice })),
  promo: WirePromo.nullable(),
  /** Title and description of the page for search engines and link previews. */
  title: z.string(),
  summary: z.string(),
  lead: z.string(),
  /** Sanitized HTML. */
  description: z.string(),
  /** The English label identifies a row. `text` is its translation, which is displayed. Values are translated. */
  specification: z.array(z.strictObject({ label: z.string(), value: z.string(), text: z.string().optional() })),
  event: WireEvent.nullable(),
  sizeChart: WireSizeChart.nullable(),
  trail: z.array(WireTrailStep),
  /** URLs of all categories that list the product, with their parents. */
  categories: z.array(z.string()),
  related: z.array(WireCard),
  /** Empty while the feature flag is off. */
  fits: z.array(WireCard),
})

const WireCategory = z.strictObject({
  categoryId: z.int(),
  name: z.string(),
  url: z.string(),
  path: z.array(WireTrailStep),
  /** Only categories with products on the site [CMS-205]. */
  topLinks: z.array(z.strictObject({ name: z.string(), url: z.string(), picture: WirePicture.nullable() })),
  topLinksStyle: z.enum(['text', 'image']),
  text: z.string(),
  picture: WirePicture.nullable(),
  /** Facet codes in display order. */
  facets: z.array(z.string()),
  /** True if the list comes from the catalog instead of the search engine [CATALOG-010]. */
  isFallback: z.boolean(),
})

const Branch = z.strictObject({
  categoryId: z.int(),
  name: z.string(),
  url: z.string(),
  picture: WirePicture.nullable(),
  children: z.array(z.strictObject({ categoryId: z.int(), name: z.string(), url: z.string() })),
})

/** [INDEX-038..043] */
export const WireBarbell = z.strictObject({
  name: z.string(),
  /** Present only for our own brand [INDEX-044, INDEX-045]. */
  url: z.string().nullable(),
  category: z.enum(barbellCategories),
  madeIn: z.string(),
  brand: z.enum(['own', 'other']),
  /** Millimeters. */
  diameter: z.number(),
  finish: z.array(z.string()),
  /** PSI. */
  tensileStrength: z.int(),
  /** Rank, starting at 1. */
  rank: z.int().positive(),
  /** Null if unrated. */
  fRating: z.int().min(1).max(10).nullable(),
  isOwnWarehouse: z.boolean(),
  durability: z.record(z.enum(barbellUses), z.int().min(0).max(10)).nullable(),
})

const Keys = z
  .string()
  .regex(/^[\w.-]{1,64}(,[\w.-]{1,64}){0,99}$/)
  .transform((keys) => keys.split(','))
const Id = z.object({ id: z.coerce.number<string>().int().positive().max(2_147_483_647) })
const missing = { product_not_found: { status: 404 } } as const

/** The site's deals [PROMO-215, PROMO-217]. */
const HotDeals = z.strictObject({
  products: z.record(
    z.string(),
    z.strictObject({
      from: z.number().nullable(),
      to: z.number().nullable(),
      qty: z.int().optional(),
      qtyEnable: z.boolean(),
      price: z.number(),
      status: z.enum(promotionStatuses),
    }),
  ),
  hundoProductIds: z.array(z.int()),
  /** Server time in epoch milliseconds. */
  now: z.number(),
})

export const catalog = contract({
  'GET /svc_content/catalog/product/compatibility': {
    summary: 'Returns the products of a compatibility system, optionally of one tag, featured products first',
    access: 'public',
    rate: 'read',
    query: z.object({ group: z.string().min(1).max(80), tag: z.string().max(80).optional() }),
    /** [CATALOG-401] */
    reply: z.array(z.strictObject({ sku: z.string(), name: z.string(), productId: z.int(), tag: z.string() })),
  },
  'GET /svc_content/hot/active': {
    summary: 'Returns the current and upcoming deals of the site',
    access: 'public',
    rate: 'read',
    reply: HotDeals,
  },
  'GET /svc_content/catalog/product/group-prices': {
    summary: "Returns the prices of the caller's customer group; empty for guests and customers without a group",
    access: 'guest',
    rate: 'read',
    /** Keyed by product or variant id. A configurable product has the lowest price among its variants. */
    reply: z.strictObject({ groupId: z.int(), prices: z.record(z.string(), z.number()) }),
  },
  'GET /svc_content/catalog/category/{id}': {
    summary: 'Returns a category',
    access: 'public',
    rate: 'read',
    params: Id,
    reply: WireCategory,
    refusals: { category_not_found: { status: 404 } },
  },
  'GET /svc_content/catalog/tree': {
    summary: 'Returns the departments with their categories, as in the menu',
    access: 'public',
    rate: 'read',
    reply: z.array(Branch),
  },
  'GET /svc_content/catalog/product': {
    summary: 'Returns products by ids, SKUs, or a child id, in the requested order; unknown keys are omitted',
    access: 'public',
    rate: 'read',
    query: z
      .object({ id: Keys, sku: Keys, childId: Keys })
      .partial()
      .refine(({ id, sku, childId }) => [id, sku, childId].filter(Boolean).length === 1),
    reply: z.array(WireProduct),
  },
  'GET /svc_content/catalog/product/complete/{id}': {
    summary: 'Returns a product with its children, texts, and related products',
    access: 'public',
    rate: 'read',
    params: Id,
    reply: WireCompleteProduct,
    refusals: missing,
  },
  'GET /svc_content/catalog/product/{idOrSku}': {
    summary: 'Returns a product by id or SKU',
    access: 'public',
    rate: 'read',
    params: z.object({ idOrSku: z.string().regex(/^[\w.-]{1,64}$/) }),
    reply: z.array(WireProduct),
    refusals: missing,
  },
  'GET /svc_content/cards': {
    summary: 'Returns product cards by handle, in the requested order, for content blocks',
    access: 'public',
    rate: 'read',
    query: z.object({
      handles: z
        .string()
        .regex(/^[\w-]{1,120}(,[\w-]{1,120}){0,39}$/)
        .transform((handles) => handles.split(',')),
    }),
    reply: z.array(z.strictObject({ ...WireCard.shape, handle: z.string() })),
  },
  'GET /svc_content/brands': {
    summary: 'Returns the brands of the site by name, with their product counts and a picture',
    access: 'public',
    rate: 'read',
    reply: z.array(z.strictObject({ name: z.string(), products: z.int(), picture: WirePicture.nullable() })),
  },
  'GET /svc_content/barbells': {
    summary: 'Returns a comparison of the bars in a category by material and durability, in rank order',
    access: 'public',
    rate: 'read',
    query: z.object({ category: z.string().regex(/^[\w-]{1,120}$/) }),
    reply: z.array(WireBarbell),
  },
})
