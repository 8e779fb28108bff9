import type { Site } from '#domain/sites.ts'

interface PrintCatalogPicture {
  base: string
  alt: string
  width: number
  height: number
  widths: number[]
}

/** A product without price and stock, which are looked up when the page is viewed. */
export interface PrintCatalogProduct {
  id: number
  handle: string
  name: string
  brand: string
  fact: string
  lead: string
  picture: PrintCatalogPicture | null
}

export interface PrintCatalogDepartment {
  name: string
  url: string
  text: string
  picture: PrintCatalogPicture | null
  products: readonly PrintCatalogProduct[]
}

export const printCatalogPageKinds = ['cover', 'contents', 'department', 'products', 'back'] as const

export interface PrintCatalogPage {
  kind: (typeof printCatalogPageKinds)[number]
  /** Empty on pages that do not belong to a department. */
  heading: string
  text: string
  url: string | null
  picture: PrintCatalogPicture | null
  products: PrintCatalogProduct[]
}

/** Returns true if a site has a print catalog [CATALOG-001]. */
export function hasPrintCatalog(site: Site): boolean {
  return site === 'USA'
}
