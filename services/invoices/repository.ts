import { hasInvoiceSeries } from '#domain/orders/invoice-number.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Database } from '#platform/database.ts'
import type { Seller } from './invoicing.ts'

interface Issued {
  /** Null on sites where no law requires a series; they use the order number. */
  number: number | null
  /** Unix time in milliseconds, or null if not recorded. */
  issuedAt: number | null
  /** The seller at the time of issue. */
  seller: Seller
}
interface InvoiceRow {
  number: number
  issuedAt: Date
  /** Null for older invoices. */
  seller: Seller | null
}

const read = statement<InvoiceRow>(
  'invoice.read',
  'select number, issued_at as "issuedAt", seller from invoice where order_id = $1 and refund = $2',
)
const begin = statement(
  'invoice-series.begin',
  'insert into invoice_series (site, kind) values ($1, $2) on conflict do nothing',
)
const lock = statement(
  'invoice-series.lock',
  'select last from invoice_series where site = $1 and kind = $2 for update',
)
const insert = statement<InvoiceRow>(
  'invoice.issue',
  `with next as (update invoice_series set last = last + 1 where site = $1 and kind = $2 returning last)
   insert into invoice (site, kind, number, order_id, refund, seller) select $1, $2, last, $3, $4, $5 from next
   returning number, issued_at as "issuedAt", seller`,
)

/**
 * Assigns a number to an invoice or credit note, unless it has one. The series advances in the same transaction, so
 * there are no gaps or duplicates.
 */
export async function issueInvoice(
  db: Database,
  { site, orderId, refund, seller }: { site: Site; orderId: string; refund: number; seller: Seller },
): Promise<Issued> {
  if (!hasInvoiceSeries(site)) return { number: null, issuedAt: null, seller }
  const kind = refund === 0 ? 'invoice' : 'credit_note'
  const [before] = await db.run(read, [orderId, refund])
  const issued = (row: InvoiceRow): Issued => ({
    number: row.number,
    issuedAt: row.issuedAt.getTime(),
    seller: row.seller ?? seller,
  })
  if (before) return issued(before)
  return db.transaction(async (tx) => {
    await tx.run(begin, [site, kind])
    await tx.run(lock, [site, kind])
    const [meanwhile] = await tx.run(read, [orderId, refund])
    return issued(meanwhile ?? (await tx.run(insert, [site, kind, orderId, refund, JSON.stringify(seller)]))[0]!)
  })
}
