import { statement, type Transaction } from '#platform/database.ts'
import { traceParent } from '#platform/tracing/trace.ts'

const append = statement('outbox.append', 'insert into outbox (topic, payload) values ($1, $2)')

/** What can be asked for after a commit; each topic is answered by one handler, at least once. */
export type OutboxTopics = {
  /** Takes the pages that carry these tags out of every node's page cache. */
  purge: { tags: string[] }
  /** Captures, commits the stock, closes the list, sends the mail of a paid order. */
  order_paid: { orderId: string }
  /** Lets go what may be held for an order that ended. */
  payment_release: { orderId: string; reference: string | null }
  /** Takes the money of a payment of a link that was authorised. */
  link_paid: { paymentId: string }
  /** Asks the vendor for what goes back of a payment of a link. */
  link_refund: { paymentId: string }
  /** Makes an order follow what a payment vendor told. */
  payment_told: { eventId: string }
  /** Asks the vendor for what goes back of an order to what paid it. */
  order_refund: { orderId: string }
  /** Gives an order's invoice its number, or the credit note of its refund; refund 0 is the invoice. */
  invoice_issue: { orderId: string; refund: number }
  /** Makes the listings of a category again, batch by batch, from after a product on. */
  listings_refresh: { categoryId: number; after: number }
  /** Has the vault keep the card of a subscription. */
  program_card: { subscriptionId: string }
  /** Has the vault keep a stored card. */
  card_keep: { cardId: string }
  /** Has the vault forget a card that its customer deleted. */
  card_forget: { cardId: string }
  mail_send: { template: string; to: string; data: Record<string, unknown>; key: string }
}

/** Asks for something to be done once this transaction has committed, at least once. */
export async function afterCommit<Topic extends keyof OutboxTopics>(
  tx: Transaction,
  topic: Topic,
  payload: OutboxTopics[Topic],
) {
  // What follows is a step of the same trace, when there is one.
  const parent = traceParent()
  await tx.run(append, [topic, JSON.stringify(parent === null ? payload : { ...payload, traceParent: parent })])
}
