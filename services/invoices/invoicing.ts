import type { Site } from '#domain/sites.ts'
import { openPrinter, type Print } from '#platform/pdf/printer.ts'

export interface Seller {
  lines: readonly string[]
  vatNumber: string
  eoriNumber: string
}

export interface Invoicing {
  brand: string
  sellerOf: (site: Site) => Seller
  print: Print
  close: () => void
}

/** Creates the invoicing for a brand and its sellers; the PDF printer starts on first use. */
export function invoicingBy(brand: string, sellers: Partial<Record<Site, Seller>> = {}): Invoicing {
  const nobody: Seller = { lines: [brand], vatNumber: '', eoriNumber: '' }
  return { brand, sellerOf: (site) => sellers[site] ?? nobody, ...openPrinter() }
}
