import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { parseEventTime } from '#domain/catalog/events/format-event-time.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import type { Ticket } from '../tickets/ticket-view.ts'

type TileName = 'wishlist' | 'registries' | 'alerts' | 'quotes' | 'programs' | 'discounts' | 'tickets' | 'reviews'

export interface Tile {
  name: TileName
  count: number
  /** Number of alerts for products that are still sold out. */
  waiting?: number
  /** Next renewal in Unix milliseconds. */
  renewsAt?: number | null
  picture?: PictureSource | string | null
}

type Lists = Reply<Store, 'GET /svc_list/lists'>
type Alerts = Reply<Store, 'GET /svc_bin/bin'>
type Quotes = Reply<Store, 'GET /svc_list/quotes'>
type Programs = Reply<Store, 'GET /svc_programming/programs'>['programs']

/** Returns a product's picture, or null if there is no product or no picture. */
export type PictureOf = (productId: number | undefined) => Promise<PictureSource | null>

/** Counts the registries and the wishlist products, with a picture of the newest product. */
export async function listAndRegistryTiles(lists: Lists, pictureOf: PictureOf): Promise<Tile[]> {
  const items = lists.find(({ type }) => type === 'wishlist')?.items ?? []
  return [
    { name: 'wishlist', count: items.length, picture: await pictureOf(items.at(-1)?.productId) },
    { name: 'registries', count: lists.filter(({ type }) => type === 'registry').length },
  ]
}

/** Counts purchased products without a review, with a picture of the first one. */
export async function reviewsTile(unreviewed: readonly number[], pictureOf: PictureOf): Promise<Tile> {
  return { name: 'reviews', count: unreviewed.length, picture: await pictureOf(unreviewed[0]) }
}

/**
 * Counts alerts for products that are back in stock, and alerts for products that are still sold out. Discontinued
 * products are in neither count.
 */
export function alertsTile(alerts: Alerts): Tile {
  const products = alerts.flatMap(({ product }) => product ?? [])
  const back = products.filter(({ inventory }) => !inventory.bin)
  const [first] = back.length > 0 ? back : products
  return {
    name: 'alerts',
    count: back.length,
    waiting: products.length - back.length,
    picture: first?.picture ?? null,
  }
}

/** Counts quotes that the customer can accept. */
export function quotesTile(quotes: Quotes): Tile {
  return { name: 'quotes', count: quotes.filter(({ state }) => state === 'sent').length }
}

/** Counts programs that the customer can use, with the earliest renewal. */
export function programsTile(programs: Programs): Tile {
  const active = programs.filter(({ hasAccess }) => hasAccess)
  const renewals = active.flatMap(({ mayCancel, renewalDate }) =>
    mayCancel && renewalDate !== null ? [Date.parse(renewalDate)] : [],
  )
  return {
    name: 'programs',
    count: active.length,
    renewsAt: renewals.length > 0 ? Math.min(...renewals) : null,
    picture: active[0]?.picture ?? null,
  }
}

/** Returns true for a valid ticket for an event that has not ended. Events without a time are treated as upcoming. */
export function isUpcoming({ status, event }: Pick<Ticket, 'status' | 'event'>, now: number): boolean {
  return status === 'valid' && (event === null || parseEventTime(event.endsAt) > now)
}

/** Sorts tickets by event start; tickets without a time come last. */
export function compareByTime(one: Pick<Ticket, 'event'>, other: Pick<Ticket, 'event'>): number {
  const startOf = ({ event }: Pick<Ticket, 'event'>) => (event === null ? Infinity : parseEventTime(event.startsAt))
  const [first, second] = [startOf(one), startOf(other)]
  return first === second ? 0 : first - second
}
