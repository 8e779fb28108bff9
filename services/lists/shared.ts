import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { toWireRequest } from '#contract/codec/to-wire-request.ts'
import type { WireSharedList } from '#contract/lists.ts'
import type { List } from '#domain/lists/list.ts'
import { withoutPrivateData } from '#domain/lists/shared.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { readFirstname } from '#services/sessions/steps.ts'
import { cartView } from './cart/cart-view.ts'
import { priceList, type CartDeps } from './cart/price-list.ts'
import { readList } from './repository.ts'

const findShared = statement<{ id: string; customerId: number }>(
  'list.find-shared',
  `select id, customer_id as "customerId" from list
   where site = $1 and url_key = $2 and type = 'wishlist' and is_active and customer_id is not null`,
)

/** Creates a sharing key with 128 random bits. */
export function newUrlKey(): string {
  return randomBytes(16).toString('base64url')
}

interface SharedList {
  list: List
  firstname: string
}

/** Returns a shared list without private data, or undefined if the key is unknown or the list is private or deleted. */
async function readShared(db: QueryRunner, site: Site, urlKey: string): Promise<SharedList | undefined> {
  const [found] = await db.run(findShared, [site, urlKey])
  if (!found) return undefined
  const { id, customerId } = found
  const list = await readList(db, { site, customerId, groupId: 0, guestToken: null }, id)
  const firstname = await readFirstname(db, customerId)
  return list && firstname !== undefined
    ? { list: { ...list, items: list.items.map(withoutPrivateData) }, firstname }
    : undefined
}

/** Returns a shared list with public prices, or undefined if the key leads to no shared list [LIST-002]. */
export async function sharedView(
  deps: CartDeps,
  site: Site,
  urlKey: string,
  country: string | undefined,
  now: number,
): Promise<z.output<typeof WireSharedList> | undefined> {
  const shared = await readShared(deps.db, site, urlKey)
  if (!shared) return undefined
  const { list, firstname } = shared
  const { lines, count, shownSubtotal, vatCountry } = cartView(
    site,
    await priceList(deps, { site, groupId: 0, customerId: null }, list, country, now),
  )
  return {
    firstname,
    lines: lines.map(({ _id, ...line }, index) => {
      const { productId, qty, options, children, metadata } = list.items[index]!
      return { ...line, request: toWireRequest({ productId, qty, options, children, metadata }) }
    }),
    count,
    shownSubtotal,
    vatCountry,
  }
}
