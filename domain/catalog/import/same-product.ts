import type { ProductEntry } from '../product-entry.ts'

/** Compares by value, ignoring key order and surrounding whitespace. `baseOf` maps picture names to stored names. */
export function isSameProduct(stored: ProductEntry, imported: ProductEntry, baseOf: (name: string) => string): boolean {
  // A file without a visibility column leaves the visibility unchanged.
  const { visibility = stored.visibility, status = stored.status, ...facts } = imported
  const promotions = new Map(stored.variants.map((variant) => [variant.sku, variant.promotions]))
  const variants = imported.variants.map((variant) => ({
    ...variant,
    promotions: variant.promotions ?? promotions.get(variant.sku),
  })) as unknown as ProductEntry['variants']
  const whole = { ...facts, visibility, status, variants }
  return canonicalJson(comparable(stored, (name) => name)) === canonicalJson(comparable(whole, baseOf))
}

/** Returns the product without id and creation day, which an import never changes. */
function comparable(product: ProductEntry, baseOf: (name: string) => string): Record<string, unknown> {
  const { pictures, variants, isPickupDisabled = false, shipsFree = false, visibility = 4, ...facts } = product
  return {
    ...facts,
    id: null,
    ageDays: null,
    category: null,
    unstocked: null,
    elsewhere: null,
    isPickupDisabled,
    shipsFree,
    visibility,
    status: facts.status ?? 'active',
    customOptions: facts.customOptions ?? [],
    bundleOptions: facts.bundleOptions ?? [],
    weightTiers: facts.weightTiers ?? {},
    attributes: facts.attributes ?? {},
    pictures: pictures.map(({ name, alt }) => ({ name: baseOf(name), alt })),
    variants: variants.map((variant) => ({
      ...variant,
      isWithheld: variant.isWithheld ?? false,
      promotions: variant.promotions ?? {},
      model: variant.model && { kind: variant.model.kind, params: variant.model.params ?? {} },
      pictures: (variant.pictures ?? []).map(baseOf),
    })),
  }
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) => {
    if (typeof each === 'string') return each.trim()
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each ?? undefined
    return Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}
