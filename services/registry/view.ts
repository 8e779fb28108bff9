import type { Reply } from '#contract/kernel/call.ts'
import type { registry as calls } from '#contract/registry.ts'
import { toWireRequest } from '#contract/codec/to-wire-request.ts'
import type { List } from '#domain/lists/list.ts'
import { withoutPrivateData } from '#domain/lists/shared.ts'
import {
  countsByLine,
  isRegistryExpired,
  canSeePurchases,
  remainingGiftUnits,
  type GiftCounts,
} from '#domain/registry/registry.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import type { QueryRunner } from '#platform/database.ts'
import { wireAddress } from '#services/orders/steps.ts'
import { cartView, priceList, type CartDeps } from '#services/lists/pricing-steps.ts'
import { isoDateOf } from '#services/tax/steps.ts'
import { readPhoto } from './photo.ts'
import { giftLineKey, readListOfRegistry } from './purchases.ts'
import { readLines, readOwnRegistry, readPurchases, type LineRow, type RegistryRow } from './repository.ts'

const untouched: Omit<LineRow, 'line'> = { priority: 'medium', note: '', purchased: 0, pending: 0, rank: null }

async function itemsOf(db: QueryRunner, list: List) {
  const lines = await readLines(db, list.id)
  const alike = Map.groupBy(list.items, giftLineKey)
  const counts = new Map<string, GiftCounts>()
  for (const [line, items] of alike) {
    const wanted = items.map(({ qty }) => qty)
    const shares = countsByLine(wanted, lines.get(line) ?? untouched)
    items.forEach(({ id }, index) => counts.set(id, shares[index]!))
  }
  return list.items.map((item) => {
    const { priority, note, rank } = lines.get(giftLineKey(item)) ?? untouched
    return { item, priority, note, rank, ...counts.get(item.id)! }
  })
}

/** Sorts lines by the owner's ranks. Lines without a rank follow in the order in which they were added. */
function byRank({ rank: a }: Pick<LineRow, 'rank'>, { rank: b }: Pick<LineRow, 'rank'>): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a - b
}

const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0)

export async function registryView(db: QueryRunner, list: List, row: RegistryRow | undefined, today: IsoDate) {
  const items = await itemsOf(db, list)
  const isSeen = row === undefined || canSeePurchases(row, today)
  return {
    _id: list.id,
    title: row?.title ?? list.registry?.title ?? '',
    about: row ? aboutOf(row) : null,
    privacy: row?.privacy ?? ('private' as const),
    urlKey: row?.urlKey ?? null,
    isArchived: row?.isArchived ?? false,
    wanted: sum(list.items.map(({ qty }) => qty)),
    purchased: isSeen ? sum(items.map(({ item, purchased }) => Math.min(purchased, item.qty))) : null,
  }
}

/** Returns the owner's view of a registry, which omits purchases while they are a surprise [REGISTRY-203]. */
export async function ownView(
  db: QueryRunner,
  secret: string,
  scope: Scope,
  list: List,
  now: number,
): Promise<Reply<typeof calls, 'GET /svc_registry/registries/{id}'>> {
  const today = isoDateOf(now)
  const row = await readOwnRegistry(db, scope, list.id)
  const isSeen = row === undefined || canSeePurchases(row, today)
  const items = await itemsOf(db, list)
  const purchases = isSeen ? await readPurchases(db, list.id) : null
  return {
    ...(await registryView(db, list, row, today)),
    code: row?.code ?? null,
    isSurprise: row?.isSurprise ?? false,
    address: row?.address ? wireAddress(row.address) : null,
    customKey: row?.customKey ?? null,
    shipBefore: row?.shipBefore ?? null,
    photo: await readPhoto(db, { secret, now }, list.id),
    items: items.toSorted(byRank).map(({ item, purchased, priority, note }) => ({
      itemId: item.id,
      purchased: isSeen ? purchased : null,
      priority,
      note,
    })),
    purchases: purchases && purchases.map(({ id, ...purchase }) => ({ _id: id, ...purchase })),
  }
}

/**
 * Returns the shared view of a registry with public prices. Surprise purchases are hidden from the owner in this view
 * too [REGISTRY-001, REGISTRY-003, REGISTRY-203].
 */
export async function sharedView(
  deps: CartDeps & { secret: string },
  row: RegistryRow,
  { customerId }: Pick<Scope, 'customerId'>,
  country: string | undefined,
  now: number,
): Promise<Reply<typeof calls, 'GET /svc_registry/shared/{urlKey}'> | undefined> {
  const { site } = row
  const found = await readListOfRegistry(deps.db, row)
  if (!found) return undefined
  const list = { ...found, items: found.items.map(withoutPrivateData) }
  const items = await itemsOf(deps.db, list)
  const priced = await priceList(deps, { site, groupId: 0, customerId: null }, list, country, now)
  const { lines } = cartView(site, priced)
  const ordered = lines.map((line, index) => ({ line, own: items[index]! })).toSorted((a, b) => byRank(a.own, b.own))
  const isSeen = customerId !== row.customerId || canSeePurchases(row, isoDateOf(now))
  const { title, firstname, lastname, coRegistrant, message, eventType, eventDate, address } = row
  return {
    registryId: row.id,
    title,
    firstname,
    lastname,
    coRegistrant,
    message,
    eventType,
    eventDate,
    city: address?.city ?? '',
    region: address?.region ?? '',
    photo: await readPhoto(deps.db, { secret: deps.secret, now }, row.id),
    shipBefore: row.shipBefore,
    isOver: row.isArchived || isRegistryExpired(eventDate, isoDateOf(now)),
    wanted: sum(items.map(({ item }) => item.qty)),
    purchased: isSeen ? sum(items.map(({ item, purchased }) => Math.min(purchased, item.qty))) : null,
    lines: ordered.map(({ line: { _id, ...line }, own: { item, priority, note, purchased, pending } }) => {
      const { productId, qty: wanted, options, children, metadata } = item
      return {
        ...line,
        request: toWireRequest({ productId, qty: 1, options, children, metadata }),
        wanted,
        purchased: isSeen ? purchased : null,
        left: isSeen ? remainingGiftUnits({ wanted, purchased, pending }) : null,
        priority,
        note,
      }
    }),
  }
}

function aboutOf({ title, eventType, eventDate, firstname, lastname, coRegistrant, message }: RegistryRow) {
  return { title, eventType, eventDate, firstname, lastname, coRegistrant, message }
}
