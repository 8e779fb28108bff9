import type { Database } from '#platform/database.ts'
import { readOrder } from '#services/orders/steps.ts'
import type { Invoicing } from './invoicing.ts'
import { issueInvoice } from './repository.ts'

export interface IssueDeps {
  db: Database
  invoicing: Pick<Invoicing, 'sellerOf'>
}

/** Assigns a number to a paid order's invoice, or to a refund's credit note. */
export async function issueInvoiceOrCreditNote({ db, invoicing }: IssueDeps, orderId: string, refund: number) {
  const order = await readOrder(db, orderId)
  if (order?.status !== 'published') return
  await issueInvoice(db, { site: order.site, orderId, refund, seller: invoicing.sellerOf(order.site) })
}
