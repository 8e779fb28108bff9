/** How what is no program reaches its buyer: the option that staff cannot take out of their list [PROGRAM-204]. */
export const neededDelivery = 'Not Applicable'

/** Intervals at which a subscription is charged [PROGRAM-202]. */
const subscriptionIntervals = ['Week', 'Month', 'Year'] as const
export type SubscriptionInterval = (typeof subscriptionIntervals)[number]

const limitScopes = ['order', 'account', 'email'] as const
export type LimitScope = (typeof limitScopes)[number]

/** A kind of ticket to an event: what it earns follows from its type. */
export interface TicketGrant {
  /** 'athlete'. */
  type: string
  /** 'spring-open'. */
  eventId: string
}

/** What few products have and rules ask for, under our own names; callers know others [CATALOG-219, CATALOG-240]. */
export interface ProductAttributes {
  /** A subscription, charged anew at each interval. */
  subscriptionInterval?: SubscriptionInterval
  /** A subscription that begins with a trial. */
  isTrial?: boolean
  /** How a program reaches its buyer, of the options that staff keep [PROGRAM-204]. */
  programDelivery?: string
  /** Admission to an event. */
  isRegistration?: boolean
  /** The ticket that whoever buys it gets; it lives in an account [TICKET-002]. */
  ticket?: TicketGrant
  /** Most pieces of one order, account or e-mail address. */
  purchaseLimit?: number
  limitScope?: LimitScope
  /** Codes of tickets one of which its buyer must hold. */
  requiredTickets?: readonly string[]
  /** Drop-shipped by its maker in the sale at which five ship for five [PROMO-205]. */
  isBlackFridayDropship?: boolean
  /** Counts towards three that ship free [PROMO-204]. */
  countsForThreeShipFree?: boolean
  /** Its code in the Harmonized System, for duties [TAX-236]. */
  tariffCode?: string
  /** A JSON schema of what its plate may say [CART-242]. */
  plateSchema?: object
  /** Makes a whole cart ship free [PROMO-205]. */
  makesCartShipFree?: boolean
}

/** Whether a product is a training program: it is bought once and reaches its buyer without a parcel. */
export function isProgram({ subscriptionInterval, programDelivery }: ProductAttributes): boolean {
  return subscriptionInterval !== undefined || (programDelivery ?? neededDelivery) !== neededDelivery
}
