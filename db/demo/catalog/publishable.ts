import { readFileSync } from 'node:fs'
import type { CategoryEntry, ProductEntry } from '#domain/catalog/product-entry.ts'

const rendered: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(new URL('../pictures.json', import.meta.url), 'utf8'),
)

const isRendered = (picture: string) => picture in rendered

/**
 * Returns the products that have a related product and rendered main pictures, including their children's. Leaves out
 * additional pictures that are not rendered.
 */
export function publishableProducts(products: readonly ProductEntry[]): ProductEntry[] {
  const pictured = products.filter(({ pictures, variants }) =>
    [pictures[0]!.name, ...variants.flatMap(({ pictures: own = [] }) => own)].every(isRendered),
  )
  const handles = new Set(pictured.map(({ handle }) => handle))
  let published = pictured
  // Removing a product can leave another one without related products, so this repeats until all have one.
  for (;;) {
    const withRelated = published.filter(({ related }) => related.some((handle) => handles.has(handle)))
    if (withRelated.length === published.length) break
    handles.clear()
    for (const { handle } of withRelated) handles.add(handle)
    published = withRelated
  }
  return published.map((product) => ({
    ...product,
    pictures: product.pictures.filter(({ name }) => isRendered(name)),
    related: product.related.filter((handle) => handles.has(handle)),
  }))
}

/** Returns the categories with a rendered picture that contain products. */
export function publishableCategories(
  categories: readonly CategoryEntry[],
  products: readonly ProductEntry[],
): CategoryEntry[] {
  const filled = new Set(products.flatMap(({ categories: handles }) => handles))
  return categories.filter(({ handle, picture }) => filled.has(handle) && isRendered(picture))
}
