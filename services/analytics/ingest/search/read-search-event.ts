import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { SearchEvent } from '#contract/search-events.ts'
import type { StoredMessage } from '#domain/analytics/deliveries/stored-event.ts'
import { integrationsOf } from '#domain/analytics/destinations.ts'
import { customEvent } from '#domain/analytics/event-catalog.ts'
import { eventTime } from '#domain/analytics/event-time.ts'
import { itemMetadata, type ItemMetadata } from '#domain/analytics/item-metadata.ts'
import { reportedPath } from '#domain/analytics/redaction.ts'
import { searchEvents, type SearchEventName } from '#domain/analytics/search-wire/search-events.ts'
import { utcDay } from '#platform/clock.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readItemsBySku } from '../../items/read-items-by-sku.ts'
import type { Sender } from '../read-message.ts'

type Event = z.output<typeof SearchEvent>['data']
type Content = Pick<StoredMessage, 'type' | 'name' | 'properties'>

/** Source name for events received over the search protocol. Visit reports count only events from pages. */
const searchSource = 'search'

/**
 * Converts a search protocol event to rows, one for each product that the site sells. No destination receives them,
 * because the store's pages already report the same visit to the destinations.
 */
export async function readSearchEvent(
  db: QueryRunner,
  event: Event,
  { sender, network }: { sender: Sender; network: number },
): Promise<StoredMessage[]> {
  const { t, t0, uuid, user_id: userId, app_type: appType } = event
  const { site, received, choices, customerId } = sender
  const at = eventTime({ happened: t, sent: null, received })
  // Clients send "0" for visitors without an account.
  const visitor = uuid ?? (userId === '0' ? undefined : userId)
  const id = hashOf([visitor, event.type, event.name, t, t0, event.value])
  const contents = await contentsOf(db, event, sender)
  return contents.map((content, index) => ({
    ...content,
    messageId: `${id}-${index}`,
    at,
    site,
    source: searchSource,
    anonymousId: visitor ?? null,
    userId: customerId?.toString() ?? null,
    visitId: visitor === undefined ? null : hashOf([visitor, utcDay(received)]),
    tabId: null,
    cartId: null,
    context: { isApp: appType === 'native', allowsMarketing: choices.marketing },
    integrations: integrationsOf([], choices),
    network,
  }))
}

async function contentsOf(db: QueryRunner, event: Event, { site, received }: Sender): Promise<Content[]> {
  const { type, name, value } = event
  const meaning = searchEvents[`${type}/${name}` as SearchEventName]
  const products = value.products ?? []
  const track = (of: string, properties: object): Content => ({ type: 'track', name: of, properties })
  const custom = () => [
    track('custom', customEvent(`${type} ${name}`, { rfkid: value.rfkid ?? null, products: products.length })),
  ]
  if (meaning === 'none') return []
  if (meaning === 'login') return [track('login', {})]
  if (meaning === 'page') {
    const path = reportedPath(value.context?.page?.uri ?? '')
    return [{ type: 'page', name: '', properties: { path, title: '' } }]
  }
  if (meaning === 'custom') return custom()
  const facts = await readItemsBySku(
    db,
    site,
    products.map(({ sku }) => sku),
    received,
  )
  const items = products.flatMap(({ sku, quantity = 1 }): ItemMetadata[] => {
    const found = facts.get(sku)
    return found ? [itemMetadata({ ...found, qty: quantity })] : []
  })
  if (meaning !== 'productClick') return items.map((item) => track(meaning, item))
  if (items.length === 0) return custom()
  const list = value.rfkid ?? ''
  return items.map((product) =>
    track('productClick', { product, listName: list, listId: list, position: value.index ?? 0, page: 1 }),
  )
}

/** Returns a hash of the values as JSON, so that a repeated event has the same id. */
function hashOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 32)
}
