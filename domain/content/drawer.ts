/** Handle of the "five for five" drawer: its flag, and the page with its terms [PROMO-002, FLAG-003]. */
export const drawerName = 'five_for_five_drawer'
