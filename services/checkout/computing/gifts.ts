import type { List } from '#domain/lists/list.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner, Transaction } from '#platform/database.ts'
import { reserveRegistryGifts, readRegistryOfList, type OpenRegistry } from '#services/registry/steps.ts'
import { isoDateOf } from '#services/tax/steps.ts'
import type { Gift } from '#services/orders/steps.ts'
import type { ComputedCheckout, CheckoutInput } from './computed-checkout.ts'
import type { PlaceOrderCall } from '../placement/place-order-call.ts'

/** Returns a list's registry; null for other lists; undefined if the registry is private, over, or deleted. */
export async function registryFor(
  db: QueryRunner,
  site: Site,
  list: List,
  now: number,
): Promise<OpenRegistry | null | undefined> {
  return list.type === 'registryPurchase' ? readRegistryOfList(db, site, list, isoDateOf(now)) : null
}

/**
 * Replaces the shipping address with the registry owner's. Gifts ship there, but the buyer does not enter or see it
 * [REGISTRY-203].
 */
export function withShipTo<E extends Pick<CheckoutInput, 'shippingAddress' | 'billingSameAsShipping'>>(
  entered: E,
  registry: OpenRegistry | null,
): E {
  if (!registry) return entered
  // The owner's tax numbers must not exempt the buyer.
  const { email } = entered.shippingAddress
  const shippingAddress = { ...registry.address, email, vatNumber: '', eoriNumber: '' }
  return { ...entered, shippingAddress, billingSameAsShipping: false }
}

export function giftFor({ id, urlKey, title, firstname, lastname, coRegistrant }: OpenRegistry): Gift {
  return { registryId: id, urlKey, title, firstname, lastname, coRegistrant }
}

/** Reserves gifts in their registry. The buyer must confirm quantities above the number wanted. */
export async function reserveGifts(
  tx: Transaction,
  { body, refuse }: PlaceOrderCall,
  registry: OpenRegistry | null,
  orderId: string,
  { cart, billingAddress }: ComputedCheckout,
) {
  if (!registry) return
  const { unknown, surplus } = await reserveRegistryGifts(tx, {
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
