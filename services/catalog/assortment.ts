import type { BundleOption } from '#domain/catalog/options/bundle-option.ts'
import type { CustomOption } from '#domain/catalog/options/custom-option.ts'
import type { GiftCardRange } from '#domain/catalog/gift-card-range.ts'
import { registrationClosesAt } from '#domain/catalog/events/registration.ts'
import { isProgram, type ProductAttributes } from '#domain/catalog/product-attributes.ts'
import type { CompatibilityEntry, ShippingGroup, SiteAmounts, TaxClass } from '#domain/catalog/product-entry.ts'
import { productPathSegment, type Visibility } from '#domain/catalog/visibility.ts'
import { locationOf } from '#domain/catalog/stock.ts'
import type { EnglishFields } from '#domain/catalog/translations/translate-texts.ts'
import type { Assortment, ParentProduct, Offer, OfferLimits } from '#domain/pricing/offer.ts'
import type { WeightTier } from '#domain/pricing/components/weight-tiers.ts'
import type { PackedSize } from '#domain/shipping/packages/billable-weight.ts'
import type { Site } from '#domain/sites.ts'
import { anyOf, statement, type QueryRunner } from '#platform/database.ts'
import { bundleOptionsOn, customOptionsOn } from '#domain/catalog/options/options-on.ts'
import { type ParentPage, parentPage } from './products/parent-page.ts'
import type { Picture } from './products/pictures.ts'
import { promotionsOf, withPromotions, type WithPromotions } from './promotions/promotion-document.ts'
import { translateLines } from './translations/translate-catalog.ts'

/** A product, or a child with its parent's data, as sold on a site. Amounts are in minor units. */
export interface Sellable extends Offer {
  name: string
  /** Set if the name stays English on a page in another language. */
  lang?: EnglishFields
  brand: string
  handle: string | null
  /** Selected values, in option order. */
  choice: string[]
  choices: Record<string, string>
  picture: Picture | null
  packedSize: PackedSize | null
  shippingGroup: ShippingGroup
  shipsFree: boolean
  isPickupDisabled: boolean
  taxClass: TaxClass
  attributes: ProductAttributes
  compatibility: CompatibilityEntry | null
}

interface Row extends Omit<
  Sellable,
  'handle' | 'customOptions' | 'bundleOptions' | 'giftCard' | 'weightTiers' | 'limits'
> {
  handle: string
  visibility: Visibility
  parent: ParentPage | null
  customOptions: CustomOption<SiteAmounts>[]
  bundleOptions: BundleOption<SiteAmounts>[]
  giftCard: Partial<Record<Site, GiftCardRange>> | null
  weightTiers: Partial<Record<Site, WeightTier[]>>
}

const readByIds = statement<WithPromotions<Row>>(
  'sellable.read',
  `select s.id, p.id as "productId", s.sku, p.name, p.brand, p.type, p.handle, p.visibility, ${parentPage('$2')} as parent,
     s.choice as choices,
     coalesce((select jsonb_agg(s.choice->>(o.option->>'code') order by o.position)
       from jsonb_array_elements(p.options) with ordinality as o (option, position)), '[]') as choice,
     coalesce(s.pictures->0, p.pictures->0) as picture, s.weight_grams as "weightGrams",
     s.packed_size as "packedSize", p.shipping_group as "shippingGroup", p.ships_free as "shipsFree", p.pickup_disabled as "isPickupDisabled",
     p.tax_class as "taxClass", pr.price as base, pr.special, gp.price as "group", p.attributes,
     p.compatibility, p.custom_options as "customOptions", p.bundle_options as "bundleOptions", p.gift_card as "giftCard",
     p.weight_tiers as "weightTiers",
     ${promotionsOf('$2')} as promotions,
     jsonb_build_object('onHand', st.on_hand, 'reserved', st.reserved, 'managed', st.managed,
       'backorder', st.backorder, 'leadTimeDays', st.lead_time_days, 'most', st.most, 'notify', st.notify) as stock
   from sellable s join product p on p.id = s.product_id
   join price pr on pr.sellable_id = s.id and pr.site = $2
   join stock st on st.sellable_id = s.id and st.location = $3
   left join group_price gp on gp.sellable_id = s.id and gp.site = $2 and gp.group_id = $4
   where s.id = ${anyOf('$1', 'integer')}`,
)
const readHeads = statement<ParentProduct>(
  'product.heads',
  `select id, type, gathers as members from product where id = ${anyOf('$1', 'integer')} and type in ('configurable', 'grouped')`,
)

interface PriceView {
  /** Customer group id, 0 for guests. */
  groupId: number
  /** Null to leave out promotions. */
  now: number | null
}

/**
 * Returns the products and children with these ids that a site sells. Prices are those for the customer group, with
 * promotions as of `now` [PRICE-201, PRICE-205, PRICE-206].
 */
export async function readAssortment(
  db: QueryRunner,
  site: Site,
  ids: readonly number[],
  { groupId, now }: PriceView,
): Promise<Assortment<Sellable>> {
  const unique = [...new Set(ids)]
  const rows = await readRows(db, site, unique, { groupId, now })
  const offers = new Map(rows.map((row) => [row.id, offerOn(site, row)]))
  const others = unique.filter((id) => !offers.has(id))
  const heads = others.length > 0 ? await db.run(readHeads, [others]) : []
  return { offers, parents: new Map(heads.map((head) => [head.id, head])) }
}

/** Returns the products and children with these ids that a site sells, with public prices. */
export async function readSellables(
  db: QueryRunner,
  site: Site,
  ids: readonly number[],
  now: number | null,
): Promise<Map<number, Sellable>> {
  const rows = await readRows(db, site, ids, { groupId: 0, now })
  return new Map(rows.map((row) => [row.id, offerOn(site, row)]))
}

async function readRows(
  db: QueryRunner,
  site: Site,
  ids: readonly number[],
  { groupId, now }: PriceView,
): Promise<Row[]> {
  const rows = await db.run(readByIds, [ids, site, locationOf(site), groupId])
  return withPromotions(await translateLines(db, rows), now)
}

function offerOn(
  site: Site,
  { customOptions, bundleOptions, giftCard, weightTiers, visibility, parent, ...row }: Row,
): Sellable {
  return {
    ...row,
    handle: productPathSegment({ handle: row.handle, visibility }, parent),
    customOptions: customOptionsOn(site, customOptions),
    bundleOptions: bundleOptionsOn(site, bundleOptions),
    giftCard: giftCard?.[site] ?? null,
    weightTiers: weightTiers[site] ?? [],
    limits: limitsOf(row.attributes),
  }
}

function limitsOf(attributes: ProductAttributes): OfferLimits {
  const { purchaseLimit, limitScope, requiredTickets, isRegistration, isQuoted, event } = attributes
  return {
    purchaseLimit: purchaseLimit ?? null,
    limitScope: limitScope ?? 'order',
    requiredTickets: requiredTickets ?? [],
    isProgram: isProgram(attributes),
    isRegistration: isRegistration ?? false,
    registrationClosesAt: event ? registrationClosesAt(event) : null,
    isQuoted: isQuoted ?? false,
  }
}
