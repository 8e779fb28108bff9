import { emptyAddress, type Address } from '#domain/address/address.ts'
import type { Gift, OrderDocument } from '../order-row.ts'

/** Returns the fields of a gift's shipping address that the buyer may see: name, city, and region [REGISTRY-203]. */
export function displayedShipTo(
  { city, region, countryId, email }: Address,
  { firstname, lastname }: Pick<Gift, 'firstname' | 'lastname'>,
): Address {
  return { ...emptyAddress(countryId), firstname, lastname, city, region, email }
}

/** Returns an order's shipping address as its buyer may see it. */
export function shipToOf({ shippingAddress, registry }: OrderDocument): Address {
  return registry ? displayedShipTo(shippingAddress, registry) : shippingAddress
}

/**
 * Returns true if the customer entered the shipping address: the order ships, and it is neither a gift nor picked up.
 */
export function hasOwnAddress({ registry, pickup, rates }: OrderDocument): boolean {
  return !registry && !pickup && rates.length > 0
}
