/** The cookie of the country that a shopper has goods shipped to, where a site ships to several [REGION-029]. */
export const shipToCookie = 'ship_to'
