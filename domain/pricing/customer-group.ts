/** Returns true for groups other than guests (0) and default (1), which have group prices [PRICE-205, PRICE-206]. */
export function hasGroupPrices(groupId: number): boolean {
  return groupId > 1
}
