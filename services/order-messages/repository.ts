import type { Address } from '#domain/address/address.ts'
import type { MessageKind, MessageState } from '#domain/orders/order-requests.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

export interface MessageRow {
  id: string
  orderId: string
  kind: MessageKind
  text: string
  state: MessageState | null
  address: Address | null
  reply: string
  createdAt: string
  decidedAt: string | null
}

const asDate = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const columns = `id, order_id as "orderId", kind, text, state, address, reply, ${asDate('created_at')} as "createdAt",
  ${asDate('decided_at')} as "decidedAt"`
const ofOrder = statement<MessageRow>(
  'order-message.of-order',
  `select ${columns} from order_message where order_id = $1 order by created_at, id`,
)
const one = statement<MessageRow>('order-message.read', `select ${columns} from order_message where id = $1`)
const open = statement<MessageRow>(
  'order-message.open',
  `select ${columns} from order_message where site = $1 and state = 'open'
   order by created_at, id limit $2 offset $3`,
)
const openRequests = statement<{ orderId: string }>(
  'order-message.open-requests',
  `select distinct order_id as "orderId" from order_message
   where order_id = any ($1) and state = 'open' and kind in ('cancel', 'address')`,
)
const countOpen = statement<{ count: number }>(
  'order-message.count-open',
  `select count(*)::integer as count from order_message where site = $1 and state = 'open'`,
)
const insert = statement<{ id: string }>(
  'order-message.create',
  `insert into order_message (order_id, site, kind, text, state, address, request_key, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`,
)
const answer = statement(
  'order-message.answer',
  `update order_message set state = 'answered', decided_at = $2
   where order_id = $1 and kind = 'question' and state = 'open'`,
)
const decide = statement<{ id: string }>(
  'order-message.decide',
  `update order_message set state = $2, reply = $3, replaced_address = $4, decided_at = $5
   where id = $1 and state = 'open' returning id`,
)

export async function readMessages(db: QueryRunner, orderId: string): Promise<MessageRow[]> {
  return db.run(ofOrder, [orderId])
}

export async function readMessage(db: QueryRunner, id: string): Promise<MessageRow | undefined> {
  return (await db.run(one, [id]))[0]
}

/** Returns a page of unanswered questions and open requests, oldest first, and the total count. */
export async function readOpenMessages(db: QueryRunner, site: Site, { page, size }: { page: number; size: number }) {
  const [messages, [counted]] = await Promise.all([
    db.run(open, [site, size, (page - 1) * size]),
    db.run(countOpen, [site]),
  ])
  return { messages, total: counted!.count }
}

/** Returns the ids of orders with an open request to cancel or to change the address. */
export async function readOrdersWithOpenRequest(db: QueryRunner, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await db.run(openRequests, [ids])).map(({ orderId }) => orderId))
}

type NewMessage = Pick<MessageRow, 'orderId' | 'kind' | 'text'> & {
  site: Site
  address?: Address
  requestKey?: string
}

/**
 * Stores a message about a locked order. Returns null if the same request is already open, or if staff have already
 * sent the message.
 */
export async function createMessage(tx: Transaction, message: NewMessage): Promise<string | null> {
  const { orderId, site, kind, text, address, requestKey } = message
  const state = kind === 'answer' ? null : 'open'
  const proposed = address ? JSON.stringify(address) : null
  const values = [orderId, site, kind, text, state, proposed, requestKey ?? null, new Date(tx.now)]
  return (await tx.run(insert, values))[0]?.id ?? null
}

/** Marks an order's open questions as answered. */
export async function markQuestionsAnswered(tx: Transaction, orderId: string): Promise<void> {
  await tx.run(answer, [orderId, new Date(tx.now)])
}

interface Decision {
  state: 'accepted' | 'declined'
  reply: string
  replacedAddress?: Address | undefined
}

/** Decides an open request. Returns false if it was already decided. */
export async function decideRequest(tx: Transaction, id: string, decision: Decision): Promise<boolean> {
  const { state, reply, replacedAddress } = decision
  const replaced = replacedAddress ? JSON.stringify(replacedAddress) : null
  return (await tx.run(decide, [id, state, reply, replaced, new Date(tx.now)])).length > 0
}
