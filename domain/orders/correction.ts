import type { Address } from '../address/address.ts'
import { compactPostcode } from '../countries/country.ts'
import { isSameRegion } from './order-requests.ts'
import type { OrderStatus } from './status.ts'

interface Correctable {
  status: OrderStatus
  isCancelled: boolean
  /** Number of parcels that are packed or shipped. */
  parcels: number
  /** True if the customer entered the shipping address: the order ships and is neither a gift nor a pickup. */
  hasOwnAddress: boolean
  shippingAddress: Address
}

type CorrectionProblem = 'not_correctable' | 'already_packed' | 'no_shipping_address' | 'other_place'

/**
 * Returns the reason that staff cannot correct an order's email and, if `address` is not null, its shipping address.
 * Returns null if they can.
 */
export function correctionProblem(order: Correctable, address: Address | null): CorrectionProblem | null {
  const isPaid = order.status === 'payment_complete' || order.status === 'published'
  if (!isPaid || order.isCancelled) return 'not_correctable'
  if (order.parcels > 0) return 'already_packed'
  if (address === null) return null
  if (!order.hasOwnAddress) return 'no_shipping_address'
  return isSamePlace(address, order.shippingAddress) ? null : 'other_place'
}

/** Returns true if two addresses have the same country, region, and postcode, which determine shipping and tax. */
function isSamePlace(one: Address, other: Address): boolean {
  const postcodeOf = ({ countryId, postcode }: Address) => compactPostcode(countryId, postcode).toUpperCase()
  return isSameRegion(one, other) && postcodeOf(one) === postcodeOf(other)
}
