/**
 * Returns the address that determines tax: billing for virtual orders, the pickup location for pickup, or else shipping
 * [TAX-205..207].
 */
export function taxAddress<A>(
  order: { isVirtual: boolean; isPickup: boolean },
  addresses: { billing: A; pickup: A; shipping: A },
): A {
  if (order.isVirtual) return addresses.billing
  return order.isPickup ? addresses.pickup : addresses.shipping
}
