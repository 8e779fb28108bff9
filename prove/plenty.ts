import type { ProductEntry, VariantEntry } from '#domain/catalog/product-entry.ts'

/** The product with as many pieces as the proof may want. */
export function inPlenty(product: ProductEntry): ProductEntry {
  const filled = ({ stock, ...variant }: VariantEntry): VariantEntry => ({
    ...variant,
    stock: { ...stock, ...(stock.onHand > 0 && { onHand: 1_000_000 }) },
  })
  const [first, ...others] = product.variants
  return { ...product, variants: [filled(first), ...others.map(filled)] }
}
