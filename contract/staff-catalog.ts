import { z } from 'zod'
import { sites } from '#domain/sites.ts'
import { textFields, textLimits } from '#domain/catalog/texts/product-texts.ts'
import { WirePicture } from './catalog.ts'
import { contract } from './kernel/call.ts'

const SiteCode = z.enum(sites)
const Id = z.coerce.number<string>().int().positive().max(2_147_483_647)
const Amount = z.number().min(0).max(1_000_000).multipleOf(0.01)
export const StaffProductParams = z.object({ id: Id })
const params = StaffProductParams
const notFound = { product_not_found: { status: 404 } } as const
const saleStates = ['active', 'unpublished', 'draft', 'archived'] as const

const WireRow = z.strictObject({
  id: z.int(),
  handle: z.string(),
  name: z.string(),
  type: z.string(),
  /** The first three SKUs. */
  skus: z.array(z.string()),
  variants: z.int(),
  /** State on the site, or 'none' if the product has no price there. */
  state: z.enum([...saleStates, 'none']),
  /** Lowest and highest price on the site. Null for bundles and grouped products, and if there is no price. */
  price: z.strictObject({ min: z.number(), max: z.number() }).nullable(),
  /** Units in the site's warehouse. Null if no variant has managed stock. */
  stock: z.strictObject({ onHand: z.int(), reserved: z.int() }).nullable(),
})

const WirePrice = z.strictObject({
  site: SiteCode,
  currency: z.string(),
  price: z.number(),
  special: z.number().nullable(),
  state: z.enum(saleStates),
  /** True if this variant is not sold, although its product may be. */
  isOff: z.boolean(),
})
const WireStock = z.strictObject({
  location: z.string(),
  onHand: z.int(),
  reserved: z.int(),
  isCounted: z.boolean(),
  backorder: z.int(),
})
const WireMovement = z.strictObject({
  id: z.string(),
  sku: z.string(),
  location: z.string(),
  kind: z.enum(['received', 'counted', 'damaged', 'transferred']),
  change: z.int(),
  onHand: z.int(),
  reason: z.string(),
  staffName: z.string(),
  createdAt: z.string(),
})
const storedTexts = {
  name: z.string(),
  fact: z.string(),
  lead: z.string(),
  description: z.string(),
  specification: z.array(z.tuple([z.string(), z.string()])),
  /** Title and description for search engines. If empty, the shop uses the name and the introduction. */
  searchTitle: z.string(),
  searchDescription: z.string(),
}
/** A product as staff see it. */
export const WireStaffProduct = z.strictObject({
  id: z.int(),
  handle: z.string(),
  name: z.string(),
  type: z.string(),
  texts: z.strictObject(storedTexts),
  /** Empty if the product has no variants to choose from. */
  options: z.array(z.strictObject({ code: z.string(), label: z.string(), values: z.array(z.string()) })),
  attributes: z.strictObject({ hidesReviews: z.boolean(), isExcludedFromAffiliates: z.boolean() }),
  /** In display order: the main picture, the picture that cards show on hover, and any others. */
  pictures: z.array(WirePicture),
  updatedAt: z.string(),
  /** Sites that sell the product and that the caller may see. */
  listedOn: z.array(SiteCode),
  variants: z.array(
    z.strictObject({
      id: z.int(),
      sku: z.string(),
      /** Selected options, such as 20 kg. */
      choice: z.string(),
      gtin: z.string().nullable(),
      /** Prices on the sites that the caller may see. */
      prices: z.array(WirePrice),
      stock: z.array(WireStock),
    }),
  ),
  /** The newest 50 stock movements by staff. */
  movements: z.array(WireMovement),
})

const Texts = z.object({
  name: z.string().trim().min(1).max(textLimits.name),
  fact: z.string().trim().max(textLimits.fact),
  lead: z.string().trim().max(textLimits.lead),
  description: z.string().trim().max(textLimits.description),
  specification: z
    .array(z.tuple([z.string().trim().min(1).max(textLimits.label), z.string().trim().min(1).max(textLimits.value)]))
    .max(textLimits.rows),
  searchTitle: z.string().trim().max(textLimits.searchTitle),
  searchDescription: z.string().trim().max(textLimits.searchDescription),
})
const Change = z.object({
  sku: z.string().min(1).max(100),
  site: SiteCode,
  price: Amount,
  special: Amount.nullable(),
  /** The price that was shown to the editor. If the stored price differs, the change is a conflict. */
  expected: z.object({ price: Amount, special: Amount.nullable() }),
})

/** Filters of the product list. */
export const productListFilters = {
  site: SiteCode,
  q: z.string().trim().max(120).default(''),
  filter: z.enum(['all', 'active', 'withheld', 'low', 'out']).default('all'),
  /** Id of a category. */
  category: Id.optional(),
  /** Includes the products of the category's subcategories. */
  subcategories: z.literal('yes').optional(),
}

/** Back-office calls for products, prices, and stock. */
export const staffCatalog = contract({
  'GET /svc_admin/products': {
    summary:
      'Returns products, newest first, by name, SKU, or barcode, by category, and by what a site sells and has in stock',
    access: 'staff',
    permission: 'catalog.read',
    rate: 'search',
    query: z.object({
      ...productListFilters,
      /** `next` from the previous page. */
      before: Id.optional(),
      limit: z.coerce.number<string>().int().min(1).max(100).default(50),
    }),
    reply: z.strictObject({ products: z.array(WireRow), next: z.string().nullable() }),
  },
  'GET /svc_admin/products/{id}': {
    summary: 'Returns a product with the prices and the stock of its variants',
    access: 'staff',
    permission: 'catalog.read',
    rate: 'read',
    params,
    reply: WireStaffProduct,
    refusals: notFound,
  },
  'PATCH /svc_admin/products/{id}/prices': {
    summary: 'Changes prices of variants, all of them or none; a repeat has no effect',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params,
    body: z.object({ changes: z.array(Change).min(1).max(500) }),
    reply: WireStaffProduct,
    refusals: {
      ...notFound,
      price_not_found: { status: 404, details: z.strictObject({ sku: z.string(), site: SiteCode }) },
      special_too_high: { status: 422, details: z.strictObject({ sku: z.string(), site: SiteCode }) },
      price_changed: {
        status: 409,
        details: z.strictObject({ sku: z.string(), site: SiteCode, price: z.number(), special: z.number().nullable() }),
      },
    },
  },
  'PUT /svc_admin/products/{id}/texts': {
    summary: 'Changes the texts of a product on all sites, field by field; a repeat has no effect',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params,
    /** Only changed fields are sent, because unchanged imported texts may exceed the limits. */
    body: z.object({ read: z.object(storedTexts), edited: Texts.partial() }),
    reply: WireStaffProduct,
    refusals: {
      ...notFound,
      /** Another editor has changed the text of these fields in the meantime. */
      texts_changed: { status: 409, details: z.strictObject({ fields: z.array(z.enum(textFields)) }) },
    },
  },
  'PATCH /svc_admin/products/{id}/attributes': {
    summary:
      'Changes whether a product shows reviews and earns affiliate revenue, on all sites; a repeat has no effect',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params,
    /** Missing attributes remain unchanged. */
    body: z.object({ hidesReviews: z.boolean().optional(), isExcludedFromAffiliates: z.boolean().optional() }),
    reply: WireStaffProduct,
    refusals: notFound,
  },
  'PUT /svc_admin/products/{id}/state': {
    summary: 'Starts or stops selling a product on a site; variants that are off stay off',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params,
    body: z.object({ site: SiteCode, state: z.enum(saleStates) }),
    reply: WireStaffProduct,
    refusals: notFound,
  },
  'POST /svc_admin/stock/movements': {
    summary: 'Records units that were received, counted, damaged, or transferred; a repeat has no effect',
    access: 'staff',
    permission: 'stock.write',
    rate: 'write',
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('received'), ...movement(), qty: z.int().min(1).max(1_000_000) }),
      z.object({ kind: z.literal('damaged'), ...movement(), qty: z.int().min(1).max(1_000_000) }),
      z.object({
        kind: z.literal('counted'),
        ...movement(),
        onHand: z.int().min(0).max(10_000_000),
        /** The units on hand that were shown to the editor. If the stored value differs, the change is a conflict. */
        expected: z.int(),
      }),
      z.object({
        kind: z.literal('transferred'),
        ...movement(),
        to: z.string().min(1).max(20),
        qty: z.int().min(1).max(1_000_000),
      }),
    ]),
    reply: WireStaffProduct,
    refusals: {
      stock_not_found: { status: 404 },
      stock_not_counted: { status: 422 },
      stock_changed: { status: 409, details: z.strictObject({ onHand: z.int() }) },
      /** Units reserved by orders cannot be removed. */
      too_few_units: { status: 422, details: z.strictObject({ free: z.int() }) },
    },
  },
})

function movement() {
  return {
    sku: z.string().min(1).max(100),
    location: z.string().min(1).max(20),
    reason: z.string().trim().max(200).default(''),
  }
}
