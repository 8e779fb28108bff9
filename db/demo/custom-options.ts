import type { CustomOption } from '#domain/catalog/custom-option.ts'
import type { SiteAmounts } from '#domain/catalog/product-entry.ts'
import { sites } from '#domain/sites.ts'
import { prices } from './prices.ts'

/** A value as the demo world writes it: what it adds in US cents, nothing when missing. */
type Added = readonly [id: string, title: string, usd?: number, sku?: string]

type Asked = Pick<CustomOption, 'id' | 'title' | 'mostCharacters'> & { isRequired?: boolean }

/** What an amount in US cents is on each site; nothing is nothing everywhere. */
function amounts(usd: number): SiteAmounts {
  if (usd === 0) return Object.fromEntries(sites.map((site) => [site, 0]))
  return Object.fromEntries(Object.entries(prices(usd)).map(([site, { price }]) => [site, price]))
}

/** One of several values, or several of them, each at what it adds. */
export function values(
  type: Exclude<CustomOption['type'], 'area'>,
  { isRequired = false, ...asked }: Asked,
  added: readonly Added[],
): CustomOption<SiteAmounts> {
  const offered = added.map(([id, title, usd = 0, sku = '']) => ({ id, title, price: amounts(usd), sku }))
  return { ...asked, type, isRequired, price: {}, sku: '', values: offered }
}

/** A text of the shopper's own. */
export function ownText({ isRequired = false, ...asked }: Asked, usd: number, sku: string): CustomOption<SiteAmounts> {
  return { ...asked, type: 'area', isRequired, price: amounts(usd), sku, values: [] }
}
