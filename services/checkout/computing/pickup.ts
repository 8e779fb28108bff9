import type { Received } from '#contract/kernel/call.ts'
import type { checkout } from '#contract/checkout.ts'
import type { List } from '#domain/lists/list.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { pickupLocations, type PickupLocation } from '#domain/shipping/pickup/pickup-locations.ts'
import { canPickup, chosenPlace, ratesOfWay, switchPickup } from '#domain/shipping/pickup/pickup.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { priceList, type CartDeps, type PricedCart } from '#services/lists/pricing-steps.ts'
import { linesForShipping } from '#services/shipping/steps.ts'
import { readDraft, type Draft } from './draft.ts'

type Kind = Pick<List, 'type'>

/**
 * Returns the pickup locations for a list. Gifts have none, and neither do quotes, whose shipping price is fixed
 * [SHIP-230, REGISTRY-203, LIST-234].
 */
export function pickupPlacesOf(site: Site, { type }: Kind): readonly PickupLocation[] {
  if (!siteSettings[site].features.pickup || type === 'registryPurchase' || type === 'quote') return []
  return pickupLocations[site] ?? []
}

/** Returns the selected pickup location; null if there is none [SHIP-250]. */
export function pickupPlaceOf(site: Site, list: Kind, id: string): PickupLocation | null {
  return chosenPlace(pickupPlacesOf(site, list), id)
}

/** Returns true if all lines of a priced list can be picked up [SHIP-202, SHIP-226]. */
export function isCollectable(site: Site, { list, lines }: PricedCart): boolean {
  return pickupPlacesOf(site, list).length > 0 && canPickup(site, lines.flatMap(linesForShipping))
}

type Changing = Received<typeof checkout, 'PUT /svc_checkout/checkout/{listId}'>

/**
 * Returns the pickup part of a draft. Refuses lists that cannot be picked up, and locations of other sites [SHIP-226,
 * SHIP-250].
 */
export async function collecting(received: Changing, deps: CartDeps, list: List): Promise<Partial<Draft>> {
  const { site, body, refuse } = received
  const { pickup: isOn, pickupId } = body
  if (pickupId !== undefined && !pickupPlacesOf(site, list).some(({ id }) => id === pickupId))
    throw refuse('wrong_pickup_place')
  return {
    ...(pickupId !== undefined && { pickupId }),
    ...(isOn !== undefined && (await switched(received, deps, list, isOn))),
  }
}

async function switched(
  { site, scope, now, refuse }: Changing,
  deps: CartDeps,
  list: List,
  isOn: boolean,
): Promise<Partial<Draft>> {
  const before = await readDraft(deps.db, site, list.id)
  if (before.isPickup === isOn) return {}
  const after = switchPickup(before, isOn, isOn && (await canCollect(deps, scope, list, now)))
  if (after === 'pickup_disabled') throw refuse('pickup_disabled')
  return { isPickup: after.isPickup, billingSameAsShipping: after.billingSameAsShipping }
}

async function canCollect(deps: CartDeps, customer: Scope, list: List, now: number): Promise<boolean> {
  if (pickupPlacesOf(customer.site, list).length === 0) return false
  const { homeCountry } = siteSettings[customer.site]
  return isCollectable(customer.site, await priceList(deps, customer, list, homeCountry, now))
}

/**
 * Returns the rates to store in a draft, without the pickup rate: switching back to shipping restores them [SHIP-229].
 */
export function sentRates(rates: Draft['rates']): Partial<Draft> {
  const sent = ratesOfWay(false, rates)
  return sent.length > 0 ? { rates: sent } : {}
}
