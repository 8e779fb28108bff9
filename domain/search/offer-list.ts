/** List id outside the range of category ids [PROMO-203]. */
export const threeShipFreeList = -3

/** [PROMO-002] */
export const fiveForFiveList = -5

/** Facet for products in stock. */
export const stockFacet = 'availability'

/** Facet that determines the tabs on the deals page [PROMO-202]. */
export const dealFacetCode = 'category'
