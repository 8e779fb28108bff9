/** Which orders a list shows. 'open' still has something to ship or to pay; 'virtual' has programs or ships nothing. */
export const orderFilters = ['all', 'open', 'shipped', 'cancelled', 'virtual'] as const
export type OrderFilter = (typeof orderFilters)[number]

/** How far an order is on its way: 'none' has nothing to ship. */
export const deliveryStates = ['none', 'waiting', 'partly', 'shipped', 'delivered'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** The first year of the calendar that a list of orders may be limited to. */
export const firstOrderYear = 2000
