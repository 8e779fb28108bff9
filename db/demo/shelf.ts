import { readFileSync } from 'node:fs'
import type { CategoryEntry, ProductEntry } from '#domain/catalog/product-entry.ts'

const taken: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(new URL('pictures.json', import.meta.url), 'utf8'),
)

/** Whether the studio has taken a picture of that name. */
const isTaken = (picture: string) => picture in taken

/**
 * The products that can be shown: their first picture and those of their children are taken, and something stands beside
 * them. Further pictures and products are left out until they are there.
 */
export function onShelf(products: readonly ProductEntry[]): ProductEntry[] {
  const pictured = products.filter(({ pictures, variants }) =>
    [pictures[0]!.name, ...variants.flatMap(({ pictures: own = [] }) => own)].every(isTaken),
  )
  const handles = new Set(pictured.map(({ handle }) => handle))
  let shown = pictured
  // Whoever leaves may have been the last that stood beside another.
  for (;;) {
    const beside = shown.filter(({ related }) => related.some((handle) => handles.has(handle)))
    if (beside.length === shown.length) break
    handles.clear()
    for (const { handle } of beside) handles.add(handle)
    shown = beside
  }
  return shown.map((product) => ({
    ...product,
    pictures: product.pictures.filter(({ name }) => isTaken(name)),
    related: product.related.filter((handle) => handles.has(handle)),
  }))
}

/** The categories in which something of the shelf stands. */
export function withProducts(categories: readonly CategoryEntry[], products: readonly ProductEntry[]): CategoryEntry[] {
  const filled = new Set(products.flatMap(({ categories: handles }) => handles))
  return categories.filter(({ handle, picture }) => filled.has(handle) && isTaken(picture))
}
