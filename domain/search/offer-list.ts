/** What counts towards three that ship free is listed beside the categories, under an id that none of them has [PROMO-203]. */
export const threeShipFreeList = -3

/** So is what takes part in five for five [PROMO-002]. */
export const fiveForFiveList = -5

/** The facet of deals by department: a wire facet like others, shown as the tabs of their page alone [PROMO-202]. */
export const dealFacetCode = 'category'
