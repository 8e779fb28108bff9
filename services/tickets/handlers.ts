import type { z } from 'zod'
import type { tickets as calls, WireEarned, WireTicket } from '#contract/tickets.ts'
import { toWireAmount } from '#contract/codec/amounts.ts'
import type { EarnedDiscount } from '#domain/pricing/price.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readEventsOfTickets, wireEvent } from '#services/catalog/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { passOf } from './pass.ts'
import { readTickets, type EarnedDiscountRow, type TicketRow } from './repository.ts'
import { tickets } from './steps.ts'

export const ticketHandlers: Handlers<typeof calls, { db: QueryRunner }> = {
  async 'GET /svc_ticket/tickets'({ site, scope }, { db }) {
    const own = await readTickets(db, scope.customerId!)
    const events = await readEventsOfTickets(
      db,
      site,
      own.map(({ eventId }) => eventId),
    )
    const earned = [...(await tickets.readEarned(db, scope)).values()]
    const byProduct = Map.groupBy(earned, ({ productId }) => String(productId))
    return {
      tickets: own.map((ticket) => wireTicket(ticket, events)),
      earnedProducts: Object.fromEntries([...byProduct].map(([id, each]) => [id, each.map(wireEarned)])),
    }
  },

  async 'GET /svc_ticket/passes'({ scope, query }, { db }) {
    const own = await readTickets(db, scope.customerId!)
    const valid = own.filter(({ id, status }) => status === 'valid' && query.ids.includes(id))
    return { passes: Object.fromEntries(valid.map(({ id }) => [id, passOf(id)])) }
  },
}

type Events = Awaited<ReturnType<typeof readEventsOfTickets>>

function wireTicket({ id, benefits, ...ticket }: TicketRow, events: Events): z.output<typeof WireTicket> {
  return {
    _id: id,
    ...ticket,
    event: wireTicketEvent(ticket, events),
    benefits: benefits.map((benefit) => ({ ...benefit, value: wireValue(benefit) })),
  }
}

/** Converts an event to wire form. If several products sell its tickets, prefers the product with this ticket type. */
function wireTicketEvent(
  { eventId, type, orderId }: Pick<TicketRow, 'eventId' | 'type' | 'orderId'>,
  events: Events,
): z.output<typeof WireTicket>['event'] {
  const ofEvent = events.filter((each) => each.eventId === eventId)
  const found = ofEvent.find(({ ticketType }) => ticketType === type) ?? ofEvent[0]
  const event = wireEvent(found?.event)
  if (!found || !event) return null
  const { name, hasPage, isPublic, ticketType } = found
  const handle = encodeURIComponent(found.handle)
  const isBought = orderId !== null && ticketType === type
  const calendar = isPublic || isBought ? `/feeds/events/${handle}.ics` : null
  return { name, url: hasPage ? `/${handle}` : null, calendar, ...event }
}

function wireEarned(earned: EarnedDiscountRow): z.output<typeof WireEarned> {
  const { id, type, freeShipping, remainingUses, orderId } = earned
  return { _id: id, type, value: wireValue(earned), freeShipping, remainingUses, orderId }
}

function wireValue({ type, value }: EarnedDiscount): number {
  return type === 'fixed' ? toWireAmount(value) : value
}
