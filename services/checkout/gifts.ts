import type { List } from '#domain/lists/list.ts'
import type { Site } from '#domain/sites.ts'
import type { Queries, Transaction } from '#platform/database.ts'
import { promiseGifts, registryOf, type OpenRegistry } from '#services/registry/steps.ts'
import { isoDateOf } from '#services/tax/steps.ts'
import type { Gift } from '#services/orders/steps.ts'
import type { Computed, Entered } from './compute.ts'
import type { Placing } from './place-order.ts'

/** The registry that a list buys for: null where it buys for none, undefined where that one is private, over or gone. */
export async function registryFor(
  db: Queries,
  site: Site,
  list: List,
  now: number,
): Promise<OpenRegistry | null | undefined> {
  return list.type === 'registryPurchase' ? registryOf(db, site, list, isoDateOf(now)) : null
}

/**
 * What was entered, with the address of the registry's owner in the place of any that its buyer names: it ships there by
 * reference, and whoever pays is not who receives [REGISTRY-203].
 */
export function withShipTo<E extends Pick<Entered, 'shippingAddress' | 'billingSameAsShipping'>>(
  entered: E,
  registry: OpenRegistry | null,
): E {
  if (!registry) return entered
  // The numbers of whoever receives it free nobody else from tax.
  const { email } = entered.shippingAddress
  const shippingAddress = { ...registry.address, email, vatNumber: '', eoriNumber: '' }
  return { ...entered, shippingAddress, billingSameAsShipping: false }
}

export function giftFor({ id, urlKey, title, firstname, lastname, coRegistrant }: OpenRegistry): Gift {
  return { registryId: id, urlKey, title, firstname, lastname, coRegistrant }
}

/** Promises what an order buys to its registry; what is more than is wanted is refused until it is confirmed. */
export async function promise(
  tx: Transaction,
  { body, refuse }: Placing,
  registry: OpenRegistry | null,
  orderId: string,
  { cart, billingAddress }: Computed,
) {
  if (!registry) return
  const { unknown, surplus } = await promiseGifts(tx, {
    registry,
    orderId,
    buyer: `${billingAddress.firstname} ${billingAddress.lastname}`.trim(),
    message: body.comments,
    lines: cart.lines.map(({ item, offer }) => ({ item, name: [offer?.name, ...(offer?.choice ?? [])].join(', ') })),
    isConfirmed: body.confirmsSurplus,
  })
  if (unknown.length > 0) {
    const message = 'No longer on the registry'
    throw refuse('invalid_item', { items: unknown.map((listItemId) => ({ listItemId, message })) })
  }
  if (surplus.length > 0) {
    throw refuse('registry_surplus', {
      items: surplus.map(({ itemId, ...counts }) => ({ listItemId: itemId, ...counts })),
    })
  }
}
