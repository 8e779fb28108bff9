import type { Minor } from '#domain/money.ts'
import { priceItem, type PricedOutcome } from '#domain/pricing/price-item.ts'
import { noOfferLimits, type Assortment, type ParentProduct, type Offer } from '#domain/pricing/offer.ts'
import { displayPrice, type DisplayedTax } from '#storefront/page/price.ts'
import { buyRequestsOf, type Choice } from './choice.ts'
import type { CompoundView, Member } from '../compound-view.ts'

/**
 * A displayed price with the price of its parts bought separately, or a problem. Null if the product cannot be bought.
 */
export type PricedChoice =
  | { now: Minor; was: Minor | null; separately: Minor; pounds: number }
  | { error: { code: string; message: string } }
  | null

type TaxedOffer = Offer & { taxClass: string }

/** Prices a choice with the cart's rules, in browser and server [CATALOG-206]. */
export function priceChoice(
  view: CompoundView,
  product: { id: number; taxClass: string },
  choice: Choice,
  tax: DisplayedTax,
): PricedChoice {
  const assortment = assortmentOf(view, product)
  let [now, was, separately, pounds] = [0, 0, 0, 0]
  for (const request of buyRequestsOf(view, product.id, 1, choice)) {
    const priced: PricedOutcome<TaxedOffer> = priceItem(request, assortment, { now: 0, earned: null })
    if (priced === null || 'error' in priced) return priced
    for (const { offer, qty, unit, base } of priced.parts) {
      const pieces = qty * request.qty
      now += displayPrice(unit, offer.taxClass, tax) * pieces
      was += displayPrice(base, offer.taxClass, tax) * pieces
      const member = view.members.find(({ id }) => id === offer.id)
      separately += displayPrice(member?.now ?? unit, offer.taxClass, tax) * pieces
      pounds += (member?.pounds ?? 0) * pieces
    }
  }
  return { now, was: was > now ? was : null, separately, pounds }
}

/** Converts the page's product and members to the format of the pricing rules. Their prices are already final. */
function assortmentOf(view: CompoundView, product: { id: number; taxClass: string }): Assortment<TaxedOffer> {
  const members = view.members.map((member): TaxedOffer => {
    const isChild = member.id !== member.productId
    return { ...offerOf(member.id, member), productId: member.productId, type: isChild ? 'configurable' : 'simple' }
  })
  const own: TaxedOffer = {
    ...offerOf(product.id, { ...view.own, taxClass: product.taxClass }),
    type: view.type,
    customOptions: view.customOptions,
    bundleOptions: view.bundleOptions,
    giftCard: view.giftCard,
  }
  const parents = new Set(
    view.members.filter(({ id, productId }) => id !== productId).map(({ productId }) => productId),
  )
  const heads = [...parents].map((id): ParentProduct => ({ id, type: 'configurable', members: [] }))
  const group: ParentProduct = {
    id: product.id,
    type: 'grouped',
    members: view.members.map(({ productId }) => productId),
  }
  return {
    offers: new Map([...(view.type === 'grouped' ? [] : [own]), ...members].map((offer) => [offer.id, offer])),
    parents: new Map([...heads, ...(view.type === 'grouped' ? [group] : [])].map((head) => [head.id, head])),
  }
}

const uncounted = {
  onHand: 0,
  reserved: 0,
  managed: false,
  backorder: 0,
  leadTimeDays: null,
  most: 9999,
  notify: false,
}

function offerOf(id: number, { base, now, taxClass }: Pick<Member, 'base' | 'now' | 'taxClass'>): TaxedOffer {
  return {
    id,
    productId: id,
    sku: '',
    type: 'simple',
    base,
    special: now < base ? now : null,
    promotion: null,
    group: null,
    stock: uncounted,
    weightGrams: null,
    customOptions: [],
    bundleOptions: [],
    giftCard: null,
    weightTiers: [],
    limits: noOfferLimits,
    taxClass,
  }
}
