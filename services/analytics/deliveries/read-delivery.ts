import { emailCampaign, type EmailCampaign } from '#domain/analytics/deliveries/email-campaign.ts'
import type { ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import type { StoredEvent } from '#domain/analytics/deliveries/stored-event.ts'
import { itemMetadata } from '#domain/analytics/item-metadata.ts'
import { itemRef } from '#domain/analytics/item-ref.ts'
import type { CustomerCart, Delivery } from '../destinations/engine.ts'
import type { Database } from '#platform/database.ts'
import { readOwnList } from '#services/lists/steps.ts'
import { readOrder } from '#services/orders/steps.ts'
import { readCustomer } from '#services/sessions/steps.ts'
import { orderFacts } from '../conversions/order-facts.ts'
import { readItems } from '../items/read-items.ts'
import { readCampaign } from '../repository.ts'

/** Destinations that need order details missing from the event. */
const readsOrder: ReadonlySet<ServerDestination> = new Set([
  'ads',
  'social-pixel',
  'affiliate',
  'reviews',
  'email-marketing',
] as const)

const cartEvents: ReadonlySet<string> = new Set(['addToCart', 'removeFromCart', 'wishlistToCart'])
/** Purchases within a week of an email are attributed to it. */
const campaignMs = 7 * 86_400_000

/** Returns an event with the details that a destination needs and the event lacks. `now` is in Unix milliseconds. */
export async function readDelivery(
  db: Database,
  event: StoredEvent,
  { destination, shopUrl, now }: { destination: ServerDestination; shopUrl: string; now: number },
): Promise<Delivery> {
  const orderId = event.type === 'track' && event.name === 'purchase' ? event.properties.order.orderId : null
  const order = orderId !== null && readsOrder.has(destination) ? await readOrder(db, orderId) : undefined
  const isMailed = destination === 'email-marketing'
  return {
    event,
    order: order ? await orderFacts(db, order) : null,
    cart: isMailed && event.type === 'track' && cartEvents.has(event.name) ? await readCart(db, event, now) : null,
    email: isMailed && order ? await readEmail(db, event) : {},
    shopUrl,
  }
}

/** Returns the customer's open cart with current prices, or null for a guest or a closed cart. */
async function readCart(
  db: Database,
  { site, userId, cartId }: StoredEvent,
  now: number,
): Promise<CustomerCart | null> {
  const customerId = Number(userId)
  if (cartId === null || !/^\d{1,9}$/.test(userId ?? '')) return null
  const list = await readOwnList(db, { site, customerId, guestToken: null, groupId: 1 }, cartId)
  const customer = await readCustomer(db, customerId)
  if (!list?.isActive || list.type !== 'cart' || !customer) return null
  const lines = list.items.map(itemRef)
  const found = await readItems(db, site, [...new Set(lines.map(({ id }) => id))], now)
  const factsById = new Map(found.map(({ id, facts }) => [id, facts]))
  const items = lines.flatMap(({ id, qty }) => {
    const facts = factsById.get(id)
    return facts ? [itemMetadata({ ...facts, qty })] : []
  })
  return { userId: String(customerId), email: customer.email, items }
}

async function readEmail(db: Database, { anonymousId, at }: StoredEvent): Promise<EmailCampaign> {
  if (anonymousId === null) return {}
  return emailCampaign(await readCampaign(db, anonymousId, { from: at - campaignMs, to: at }))
}
