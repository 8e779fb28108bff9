/** Whether a customer group has prices of its own: 0 is guests, 1 customers without one [PRICE-205, PRICE-206]. */
export function hasOwnPrices(groupId: number): boolean {
  return groupId > 1
}
