import { emptyAddress, type Address } from '#domain/address/address.ts'
import type { OrderDocument } from './order-wire.ts'

/** The registry that an order buys for, as its document keeps it. */
export interface Gift {
  registryId: string
  urlKey: string
  title: string
  firstname: string
  lastname: string
  coRegistrant: string
}

/** What its buyer may read of where a gift ships to: who, city and region [REGISTRY-203]. */
export function shownShipTo(
  { city, region, countryId, email }: Address,
  { firstname, lastname }: Pick<Gift, 'firstname' | 'lastname'>,
): Address {
  return { ...emptyAddress(countryId), firstname, lastname, city, region, email }
}

/** Where an order ships to, as far as its buyer may read it. */
export function shipToOf({ shippingAddress, registry }: OrderDocument): Address {
  return registry ? shownShipTo(shippingAddress, registry) : shippingAddress
}
