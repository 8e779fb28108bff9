import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { instantOf } from '#domain/catalog/events/event-when.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import type { Ticket } from '../tickets/ticket-view.ts'

type TileName = 'wishlist' | 'registries' | 'alerts' | 'quotes' | 'programs' | 'discounts' | 'tickets' | 'reviews'

export interface Tile {
  name: TileName
  count: number
  /** Alerts for products that are still sold out. */
  waiting?: number
  /** The next renewal, as a time in milliseconds. */
  renewsAt?: number | null
  picture?: PictureSource | string | null
}

type Lists = Reply<Store, 'GET /svc_list/lists'>
type Alerts = Reply<Store, 'GET /svc_bin/bin'>
type Quotes = Reply<Store, 'GET /svc_list/quotes'>
type Programs = Reply<Store, 'GET /svc_programming/programs'>['programs']

/** Returns the picture of a product, or null without a product or a picture. */
export type PictureOf = (productId: number | undefined) => Promise<PictureSource | null>

/** Counts the wishlist's products, with the picture of the newest one, and the registries. */
export async function listTiles(lists: Lists, pictureOf: PictureOf): Promise<Tile[]> {
  const items = lists.find(({ type }) => type === 'wishlist')?.items ?? []
  return [
    { name: 'wishlist', count: items.length, picture: await pictureOf(items.at(-1)?.productId) },
    { name: 'registries', count: lists.filter(({ type }) => type === 'registry').length },
  ]
}

/** Counts bought products without a review, with the picture of the first one. */
export async function reviewsTile(unreviewed: readonly number[], pictureOf: PictureOf): Promise<Tile> {
  return { name: 'reviews', count: unreviewed.length, picture: await pictureOf(unreviewed[0]) }
}

/** Counts alerts for products that are back in stock; a product that is no longer sold is neither back nor expected. */
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

/** Counts quotes that the customer may accept. */
export function quotesTile(quotes: Quotes): Tile {
  return { name: 'quotes', count: quotes.filter(({ state }) => state === 'sent').length }
}

/** Counts programs that the customer may use, with the first renewal of those that will renew. */
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

/** Returns true for a valid ticket whose event has not ended; without a time it counts as coming up. */
export function isComingUp({ status, event }: Pick<Ticket, 'status' | 'event'>, now: number): boolean {
  return status === 'valid' && (event === null || instantOf(event.endsAt) > now)
}

/** Orders tickets by the start of their events; those without a time come last. */
export function byTime(one: Pick<Ticket, 'event'>, other: Pick<Ticket, 'event'>): number {
  const startOf = ({ event }: Pick<Ticket, 'event'>) => (event === null ? Infinity : instantOf(event.startsAt))
  const [first, second] = [startOf(one), startOf(other)]
  return first === second ? 0 : first - second
}
