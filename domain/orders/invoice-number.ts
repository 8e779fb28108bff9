import type { Site } from '#domain/sites.ts'

/** Sites where the law requires consecutive invoice numbers without gaps. */
const numbered: ReadonlySet<Site> = new Set<Site>(['EUR', 'GBR'])

/** Returns true if the site has a separate invoice number series. Other sites use the order number. */
export function hasInvoiceSeries(site: Site): boolean {
  return numbered.has(site)
}

/** Returns the number of an invoice (refund 0) or a credit note. */
export function formatInvoiceNumber(
  site: Site,
  { orderId, refund, number }: { orderId: string; refund: number; number: number | null },
): string {
  if (number === null) return refund === 0 ? orderId : `${orderId}-R${refund}`
  return `${site}-${refund === 0 ? '' : 'C-'}${String(number).padStart(8, '0')}`
}
