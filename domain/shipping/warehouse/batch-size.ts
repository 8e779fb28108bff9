/** Largest number of orders in one batch, pick list, or file of packing slips. */
export const maxBatchOrders = 100
