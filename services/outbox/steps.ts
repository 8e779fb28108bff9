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
  /** Voids the authorization of an ended order. */
  payment_release: { orderId: string; reference: string | null }
  /** Captures a payment link's authorized payment. */
  link_paid: { paymentId: string }
  /** Refunds a payment link's payment at its vendor. */
  link_refund: { paymentId: string }
  payment_told: { eventId: string }
  /** Refunds an order at its vendor. */
  order_refund: { orderId: string }
  /** Assigns a number to an invoice (refund 0) or to a refund's credit note. */
  invoice_issue: { orderId: string; refund: number }
  /** Rebuilds a category's listings in batches, starting after a product id. */
  listings_refresh: { categoryId: number; after: number }
  /** Stores a subscription's card in the vault. */
  program_card: { subscriptionId: string }
  /** Stores a customer's card in the vault. */
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
  /** Emails an order's review link to its buyer, if this is the buyer's email. */
  review_link: { orderId: string; email: string; site: Site; key: string }
  /** Packs a customer's data export. */
  data_export: { exportId: string }
  /** Emails the links and notices for an email change. */
  email_change: { customerId: number; newEmail: string; site: Site; nonce: string; passwordMark: string }
  /** Emails a link to confirm pending newsletters, unless `sendsNoLink`, and sends changes to the mailing service. */
  newsletter_changed: { site: Site; email: string; isByRegistration?: boolean; sendsNoLink?: boolean }
  /** Emails the link to change newsletters, if the address has any. */
  newsletter_link: { site: Site; email: string }
  /** Stores the purchase event of a published order if the buyer allowed analytics. */
  analytics_purchase: { orderId: string }
  /** Starts or continues writing an event export's file. */
  event_export_run: { exportId: string }
  /** Adds the next batch of pre-upgrade orders to the reports. */
  sales_fill: Record<string, never>
  /** Applies or undoes a product bulk edit's changes. */
  bulk_edit_run: { bulkEditId: number }
  /** Sends due webhooks. */
  webhooks_due: Record<string, never>
  mail_send: {
    template: string
    to: string
    data: Record<string, unknown>
    key: string
    /** The reader's locale if it differs from that of this request or job; null selects the site's first one. */
    locale?: string | null
  }
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
  await tx.run(append, [topic, JSON.stringify({ ...context, ...payload })])
}
