import { orderStatuses } from '#domain/orders/status.ts'
import { isSale } from '#domain/reports/counted-orders.ts'

/** The statuses of orders that reports count, for an `in` of SQL. */
export const saleStatuses = orderStatuses
  .filter(isSale)
  .map((status) => `'${status}'`)
  .join(', ')
