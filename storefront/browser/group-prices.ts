import { groupCookie } from '#domain/sessions/group-cookie.ts'
import type { PageContext } from '#storefront/page/page.ts'

/** Group prices by product id, as wire amounts. */
export type GroupPrices = ReadonlyMap<number, number>

export const noGroupPrices: GroupPrices = new Map()
const cacheMs = 5 * 60_000
let cached: { group: string; until: number; prices: Promise<GroupPrices> } | null = null

/** Returns the customer group from the site's cookie, or '' if there is none. */
export function groupFromCookies(cookies: string, site: PageContext['shop']['site']): string {
  const names = [groupCookie(site), `__Host-${groupCookie(site)}`]
  const found = cookies.split('; ').find((each) => names.includes(each.split('=')[0]!))
  return found?.split('=')[1] ?? ''
}

/**
 * Returns the group prices, requested once every 5 minutes while the group cookie is set. Returns an empty map for
 * guests and on the server, because its pages are shared [PRICE-205, PRICE-206, PRICE-401].
 */
export async function readGroupPrices({ call, shop }: Pick<PageContext, 'call' | 'shop'>): Promise<GroupPrices> {
  const group = 'document' in globalThis ? groupFromCookies(document.cookie, shop.site) : ''
  if (group === '') {
    cached = null
    return noGroupPrices
  }
  if (cached?.group !== group || cached.until < Date.now()) {
    const prices = call('GET /svc_content/catalog/product/group-prices', {}).then(
      ({ prices }) => new Map(Object.entries(prices).map(([id, price]) => [Number(id), price])),
      () => noGroupPrices,
    )
    cached = { group, until: Date.now() + cacheMs, prices }
  }
  return cached.prices
}

/** Returns the lower of the special price and the group price [PRICE-207]. */
export function lowerSpecialPrice(
  own: GroupPrices,
  id: number,
  price: number | null,
  special: number | null,
): number | null {
  const ownPrice = own.get(id)
  return ownPrice !== undefined && ownPrice < Math.min(price ?? 0, special ?? Infinity) ? ownPrice : special
}
