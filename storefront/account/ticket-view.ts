import type { Reply } from '#contract/call.ts'
import type { Store } from '#contract/store.ts'
import { eventName } from './event-name.ts'

type Tickets = Reply<Store, 'GET /svc_ticket/tickets'>

export interface TicketView {
  id: string
  event: string
  /** 'Athlete'. */
  type: string
  holder: string
  status: Tickets['tickets'][number]['status']
}

/** The tickets as the account shows them, and how many uses of earned discounts are left in all [TICKET-001]. */
export function ticketsView({ tickets, earnedProducts }: Tickets): { tickets: TicketView[]; usesLeft: number } {
  const earned = Object.values(earnedProducts).flat()
  return {
    tickets: tickets.map(({ _id, eventId, type, holderName, status }) => ({
      id: _id,
      event: eventName(eventId),
      type: eventName(type),
      holder: holderName,
      status,
    })),
    usesLeft: earned.reduce((uses, { remainingUses }) => uses + remainingUses, 0),
  }
}
