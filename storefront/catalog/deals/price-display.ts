import type { Promotion } from '#domain/promotions/promotion.ts'
import { noGroupPrices, ownSpecial, type GroupPrices, readGroupPrices } from '#storefront/browser/group-prices.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { ShownTax } from '#storefront/page/price.ts'
import { textsOf } from '#storefront/texts.ts'
import { type DealView, loadDealOf, type DealOf } from './deal-words.ts'

export interface PriceDisplay {
  tax: ShownTax
  dealOf: DealOf
  own: GroupPrices
  ownText: string
}

interface Priced {
  id: number
  price: number | null
  special: number | null
  taxClass: string
}

/** Returns how a page displays prices. */
export async function displayPricesOf(context: Pick<PageContext, 'call' | 'shop' | 'until'>): Promise<PriceDisplay> {
  const [dealOf, own] = await Promise.all([loadDealOf(context), readGroupPrices(context)])
  return { tax: context.shop.tax, dealOf, own, ownText: textsOf(context.shop.language, 'catalog/deals').own }
}

/** Returns the display without deals or group prices. */
export function plainPriceDisplay(tax: ShownTax): PriceDisplay {
  return { tax, dealOf: () => undefined, own: noGroupPrices, ownText: '' }
}

/** Returns the shopper's special price and the text below it: group price or deal. */
export function withDisplayedPrice(
  { dealOf, own, ownText }: PriceDisplay,
  { id, price, special, taxClass }: Priced,
  promotion: Promotion | null,
): { special: number | null; deal: DealView | undefined } {
  const lowered = ownSpecial(own, id, price, special)
  return { special: lowered, deal: lowered === special ? dealOf(promotion, taxClass) : { text: ownText } }
}
