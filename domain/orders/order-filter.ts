/**
 * Filters for order lists. 'open' orders still await payment, processing, or shipment; 'virtual' orders contain
 * programs or ship nothing.
 */
export const orderFilters = ['all', 'open', 'shipped', 'cancelled', 'virtual'] as const
export type OrderFilter = (typeof orderFilters)[number]

/** Delivery progress of an order. 'none' means that nothing ships. */
export const deliveryStates = ['none', 'waiting', 'partly', 'shipped', 'delivered'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** The earliest year available as an order list filter. */
export const firstOrderYear = 2000
