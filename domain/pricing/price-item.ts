import { isRegistrationClosed } from '#domain/catalog/events/registration.ts'
import type { BuyRequest } from '#domain/lists/list.ts'
import { activePrice } from '#domain/promotions/promotion.ts'
import { priceBundle, type PricedChild } from './components/bundle.ts'
import { priceOptions } from './components/custom-options.ts'
import { giftCardAmount } from './components/gift-card-amount.ts'
import type { Assortment, Offer } from './offer.ts'
import type { PricedPart } from './components/part.ts'
import { priceOf, type EarnedDiscount, type PriceStep } from './price.ts'
import { pricingError, type PricingError } from './pricing-error.ts'

interface PricedItem<O extends Offer> {
  /** Offer of the first part. */
  offer: O
  parts: PricedPart<O>[]
  steps: PriceStep[]
}
/** Null if a part is not sold on the site. */
export type PricedOutcome<O extends Offer> = PricedItem<O> | { error: PricingError } | null

interface PricingTerms {
  now: number
  earned: EarnedDiscount | null
}

/** Prices one unit: base, lowest offer, earned discount, options, and children [PRICE-215..220, CATALOG-206]. */
export function priceItem<O extends Offer>(
  item: BuyRequest,
  assortment: Assortment<O>,
  terms: PricingTerms,
): PricedOutcome<O> {
  const found = offerOf(item, assortment)
  if (found === null || 'error' in found) return found
  const own = priceOwn(item, found, terms)
  if ('error' in own) return own
  if (found.type !== 'bundle') return { offer: found, parts: [own.part], steps: own.steps }
  const children = priceBundle(item, found, (child) => priceChild(child, assortment, terms))
  if (children === null || 'error' in children) return children
  const parts = [own.part, ...children.parts]
  const price = parts.reduce((sum, { unit, qty }) => sum + unit * qty, 0)
  return { offer: found, parts, steps: [...own.steps, { reason: 'children', price }] }
}

/** Prices a bundle's child. Nested bundles are refused, and an earned discount applies only to the bundle itself. */
function priceChild<O extends Offer>(
  child: BuyRequest,
  { offers }: Assortment<O>,
  { now }: PricingTerms,
): PricedChild<O> | { error: PricingError } | null {
  const found = offers.get(child.productId)
  if (!found) return null
  if (found.type === 'bundle' || found.type === 'giftcard') return { error: pricingError('invalid_bundle_child') }
  return priceOwn(child, found, { now, earned: null })
}

function offerOf<O extends Offer>(
  { productId, children, metadata }: BuyRequest,
  { offers, parents }: Assortment<O>,
): O | { error: PricingError } | null {
  const group = metadata.groupedProductId === undefined ? undefined : parents.get(metadata.groupedProductId)
  const isMember = group?.type === 'grouped' && group.members.includes(productId)
  if (metadata.groupedProductId !== undefined && !isMember) return { error: pricingError('invalid_grouped') }
  const head = parents.get(productId)
  if (head?.type === 'grouped') return { error: pricingError('invalid_grouped') }
  if (head?.type === 'configurable') return childOf(productId, children, offers)
  const offer = offers.get(productId)
  // A child must be requested with its parent's id.
  if (offer?.productId !== productId) return null
  if (children.length > 0 && offer.type !== 'bundle') return { error: pricingError('unknown_child') }
  return offer
}

function childOf<O extends Offer>(productId: number, children: readonly BuyRequest[], offers: ReadonlyMap<number, O>) {
  const [child] = children
  if (!child || children.length > 1) return { error: pricingError('invalid_configurable') }
  const offer = offers.get(child.productId)
  if (!offer) return null
  return offer.productId === productId ? offer : { error: pricingError('unknown_child') }
}

function priceOwn<O extends Offer>(
  { options, metadata: { giftcard } }: BuyRequest,
  offer: O,
  { now, earned }: PricingTerms,
): (PricedChild<O> & { steps: PriceStep[] }) | { error: PricingError } {
  if (isRegistrationClosed(offer.limits.registrationClosesAt, now))
    return { error: pricingError('registration_closed') }
  const added = priceOptions(offer.customOptions, options)
  if ('error' in added) return added
  if (giftcard && offer.type !== 'giftcard') return { error: pricingError('invalid_giftcard_product') }
  const own = offer.type === 'giftcard' ? priceCard(offer, giftcard) : priceThing(offer, now, earned)
  if ('error' in own) return own
  const { price, base, steps } = own
  const unit = price + added.price
  const withOptions: PriceStep[] = added.price === 0 ? steps : [...steps, { reason: 'options', price: unit }]
  const isPromotional = steps.some(({ reason }) => reason === 'promo')
  return {
    part: { offer, qty: 1, unit, base: base + added.price, isPromotional },
    options: added.price,
    steps: withOptions,
  }
}

function priceThing({ base, special, group, promotion }: Offer, now: number, earned: EarnedDiscount | null) {
  return priceOf({ base, special, group, promo: activePrice(promotion, now), earned })
}

function priceCard({ giftCard }: Offer, request: BuyRequest['metadata']['giftcard']) {
  if (!giftCard || !request) return { error: pricingError('invalid_giftcard_item') }
  const amount = giftCardAmount(giftCard, request)
  if ('error' in amount) return amount
  const steps: PriceStep[] = [{ reason: 'giftcard', price: amount.price }]
  return { price: amount.price, base: amount.price, steps }
}
