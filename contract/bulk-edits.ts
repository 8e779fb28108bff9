import { z } from 'zod'
import { bulkEditLimits, saleStates } from '#domain/bulk-edits/bulk-change.ts'
import { refusalReasons, failureReasons } from '#domain/bulk-edits/edit-outcome.ts'
import { textLimits } from '#domain/catalog/texts/product-texts.ts'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'
import { productListFilters } from './staff-catalog.ts'

const SiteCode = z.enum(sites)
const State = z.enum(saleStates)
const maxId = 2_147_483_647
const ProductId = z.int().positive().max(maxId)
const Id = z.coerce.number<string>().int().positive().max(maxId)
const params = z.object({ id: Id })
const Amount = z.number().min(0).max(1_000_000).multipleOf(0.01)
const Prices = z.object({ price: Amount, special: Amount.nullable() })
/** Imported prices may exceed the limit for staff, up to an integer of minor units. */
const StoredAmount = z.number().min(0).max(21_474_836.47).multipleOf(0.01)
const StoredPrices = z.object({ price: StoredAmount, special: StoredAmount.nullable() })
const Name = z
  .string()
  .trim()
  .min(1)
  .max(textLimits.name)
  .regex(/^\P{Cc}*$/u)

/** `before` is the value that the editor read. If the stored value differs, the change is a conflict. */
const Change = z.discriminatedUnion('field', [
  // An imported name may exceed the limit.
  z.object({ field: z.literal('name'), productId: ProductId, before: z.string().max(2_000), after: Name }),
  z.object({
    field: z.literal('price'),
    productId: ProductId,
    sku: z.string().min(1).max(100),
    site: SiteCode,
    before: StoredPrices,
    after: Prices,
  }),
  z.object({ field: z.literal('state'), productId: ProductId, site: SiteCode, before: State, after: State }),
])
/** A stored change. After an undo, a price or name may exceed the limits for edits. */
const WireChange = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('name'), productId: z.int(), before: z.string(), after: z.string() }),
  z.strictObject({
    field: z.literal('price'),
    productId: z.int(),
    sku: z.string(),
    site: SiteCode,
    before: z.strictObject({ price: z.number(), special: z.number().nullable() }),
    after: z.strictObject({ price: z.number(), special: z.number().nullable() }),
  }),
  z.strictObject({ field: z.literal('state'), productId: z.int(), site: SiteCode, before: State, after: State }),
])
const Changes = z.object({ changes: z.array(Change).min(1).max(bulkEditLimits.changes) })
/** 10,000 changes, each with up to 12 values. */
const bodyLimits = { maxBytes: 4_000_000, maxValues: 12 * bulkEditLimits.changes + 2 }
const repeated = {
  /** Some changes set a value that an earlier change in the same request already sets. */
  change_repeated: { status: 422, details: z.strictObject({ positions: z.array(z.int()), total: z.int() }) },
} as const
const missing = { bulk_edit_not_found: { status: 404 } } as const

const bulkOutcomes = ['waiting', 'changed', 'unchanged', 'refused', 'undone', 'left'] as const
const WireBulkEdit = z.strictObject({
  id: z.int(),
  state: z.enum(['applying', 'applied', 'undoing', 'undone']),
  sites: z.array(SiteCode),
  staffName: z.string(),
  undoneBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Number of changes by outcome. */
  counts: z.strictObject(
    Object.fromEntries(bulkOutcomes.map((outcome) => [outcome, z.int()])) as Record<
      (typeof bulkOutcomes)[number],
      z.ZodInt
    >,
  ),
})
const SheetProduct = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** The product's state on each site where it has prices. */
  states: z.array(z.strictObject({ site: SiteCode, state: State })),
  variants: z.array(
    z.strictObject({
      sku: z.string(),
      /** Selected options, such as 20 kg. */
      choice: z.string(),
      /** Empty for bundles and grouped products, because prices are set on their children. */
      prices: z.array(z.strictObject({ site: SiteCode, price: z.number(), special: z.number().nullable() })),
    }),
  ),
})

/** Edits of many products at once in the back office. */
export const bulkEdits = contract({
  'POST /svc_admin/product-sheet': {
    summary: 'Returns the values of selected products that a bulk edit can change, newest product first',
    access: 'staff',
    permission: 'catalog.read',
    rate: 'search',
    reads: true,
    body: z.object({
      /** Ids, or the filters of the product list. */
      products: z.union([
        z.object({ ids: z.array(ProductId).min(1).max(bulkEditLimits.selected) }),
        z.object(productListFilters),
      ]),
      sites: z.array(SiteCode).min(1).max(sites.length),
      /** `next` from the previous page. */
      before: ProductId.optional(),
    }),
    reply: z.strictObject({ products: z.array(SheetProduct), next: z.int().nullable() }),
  },
  'POST /svc_admin/bulk-edits/preview': {
    summary: 'Previews the effect of product changes, without making them',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'search',
    reads: true,
    ...bodyLimits,
    body: Changes,
    reply: z.strictObject({
      /** In the order of the changes. */
      outcomes: z.array(z.enum(['change', 'unchanged', ...refusalReasons])),
    }),
    refusals: repeated,
  },
  'POST /svc_admin/bulk-edits': {
    summary: 'Starts a background job that changes up to 10,000 product values; a repeat has no effect',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    ...bodyLimits,
    body: Changes,
    reply: WireBulkEdit,
    refusals: repeated,
  },
  'GET /svc_admin/bulk-edits': {
    summary: 'Returns bulk edits of the sites of the caller, newest first',
    access: 'staff',
    permission: 'catalog.read',
    rate: 'read',
    query: z.object({
      /** `next` from the previous page. */
      before: Id.optional(),
    }),
    reply: z.strictObject({ edits: z.array(WireBulkEdit), next: z.string().nullable() }),
  },
  'GET /svc_admin/bulk-edits/{id}': {
    summary: 'Returns the progress of a bulk edit',
    access: 'staff',
    permission: 'catalog.read',
    rate: 'read',
    params,
    reply: WireBulkEdit,
    refusals: missing,
  },
  'GET /svc_admin/bulk-edits/{id}/changes': {
    summary: 'Returns the changes of a bulk edit with their outcome, in the order of the sheet',
    access: 'staff',
    permission: 'catalog.read',
    rate: 'read',
    params,
    query: z.object({
      outcome: z.enum(bulkOutcomes).optional(),
      /** `next` from the previous page. */
      after: z.coerce.number<string>().int().min(0).max(maxId).optional(),
    }),
    reply: z.strictObject({
      changes: z.array(
        z.strictObject({
          position: z.int(),
          /** Null if the product has been deleted. */
          productName: z.string().nullable(),
          change: WireChange,
          outcome: z.enum(bulkOutcomes),
          reason: z.enum(failureReasons).nullable(),
        }),
      ),
      next: z.string().nullable(),
    }),
    refusals: missing,
  },
  'POST /svc_admin/bulk-edits/{id}/undo': {
    summary: 'Starts a background job that restores the values from before a bulk edit; a repeat has no effect',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params,
    reply: WireBulkEdit,
    refusals: { ...missing, bulk_edit_running: { status: 409 } },
  },
})
