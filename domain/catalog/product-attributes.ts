import type { EventDetails } from './events/event-details.ts'
import type { FeaturedList } from '#domain/search/featured-list.ts'
import type { SizeChart } from './options/size-chart.ts'

/** Delivery type for products other than programs. Staff cannot delete it [PROGRAM-204]. */
export const notApplicableDelivery = 'Not Applicable'

/** [PROGRAM-202] */
const subscriptionIntervals = ['Week', 'Month', 'Year'] as const
export type SubscriptionInterval = (typeof subscriptionIntervals)[number]

const limitScopes = ['order', 'account', 'email'] as const
export type LimitScope = (typeof limitScopes)[number]

export interface TicketGrant {
  /** Ticket type, such as 'athlete'. */
  type: string
  /** Event id, such as 'spring-open'. */
  eventId: string
}

/** Attributes used by rules, under their internal names [CATALOG-219, CATALOG-240]. */
export interface ProductAttributes {
  /** Billing interval of a subscription. */
  subscriptionInterval?: SubscriptionInterval
  isTrial?: boolean
  /** One of the delivery options that staff maintain [PROGRAM-204]. */
  programDelivery?: string
  isRegistration?: boolean
  /** Ticket added to the buyer's account [TICKET-002]. */
  ticket?: TicketGrant
  event?: EventDetails
  sizeChart?: SizeChart
  /** Lists of featured products that contain the product. */
  featuredOn?: readonly FeaturedList[]
  /** Short warranty terms, such as 'Lifetime, in a home gym'. */
  warranty?: string
  /** Maximum units within `limitScope`. */
  purchaseLimit?: number
  limitScope?: LimitScope
  /** Ticket types, one of which the buyer must hold. */
  requiredTickets?: readonly string[]
  /** True if the product qualifies for "five for five" [PROMO-205]. */
  isBlackFridayDropship?: boolean
  /** True if the product counts toward "three ship free" [PROMO-204]. */
  countsForThreeShipFree?: boolean
  /** Harmonized System code for duties [TAX-236]. */
  tariffCode?: string
  /** JSON schema for the properties of a custom plate [CART-242]. */
  plateSchema?: object
  /** True if the product makes the whole cart ship free [PROMO-205]. */
  makesCartShipFree?: boolean
  /** True if the shop hides the product's reviews, and neither the shop nor a reviews service requests any. */
  hidesReviews?: boolean
  /** True if the product earns no affiliate revenue. */
  isExcludedFromAffiliates?: boolean
  /** True if the product is sold by quote while its price is 0 [SEARCH-048]. */
  isQuoted?: boolean
}

/** Attributes that staff change on the product page; a missing one is false [ANALYTICS-501]. */
export const editableAttributes = ['hidesReviews', 'isExcludedFromAffiliates'] as const
export type EditableAttributes = Record<(typeof editableAttributes)[number], boolean>

/** Returns the values of the attributes that staff may change. */
export function editableAttributesOf(attributes: ProductAttributes): EditableAttributes {
  const { hidesReviews = false, isExcludedFromAffiliates = false } = attributes
  return { hidesReviews, isExcludedFromAffiliates }
}

/** Returns the attributes after a change, or the same object if nothing changes. An attribute that is off is absent. */
export function changeEditableAttributes(
  stored: ProductAttributes,
  change: Partial<EditableAttributes>,
): ProductAttributes {
  const before = editableAttributesOf(stored)
  const changed = editableAttributes.filter((name) => change[name] !== undefined && change[name] !== before[name])
  if (changed.length === 0) return stored
  const { hidesReviews: _, isExcludedFromAffiliates: __, ...others } = stored
  const isOn = editableAttributes.filter((name) => change[name] ?? before[name])
  return { ...others, ...Object.fromEntries(isOn.map((name) => [name, true])) }
}

/** Returns true for training programs, which do not ship and can be bought only once. */
export function isProgram({ subscriptionInterval, programDelivery }: ProductAttributes): boolean {
  return subscriptionInterval !== undefined || (programDelivery ?? notApplicableDelivery) !== notApplicableDelivery
}

/** Returns true for a product sold by quote because it has no price [SEARCH-048]. */
export function isPricedByQuote({ isQuoted }: Pick<ProductAttributes, 'isQuoted'>, price: number): boolean {
  return isQuoted === true && price === 0
}
