import type { BuyRequest, ItemMetadata } from './list.ts'

/** Returns the path of a shared wishlist [LIST-001]. */
export function sharedWishlistPath(urlKey: string): string {
  return `/wishlist/${urlKey}`
}

/** Removes personal data, and everything that the owner earned, from a line [LIST-002]. */
export function withoutPrivateData<Line extends BuyRequest>(line: Line): Line {
  const { groupedProductId, recipeId, customSku, hardwareCount } = line.metadata
  const metadata: ItemMetadata = {
    ...(groupedProductId !== undefined && { groupedProductId }),
    ...(recipeId !== undefined && { recipeId }),
    ...(customSku !== undefined && { customSku }),
    ...(hardwareCount !== undefined && { hardwareCount }),
  }
  return { ...line, metadata }
}
