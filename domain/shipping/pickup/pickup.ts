import type { Address } from '#domain/address/address.ts'
import type { ShippingGroup } from '#domain/catalog/product-entry.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { CartLineForShipping } from '../line.ts'
import type { PickupLocation } from './pickup-locations.ts'
import { pickupCode, type Rate } from '../rating/rate.ts'

const nowhere: readonly ShippingGroup[] = ['DROPSHIP', 'PER_ORDER_DROPSHIP', 'DROPSHIP_FREIGHT', 'NO_PICKUP']

/** Returns true if a shipping group can be picked up. On EUR and GBR, heavy-direct cannot [SHIP-244..248]. */
export function isPickupGroup(site: Site, group: ShippingGroup): boolean {
  if (group === 'HEAVY_DIRECT') return site !== 'EUR' && site !== 'GBR'
  return !nowhere.includes(group)
}

/** Returns true if the site and every line support pickup [SHIP-202, SHIP-230]. */
export function canPickup(site: Site, lines: readonly CartLineForShipping[]): boolean {
  return (
    siteSettings[site].features.pickup &&
    lines.length > 0 &&
    lines.every(
      ({ isPickupDisabled, shippingGroup, groupsTogether }) =>
        !isPickupDisabled && [shippingGroup, groupsTogether[0]].every((group) => isPickupGroup(site, group)),
    )
  )
}

/** Returns the free pickup rate for one package [SHIP-249, SHIP-250]. */
export function pickupRate({ city }: { city: string }): Rate {
  return {
    shippingCode: pickupCode,
    carrier: 'pickup',
    label: `Pick-up in ${city}`,
    rate: 0,
    packageNumber: 1,
    days: null,
  }
}

interface PickupSwitch {
  isPickup: boolean
  billingSameAsShipping: boolean
}

/**
 * Turns pickup on or off. Turning it off does not change the separate billing address [SHIP-226, SHIP-228, SHIP-229].
 */
export function switchPickup(now: PickupSwitch, isOn: boolean, canBeUsed: boolean): PickupSwitch | 'pickup_disabled' {
  if (!isOn) return { ...now, isPickup: false }
  return canBeUsed ? { isPickup: true, billingSameAsShipping: false } : 'pickup_disabled'
}

/** Returns the pickup rate for pickup, or else all other rates [SHIP-227, SHIP-229]. */
export function ratesForMethod<R extends Pick<Rate, 'shippingCode'>>(isPickup: boolean, offered: readonly R[]): R[] {
  return offered.filter(({ shippingCode }) => (shippingCode === pickupCode) === isPickup)
}

/** Returns a location by id, or else the default one [SHIP-250]. */
export function selectPickupLocation(places: readonly PickupLocation[], id: string): PickupLocation | null {
  return places.find((place) => place.id === id) ?? places[0] ?? null
}

/** Returns the location's address with the contact details of the person who picks up the order. */
export function pickupAddressOf(place: PickupLocation, collector: Address): Address {
  const { street, city, region, postcode, countryId } = place
  return { ...collector, company: place.name, street, apartment: '', city, region, postcode, countryId }
}
