import type { PrintCatalogDepartment, PrintCatalogPage, PrintCatalogProduct } from './page.ts'

/** The first page of a department has its heading and picture, so it has space for fewer products. */
const perPage = 6
const perFirstPage = 4

/** Lays out a catalog. Each product appears once, and an empty department has no page [CATALOG-009]. */
export function layOutPrintCatalog(departments: readonly PrintCatalogDepartment[]): PrintCatalogPage[] {
  const placed = new Set<number>()
  const inside = departments.flatMap((department) => {
    const own = department.products.filter(({ id }) => !placed.has(id))
    for (const { id } of own) placed.add(id)
    return pagesOf(department, own)
  })
  const cover = inside.find(({ picture }) => picture !== null)?.picture ?? null
  return [
    { ...empty, kind: 'cover', picture: cover },
    { ...empty, kind: 'contents' },
    ...inside,
    { ...empty, kind: 'back' },
  ]
}

const empty = { heading: '', text: '', url: null, picture: null, products: [] }

function pagesOf(
  { name, url, text, picture }: PrintCatalogDepartment,
  products: readonly PrintCatalogProduct[],
): PrintCatalogPage[] {
  if (products.length === 0) return []
  const first: PrintCatalogPage = {
    kind: 'department',
    heading: name,
    text,
    url,
    picture,
    products: products.slice(0, perFirstPage),
  }
  const pages = [first]
  for (let from = perFirstPage; from < products.length; from += perPage) {
    pages.push({ ...empty, kind: 'products', heading: name, url, products: products.slice(from, from + perPage) })
  }
  return pages
}

/** Returns the departments with their first page numbers, starting at 1. */
export function tableOfContents(pages: readonly PrintCatalogPage[]): { name: string; page: number }[] {
  return pages.flatMap(({ kind, heading }, index) =>
    kind === 'department' ? [{ name: heading, page: index + 1 }] : [],
  )
}
