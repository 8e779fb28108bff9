import type { CompatibilityEntry, ShippingGroup } from '#domain/catalog/product-entry.ts'
import type { ProductAttributes } from '#domain/catalog/product-attributes.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import { toWireAmount } from './amounts.ts'

/** Attributes keyed by wire name [CATALOG-219, CATALOG-240]. */
type WireAttributes = Record<string, string | number | boolean | string[]>

interface Attributed {
  shippingGroup: ShippingGroup
  isPickupDisabled: boolean
  shipsFree: boolean
  taxClass: string
  compatibility: CompatibilityEntry | null
  attributes: ProductAttributes
}

/** Converts product and promotion attributes to wire names. */
export function toWireAttributes(product: Attributed, promotion: Promotion | null): WireAttributes {
  const { compatibility, attributes } = product
  const named: Record<string, WireAttributes[string] | undefined> = {
    shipperhq_shipping_group: product.shippingGroup,
    rogue_pickup_disabled: product.isPickupDisabled,
    free_shipping: product.shipsFree,
    tax_class_id: product.taxClass,
    compat_tag: compatibility?.tag,
    compat_group: compatibility?.group,
    compat_type: compatibility?.type,
    compat_accessory_for_type: compatibility?.accessoryForType,
    subscription_interval: attributes.subscriptionInterval,
    is_trial: attributes.isTrial,
    program_delivery: attributes.programDelivery,
    is_registration_sku: attributes.isRegistration,
    purchase_limit: attributes.purchaseLimit,
    purchase_limit_scope: attributes.limitScope,
    required_ticket: attributes.requiredTickets && [...attributes.requiredTickets],
    black_friday_dropship: attributes.isBlackFridayDropship,
    free_3: attributes.countsForThreeShipFree,
    cart_free: attributes.makesCartShipFree,
    hide_reviews: attributes.hidesReviews,
    exclude_from_affiliates: attributes.isExcludedFromAffiliates,
    hs_code: attributes.tariffCode,
    warranty: attributes.warranty,
    ...(promotion && promotionAttributes(promotion)),
  }
  const definedPairs = Object.entries(named).filter(
    (pair): pair is [string, WireAttributes[string]] => pair[1] !== undefined,
  )
  return Object.fromEntries(definedPairs)
}

function promotionAttributes({ isEnabled, from, to, price, isQtyLimited, qty }: Promotion) {
  return {
    rogue_promo_enabled: isEnabled,
    rogue_promo_price: toWireAmount(price),
    rogue_promo_from_date: from === null ? undefined : new Date(from).toISOString(),
    rogue_promo_to_date: to === null ? undefined : new Date(to).toISOString(),
    rogue_promo_qty_enable: isQtyLimited,
    rogue_promo_qty: qty ?? undefined,
  }
}
