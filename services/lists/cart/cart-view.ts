import type { z } from 'zod'
import { toWireList, type WireCart } from '#contract/lists.ts'
import { toWireAmount } from '#contract/codec/amounts.ts'
import { canCheckOut, type PricedLine } from '#domain/cart/price-cart.ts'
import { displayedLine } from '#domain/cart/displayed-line.ts'
import { productLink } from '#domain/catalog/product-link.ts'
import type { Minor } from '#domain/money.ts'
import { renewalPrice } from '#domain/programs/renewal-price.ts'
import { priceSuffix } from '#domain/programs/price-suffix.ts'
import { isFreightGroup } from '#domain/shipping/packages/pack.ts'
import { siteSettings, siteSku, type Site } from '#domain/sites.ts'
import { inventoryOf, type Sellable } from '#services/catalog/steps.ts'
import { detailsOf } from './line-details.ts'
import type { DisplayPrices, PricedCart } from './price-list.ts'

/** Converts a priced list to the view that the side cart, cart page, and checkout share. */
export function cartView(
  site: Site,
  { list, lines, tiers, displayPrices, withoutBase, names }: PricedCart,
): z.output<typeof WireCart> {
  const shown = lines.map((line) => lineView(site, line, displayPrices, names))
  const sum = (amounts: readonly Minor[]) => toWireAmount(amounts.reduce((total, amount) => total + amount, 0))
  return {
    list: toWireList(list),
    lines: shown.map(({ wire }) => ({ ...wire, lacksBase: withoutBase.has(wire._id) })),
    count: lines.reduce((pieces, { item }) => pieces + item.qty, 0),
    subtotal: sum(lines.map(({ rowTotal }) => rowTotal)),
    shownSubtotal: sum(shown.map(({ amounts }) => amounts.rowTotal)),
    discount: sum(lines.map(({ discount }) => discount)),
    shownDiscount: sum(shown.map(({ amounts }) => amounts.discount)),
    weightTiers: tiers.map(({ productId, pounds, tier, next }) => ({
      productId,
      name: lines.find(({ offer }) => offer?.productId === productId)?.offer?.name ?? '',
      pounds,
      discountPerLb: tier ? toWireAmount(tier.discountPerLb) : null,
      missing: next?.missing ?? null,
      nextDiscountPerLb: next ? toWireAmount(next.tier.discountPerLb) : null,
    })),
    vatCountry: siteSettings[site].taxDisplay === 'vat' ? displayPrices.country : null,
    canCheckOut: canCheckOut(lines),
  }
}

const nothing = { onHand: 0, reserved: 0, managed: true, backorder: 0, leadTimeDays: null, most: 0, notify: false }

function lineView(site: Site, line: PricedLine<Sellable>, displayPrices: DisplayPrices, names: PricedCart['names']) {
  const { item, offer, parts, price, base, rowTotal, discount, most, bound, steps, flags, error } = line
  const amounts = displayedLine(line, displayPrices.shown)
  // A line shows its name even if the product is no longer available.
  const named = names.get(item.productId)
  const isLowered = price < base
  const wire: Omit<z.output<typeof WireCart>['lines'][number], 'lacksBase'> = {
    _id: item.id,
    productId: item.productId,
    childId: offer?.id ?? item.productId,
    sku: offer ? siteSku(site, offer.sku) : '',
    name: offer?.name ?? named?.name ?? '',
    ...(offer?.lang?.name && { lang: offer.lang.name }),
    choice: offer?.choice.join(', ') ?? '',
    details: offer ? detailsOf(item, offer, parts) : [],
    url: offer ? productLink(offer, item) : named?.isSold && named.handle !== null ? `/${named.handle}` : '',
    picture: (offer ?? named)?.picture ?? null,
    qty: item.qty,
    most,
    bound,
    price: toWireAmount(price),
    was: isLowered ? toWireAmount(base) : null,
    rowTotal: toWireAmount(rowTotal),
    discount: toWireAmount(discount),
    reasons: steps.map(({ reason, price }, index) => ({
      reason,
      price: toWireAmount(price),
      // The last step is the price itself, because its parts may have different tax classes.
      shownPrice: toWireAmount(
        index === steps.length - 1 ? amounts.price : displayPrices.shown(price, offer!.taxClass),
      ),
    })),
    shownPrice: toWireAmount(amounts.price),
    shownWas: isLowered ? toWireAmount(amounts.base) : null,
    shownRowTotal: toWireAmount(amounts.rowTotal),
    priceSuffix: priceSuffix(offer?.attributes.subscriptionInterval),
    renewals: renewalsOf(line, displayPrices),
    shownDiscount: toWireAmount(amounts.discount),
    inventory: inventoryOf(offer?.stock ?? nothing),
    flags,
    error,
    isFreight: parts.some(({ offer: { shippingGroup } }) => isFreightGroup(shippingGroup)),
  }
  return { wire, amounts }
}

/** Returns a line's recurring charge, at the agreed price [PROGRAM-205]. */
function renewalsOf({ item, parts, steps }: PricedLine<Sellable>, displayPrices: DisplayPrices) {
  return parts.flatMap(({ offer: { attributes, taxClass }, unit, base, qty }, index) => {
    const { subscriptionInterval, isTrial = false } = attributes
    if (subscriptionInterval === undefined) return []
    const price = renewalPrice({ unit, base, isTrial, steps: index === 0 ? steps : [] }) * qty * item.qty
    return [
      { shownPrice: toWireAmount(displayPrices.shown(price, taxClass)), suffix: priceSuffix(subscriptionInterval) },
    ]
  })
}
