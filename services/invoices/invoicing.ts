import type { Site } from '#domain/sites.ts'
import { openPrinter, type Print, type PrintFile } from '#platform/pdf/printer.ts'

export interface Seller {
  lines: readonly string[]
  vatNumber: string
  eoriNumber: string
}

export interface Invoicing {
  brand: string
  sellerOf: (site: Site) => Seller
  print: Print
  /** Prints many sheets to one file, without delaying single ones. */
  printFile: PrintFile
  close: () => void
}

/** With the start of the thread, a file ends within the time limit of its call. */
const maxPrintMs = 12_000

/** Creates the invoicing for a brand and its sellers; the PDF printers start on first use. */
export function invoicingBy(brand: string, sellers: Partial<Record<Site, Seller>> = {}): Invoicing {
  const nobody: Seller = { lines: [brand], vatNumber: '', eoriNumber: '' }
  const single = openPrinter()
  const many = openPrinter({ sheetMs: maxPrintMs, maxWaiting: 4 })
  return {
    brand,
    sellerOf: (site) => sellers[site] ?? nobody,
    print: single.print,
    printFile: many.printFile,
    close: () => {
      single.close()
      many.close()
    },
  }
}
