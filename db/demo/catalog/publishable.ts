import { readFileSync } from 'node:fs'
import type { CategoryEntry, ProductEntry } from '#domain/catalog/product-entry.ts'

const taken: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(new URL('pictures.json', import.meta.url), 'utf8'),
)

/** Tests whether a picture has been rendered. */
const isTaken = (picture: string) => picture in taken

/**
 * Returns the products whose main pictures, including the children's, are rendered and that have a related product.
 * Missing further pictures are left out.
 */
export function onShelf(products: readonly ProductEntry[]): ProductEntry[] {
  const pictured = products.filter(({ pictures, variants }) =>
    [pictures[0]!.name, ...variants.flatMap(({ pictures: own = [] }) => own)].every(isTaken),
  )
  const handles = new Set(pictured.map(({ handle }) => handle))
  let shown = pictured
  // A removed product may have been another's last related product.
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

/** Returns the categories that contain products. */
export function withProducts(categories: readonly CategoryEntry[], products: readonly ProductEntry[]): CategoryEntry[] {
  const filled = new Set(products.flatMap(({ categories: handles }) => handles))
  return categories.filter(({ handle, picture }) => filled.has(handle) && isTaken(picture))
}
