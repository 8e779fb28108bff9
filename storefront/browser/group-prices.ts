import { groupCookie } from '#domain/sessions/group-cookie.ts'
import type { PageContext } from '#storefront/page/page.ts'

/** What things cost the group of the shopper, in amounts of the wire by their ids. */
export type OwnPrices = ReadonlyMap<number, number>

export const noOwnPrices: OwnPrices = new Map()
const keptMs = 5 * 60_000
let kept: { group: string; until: number; prices: Promise<OwnPrices> } | null = null

/** The group that a browser's cookies tell of, '' for none. */
export function groupIn(cookies: string, site: PageContext['shop']['site']): string {
  const names = [groupCookie(site), `__Host-${groupCookie(site)}`]
  const found = cookies.split('; ').find((each) => names.includes(each.split('=')[0]!))
  return found?.split('=')[1] ?? ''
}

/**
 * The prices of the shopper's group, asked for once in five minutes while the browser's cookies tell of one. Pages are
 * rendered for everybody: a server has none, and who logs out has none any more [PRICE-205, PRICE-206, PRICE-401].
 */
export async function readOwnPrices({ call, shop }: Pick<PageContext, 'call' | 'shop'>): Promise<OwnPrices> {
  const group = 'document' in globalThis ? groupIn(document.cookie, shop.site) : ''
  if (group === '') {
    kept = null
    return noOwnPrices
  }
  if (kept?.group !== group || kept.until < Date.now()) {
    const prices = call('GET /svc_content/catalog/product/group-prices', {}).then(
      ({ prices }) => new Map(Object.entries(prices).map(([id, price]) => [Number(id), price])),
      () => noOwnPrices,
    )
    kept = { group, until: Date.now() + keptMs, prices }
  }
  return kept.prices
}

/** The special price once the group's own has its say: the lower of both [PRICE-207]. */
export function ownSpecial(own: OwnPrices, id: number, price: number | null, special: number | null): number | null {
  const asked = own.get(id)
  return asked !== undefined && asked < Math.min(price ?? 0, special ?? Infinity) ? asked : special
}
