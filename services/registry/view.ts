import type { Reply } from '#contract/call.ts'
import type { registry as calls } from '#contract/registry.ts'
import { wireRequest } from '#contract/wire-request.ts'
import type { List } from '#domain/lists/list.ts'
import { withoutPrivate } from '#domain/lists/shared.ts'
import { isOver, seesPurchases, stillWanted } from '#domain/registry/registry.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import type { Queries } from '#platform/database.ts'
import { wireAddress } from '#services/checkout/steps.ts'
import { cartView, priceList, type CartDeps } from '#services/lists/steps.ts'
import { isoDateOf } from '#services/tax/steps.ts'
import { lineOf, listOf } from './purchases.ts'
import { readLines, readOwnRegistry, readPurchases, type LineRow, type RegistryRow } from './repository.ts'

const untouched: Omit<LineRow, 'line'> = { priority: 'medium', note: '', purchased: 0, pending: 0 }

/** The items of a registry's list with what became of them; what was bought of a line is counted on its first item. */
async function itemsOf(db: Queries, list: List) {
  const lines = await readLines(db, list.id)
  return list.items.map((item) => ({ item, ...(lines.get(lineOf(item)) ?? untouched) }))
}

const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0)

/** A registry as it stands in its owner's list. */
export async function registryView(db: Queries, list: List, row: RegistryRow | undefined, today: IsoDate) {
  const items = await itemsOf(db, list)
  const isSeen = row === undefined || seesPurchases(row, today)
  return {
    _id: list.id,
    title: row?.title ?? list.registry?.title ?? '',
    about: row ? aboutOf(row) : null,
    privacy: row?.privacy ?? ('private' as const),
    urlKey: row?.urlKey ?? null,
    wanted: sum(list.items.map(({ qty }) => qty)),
    purchased: isSeen ? sum(items.map(({ item, purchased }) => Math.min(purchased, item.qty))) : null,
  }
}

/** A registry as its owner sees it; what was bought is hidden while it is a surprise [REGISTRY-203]. */
export async function ownView(
  db: Queries,
  scope: Scope,
  list: List,
  now: number,
): Promise<Reply<typeof calls, 'GET /svc_registry/registries/{id}'>> {
  const today = isoDateOf(now)
  const row = await readOwnRegistry(db, scope, list.id)
  const isSeen = row === undefined || seesPurchases(row, today)
  const items = await itemsOf(db, list)
  const purchases = isSeen ? await readPurchases(db, list.id) : null
  return {
    ...(await registryView(db, list, row, today)),
    code: row?.code ?? null,
    isSurprise: row?.isSurprise ?? false,
    address: row?.address ? wireAddress(row.address) : null,
    items: items.map(({ item, purchased, priority, note }) => ({
      itemId: item.id,
      purchased: isSeen ? purchased : null,
      priority,
      note,
    })),
    purchases: purchases && purchases.map(({ id, ...purchase }) => ({ _id: id, ...purchase })),
  }
}

/** A registry as others see it, at the prices that are everybody's [REGISTRY-001, REGISTRY-003]. */
export async function sharedView(
  deps: CartDeps,
  row: RegistryRow,
  country: string | undefined,
  now: number,
): Promise<Reply<typeof calls, 'GET /svc_registry/shared/{urlKey}'> | undefined> {
  const { site } = row
  const found = await listOf(deps.db, row)
  if (!found) return undefined
  const list = { ...found, items: found.items.map(withoutPrivate) }
  const items = await itemsOf(deps.db, list)
  const priced = await priceList(deps, { site, groupId: 0, customerId: null }, list, country, now)
  const { lines } = cartView(site, priced)
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
    isOver: isOver(eventDate, isoDateOf(now)),
    wanted: sum(items.map(({ item }) => item.qty)),
    purchased: sum(items.map(({ item, purchased }) => Math.min(purchased, item.qty))),
    lines: lines.map(({ _id, ...line }, index) => {
      const { item, priority, note, purchased, pending } = items[index]!
      const { productId, qty: wanted, options, children, metadata } = item
      return {
        ...line,
        request: wireRequest({ productId, qty: 1, options, children, metadata }),
        wanted,
        purchased,
        left: stillWanted({ wanted, purchased, pending }),
        priority,
        note,
      }
    }),
  }
}

function aboutOf({ title, eventType, eventDate, firstname, lastname, coRegistrant, message }: RegistryRow) {
  return { title, eventType, eventDate, firstname, lastname, coRegistrant, message }
}
