import { toMinor, toWireAmount } from '#contract/codec/amounts.ts'
import type { bulkEdits } from '#contract/bulk-edits.ts'
import type { ReceivedCall, Reply } from '#contract/kernel/call.ts'
import type { BulkChange, Prices } from '#domain/bulk-edits/bulk-change.ts'
import { hasVariantPrices, saleStateOn, type SheetProduct } from '#domain/bulk-edits/sheet-product.ts'
import type { Site } from '#domain/sites.ts'
import type { BulkEditRow } from './repository.ts'

export type ReceivedChange = ReceivedCall<typeof bulkEdits, 'POST /svc_admin/bulk-edits'>['body']['changes'][number]
type WireChange = Reply<typeof bulkEdits, 'GET /svc_admin/bulk-edits/{id}/changes'>['changes'][number]['change']
type WireProduct = Reply<typeof bulkEdits, 'POST /svc_admin/product-sheet'>['products'][number]
type WireBulkEdit = Reply<typeof bulkEdits, 'GET /svc_admin/bulk-edits/{id}'>

const minorPrices = ({ price, special }: Prices): Prices => ({
  price: toMinor(price),
  special: special === null ? null : toMinor(special),
})
const wirePrices = ({ price, special }: Prices): Prices => ({
  price: toWireAmount(price),
  special: special === null ? null : toWireAmount(special),
})

/** Converts a received change to minor units. */
export function readChange(change: ReceivedChange): BulkChange {
  if (change.field !== 'price') return change
  return { ...change, before: minorPrices(change.before), after: minorPrices(change.after) }
}

/** Converts a stored change to wire amounts. */
export function wireChange(change: BulkChange): WireChange {
  if (change.field !== 'price') return change
  return { ...change, before: wirePrices(change.before), after: wirePrices(change.after) }
}

/** Converts a bulk edit to its wire form, with a count for each outcome. */
export function wireBulkEdit({ counts, ...edit }: BulkEditRow): WireBulkEdit {
  const none = { waiting: 0, changed: 0, unchanged: 0, refused: 0, undone: 0, left: 0 }
  return { ...edit, counts: { ...none, ...counts } }
}

/** Converts a product to its wire form, with its listed variants and their prices on the sites. */
export function wireSheetProduct(product: SheetProduct, sites: readonly Site[]): WireProduct {
  const { id, name, type, variants } = product
  return {
    id,
    name,
    states: sites.flatMap((site) => {
      const state = saleStateOn(product, site)
      return state === null ? [] : [{ site, state }]
    }),
    variants: variants
      .filter(({ isListed }) => isListed)
      .map(({ sku, choice, prices }) => ({
        sku,
        choice,
        prices: hasVariantPrices(type) ? prices.map((each) => ({ site: each.site, ...wirePrices(each) })) : [],
      })),
  }
}
