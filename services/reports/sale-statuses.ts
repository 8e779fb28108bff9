import { orderStatuses } from '#domain/orders/status.ts'
import { isSale } from '#domain/reports/counted-orders.ts'

/** The order statuses that reports count, as SQL for an `in` list. */
export const saleStatuses = orderStatuses
  .filter(isSale)
  .map((status) => `'${status}'`)
  .join(', ')
