import type { Minor } from '#domain/money.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

export interface FoundCard {
  id: string
  last4: string
  balance: Minor
}

/** A card must be valid for this group, currency, and time. */
export interface CardScope {
  group: string
  currency: string
  now: number
}

interface NewCard {
  id: string
  codeHash: string
  last4: string
  currency: string
  group: string
  amount: Minor
  expiresAt: number | null
  source: string
  orderId: string | null
  lineId: string | null
}

const isTaken = `site_group = $2 and currency = $3 and state = 'active'
  and (expires_at is null or expires_at > to_timestamp($4::double precision / 1000))`
const byCode = statement<FoundCard>(
  'gift-card.by-code',
  `select id, last4, balance from gift_card where code_hash = $1 and ${isTaken}`,
)
const byIds = statement<FoundCard>(
  'gift-card.by-ids',
  `select id, last4, balance + coalesce((
       select case when count(*) = 1 then sum(amount) end from gift_card_entry
       where gift_card_id = gift_card.id and order_id = $5 and kind in ('hold', 'capture', 'release')), 0)::integer as balance
   from gift_card where id = any($1::uuid[]) and ${isTaken}`,
)
const lockTaken = statement<FoundCard>(
  'gift-card.lock-taken',
  `select id, last4, balance from gift_card where id = any($1::uuid[]) and ${isTaken} order by id for update`,
)
const insert = statement<{ id: string }>(
  'gift-card.create',
  `with made as (
     insert into gift_card (id, code_hash, last4, currency, site_group, balance, expires_at, source, order_id, line_id)
     values ($1, $2, $3, $4, $5, $6, to_timestamp($7::double precision / 1000), $8, $9, $10)
     on conflict do nothing returning id, balance)
   insert into gift_card_entry (gift_card_id, kind, amount, order_id) select id, 'issue', balance, $9 from made
   returning gift_card_id as id`,
)
const bySource = statement<{ id: string }>('gift-card.by-source', 'select id from gift_card where source = $1')
const voidSold = statement<{ balance: Minor }>(
  'gift-card.void',
  `update gift_card set state = 'void' where order_id = $1 and line_id = $2 and state = 'active' returning balance`,
)
const soldBalance = statement<{ balance: Minor }>(
  'gift-card.sold-balance',
  `select balance from gift_card where order_id = $1 and line_id = $2 and state = 'active'`,
)

export async function readByCode(
  db: QueryRunner,
  codeHash: string,
  cardScope: CardScope,
): Promise<FoundCard | undefined> {
  const [card] = await db.run(byCode, [codeHash, cardScope.group, cardScope.currency, cardScope.now])
  return card
}

/** Returns the valid cards among these ids. Holds for an order that is being replaced count as available. */
export async function readByIds(
  db: QueryRunner,
  ids: readonly string[],
  cardScope: CardScope,
  heldBy: string | null,
): Promise<FoundCard[]> {
  const found = await db.run(byIds, [ids, cardScope.group, cardScope.currency, cardScope.now, heldBy])
  const cards = new Map(found.map((card) => [card.id, card]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** Returns the valid cards among these ids, and locks them until commit. */
export async function lockCards(tx: Transaction, ids: readonly string[], cardScope: CardScope): Promise<FoundCard[]> {
  return tx.run(lockTaken, [ids, cardScope.group, cardScope.currency, cardScope.now])
}

/** Creates a card with its first ledger entry. Returns false if its source already has a card. */
export async function createCard(tx: Transaction, card: NewCard): Promise<boolean> {
  const inserted = await tx.run(insert, [
    card.id,
    card.codeHash,
    card.last4,
    card.currency,
    card.group,
    card.amount,
    card.expiresAt,
    card.source,
    card.orderId,
    card.lineId,
  ])
  return inserted.length > 0
}

export async function readBySource(db: QueryRunner, source: string): Promise<string | undefined> {
  const [card] = await db.run(bySource, [source])
  return card?.id
}

/** Voids an order line's cards and returns their total balance, or 0 if they were already void. */
export async function voidCards(tx: Transaction, orderId: string, lineId: string): Promise<Minor> {
  const voided = await tx.run(voidSold, [orderId, lineId])
  return voided.reduce((sum, { balance }) => sum + balance, 0)
}

/** Returns the total balance that would be returned by voiding an order line's cards. */
export async function readSoldBalance(db: QueryRunner, orderId: string, lineId: string): Promise<Minor> {
  const cards = await db.run(soldBalance, [orderId, lineId])
  return cards.reduce((sum, { balance }) => sum + balance, 0)
}
