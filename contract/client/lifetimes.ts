const second = 1000
const minute = 60 * second
const hour = 60 * minute

interface Asked {
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

/**
 * How long a browser keeps the answer of a call, in milliseconds; calls that are not named are asked each time
 * [PROMO-216, PROMO-220, ROUTE-054, CATALOG-223, CATALOG-231, SEARCH-060, SEARCH-097, SEARCH-099].
 */
export const lifetimes: Readonly<Record<string, (asked: Asked) => number>> = {
  'GET /svc_route/route': () => 2 * hour,
  'GET /svc_content/catalog/category/{id}': () => 5 * minute,
  'GET /svc_content/hot/active': () => 5 * minute,
  'GET /svc_content/catalog/tree': () => 5 * minute,
  'GET /svc_ssr/site/{code}/rfktkn': () => 15 * minute,
  // The first page of the magazine is kept, searches of it are not.
  'GET /theindex/wp-json/wp/v2/posts': ({ query = {} }) =>
    Number(query['page'] ?? 1) === 1 && query['search'] === undefined ? 6 * hour : 0,
  'GET /theindex/wp-json/wp/v2/tags': () => 24 * hour,
  'POST /api/search-rec/3': ({ body }) => (isFeaturedList(body) ? hour : 0),
}

/** A list as everybody sees it: in the order of the house, without a word or a filter [SEARCH-098]. */
function isFeaturedList(body: unknown): boolean {
  const { data } = body as {
    data: { filter?: object; query?: object; sort?: { value?: readonly { type: string }[] } }
  }
  const sort = data.sort?.value?.[0]?.type ?? 'featured'
  return sort === 'featured' && data.query === undefined && Object.keys(data.filter ?? {}).length === 0
}

/** Room for so many kept answers in a browser; the oldest goes first. */
export const maxCachedResponses = 200

/** A search token is renewed when less than this is left of its life [SEARCH-062]. */
export const tokenReserve = minute

interface Bounds {
  from: number | null
  to: number | null
}
interface Found {
  content?: { product: { value: readonly { promo?: Bounds | null }[] } }
}

/** How long it is until a deal on a kept list begins or ends, in milliseconds: its prices are others then. */
export function untilTurn(name: string, reply: unknown, now: number): number {
  if (name !== 'POST /api/search-rec/3') return Infinity
  const found = (reply as Found).content?.product.value ?? []
  const bounds = found.flatMap(({ promo }) => (promo ? [promo.from, promo.to] : []))
  return Math.min(...bounds.flatMap((bound) => (bound !== null && bound > now ? [bound - now] : [])))
}
