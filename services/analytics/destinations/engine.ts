import type { ConsentedFor, ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import type { StoredEvent } from '#domain/analytics/deliveries/stored-event.ts'
import type { EmailCampaign } from '#domain/analytics/deliveries/email-campaign.ts'
import type { OrderDetails } from '#domain/analytics/event-order.ts'
import type { ItemMetadata } from '#domain/analytics/item-metadata.ts'

/** A customer's cart at the time of delivery, for services that store carts. */
export interface CustomerCart {
  userId: string
  email: string
  items: readonly ItemMetadata[]
}

/** An event with additional details that are read at the time of delivery. */
export interface Delivery {
  event: StoredEvent
  /** The order, for a purchase event. */
  order: OrderDetails | null
  /** The cart that the event changed; null for guests. */
  cart: CustomerCart | null
  /** The email that led to the visit, if any. */
  email: EmailCampaign
  /** URL of the site. */
  shopUrl: string
}

/** A service that receives events. A repeated delivery has the same ids. */
export interface DestinationEngine<Name extends ServerDestination> {
  /** Maximum number of deliveries per request. */
  maxBatch: number
  /**
   * Sends all deliveries or throws. Returns the sent deliveries, without those that had nothing to report. `now` is in
   * Unix milliseconds.
   */
  send: (deliveries: readonly ConsentedFor<Name, Delivery>[], now: number) => Promise<readonly Delivery[]>
}

/** The engines of the configured destinations. */
export type DestinationEngines = { readonly [Name in ServerDestination]?: DestinationEngine<Name> }
