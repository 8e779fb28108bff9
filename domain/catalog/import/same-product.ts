import type { ProductEntry } from '../product-entry.ts'

/**
 * Whether a product that a file brings is the one that is stored, by value: whatever the order of names, with blanks at
 * the ends of texts left out as files do. `baseOf` says where a named picture of the file is kept.
 */
export function isSameProduct(stored: ProductEntry, brought: ProductEntry, baseOf: (name: string) => string): boolean {
  // A file that says nothing of where it is shown leaves that as it is.
  const { visibility = stored.visibility, ...facts } = brought
  return written(comparable(stored, (name) => name)) === written(comparable({ ...facts, visibility }, baseOf))
}

/** What an import changes: neither the id nor the day on which a product was added. */
function comparable(product: ProductEntry, baseOf: (name: string) => string): Record<string, unknown> {
  const { pictures, variants, isPickupDisabled = false, shipsFree = false, visibility = 4, ...facts } = product
  return {
    ...facts,
    id: null,
    ageDays: null,
    category: null,
    isPickupDisabled,
    shipsFree,
    visibility,
    pictures: pictures.map(({ name, alt }) => ({ name: baseOf(name), alt })),
    variants: variants.map((variant) => ({
      ...variant,
      model: variant.model && { kind: variant.model.kind, params: variant.model.params ?? {} },
      pictures: (variant.pictures ?? []).map(baseOf),
    })),
  }
}

/** One text for one value: names in order, nothing for what is not there. */
function written(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) => {
    if (typeof each === 'string') return each.trim()
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each ?? undefined
    return Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}
