import { createHash } from 'node:crypto'
import type { BuyRequest, List, ListItem } from '#domain/lists/list.ts'
import { canSeePurchases, giftKey, isRegistryExpired, remainingGiftUnits } from '#domain/registry/registry.ts'
import type { Site } from '#domain/sites.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { readOwnList } from '#services/lists/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { readContact } from '#services/sessions/steps.ts'
import { isoDateOf } from '#services/tax/steps.ts'
import { readLines, readOpenRegistry, type RegistryRow } from './repository.ts'

/** A registry that is open for purchases, because it has an address and its event is not over. */
export type OpenRegistry = RegistryRow & { address: NonNullable<RegistryRow['address']>; urlKey: string }

/** Returns the key that identifies a gift in its registry. */
export function giftLineKey(request: BuyRequest): string {
  return createHash('sha256').update(giftKey(request)).digest('base64url').slice(0, 22)
}

/** Returns a list's registry, or undefined if the registry is private, over, deleted, or has a new URL. */
export async function readRegistryOfList(
  db: QueryRunner,
  site: Site,
  { registry }: Pick<List, 'registry'>,
  today: IsoDate,
): Promise<OpenRegistry | undefined> {
  const found = registry?.registryId === undefined ? undefined : await readOpenRegistry(db, site, registry.registryId)
  if (!found?.address || found.urlKey === null || isRegistryExpired(found.eventDate, today)) return undefined
  // After a URL change, only buyers with the new URL can buy. The id alone is not enough.
  if (found.urlKey !== registry?.urlKey) return undefined
  return { ...found, address: found.address, urlKey: found.urlKey }
}

/** Returns a registry's list, with the owner's access. */
export async function readListOfRegistry(
  db: QueryRunner,
  { id, site, customerId }: RegistryRow,
): Promise<List | undefined> {
  const list = await readOwnList(db, { site, customerId, groupId: 0, guestToken: null }, id)
  return list?.isActive ? list : undefined
}

const insertLine = statement(
  'registry-line.begin',
  'insert into registry_line (registry_id, line) values ($1, $2) on conflict do nothing',
)
// Never reserves more than the wanted quantity unless the buyer has confirmed it.
const promise = statement<{ line: string }>(
  'registry-line.promise',
  `update registry_line set pending = pending + $3
   where registry_id = $1 and line = $2 and ($5::boolean or purchased + pending + $3 <= $4) returning line`,
)
const insert = statement(
  'registry-purchase.create',
  `insert into registry_purchase (registry_id, order_id, line, qty, name, buyer, message)
   values ($1, $2, $3, $4, $5, $6, $7)`,
)
const end = statement<{ registryId: string; line: string; qty: number }>(
  'registry-purchase.end',
  `update registry_purchase set state = $2 where order_id = $1 and state = 'pending'
   returning registry_id as "registryId", line, qty`,
)
const count = statement(
  'registry-line.count',
  'update registry_line set pending = pending - $3, purchased = purchased + $3 where registry_id = $1 and line = $2',
)
const release = statement(
  'registry-line.release',
  'update registry_line set pending = pending - $3 where registry_id = $1 and line = $2',
)
const takeBack = statement<{ registryId: string; back: number }>(
  'registry-purchase.take-back',
  `with before as (
     select id, qty from registry_purchase where order_id = $1 and line = $2 and state = 'purchased' for update)
   update registry_purchase as bought set qty = case when before.qty > $3 then before.qty - $3 else before.qty end,
     state = case when before.qty > $3 then 'purchased' else 'ended' end
   from before where bought.id = before.id
   returning registry_id as "registryId", least($3, before.qty)::integer as back`,
)
const uncount = statement(
  'registry-line.uncount',
  'update registry_line set purchased = purchased - $3 where registry_id = $1 and line = $2',
)
const ownerOf = statement<{ customerId: number; isSurprise: boolean; eventDate: IsoDate }>(
  'registry.to-tell',
  `select customer_id as "customerId", is_surprise as "isSurprise", event_date::text as "eventDate" from registry
   where list_id = $1`,
)

interface Buying {
  registry: RegistryRow
  orderId: string
  buyer: string
  message: string
  lines: readonly { item: ListItem; name: string }[]
  /** True if the buyer confirmed the excess quantity. */
  isConfirmed: boolean
}
interface Refused {
  unknown: string[]
  surplus: { itemId: string; wanted: number; left: number }[]
}

/**
 * Reserves gifts with one conditional update per line, in key order. Never exceeds the wanted quantity without
 * confirmation [REGISTRY-203].
 */
export async function reserveRegistryGifts(tx: Transaction, buying: Buying): Promise<Refused> {
  const { registry, orderId, lines, isConfirmed } = buying
  const list = await readListOfRegistry(tx, registry)
  const wanted = new Map<string, number>()
  for (const item of list?.items ?? []) wanted.set(giftLineKey(item), (wanted.get(giftLineKey(item)) ?? 0) + item.qty)
  const unknown = lines.filter(({ item }) => !wanted.has(giftLineKey(item))).map(({ item }) => item.id)
  if (unknown.length > 0) return { unknown, surplus: [] }
  const gifts = new Map<string, { itemId: string; name: string; qty: number }>()
  for (const { item, name } of lines) {
    const qty = (gifts.get(giftLineKey(item))?.qty ?? 0) + item.qty
    gifts.set(giftLineKey(item), { itemId: item.id, name, qty })
  }
  const surplus: Refused['surplus'] = []
  for (const [line, { itemId, name, qty }] of [...gifts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const max = wanted.get(line)!
    await tx.run(insertLine, [registry.id, line])
    const [promised] = await tx.run(promise, [registry.id, line, qty, max, isConfirmed])
    if (!promised) {
      const counts = (await readLines(tx, registry.id)).get(line)!
      surplus.push({ itemId, wanted: max, left: remainingGiftUnits({ wanted: max, ...counts }) })
      continue
    }
    await tx.run(insert, [registry.id, orderId, line, qty, name, buying.buyer, buying.message])
  }
  return { unknown, surplus }
}

/** Counts a published order's gifts and emails the owner, unless gifts are still a surprise. Idempotent. */
export async function commitGifts(tx: Transaction, orderId: string) {
  const ended = await tx.run(end, [orderId, 'purchased'])
  for (const { registryId, line, qty } of inOrder(ended)) await tx.run(count, [registryId, line, qty])
  const [first] = ended
  const [owner] = first ? await tx.run(ownerOf, [first.registryId]) : []
  // For surprises, the `registries_daily` job sends a single email on the day of the event.
  if (!first || !owner || !canSeePurchases(owner, isoDateOf(tx.now))) return
  await queueRegistryPurchaseMail(tx, { id: first.registryId, customerId: owner.customerId }, orderId)
}

/** Emails the owner about bought gifts, once per key. */
export async function queueRegistryPurchaseMail(
  tx: Transaction,
  { id, customerId }: { id: string; customerId: number },
  key: string,
) {
  await afterCommit(tx, 'mail_send', {
    template: 'registry-purchase',
    to: (await readContact(tx, customerId)).email,
    data: { registryId: id },
    key: `registry-purchase.${key}`,
  })
}

/** Releases the gifts reserved by an order that was not published. Idempotent. */
export async function releaseGifts(tx: Transaction, orderId: string) {
  for (const { registryId, line, qty } of inOrder(await tx.run(end, [orderId, 'ended'])))
    await tx.run(release, [registryId, line, qty])
}

/** Subtracts a published order's canceled or returned units [REGISTRY-203]. */
export async function returnGifts(
  tx: Transaction,
  orderId: string,
  gifts: readonly { request: BuyRequest; qty: number }[],
) {
  const lines = gifts.map(({ request, qty }) => ({ line: giftLineKey(request), qty }))
  for (const { line, qty } of inOrder(lines)) {
    const [taken] = await tx.run(takeBack, [orderId, line, qty])
    if (taken) await tx.run(uncount, [taken.registryId, line, taken.back])
  }
}

function inOrder<Row extends { line: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.line < b.line ? -1 : 1))
}
