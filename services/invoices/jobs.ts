import type { Jobs } from '#services/outbox/job.ts'
import { issueInvoiceOrCreditNote, type IssueDeps } from './issue.ts'

export const invoiceJobs: Jobs<IssueDeps> = {
  afterCommit: {
    invoice_issue: { run: (deps, { orderId, refund }) => issueInvoiceOrCreditNote(deps, orderId, refund) },
  },
}
