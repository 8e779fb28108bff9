import type { invoices } from '#contract/invoices.ts'
import type { Database } from '#platform/database.ts'
import type { Sheet } from '#platform/pdf/sheet.ts'
import { readGuestOrder, type OrderRow } from '#services/orders/steps.ts'
import type { Invoicing } from './invoicing.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { readRefunds } from '#services/refunds/steps.ts'
import { issueInvoice } from './repository.ts'
import { invoiceSheet, refundedAmountLine } from './sheet.ts'

export interface InvoiceDeps {
  db: Database
  secret: string
  invoicing: Invoicing
}

export const invoiceHandlers: Handlers<typeof invoices, InvoiceDeps> = {
  async 'GET /svc_checkout/order/{orderId}/invoices/{number}'(received, deps) {
    const { params, refuse } = received
    const order = await readGuestOrder(deps.db, received, deps.secret, params.orderId)
    const sheet = order && (await sheetOf(deps, order, params.number))
    if (!sheet) throw refuse('invoice_not_found')
    return { ...copyOf(sheet), since: params.number === 0 ? refundedAmountLine(order) : null }
  },

  async 'GET /svc_checkout/order/{orderId}/invoices/{number}/file'(received, deps) {
    const { params, refuse } = received
    const order = await readGuestOrder(deps.db, received, deps.secret, params.orderId)
    const sheet = order && (await sheetOf(deps, order, params.number))
    if (!sheet) throw refuse('invoice_not_found')
    const file = await deps.invoicing.print(sheet)
    if (!file) throw commonRefusal('service_unavailable')
    return { name: `${sheet.title.replaceAll(' ', '-')}.pdf`, base64: Buffer.from(file).toString('base64') }
  },
}

/** An invoice or credit note gets its number when it is first viewed. */
async function sheetOf({ db, invoicing }: InvoiceDeps, order: OrderRow, of: number): Promise<Sheet | undefined> {
  // An exchange order is not a sale, so it has no invoice.
  if (order.status !== 'published' || order.document.exchange) return undefined
  const refunds = await readRefunds(db, order.id)
  const refund = refunds.find(({ number }) => number === of)
  if (of > 0 && (!refund || refund.amount === 0)) return undefined
  const input = { site: order.site, orderId: order.id, seller: invoicing.sellerOf(order.site) }
  const invoice = await issueInvoice(db, { ...input, refund: 0 })
  const issued = of === 0 ? invoice : await issueInvoice(db, { ...input, refund: of })
  return invoiceSheet({
    order,
    refund,
    number: issued.number,
    invoiceNumber: invoice.number,
    issuedAt: issued.issuedAt ?? Date.parse(refund?.createdAt ?? order.createdAt),
    seller: issued.seller,
    brand: invoicing.brand,
  })
}

function copyOf({ facts, parties, columns, rows, sums, notes, ...sheet }: Sheet) {
  return {
    ...sheet,
    facts: [...facts],
    parties: parties.map(({ label, lines }) => ({ label, lines: [...lines] })),
    columns: [...columns],
    rows: rows.map(({ cells, notes }) => ({ cells: [...cells], notes: [...notes] })),
    sums: [...sums],
    notes: [...notes],
  }
}
