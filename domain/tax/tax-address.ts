/**
 * The address that an order's tax goes by: who pays where nothing travels, the place of collecting where it is collected,
 * else where it is sent [TAX-205..207].
 */
export function taxAddress<A>(
  order: { isVirtual: boolean; isPickup: boolean },
  addresses: { billing: A; pickup: A; shipping: A },
): A {
  if (order.isVirtual) return addresses.billing
  return order.isPickup ? addresses.pickup : addresses.shipping
}
