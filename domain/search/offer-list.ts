/** Outside the range of category ids [PROMO-203]. */
export const threeShipFreeList = -3

/** [PROMO-002] */
export const fiveForFiveList = -5

/** Facet of products in stock. */
export const stockFacet = 'availability'

/** Facet that drives the tabs of the deals page [PROMO-202]. */
export const dealFacetCode = 'category'
