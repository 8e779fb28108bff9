/** The drawer of five for five: its flag, and the page that its rule is read from [PROMO-002, FLAG-003]. */
export const drawerName = 'five_for_five_drawer'
