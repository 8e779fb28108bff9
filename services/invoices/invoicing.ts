import type { Site } from '#domain/sites.ts'
import { openPrinter, type Print } from '#platform/pdf/printer.ts'

/** Who sells on a site, as its invoices name it. */
export interface Seller {
  /** Name and address. */
  lines: readonly string[]
  vatNumber: string
  eoriNumber: string
}

/** What invoices are made with. */
export interface Invoicing {
  brand: string
  sellerOf: (site: Site) => Seller
  print: Print
  close: () => void
}

/** Invoices of a brand and those who sell under it; its printer begins with the first one that is printed. */
export function invoicingBy(brand: string, sellers: Partial<Record<Site, Seller>> = {}): Invoicing {
  const nobody: Seller = { lines: [brand], vatNumber: '', eoriNumber: '' }
  return { brand, sellerOf: (site) => sellers[site] ?? nobody, ...openPrinter() }
}
