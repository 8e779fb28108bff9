import type { Promotion } from '#domain/promotions/promotion.ts'
import { noOwnPrices, ownSpecial, type OwnPrices, readOwnPrices } from '#storefront/browser/group-prices.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { ShownTax } from '#storefront/page/price.ts'
import { textsOf } from '../../texts.ts'
import { type DealView, dealTeller, type TellDeal } from './deal-words.ts'

/** How prices are shown to a shopper: their tax, their deals, and what the shopper's group pays. */
export interface Shelf {
  tax: ShownTax
  tell: TellDeal
  own: OwnPrices
  /** What stands below the price of a group. */
  ownText: string
}

/** A price of the wire. */
interface Priced {
  id: number
  price: number | null
  special: number | null
  taxClass: string
}

/** The shelf of a page. */
export async function displayPricesOf(context: Pick<PageContext, 'call' | 'shop' | 'until'>): Promise<Shelf> {
  const [tell, own] = await Promise.all([dealTeller(context), readOwnPrices(context)])
  return { tax: context.shop.tax, tell, own, ownText: textsOf(context.shop.language, 'catalog/deals').own }
}

/** A shelf that shows prices for everybody and tells of no deals. */
export function plainShelf(tax: ShownTax): Shelf {
  return { tax, tell: () => undefined, own: noOwnPrices, ownText: '' }
}

/** The special price of something for the shopper, and what is said below it: whose price it is, or of its deal. */
export function onShelf(
  { tell, own, ownText }: Shelf,
  { id, price, special, taxClass }: Priced,
  promotion: Promotion | null,
): { special: number | null; deal: DealView | undefined } {
  const lowered = ownSpecial(own, id, price, special)
  return { special: lowered, deal: lowered === special ? tell(promotion, taxClass) : { text: ownText } }
}
