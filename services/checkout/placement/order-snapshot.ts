import { productLink } from '#domain/catalog/product-link.ts'
import { toBuyAgainRequest } from '#domain/orders/buy-again.ts'
import type { Minor } from '#domain/money.ts'
import type { SelectedRate } from '#domain/shipping/rating/rate.ts'
import { siteSku, type Site } from '#domain/sites.ts'
import { currentLocale } from '#platform/request-context.ts'
import { detailsOf } from '#services/lists/pricing-steps.ts'
import { tariffCodeOf } from '#services/tax/steps.ts'
import type { Gift, OrderDocument } from '#services/orders/steps.ts'
import { partId, type ComputedCheckout } from '../computing/computed-checkout.ts'
import { estimatedArrivals, packageContents } from '../computing/package-contents.ts'

/** Builds the order document from a computed checkout. */
export function createOrderDocument(
  site: Site,
  computed: ComputedCheckout,
  rates: SelectedRate[],
  entered: Pick<OrderDocument, 'shippingMode' | 'comments' | 'groupId' | 'meta'> & {
    registry: Gift | null
    keepsCard: boolean
  },
  now: number,
): OrderDocument {
  const { cart, tax, totals, shown, shippingAddress, billingAddress, shownRate } = computed
  const locale = currentLocale()
  const arrivesBy = estimatedArrivals(site, computed, now)
  const taxed = new Map(tax!.lines.map((line) => [line.id, line]))
  return {
    lines: cart.lines.map(({ item, offer, parts, price }) => {
      const taxes = parts.map((_, index) => taxed.get(partId(item.id, index))!)
      const sum = (amount: (part: (typeof taxes)[number], index: number) => number) =>
        taxes.reduce((total, part, index) => total + amount(part, index), 0)
      return {
        itemId: item.id,
        productId: item.productId,
        sellableId: offer!.id,
        sku: siteSku(site, offer!.sku),
        name: offer!.name,
        choice: offer!.choice.join(', '),
        details: detailsOf(item, offer!, parts),
        subscriptionInterval: offer!.attributes.subscriptionInterval,
        ...(offer!.attributes.ticket && { ticket: offer!.attributes.ticket }),
        ...(offer!.attributes.event && { event: offer!.attributes.event }),
        metadata: item.metadata,
        request: toBuyAgainRequest(item),
        parts: parts.map((part, index) => ({
          productId: part.offer.productId,
          sellableId: part.offer.id,
          sku: siteSku(site, part.offer.sku),
          name: part.offer.name,
          qty: part.qty * item.qty,
          unit: part.unit,
          net: taxes[index]!.net,
          tax: taxes[index]!.tax,
        })),
        isPromotional: parts.some((part) => part.isPromotional),
        qty: item.qty,
        unit: price,
        shownUnit: sum(({ shownUnit }, index) => shownUnit * parts[index]!.qty),
        shownRow: sum(({ full }) => full.shown),
        net: sum(({ net }) => net),
        tax: sum(({ tax }) => tax),
        ...(new Set(taxes.map(({ percent }) => percent)).size === 1 && { percent: taxes[0]!.percent }),
        ...(tariffCodeOf(offer!) && { tariffCode: tariffCodeOf(offer!) }),
        picture: offer!.picture && `${offer!.picture.base}-308.avif`,
        url: productLink(offer!, item),
      }
    }),
    shippingAddress,
    billingAddress,
    shippingMode: entered.shippingMode,
    rates: rates.map((rate) => ({ ...rate, shownRate: shownRate(rate.rate), arrives: arrivesBy(rate) })),
    ...standardShipping(computed, rates),
    totals: totals!,
    shown: shown!,
    taxSummary: tax!.summary,
    comments: entered.comments,
    giftcards: computed.giftcards.filter(({ amount }) => amount > 0),
    registry: entered.registry,
    pieces: packageContents(site, computed).map((piece) => ({ ...piece, sku: siteSku(site, piece.sku) })),
    pickup: computed.collectedAt,
    ...(tax!.isReverseCharge && { isReverseCharge: true }),
    ...(entered.keepsCard && { keepsCard: true }),
    ...(locale !== undefined && { locale }),
    groupId: entered.groupId ?? 0,
    meta: entered.meta ?? {},
  }
}

/**
 * Returns the price of the cheapest delivery option, as displayed with tax, if a more expensive one was selected. A
 * withdrawal refunds no more than this amount.
 */
function standardShipping(
  { packages, shownRate }: Pick<ComputedCheckout, 'packages' | 'shownRate'>,
  selected: readonly SelectedRate[],
): Pick<OrderDocument, 'standardShipping'> {
  const shown = (rates: readonly Minor[]) => rates.reduce((sum, rate) => sum + shownRate(rate), 0)
  const cheapest = shown(packages.map((rates) => Math.min(...rates.map(({ rate }) => rate))))
  return cheapest < shown(selected.map(({ rate }) => rate)) ? { standardShipping: cheapest } : {}
}
