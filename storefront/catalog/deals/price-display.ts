import type { Promotion } from '#domain/promotions/promotion.ts'
import {
  noGroupPrices,
  lowerSpecialPrice,
  type GroupPrices,
  readGroupPrices,
} from '#storefront/browser/group-prices.ts'
import { type MeasureFormatters, loadMeasureFormatters, unconvertedMeasures } from './measure-formatters.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { DisplayedTax } from '#storefront/page/price.ts'
import { textsOf } from '#storefront/texts.ts'
import { type DealView, loadDealFormatter, type DealFormatter } from './deal-formatter.ts'

export interface PriceDisplay {
  tax: DisplayedTax
  dealOf: DealFormatter
  own: GroupPrices
  ownText: string
  /** Badges by event status. */
  challenges: Readonly<Partial<Record<string, string>>>
  measures: MeasureFormatters
}

interface Priced {
  id: number
  price: number | null
  special: number | null
  taxClass: string
}

/** Returns how a page displays prices and measurements. */
export async function displayPricesOf(context: Pick<PageContext, 'call' | 'shop' | 'until'>): Promise<PriceDisplay> {
  const { shop } = context
  const [dealOf, own, measures] = await Promise.all([
    loadDealFormatter(context),
    readGroupPrices(context),
    loadMeasureFormatters(shop.units),
  ])
  const texts = textsOf(shop.language, 'catalog/deals')
  return { tax: shop.tax, dealOf, own, ownText: texts.own, challenges: texts.challenges, measures }
}

/** Returns a price display without deals, group prices, or the shopper's units. */
export function plainPriceDisplay(tax: DisplayedTax): PriceDisplay {
  return {
    tax,
    dealOf: () => undefined,
    own: noGroupPrices,
    ownText: '',
    challenges: {},
    measures: unconvertedMeasures,
  }
}

/** Returns the shopper's special price and the text below it, from the group price or the deal. */
export function withDisplayedPrice(
  { dealOf, own, ownText }: PriceDisplay,
  { id, price, special, taxClass }: Priced,
  promotion: Promotion | null,
): { special: number | null; deal: DealView | undefined } {
  const lowered = lowerSpecialPrice(own, id, price, special)
  return { special: lowered, deal: lowered === special ? dealOf(promotion, taxClass) : { text: ownText } }
}
