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
  /** Prints many documents to one file without delaying individual ones. */
  printFile: PrintFile
  close: () => void
}

/** Including the time to start the thread, a file is finished within its call's time limit. */
const maxPrintMs = 12_000

/** Creates the invoicing functions for a brand and its sellers. The PDF printers start on first use. */
export function createInvoicing(brand: string, sellers: Partial<Record<Site, Seller>> = {}): Invoicing {
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
