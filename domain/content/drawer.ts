/** Name of both the flag and the page [PROMO-002, FLAG-003]. */
export const drawerName = 'five_for_five_drawer'
