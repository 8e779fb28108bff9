import type { NewTicket } from '#services/tickets/steps.ts'
import type { OrderRow } from '../order-row.ts'

/**
 * Returns the tickets bought with an order, one per unit, assigned to the payer. Their ids never change [TICKET-002].
 */
export function ticketsOfOrder({ id, customerId, document }: Pick<OrderRow, 'id' | 'customerId' | 'document'>) {
  const { firstname, lastname } = document.billingAddress
  const holderName = `${firstname} ${lastname}`
  return document.lines.flatMap(({ itemId, qty, ticket }) =>
    ticket === undefined || customerId === null
      ? []
      : Array.from({ length: qty }, (_, piece): NewTicket => {
          return { ...ticket, customerId, holderName, orderId: id, source: `order ${id} ${itemId} ${piece}` }
        }),
  )
}
