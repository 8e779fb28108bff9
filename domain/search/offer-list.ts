/** What counts towards three that ship free is listed beside the categories, under an id that none of them has [PROMO-203]. */
export const threeShipFreeList = -3
