/** Maximum number of orders in a batch, a pick list, or a packing slip file. */
export const maxBatchOrders = 100
