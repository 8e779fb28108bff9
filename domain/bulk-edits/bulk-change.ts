import type { Site } from '../sites.ts'

/**
 * Limits on one bulk edit. `selected` counts individually selected products, and `rows` counts variants in its sheet.
 */
export const bulkEditLimits = { changes: 10_000, selected: 1_000, rows: 10_000 }

export const saleStates = ['active', 'unpublished', 'draft', 'archived'] as const
export type SaleState = (typeof saleStates)[number]

/** Amounts in minor units. */
export interface Prices {
  price: number
  special: number | null
}

/** One change in a bulk edit: the value that the editor loaded, and the value to store. */
export type BulkChange = { productId: number } & (
  | { field: 'name'; before: string; after: string }
  | { field: 'price'; sku: string; site: Site; before: Prices; after: Prices }
  | { field: 'state'; site: Site; before: SaleState; after: SaleState }
)

/** Returns the sites that the changes affect. All sites share a product's name, so a name change adds no site. */
export function sitesOfChanges(changes: readonly BulkChange[]): Site[] {
  return [...new Set(changes.flatMap((change) => (change.field === 'name' ? [] : [change.site])))].toSorted()
}

/** Returns the change that restores the value from before a change. */
export function reverseChange(change: BulkChange): BulkChange {
  return { ...change, before: change.after, after: change.before } as BulkChange
}

/** Returns the positions of changes to a value that an earlier change in the list also changes. */
export function repeatedChanges(changes: readonly BulkChange[]): number[] {
  const known = new Set<string>()
  return changes.flatMap((change, position) => {
    const target = targetOf(change)
    if (known.has(target)) return [position]
    known.add(target)
    return []
  })
}

function targetOf(change: BulkChange): string {
  const { productId, field } = change
  if (field === 'name') return JSON.stringify([productId, field])
  return JSON.stringify([productId, field, change.site, field === 'price' ? change.sku : ''])
}
