import type { Address } from '#domain/address/address.ts'
import type { ShippingGroup } from '#domain/catalog/product-entry.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { CartLineForShipping } from './line.ts'
import type { PickupLocation } from './pickup-locations.ts'
import { pickupCode, type Rate } from './rate.ts'

const nowhere: readonly ShippingGroup[] = ['DROPSHIP', 'PER_ORDER_DROPSHIP', 'DROPSHIP_FREIGHT', 'NO_PICKUP']

/** Whether goods of a group can be collected on a site: heavy-direct ones not on EUR and GBR [SHIP-244..248]. */
export function isPickupGroup(site: Site, group: ShippingGroup): boolean {
  if (group === 'HEAVY_DIRECT') return site !== 'EUR' && site !== 'GBR'
  return !nowhere.includes(group)
}

/** Whether an order can be collected: the site offers it, and no line forbids it by group or attribute [SHIP-202, SHIP-230]. */
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

/** The rate of collecting an order: free, in one package [SHIP-249, SHIP-250]. */
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

/** The switch between sending and collecting, and what of checkout hangs on it. */
interface PickupSwitch {
  isPickup: boolean
  billingSameAsShipping: boolean
}

/**
 * What the switch leads to: it cannot be turned on where nothing can be collected; on, the bill has an address of its own,
 * and keeps it when it is turned off again [SHIP-226, SHIP-228, SHIP-229].
 */
export function switchPickup(now: PickupSwitch, isOn: boolean, canBeUsed: boolean): PickupSwitch | 'pickup_disabled' {
  if (!isOn) return { ...now, isPickup: false }
  return canBeUsed ? { isPickup: true, billingSameAsShipping: false } : 'pickup_disabled'
}

/** Of the rates of a reply those to choose from: collecting alone, or every way but collecting [SHIP-227, SHIP-229]. */
export function ratesOfWay<R extends Pick<Rate, 'shippingCode'>>(isPickup: boolean, offered: readonly R[]): R[] {
  return offered.filter(({ shippingCode }) => (shippingCode === pickupCode) === isPickup)
}

/** The place of an id; of one that is not there, as before one was chosen, the site's foremost [SHIP-250]. */
export function chosenPlace(places: readonly PickupLocation[], id: string): PickupLocation | null {
  return places.find((place) => place.id === id) ?? places[0] ?? null
}

/** Where a collected order goes: the place's address, with the name, e-mail address and phone of who comes for it. */
export function collectionAddress(place: PickupLocation, collector: Address): Address {
  const { street, city, region, postcode, countryId } = place
  return { ...collector, company: place.name, street, apartment: '', city, region, postcode, countryId }
}
