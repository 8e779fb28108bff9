import { z } from 'zod'
import { barbellCategories } from '#domain/catalog/barbell-chart.ts'
import { contract } from './call.ts'

/** Keys and values both plain text: attribute maps keep the documents' names [CATALOG-240]. */
const Attributes = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))

const productTypes = ['simple', 'configurable', 'bundle', 'grouped', 'giftcard', 'virtual'] as const

export const WirePicture = z.strictObject({
  /** Base address without width and ending: `${base}-640.avif` is a file of it. */
  base: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
})

export const WireInventory = z.strictObject({
  min: z.int(),
  max: z.int(),
  /** Out of stock, but a notification can be asked for. */
  bin: z.boolean(),
  qoh: z.int(),
  backorder: z.boolean(),
  /** Days until dispatch. */
  leadTime: z.int().nullable(),
  restockStatus: z.enum(['in_stock', 'backorder', 'preorder', 'restocking', 'discontinued']),
  promoQty: z.int().nullable(),
  /** Managed stock: false is unlimited. */
  ms: z.boolean(),
})

const ProductFields = {
  productId: z.int(),
  sku: z.string(),
  name: z.string(),
  type: z.enum(productTypes),
  /** Null: no price on this site, 'Quote Available'. */
  price: z.number().nullable(),
  special_price: z.number().nullable(),
  attributes: Attributes,
  customOptions: z.array(z.never()),
  bundleOptions: z.array(z.never()),
  childrenIds: z.array(z.int()),
  inventory: WireInventory,
  visibility: z.int(),
  url: z.string(),
  thumbnail: z.string().nullable(),
  gallery: z.array(WirePicture),
  /** Pounds; null is not known. */
  weight: z.number().nullable(),
  giftcardData: z.null(),
  hundoPricing: z.array(z.never()),
  isProgram: z.boolean(),
  hasPromo: z.boolean(),
  configurableAttributes: z.array(
    z.strictObject({
      code: z.string(),
      label: z.string(),
      values: z.array(z.strictObject({ label: z.string(), swatch: z.string().nullable() })),
    }),
  ),
  primaryCategoryId: z.int().nullable(),
  relatedIds: z.array(z.int()),
  brand: z.string(),
  fact: z.string(),
}

export const WireProduct = z.strictObject(ProductFields)

/** A kind of equipment and its parameters, for views in three dimensions. */
const WireModel = z.strictObject({
  kind: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})

export const WireChild = z.strictObject({
  ...ProductFields,
  choice: z.record(z.string(), z.string()),
  model: WireModel.nullable(),
})

const WireTrailStep = z.strictObject({ name: z.string(), url: z.string() })

export const WireCard = z.strictObject({
  productId: z.int(),
  sku: z.string(),
  name: z.string(),
  url: z.string(),
  brand: z.string(),
  fact: z.string(),
  price: z.number().nullable(),
  special_price: z.number().nullable(),
  /** Children differ in price: shown with 'From'. */
  isFrom: z.boolean(),
  taxClass: z.string(),
  inventory: WireInventory,
  picture: WirePicture.nullable(),
  hover: WirePicture.nullable(),
  swatches: z.array(z.strictObject({ label: z.string(), swatch: z.string() })),
  isNew: z.boolean(),
  /** The one child that a simple product is, to be added at once; null when a choice comes first. */
  addable: z.boolean(),
})

export const WireCompleteProduct = z.strictObject({
  ...ProductFields,
  children: z.array(WireChild),
  lead: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  specification: z.array(z.tuple([z.string(), z.string()])),
  trail: z.array(WireTrailStep),
  related: z.array(WireCard),
})

const WireCategory = z.strictObject({
  categoryId: z.int(),
  name: z.string(),
  url: z.string(),
  path: z.array(WireTrailStep),
  /** Only to categories in which the site sells something [CMS-205]. */
  topLinks: z.array(z.strictObject({ name: z.string(), url: z.string(), picture: WirePicture.nullable() })),
  topLinksStyle: z.enum(['text', 'image']),
  text: z.string(),
  picture: WirePicture.nullable(),
  /** Facet codes in the order shown. */
  facets: z.array(z.string()),
})

const Branch = z.strictObject({
  categoryId: z.int(),
  name: z.string(),
  url: z.string(),
  picture: WirePicture.nullable(),
  children: z.array(z.strictObject({ categoryId: z.int(), name: z.string(), url: z.string() })),
})

/** A row of the barbell chart [INDEX-038, INDEX-039]. */
export const WireBarbell = z.strictObject({
  name: z.string(),
  /** Of the own brand alone: another brand's bar is compared, not led to [INDEX-044, INDEX-045]. */
  url: z.string().nullable(),
  category: z.enum(barbellCategories),
  madeIn: z.string(),
  brand: z.enum(['own', 'other']),
  /** Millimetres. */
  diameter: z.number(),
  finish: z.array(z.string()),
  /** PSI. */
  tensileStrength: z.int(),
})

const Keys = z
  .string()
  .regex(/^[\w.-]{1,64}(,[\w.-]{1,64}){0,99}$/)
  .transform((keys) => keys.split(','))
const Id = z.object({ id: z.coerce.number<string>().int().positive().max(2_147_483_647) })
const missing = { product_not_found: { status: 404 } } as const

export const catalog = contract({
  'GET /svc_content/catalog/category/{id}': {
    summary: 'Read a category',
    access: 'public',
    rate: 'read',
    params: Id,
    reply: WireCategory,
    refusals: { category_not_found: { status: 404 } },
  },
  'GET /svc_content/catalog/tree': {
    summary: 'Read the departments with their categories, as the menu shows them',
    access: 'public',
    rate: 'read',
    reply: z.array(Branch),
  },
  'GET /svc_content/catalog/product': {
    summary: 'Read products by ids, skus or the id of a child, in the asked order; unknown keys are left out',
    access: 'public',
    rate: 'read',
    query: z
      .object({ id: Keys, sku: Keys, childId: Keys })
      .partial()
      .refine(({ id, sku, childId }) => [id, sku, childId].filter(Boolean).length === 1),
    reply: z.array(WireProduct),
  },
  'GET /svc_content/catalog/product/complete/{id}': {
    summary: 'Read a product with its children, texts and related products',
    access: 'public',
    rate: 'read',
    params: Id,
    reply: WireCompleteProduct,
    refusals: missing,
  },
  'GET /svc_content/catalog/product/{idOrSku}': {
    summary: 'Read a product by its id or sku',
    access: 'public',
    rate: 'read',
    params: z.object({ idOrSku: z.string().regex(/^[\w.-]{1,64}$/) }),
    reply: z.array(WireProduct),
    refusals: missing,
  },
  'GET /svc_content/cards': {
    summary: 'Read cards of products by handle, in the asked order, as content blocks show them',
    access: 'public',
    rate: 'read',
    query: z.object({
      handles: z
        .string()
        .regex(/^[\w-]{1,120}(,[\w-]{1,120}){0,39}$/)
        .transform((handles) => handles.split(',')),
    }),
    reply: z.array(WireCard),
  },
  'GET /svc_content/barbells': {
    summary: 'Compare the bars of a category by what they are made of, group by group, the strongest steel first',
    access: 'public',
    rate: 'read',
    query: z.object({ category: z.string().regex(/^[\w-]{1,120}$/) }),
    reply: z.array(WireBarbell),
  },
})
