/** Delivery of products that are not programs; staff cannot delete it [PROGRAM-204]. */
export const neededDelivery = 'Not Applicable'

/** [PROGRAM-202] */
const subscriptionIntervals = ['Week', 'Month', 'Year'] as const
export type SubscriptionInterval = (typeof subscriptionIntervals)[number]

const limitScopes = ['order', 'account', 'email'] as const
export type LimitScope = (typeof limitScopes)[number]

export interface TicketGrant {
  /** 'athlete' */
  type: string
  /** 'spring-open' */
  eventId: string
}

/** Attributes that rules read, under internal names [CATALOG-219, CATALOG-240]. */
export interface ProductAttributes {
  /** Marks a subscription, charged at each interval. */
  subscriptionInterval?: SubscriptionInterval
  isTrial?: boolean
  /** One of the options that staff maintain [PROGRAM-204]. */
  programDelivery?: string
  isRegistration?: boolean
  /** Ticket for the buyer's account [TICKET-002]. */
  ticket?: TicketGrant
  /** Max units per `limitScope`. */
  purchaseLimit?: number
  limitScope?: LimitScope
  /** The buyer must hold one of them. */
  requiredTickets?: readonly string[]
  /** "Five for five" [PROMO-205]. */
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

/** Returns true for training programs, which are bought once and not shipped. */
export function isProgram({ subscriptionInterval, programDelivery }: ProductAttributes): boolean {
  return subscriptionInterval !== undefined || (programDelivery ?? neededDelivery) !== neededDelivery
}
