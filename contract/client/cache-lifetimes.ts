const second = 1000
const minute = 60 * second
const hour = 60 * minute

interface CachedCall {
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

/**
 * Cache lifetimes in milliseconds. Calls not listed here are not cached [CMS-409, PROMO-216, PROMO-220, ROUTE-054,
 * CATALOG-223, CATALOG-231, SEARCH-060, SEARCH-097, SEARCH-099].
 */
export const cacheLifetimes: Readonly<Record<string, (call: CachedCall) => number>> = {
  'GET /svc_route/route': () => 2 * hour,
  'GET /svc_content/catalog/category/{id}': () => 5 * minute,
  'GET /svc_content/cms/block/{name}': () => hour,
  'GET /svc_content/hot/active': () => 5 * minute,
  'GET /svc_content/catalog/tree': () => 5 * minute,
  'GET /svc_ssr/site/{code}/rfktkn': () => 15 * minute,
  // Only page 1 is cached, and searches never are.
  'GET /theindex/wp-json/wp/v2/posts': ({ query = {} }) =>
    Number(query['page'] ?? 1) === 1 && query['search'] === undefined ? 6 * hour : 0,
  'GET /theindex/wp-json/wp/v2/tags': () => 24 * hour,
  'POST /api/search-rec/3': ({ body }) => (isFeaturedList(body) ? hour : 0),
}

/** Returns true for a list in featured order, without search words or filters [SEARCH-098]. */
function isFeaturedList(body: unknown): boolean {
  const { data } = body as {
    data: { filter?: object; query?: object; sort?: { value?: readonly { type: string }[] } }
  }
  const sort = data.sort?.value?.[0]?.type ?? 'featured'
  return sort === 'featured' && data.query === undefined && Object.keys(data.filter ?? {}).length === 0
}

/** Maximum number of entries; the oldest one is evicted first. */
export const maxCachedResponses = 200

/** A search token is renewed when its remaining lifetime is less than this [SEARCH-062]. */
export const tokenRenewalMarginMs = minute

interface Bounds {
  from: number | null
  to: number | null
}
interface Found {
  content?: { product: { value: readonly { promo?: Bounds | null }[] } }
}

/** Returns the milliseconds until the next deal in the results starts or ends, or Infinity if there is none. */
export function msUntilDealChange(name: string, reply: unknown, now: number): number {
  if (name !== 'POST /api/search-rec/3') return Infinity
  const found = (reply as Found).content?.product.value ?? []
  const bounds = found.flatMap(({ promo }) => (promo ? [promo.from, promo.to] : []))
  return Math.min(...bounds.flatMap((bound) => (bound !== null && bound > now ? [bound - now] : [])))
}
