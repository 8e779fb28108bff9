import type { Site } from '#domain/sites.ts'

/** Sites whose law wants invoices numbered in order and without a gap. */
const numbered: ReadonlySet<Site> = new Set<Site>(['EUR', 'GBR'])

/** Whether the invoices of a site have a series of numbers of their own; elsewhere the order's number is theirs. */
export function hasInvoiceSeries(site: Site): boolean {
  return numbered.has(site)
}

/** What an invoice is called, or the credit note of an order's refund; refund 0 is the invoice. */
export function invoiceName(
  site: Site,
  { orderId, refund, number }: { orderId: string; refund: number; number: number | null },
): string {
  if (number === null) return refund === 0 ? orderId : `${orderId}-R${refund}`
  return `${site}-${refund === 0 ? '' : 'C-'}${String(number).padStart(8, '0')}`
}
