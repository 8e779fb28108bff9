import type { CustomOption } from '#domain/catalog/options/custom-option.ts'
import type { SiteAmounts } from '#domain/catalog/product-entry.ts'
import { sites } from '#domain/sites.ts'
import { prices } from './prices.ts'

/** A custom option value in the demo data. `usd` is its surcharge in US cents, 0 if missing. */
type AddedValue = readonly [id: string, title: string, usd?: number, sku?: string]

type OptionFacts = Pick<CustomOption, 'id' | 'title' | 'mostCharacters'> & { isRequired?: boolean }

/** Converts US cents to each site's currency. */
function amounts(usd: number): SiteAmounts {
  if (usd === 0) return Object.fromEntries(sites.map((site) => [site, 0]))
  return Object.fromEntries(Object.entries(prices(usd)).map(([site, { price }]) => [site, price]))
}

/** Builds a custom option with its values and surcharges. */
export function customChoiceOption(
  type: Exclude<CustomOption['type'], 'area'>,
  { isRequired = false, ...facts }: OptionFacts,
  added: readonly AddedValue[],
): CustomOption<SiteAmounts> {
  const offered = added.map(([id, title, usd = 0, sku = '']) => ({ id, title, price: amounts(usd), sku }))
  return { ...facts, type, isRequired, price: {}, sku: '', values: offered }
}

/** Builds a custom text option. `usd` is its surcharge in US cents. */
export function customTextOption(
  { isRequired = false, ...facts }: OptionFacts,
  usd: number,
  sku: string,
): CustomOption<SiteAmounts> {
  return { ...facts, type: 'area', isRequired, price: amounts(usd), sku, values: [] }
}
