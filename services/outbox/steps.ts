import type { Site } from '#domain/sites.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { currentLocale } from '#platform/request-context.ts'
import { traceParent } from '#platform/tracing/trace.ts'

const append = statement('outbox.append', 'insert into outbox (topic, payload) values ($1, $2)')

/** Work to do after a commit. Each topic has one handler, which runs at least once. */
export type OutboxTopics = {
  /** Purges pages with these tags from the page cache of every node. */
  purge: { tags: string[] }
  order_paid: { orderId: string }
  /** Voids the authorization of an order that has ended. */
  payment_release: { orderId: string; reference: string | null }
  /** Captures the authorized payment of a link. */
  link_paid: { paymentId: string }
  /** Refunds the payment of a link at its vendor. */
  link_refund: { paymentId: string }
  payment_told: { eventId: string }
  /** Refunds an order at its vendor. */
  order_refund: { orderId: string }
  /** Assigns a number to an invoice (refund 0) or to the credit note of a refund. */
  invoice_issue: { orderId: string; refund: number }
  /** Rebuilds the listings of a category in batches, starting after a product id. */
  listings_refresh: { categoryId: number; after: number }
  /** Stores a subscription's card in the vault. */
  program_card: { subscriptionId: string }
  /** Stores a card in the vault. */
  card_keep: { cardId: string }
  /** Removes a card from the vault after the customer deleted it. */
  card_forget: { cardId: string }
  /** Sends a form entry to another system. */
  form_forward: { entryId: string }
  /** Creates a link for the customer with this email, if there is one, and emails it. */
  account_link: {
    email: string
    site: Site
    purpose: 'reset' | 'login' | 'confirm'
    nonce: string
    redirect: string | null
    /** True for a new account. */
    isWelcome?: boolean
  }
  /** Emails a review link for an order to its buyer, if this is the buyer's email. */
  review_link: { orderId: string; email: string; site: Site; key: string }
  /** Packs the export of a customer's data. */
  data_export: { exportId: string }
  /** Emails the links and notices for an email change. */
  email_change: { customerId: number; newEmail: string; site: Site; nonce: string; passwordMark: string }
  /** Emails a link to confirm pending newsletters, and sends changes to the mailing service. */
  newsletter_changed: { site: Site; email: string; isByRegistration?: boolean }
  /** Emails the link to change newsletters, if the address has any. */
  newsletter_link: { site: Site; email: string }
  /** Stores the purchase event of a published order whose buyer allowed analytics. */
  analytics_purchase: { orderId: string }
  /** Writes the file of an export of events, and continues it. */
  event_export_run: { exportId: string }
  /** Adds the next batch of orders from before an upgrade to the reports. */
  sales_fill: Record<string, never>
  /** Makes or undoes the changes of a bulk edit of products. */
  bulk_edit_run: { bulkEditId: number }
  /** Sends due webhooks. */
  webhooks_due: Record<string, never>
  mail_send: { template: string; to: string; data: Record<string, unknown>; key: string }
}

/** Queues work that runs at least once after this transaction commits. */
export async function afterCommit<Topic extends keyof OutboxTopics>(
  tx: Transaction,
  topic: Topic,
  payload: OutboxTopics[Topic],
) {
  const [parent, locale] = [traceParent(), currentLocale()]
  // Lets the job continue the current trace, in the shopper's language.
  const context = { ...(parent !== null && { traceParent: parent }), ...(locale !== undefined && { locale }) }
  await tx.run(append, [topic, JSON.stringify({ ...payload, ...context })])
}
