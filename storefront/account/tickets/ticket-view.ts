import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { eventPlaceLines, formatEventTime } from '#domain/catalog/events/format-event-time.ts'
import type { Minor } from '#domain/money.ts'
import { loadOptionalSection } from '#storefront/page/load-optional-section.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import { displayPrice } from '#storefront/page/price.ts'
import { eventName } from '../earned/event-name.ts'

type Tickets = Reply<Store, 'GET /svc_ticket/tickets'>
export type Ticket = Tickets['tickets'][number]
type Pass = Reply<Store, 'GET /svc_ticket/passes'>['passes'][string]

export interface TicketView {
  id: string
  event: string
  /** Event date and time, or null if unknown. */
  when: string | null
  /** Name and address of the event venue, or empty if unknown. */
  place: string
  /** URL of the event's calendar file. */
  calendar: string | null
  type: string
  holder: string
  status: Ticket['status']
  /** The order that includes the ticket, or null if staff granted it. */
  order: string | null
  /** QR code, only while the ticket is valid. */
  pass: Pass | null
  earned: readonly TicketEarned[]
}
interface TicketEarned {
  /** Null if this site does not sell the product. */
  product: { name: string; url: string } | null
  /** A percentage or a displayed amount. Null if the discount is free shipping only. */
  off: { percent: number } | { amount: Minor } | null
  shipsFree: boolean
  uses: number
}

const defaultSize = 24

export interface TicketPage {
  tickets: TicketView[]
  next: number | null
}

/** Used for guest orders, because only customers have tickets. */
export const noTickets: TicketPage = { tickets: [], next: null }

/**
 * Loads a page of tickets with codes and earned discounts, and the total number of remaining uses [TICKET-001,
 * TICKET-002].
 */
export async function loadTickets(
  context: PageContext,
  {
    page,
    size = defaultSize,
    isWanted = () => true,
    order = () => 0,
  }: {
    page: number
    size?: number
    isWanted?: (ticket: Ticket) => boolean
    order?: (one: Ticket, other: Ticket) => number
  },
): Promise<TicketPage & { count: number; usesLeft: number }> {
  const { call, shop } = context
  const { tickets, earnedProducts } = await call('GET /svc_ticket/tickets', {})
  const all = tickets.filter(isWanted).toSorted(order)
  const wanted = all.slice((page - 1) * size, page * size)
  const valid = wanted.filter(({ status }) => status === 'valid').map(({ _id }) => _id)
  const [passes, products] = await Promise.all([
    valid.length > 0 ? call('GET /svc_ticket/passes', { query: { ids: valid.join() } }) : null,
    productsOf(context, wanted),
  ])
  const earned = Object.values(earnedProducts).flat()
  return {
    tickets: wanted.map(({ _id, eventId, event, type, holderName, status, orderId, benefits }) => ({
      id: _id,
      event: eventName(eventId),
      when: event && formatEventTime(shop.locale.tag, event),
      place: event ? eventPlaceLines(event.place).join(', ') : '',
      calendar: event && event.calendar,
      type: eventName(type),
      holder: holderName,
      status,
      order: orderId,
      pass: passes?.passes[_id] ?? null,
      earned: status === 'cancelled' ? [] : benefits.map((benefit) => earnedView(context, benefit, products)),
    })),
    next: page * size < all.length ? page + 1 : null,
    count: all.length,
    usesLeft: earned.reduce((uses, { remainingUses }) => uses + remainingUses, 0),
  }
}

/** Returns the ticket page in the query; the default is 1. */
export function parseTicketPage({ searchParams }: URL): number {
  const requested = searchParams.get('tickets') ?? ''
  return /^[1-9]\d{0,3}$/.test(requested) ? Number(requested) : 1
}

type Products = Reply<Store, 'GET /svc_content/catalog/product'>

async function productsOf(context: PageContext, tickets: readonly Ticket[]): Promise<Products> {
  const ids = [...new Set(tickets.flatMap(({ benefits }) => benefits.map(({ productId }) => productId)))].slice(0, 100)
  if (ids.length === 0) return []
  const reading = context.call('GET /svc_content/catalog/product', { query: { id: ids.join() } })
  return (await loadOptionalSection(reading, context)) ?? []
}

function earnedView({ shop }: PageContext, benefit: Ticket['benefits'][number], products: Products): TicketEarned {
  const { productId, type, value, freeShipping, uses } = benefit
  const product = products.find((each) => each.productId === productId)
  const taxClass = String(product?.attributes['tax_class_id'] ?? '')
  const off = type === 'percent' ? { percent: value } : { amount: displayPrice(toMinor(value), taxClass, shop.tax) }
  return {
    product: product ? { name: product.name, url: product.url } : null,
    off: value === 0 ? null : off,
    shipsFree: freeShipping,
    uses,
  }
}
