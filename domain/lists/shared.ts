import type { BuyRequest, ItemMetadata } from './list.ts'

/** Where a wishlist is read by whoever has its address [LIST-001]. */
export function sharedPath(urlKey: string): string {
  return `/wishlist/${urlKey}`
}

/**
 * What others see and buy of a line: what it is and how it is made. Names, addresses and whatever else its owner typed or
 * earned stays with the owner [LIST-002].
 */
export function withoutPrivate<Line extends BuyRequest>(line: Line): Line {
  const { groupedProductId, recipeId, customSku, hardwareCount } = line.metadata
  const metadata: ItemMetadata = {
    ...(groupedProductId !== undefined && { groupedProductId }),
    ...(recipeId !== undefined && { recipeId }),
    ...(customSku !== undefined && { customSku }),
    ...(hardwareCount !== undefined && { hardwareCount }),
  }
  return { ...line, metadata }
}
