import type { ReceivedCall } from '#contract/kernel/call.ts'
import type { checkout } from '#contract/checkout.ts'
import type { List } from '#domain/lists/list.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { PickupLocation } from '#domain/shipping/pickup/pickup-locations.ts'
import { canPickup, ratesForMethod, switchPickup } from '#domain/shipping/pickup/pickup.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { priceList, type CartDeps, type PricedCart } from '#services/lists/pricing-steps.ts'
import { linesForShipping, type ShippingDeps } from '#services/shipping/steps.ts'
import { readDraft, type Draft } from './draft.ts'

type Kind = Pick<List, 'type'>
type PickupDeps = Pick<ShippingDeps, 'shippingTables'>

/**
 * Returns the pickup locations for a list. There are none for gifts, or for quotes, which have a fixed shipping price
 * [SHIP-230, REGISTRY-203, LIST-234].
 */
export async function pickupPlacesOf(
  { shippingTables }: PickupDeps,
  site: Site,
  { type }: Kind,
): Promise<readonly PickupLocation[]> {
  if (!siteSettings[site].features.pickup || type === 'registryPurchase' || type === 'quote') return []
  return (await shippingTables()).pickupLocations[site] ?? []
}

/** Returns true if all lines of a priced list can be picked up at a single location [SHIP-202, SHIP-226]. */
export function canPickUpAll(site: Site, places: readonly PickupLocation[], { lines }: PricedCart): boolean {
  return places.length > 0 && canPickup(site, lines.flatMap(linesForShipping))
}

type Changing = ReceivedCall<typeof checkout, 'PUT /svc_checkout/checkout/{listId}'>

/**
 * Returns the pickup fields of a draft. Refuses lists that cannot be picked up, and locations of other sites [SHIP-226,
 * SHIP-250].
 */
export async function pickupChanges(
  received: Changing,
  deps: CartDeps & PickupDeps,
  list: List,
): Promise<Partial<Draft>> {
  const { site, body, refuse } = received
  const { pickup: isOn, pickupId } = body
  const places = pickupId === undefined ? [] : await pickupPlacesOf(deps, site, list)
  if (pickupId !== undefined && !places.some(({ id }) => id === pickupId)) throw refuse('wrong_pickup_place')
  return {
    ...(pickupId !== undefined && { pickupId }),
    ...(isOn !== undefined && (await switched(received, deps, list, isOn))),
  }
}

async function switched(
  { site, scope, now, refuse }: Changing,
  deps: CartDeps & PickupDeps,
  list: List,
  isOn: boolean,
): Promise<Partial<Draft>> {
  const before = await readDraft(deps.db, site, list.id)
  if (before.isPickup === isOn) return {}
  const after = switchPickup(before, isOn, isOn && (await canCollect(deps, scope, list, now)))
  if (after === 'pickup_disabled') throw refuse('pickup_disabled')
  return { isPickup: after.isPickup, billingSameAsShipping: after.billingSameAsShipping }
}

async function canCollect(deps: CartDeps & PickupDeps, customer: Scope, list: List, now: number): Promise<boolean> {
  const places = await pickupPlacesOf(deps, customer.site, list)
  if (places.length === 0) return false
  const { homeCountry } = siteSettings[customer.site]
  return canPickUpAll(customer.site, places, await priceList(deps, customer, list, homeCountry, now))
}

/**
 * Returns the rates to store in a draft, without the pickup rate: switching back to shipping restores them [SHIP-229].
 */
export function selectedRates(rates: Draft['rates']): Partial<Draft> {
  const shippingRates = ratesForMethod(false, rates)
  return shippingRates.length > 0 ? { rates: shippingRates } : {}
}
