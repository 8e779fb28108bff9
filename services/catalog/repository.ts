import type { BarbellProduct } from '#domain/catalog/barbell-chart.ts'
import type { CategoryLinks } from '#domain/catalog/links/category-links.ts'
import type { EventDetails } from '#domain/catalog/events/event-details.ts'
import type { BundleOption } from '#domain/catalog/options/bundle-option.ts'
import type { CustomOption } from '#domain/catalog/options/custom-option.ts'
import type { GiftCardRange } from '#domain/catalog/gift-card-range.ts'
import type { ProductAttributes } from '#domain/catalog/product-attributes.ts'
import type { CompatibilityEntry, ModelEntry, OptionEntry, SiteAmounts } from '#domain/catalog/product-entry.ts'
import type { ProductType } from '#domain/catalog/product-type.ts'
import { locationOf } from '#domain/catalog/stock.ts'
import type { EnglishFields, SpecificationRow } from '#domain/catalog/translations/translate-texts.ts'
import { listedVisibilities, type Visibility } from '#domain/catalog/visibility.ts'
import type { WeightTier } from '#domain/pricing/components/weight-tiers.ts'
import type { Site } from '#domain/sites.ts'
import { anyOf, statement, type QueryRunner } from '#platform/database.ts'
import type { ChildFacts } from './listing/card.ts'
import { type ParentPage, parentPage } from './products/parent-page.ts'
import type { Picture } from './products/pictures.ts'
import { promotionsOf, withPromotions, type WithPromotions } from './promotions/promotion-document.ts'
import { translateProducts } from './translations/translate-catalog.ts'
import { alternativeTexts, translateVariantPictures } from './translations/translate-pictures.ts'

export interface ChildRow extends ChildFacts {
  gtin: string | null
  weightGrams: number | null
  pictures: Picture[] | null
  model: ModelEntry | null
}
export interface ProductRow {
  id: number
  handle: string
  name: string
  sku: string
  type: ProductType
  brand: string
  fact: string
  lead: string
  description: string
  searchTitle: string
  searchDescription: string
  specification: readonly SpecificationRow[]
  pictures: Picture[]
  options: OptionEntry[]
  shippingGroup: string
  isPickupDisabled: boolean
  shipsFree: boolean
  taxClass: string
  compatibility: CompatibilityEntry | null
  related: string[]
  visibility: Visibility
  /** Set if the product has no page, but its parent has one. */
  parent: ParentPage | null
  categoryId: number | null
  children: ChildRow[]
  relatedIds: number[]
  customOptions: CustomOption<SiteAmounts>[]
  bundleOptions: BundleOption<SiteAmounts>[]
  giftCard: Partial<Record<Site, GiftCardRange>> | null
  weightTiers: Partial<Record<Site, WeightTier[]>>
  attributes: ProductAttributes
  /** Ordered product ids of a group or bundle. */
  gathers: number[]
  /** Set if texts stay English on a page in another language. */
  lang?: EnglishFields
}
interface SelectedProduct extends Omit<ProductRow, 'children'> {
  children: WithPromotions<ChildRow>[]
}
export interface CategoryRow {
  id: number
  handle: string
  name: string
  parentId: number | null
  text: string
  picture: Picture | null
  facets: string[]
  links: CategoryLinks
}
export interface BarRow extends BarbellProduct {
  id: number
  handle: string
  name: string
}

const selectProducts = `
  select p.id, p.handle, p.name, p.type, p.brand, p.fact, p.lead, p.description,
    p.search_title as "searchTitle", p.search_description as "searchDescription", p.specification, p.pictures, p.options,
    p.shipping_group as "shippingGroup", p.pickup_disabled as "isPickupDisabled", p.ships_free as "shipsFree",
    p.tax_class as "taxClass", p.compatibility, p.related, p.visibility, ${parentPage('$1')} as parent,
    p.custom_options as "customOptions",
    p.bundle_options as "bundleOptions", p.gift_card as "giftCard", p.weight_tiers as "weightTiers", p.attributes,
    p.gathers, coalesce((select sku from sellable where product_id = p.id order by position limit 1), '') as sku,
    (select category_id from product_category where product_id = p.id order by position limit 1) as "categoryId",
    coalesce((select jsonb_agg(r.id) from product r where r.handle = any(p.related)), '[]') as "relatedIds",
    coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'sku', s.sku, 'gtin', s.gtin, 'choice', s.choice, 'weightGrams', s.weight_grams,
        'pictures', s.pictures, 'model', s.model, 'price', pr.price, 'special', pr.special,
        'promotions', ${promotionsOf('$1')},
        'stock', jsonb_build_object(
          'onHand', st.on_hand, 'reserved', st.reserved, 'managed', st.managed, 'backorder', st.backorder,
          'leadTimeDays', st.lead_time_days, 'most', st.most, 'notify', st.notify)) order by s.position)
      from sellable s join price pr on pr.sellable_id = s.id and pr.site = $1
      join stock st on st.sellable_id = s.id and st.location = $2
      where s.product_id = p.id), '[]') as children
  from product p`
const byIds = statement<SelectedProduct>('product.read', `${selectProducts} where p.id = ${anyOf('$3', 'integer')}`)
const bySkus = statement<SelectedProduct>(
  'product.read-by-sku',
  `${selectProducts} where p.id in (select product_id from sellable where sku = ${anyOf('$3', 'text')})`,
)
const parentsOf = statement<SelectedProduct>(
  'product.read-parents',
  `${selectProducts} where p.id in (select product_id from sellable where id = ${anyOf('$3', 'integer')} and id <> product_id)`,
)
// Reads options from listing facets, which contain only options sold on the site. Limited, because a longer chart is
// useless for comparison.
const bars = statement<BarRow>(
  'product.read-bars',
  `select p.id, p.handle, p.name, p.brand, p.specification, p.shipping_group as "shippingGroup", l.facets
   from listing l join product p on p.id = l.product_id
   where l.site = $1 and l.category_ids @> array[$2::integer] and l.visibility in (${listedVisibilities.join()})
   order by l.featured desc, p.id limit 200`,
)
interface BrandRow {
  name: string
  products: number
  picture: Picture | null
}
const brands = statement<BrandRow>(
  'product.brands',
  `with listed as materialized (
     select facets->'brand'->>0 as name, product_id, featured, rating from listing
     where site = $1 and visibility in (${listedVisibilities.join()}) and facets->'brand'->>0 <> ''),
   pictured as (
     select distinct on (l.name) l.name, l.product_id from listed l join product p on p.id = l.product_id
     where p.pictures <> '[]' order by l.name, l.featured desc, l.rating desc, l.product_id),
   counted as (select name, count(*)::integer as products from listed group by name)
   select c.name, c.products, nullif(card->'picture', 'null') as picture
   from counted c left join pictured using (name)
     left join listing on listing.site = $1 and listing.product_id = pictured.product_id
   order by lower(c.name)`,
)
const categories = statement<CategoryRow>(
  'category.read-all',
  `select c.id, c.handle, coalesce(t.name, c.name) as name, c.parent_id as "parentId", coalesce(t.text, c.text) as text,
     c.picture, c.facets, c.links
   from category c left join category_translation t on t.category_id = c.id and t.language = $1
   order by c.position, c.id`,
)
const categoryIds = statement<{ ids: number[] }>(
  'category.read-ids',
  'select category_ids as ids from listing where site = $1 and product_id = $2',
)
// The menu omits categories without products on the site.
const sold = statement<{ id: number }>(
  'category.read-sold',
  `select distinct unnest(category_ids) as id from listing where site = $1 and visibility in (${listedVisibilities.join()})`,
)

/** Products on a site at a time, which determines their children's promotions. */
export interface ProductView {
  site: Site
  now: number
}

export async function readProducts(db: QueryRunner, view: ProductView, ids: readonly number[]): Promise<ProductRow[]> {
  return readWith(db, byIds, view, ids)
}

export async function readProductsBySku(
  db: QueryRunner,
  view: ProductView,
  skus: readonly string[],
): Promise<ProductRow[]> {
  return readWith(db, bySkus, view, skus)
}

export async function readParents(
  db: QueryRunner,
  view: ProductView,
  childIds: readonly number[],
): Promise<ProductRow[]> {
  return readWith(db, parentsOf, view, childIds)
}

async function readWith(
  db: QueryRunner,
  select: typeof byIds,
  { site, now }: ProductView,
  keys: readonly (number | string)[],
): Promise<ProductRow[]> {
  const rows = await db.run(select, [site, locationOf(site), keys])
  const [translated, describe] = await Promise.all([translateProducts(db, rows), alternativeTexts(db, rows)])
  return translated.map(({ children, pictures, ...row }, index) => ({
    ...row,
    pictures: describe(pictures),
    children: withPromotions(children, now).map((child) => ({
      ...child,
      pictures: child.pictures && translateVariantPictures(describe(child.pictures), rows[index]!, row, child.choice),
    })),
  }))
}

export interface EventRow {
  id: number
  name: string
  handle: string
  /** Event id from the product's ticket, or empty if it has no ticket. */
  eventId: string
  ticketType: string
  event: EventDetails
  /** True if the product has a page on the site. */
  hasPage: boolean
  /** True if the product is or was on sale on the site, even if archived; false for drafts and unpublished products. */
  isPublic: boolean
}
const isPriced = (site: string) =>
  `exists (select from sellable s join price pr on pr.sellable_id = s.id and pr.site = ${site} where s.product_id = p.id)`
const selectEvents = `
  select p.id, p.name, p.handle, coalesce(p.attributes->'ticket'->>'eventId', '') as "eventId",
    coalesce(p.attributes->'ticket'->>'type', '') as "ticketType", p.attributes->'event' as event,
    p.visibility >= 4 and ${isPriced('$2')} as "hasPage",
    ${isPriced('$2')} or exists (select from sellable s join withheld_price w on w.sellable_id = s.id
      where s.product_id = p.id and w.site = $2 and coalesce(w.status, 'archived') = 'archived') as "isPublic"
  from product p`
const eventsOfTickets = statement<EventRow>(
  'product.events-of-tickets',
  `${selectEvents} where p.attributes->'ticket'->>'eventId' = ${anyOf('$1', 'text')} and p.attributes->'event' is not null
   order by p.id`,
)
const eventOfProduct = statement<EventRow>(
  'product.event',
  `${selectEvents} where p.handle = $1 and p.attributes->'event' is not null`,
)

/** Returns the products that sell tickets for these events, including products that are not public. */
export async function readEventsOfTickets(
  db: QueryRunner,
  site: Site,
  eventIds: readonly string[],
): Promise<EventRow[]> {
  return db.run(eventsOfTickets, [[...new Set(eventIds)], site])
}

/** Returns a product's event, even if the product is not public. */
export async function readEvent(db: QueryRunner, site: Site, handle: string): Promise<EventRow | undefined> {
  return (await db.run(eventOfProduct, [handle, site]))[0]
}

/** Returns the ids of all categories that list a product on a site, and of their parents. */
export async function readCategoryIds(db: QueryRunner, site: Site, productId: number): Promise<readonly number[]> {
  return (await db.run(categoryIds, [site, productId])).flatMap(({ ids }) => ids)
}

/** Returns a site's brands by name, each with its number of listed products and a picture from one of them. */
export async function readBrands(db: QueryRunner, site: Site) {
  return db.run(brands, [site])
}

export async function readBars(db: QueryRunner, site: Site, categoryId: number): Promise<BarRow[]> {
  return db.run(bars, [site, categoryId])
}

const groupPrices = statement<{ id: number; price: number }>(
  'group-price.read',
  `select g.sellable_id as id, g.price from group_price g join price pr using (sellable_id, site)
   where g.site = $1 and g.group_id = $2
   union all
   select s.product_id, min(g.price) from group_price g join price pr using (sellable_id, site)
   join sellable s on s.id = g.sellable_id
   where g.site = $1 and g.group_id = $2 and s.product_id <> s.id group by s.product_id
   order by id`,
)
/** Returns the prices for a customer group; a configurable product has the price of its cheapest child. */
export async function readGroupPrices(db: QueryRunner, site: Site, groupId: number) {
  return db.run(groupPrices, [site, groupId])
}

/** Returns the categories with names in this language, or in English if there is no translation. */
export async function readCategories(db: QueryRunner, language: string): Promise<CategoryRow[]> {
  return db.run(categories, [language])
}

export async function readSoldCategories(db: QueryRunner, site: Site): Promise<Set<number>> {
  return new Set((await db.run(sold, [site])).map(({ id }) => id))
}
