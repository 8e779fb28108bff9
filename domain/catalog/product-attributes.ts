/** Delivery option of products that are not programs; staff cannot delete it [PROGRAM-204]. */
export const neededDelivery = 'Not Applicable'

/** Billing intervals of subscriptions [PROGRAM-202]. */
const subscriptionIntervals = ['Week', 'Month', 'Year'] as const
export type SubscriptionInterval = (typeof subscriptionIntervals)[number]

const limitScopes = ['order', 'account', 'email'] as const
export type LimitScope = (typeof limitScopes)[number]

/** A kind of event ticket; its type determines what it earns. */
export interface TicketGrant {
  /** For example 'athlete'. */
  type: string
  /** For example 'spring-open'. */
  eventId: string
}

/**
 * Optional attributes that business rules read, under our own names; the wire names differ [CATALOG-219, CATALOG-240].
 */
export interface ProductAttributes {
  /** A subscription, charged at each interval. */
  subscriptionInterval?: SubscriptionInterval
  /** A subscription that starts with a trial. */
  isTrial?: boolean
  /** How a program is delivered: one of the options that staff maintain [PROGRAM-204]. */
  programDelivery?: string
  /** Event registration. */
  isRegistration?: boolean
  /** Ticket that the buyer's account receives [TICKET-002]. */
  ticket?: TicketGrant
  /** Max units per order, account or email address, by `limitScope`. */
  purchaseLimit?: number
  limitScope?: LimitScope
  /** Ticket types, one of which the buyer must hold. */
  requiredTickets?: readonly string[]
  /** Drop-shipped product of the Black Friday "five ship for $5" sale [PROMO-205]. */
  isBlackFridayDropship?: boolean
  /** Counts towards "three ship free" [PROMO-204]. */
  countsForThreeShipFree?: boolean
  /** Harmonized System code for duties [TAX-236]. */
  tariffCode?: string
  /** JSON schema of the custom plate properties [CART-242]. */
  plateSchema?: object
  /** Makes the whole cart ship free [PROMO-205]. */
  makesCartShipFree?: boolean
}

/** Returns true for training programs: bought once and delivered without a package. */
export function isProgram({ subscriptionInterval, programDelivery }: ProductAttributes): boolean {
  return subscriptionInterval !== undefined || (programDelivery ?? neededDelivery) !== neededDelivery
}
