import { saleStateOf, type StoredState } from '#domain/catalog/import/stored/sale-state.ts'
import { variantPictureText } from '#domain/catalog/pictures/variant-picture-text.ts'
import type { DatedPromotion, ProductEntry, PromotionEntry, VariantEntry } from '#domain/catalog/product-entry.ts'
import { locationOf, stockLocations } from '#domain/catalog/stock.ts'
import { sites, type Site } from '#domain/sites.ts'
import { pipelined, statement, type Statement, type Transaction } from '#platform/database.ts'
import { isOption } from '#services/option-lists/steps.ts'
import { refreshListings } from '../listing/listing.ts'
import type { WirePictureOf } from './pictures.ts'
import { sanitizeDescription } from './sanitize-description.ts'

/** `adjust` adds to the stock on hand; `skip` leaves the stock and limits of known variants unchanged. */
export const stockModes = ['set', 'adjust', 'skip'] as const
export type StockMode = (typeof stockModes)[number]

const lockProduct = statement('product.lock', 'select from product where id = $1 for no key update')
const upsertProduct = statement(
  'product.put',
  `insert into product (id, handle, name, type, brand, fact, lead, description, specification, facets, pictures, options,
     shipping_group, pickup_disabled, ships_free, tax_class, related, added_at, compatibility, custom_options,
     bundle_options, gift_card, weight_tiers, attributes, visibility, gathers)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24,
     coalesce($27::integer, 4),
     coalesce((select array_agg(p.id order by n) from unnest($25::text[]) with ordinality as of_group (handle, n)
       join product p on p.handle = of_group.handle), '{}') || $26::integer[])
   on conflict (id) do update set handle = excluded.handle, name = excluded.name, type = excluded.type,
     brand = excluded.brand, fact = excluded.fact, lead = excluded.lead, description = excluded.description,
     specification = excluded.specification, facets = excluded.facets, pictures = excluded.pictures,
     options = excluded.options, shipping_group = excluded.shipping_group,
     pickup_disabled = excluded.pickup_disabled, ships_free = excluded.ships_free, tax_class = excluded.tax_class,
     related = excluded.related,
     compatibility = excluded.compatibility, custom_options = excluded.custom_options,
     bundle_options = excluded.bundle_options, gift_card = excluded.gift_card, weight_tiers = excluded.weight_tiers,
     attributes = excluded.attributes, visibility = coalesce($27::integer, product.visibility),
     gathers = excluded.gathers, updated_at = now()`,
)
const clearCategories = statement('product.clear-categories', 'delete from product_category where product_id = $1')
const insertCategory = statement(
  'product.put-category',
  `insert into product_category (product_id, category_id, position)
   select $1, id, $3 from category where handle = $2`,
)
const upsertSellable = statement(
  'sellable.put',
  `insert into sellable (id, product_id, sku, choice, weight_grams, size, packed_size, pictures, model, position, gtin)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
   on conflict (id) do update set choice = excluded.choice, weight_grams = excluded.weight_grams, size = excluded.size,
     packed_size = excluded.packed_size, pictures = excluded.pictures, model = excluded.model, position = excluded.position,
     gtin = coalesce(excluded.gtin, sellable.gtin),
     retired_at = case when $12 then null else sellable.retired_at end,
     retired_option = case when $12 then null else sellable.retired_option end,
     retired_value = case when $12 then null else sellable.retired_value end`,
)
const clearWithheld = statement(
  'withheld-price.clear',
  'delete from withheld_price where sellable_id = $1 and ($2::text[] is null or site = any($2))',
)
const unlistWithheld = statement(
  'withheld-price.unlist',
  'delete from withheld_price where sellable_id = any($1) and ($2::text[] is null or site = any($2))',
)
const insertWithheld = statement(
  'withheld-price.put',
  'insert into withheld_price (sellable_id, site, price, special, status, is_off) values ($1, $2, $3, $4, $5, $6)',
)
const clearPrices = statement(
  'price.clear',
  'delete from price where sellable_id = $1 and ($2::text[] is null or site = any($2))',
)
// A child missing from the entry is no longer sold; carts that contain it report an error. A site's file omits children
// not sold on that site: these stay on other sites.
const missingIds = statement<{ id: number }>(
  'sellable.missing',
  `select s.id from sellable s where s.product_id = $1 and s.sku <> all($2) and ($3::text is null
     or exists (select from price where sellable_id = s.id and site = $3)
     or exists (select from withheld_price where sellable_id = s.id and site = $3))`,
)
const unlist = statement(
  'price.unlist',
  'delete from price where sellable_id = any($1) and ($2::text[] is null or site = any($2))',
)
/** Reads whether sites sell or withhold each variant of a product. */
export const saleStates = statement<StoredState>(
  'product.sale-states',
  `select s.sku, pr.site, null as status, false as "isOff" from sellable s join price pr on pr.sellable_id = s.id
     where s.product_id = $1 and pr.site = any($2)
   union all select s.sku, w.site, w.status, w.is_off from sellable s join withheld_price w on w.sellable_id = s.id
     where s.product_id = $1 and w.site = any($2)`,
)
const childIds = statement<{ id: number }>(
  'sellable.ids',
  `select coalesce(known.id, case when row_number() over (partition by wanted.id order by n) > 1
       or exists (select from sellable where id = wanted.id)
     then nextval('catalog_id')::integer else wanted.id end) as id
   from unnest($2::text[], $3::integer[]) with ordinality as wanted (sku, id, n)
   left join sellable known on known.product_id = $1 and known.sku = wanted.sku order by n`,
)
const insertPrice = statement(
  'price.put',
  'insert into price (sellable_id, site, price, special) values ($1, $2, $3, $4)',
)
const clearPromotions = statement(
  'promotion.clear',
  `delete from promotion where sellable_id = $1 and is_imported and ($2::text[] is null or site = any($2))
     and site <> all($3)`,
)
// An imported promotion retains its id, because orders return their units to it.
const putPromotion = statement(
  'promotion.put',
  `insert into promotion (sellable_id, site, is_enabled, from_at, to_at, price, is_qty_limited, qty, is_imported)
   values ($1, $2, true, $3, $4, $5, $6, $7, true)
   on conflict (sellable_id, site) where is_imported do update set is_enabled = true, from_at = excluded.from_at,
     to_at = excluded.to_at, price = excluded.price, is_qty_limited = excluded.is_qty_limited, qty = excluded.qty`,
)
const clearGroupPrices = statement(
  'group-price.clear',
  'delete from group_price where sellable_id = $1 and ($2::text is null or site = $2)',
)
const insertGroupPrice = statement(
  'group-price.put',
  'insert into group_price (sellable_id, site, group_id, price) values ($1, $2, $3, $4)',
)
const upsertStock = statement(
  'stock.put',
  `insert into stock (sellable_id, location, on_hand, managed, backorder, lead_time_days, most, notify)
   values ($1, $2, case $9 when 'adjust' then greatest($3::integer, -$5::integer) else $3::integer end, $4, $5, $6,
     $7, $8)
   on conflict (sellable_id, location) do update set
     on_hand = greatest(case $9 when 'adjust' then stock.on_hand + $3::integer else excluded.on_hand end,
       stock.reserved - excluded.backorder), managed = excluded.managed,
     backorder = excluded.backorder, lead_time_days = excluded.lead_time_days, most = excluded.most,
     notify = excluded.notify
   where $9 <> 'skip'`,
)
// A variant with a new price on another site has no stock there until an import for that site sets it.
const insertStock = statement(
  'stock.add',
  `insert into stock (sellable_id, location, on_hand, managed, backorder, lead_time_days, most, notify)
   values ($1, $2, 0, $3, $4, $5, $6, $7) on conflict (sellable_id, location) do nothing`,
)

/** The sites that an import affects. */
export interface SiteScope {
  /** The site whose stock, status, and disabled variants change. */
  site: Site
  /** The sites that stop selling variants missing from the entry. */
  prices: readonly Site[]
  promotions: readonly Site[]
}

/**
 * Stores a product and purges its pages, on all sites or within a scope. SKU ids never change, because carts and orders
 * store them.
 */
export async function saveProduct(
  tx: Transaction,
  entry: ProductEntry,
  pictureOf: WirePictureOf,
  now: number,
  scope: SiteScope | null = null,
  stockMode: StockMode = 'set',
) {
  const { programDelivery } = entry.attributes ?? {}
  if (programDelivery !== undefined && !(await isOption(tx, 'program_delivery', programDelivery)))
    throw new Error(
      `Product ${entry.id} has the delivery ${programDelivery}, which is not an option of program_delivery`,
    )
  const pictures = entry.pictures.map(pictureOf).filter((picture) => picture !== null)
  const skus = entry.variants.map(({ sku }) => sku)
  const { ids, missing, states } = await lockChildren(tx, entry, skus, scope)
  const writes: Write[] = [
    [
      upsertProduct,
      [
        entry.id,
        entry.handle,
        entry.name,
        entry.type,
        entry.brand,
        entry.fact,
        entry.lead,
        sanitizeDescription(entry.description),
        JSON.stringify(entry.specification),
        JSON.stringify(entry.facets),
        JSON.stringify(pictures),
        JSON.stringify(entry.options),
        entry.shippingGroup,
        entry.isPickupDisabled ?? false,
        entry.shipsFree ?? false,
        entry.taxClass,
        entry.related,
        new Date(now - entry.ageDays * 86_400_000),
        entry.compatibility ? JSON.stringify(entry.compatibility) : null,
        JSON.stringify(entry.customOptions ?? []),
        JSON.stringify(entry.bundleOptions ?? []),
        entry.giftCard ? JSON.stringify(entry.giftCard) : null,
        JSON.stringify(entry.weightTiers ?? {}),
        JSON.stringify(entry.attributes ?? {}),
        entry.members ?? [],
        bundledIds(entry),
        entry.visibility ?? null,
      ],
    ],
    [clearCategories, [entry.id]],
    ...entry.categories.map((handle, position): Write => [insertCategory, [entry.id, handle, position]]),
    ...entry.variants.flatMap((variant, position) =>
      writesOf(ids[position]!, entry, variant, position, { pictureOf, now, scope, stockMode, states }),
    ),
    ...[unlist, unlistWithheld].map((unlisting): Write => [unlisting, [missing, scope?.prices ?? null]]),
  ]
  // Sent in one packet, because round trips took most of the import time.
  await pipelined(writes.map(([sql, values]) => tx.run(sql, values)))
  await refreshListings(tx, entry.id)
}

/**
 * Locks a product. Returns the ids of its children, the children missing from `skus`, and the sale states on other
 * sites in the scope.
 */
async function lockChildren(tx: Transaction, entry: ProductEntry, skus: readonly string[], scope: SiteScope | null) {
  const newIds = skus.map((_, position) => sellableId(entry, position))
  const others = scope?.prices.filter((site) => site !== scope.site) ?? []
  // The lock comes first, because another import may add children concurrently.
  const [, ids, missing, states] = await pipelined([
    tx.run(lockProduct, [entry.id]),
    tx.run(childIds, [entry.id, skus, newIds]),
    tx.run(missingIds, [entry.id, skus, scope?.site ?? null]),
    others.length > 0 ? tx.run(saleStates, [entry.id, others]) : [],
  ])
  return { ids: ids.map(({ id }) => id), missing: missing.map(({ id }) => id), states }
}

const nextPosition = statement<{ position: number }>(
  'sellable.next-position',
  'select coalesce(max(position) + 1, 0)::integer as position from sellable where product_id = $1',
)

/**
 * Adds variants to a locked configurable product, with the sale state of its other variants on each site. The caller
 * must store their options and make them visible.
 */
export async function addVariants(
  tx: Transaction,
  product: Pick<ProductEntry, 'id' | 'name'>,
  variants: readonly VariantEntry[],
  now: number,
): Promise<void> {
  const [{ position: first } = { position: 0 }] = await tx.run(nextPosition, [product.id])
  const states = await tx.run(saleStates, [product.id, sites])
  const wanted = variants.map((_, index) => sellableId({ id: product.id, type: 'configurable' }, first + index))
  const ids = await tx.run(childIds, [product.id, variants.map(({ sku }) => sku), wanted])
  const putting: Putting = { pictureOf: () => null, now, scope: null, stockMode: 'set', states }
  const writes = variants.flatMap((variant, index) =>
    writesOf(ids[index]!.id, { ...product, status: 'draft', options: [] }, variant, first + index, putting),
  )
  await pipelined(writes.map(([sql, values]) => tx.run(sql, values)))
}

type Write = readonly [sql: Statement<never>, values: readonly unknown[]]

/** Returns the id of the child at a position; a product that is not configurable is its own child. */
function sellableId({ id, type }: Pick<ProductEntry, 'id' | 'type'>, position: number): number {
  return type === 'configurable' ? id * 100 + position + 1 : id
}

function bundledIds({ bundleOptions = [] }: ProductEntry): number[] {
  const ids = bundleOptions.flatMap(({ includedProductId, values }) => [
    ...(includedProductId === null ? [] : [includedProductId]),
    ...values.map(({ productId }) => productId),
  ])
  return [...new Set(ids)]
}

interface Putting {
  pictureOf: WirePictureOf
  now: number
  scope: SiteScope | null
  stockMode: StockMode
  states: readonly StoredState[]
}

function writesOf(
  id: number,
  entry: Pick<ProductEntry, 'id' | 'name' | 'status' | 'options'>,
  variant: VariantEntry,
  position: number,
  { pictureOf, now, scope, stockMode, states }: Putting,
): Write[] {
  const pictures = variant.pictures?.map((name) => pictureOf({ name, alt: variantPictureText(entry, variant.choice) }))
  const shown = pictures?.filter((picture) => picture !== null)
  const { sku, choice, weightGrams, size, packedSize, model } = variant
  return [
    [
      upsertSellable,
      [
        id,
        entry.id,
        sku,
        JSON.stringify(choice),
        weightGrams,
        size ?? null,
        packedSize ?? null,
        shown?.length ? JSON.stringify(shown) : null,
        model ? JSON.stringify(model) : null,
        position,
        variant.gtin ?? null,
        // Selling a variant again through an import ends its retirement.
        Object.keys(variant.prices).length > 0,
      ],
    ],
    ...[clearPrices, clearWithheld].map((cleared): Write => [cleared, [id, scope?.prices ?? null]]),
    ...priceWrites(id, entry, variant, states),
    ...promotionWrites(id, variant, now, scope),
    ...stockWrites(id, variant, scope, stockMode),
  ]
}

/** Returns the writes for a variant's prices, active or withheld according to its sale state. */
export function priceWrites(
  id: number,
  entry: Pick<ProductEntry, 'status'>,
  variant: VariantEntry,
  states: readonly StoredState[],
): Write[] {
  return Object.entries(variant.prices).map(([site, { price, special = null }]) => {
    const { status, isOff } = saleStateOf(entry, variant, site, states)
    return status === null && !isOff
      ? [insertPrice, [id, site, price, special]]
      : [insertWithheld, [id, site, price, special, status, isOff]]
  })
}

function promotionWrites(id: number, { promotions, groupPrices }: VariantEntry, now: number, scope: SiteScope | null) {
  const writes: Write[] = []
  const covers = (site: string) => !scope || scope.promotions.some((each) => each === site)
  const covered = Object.entries(promotions ?? {}).filter(([site]) => covers(site))
  const included = covered.map(([site]) => site)
  if (promotions || !scope) writes.push([clearPromotions, [id, scope?.promotions ?? null, included]])
  for (const [site, promotion] of covered) {
    const [from, to] = boundsOf(promotion, now)
    const { price, qty } = promotion
    writes.push([putPromotion, [id, site, from, to, price, qty !== undefined, qty ?? null]])
  }
  if (groupPrices || !scope) writes.push([clearGroupPrices, [id, scope?.site ?? null]])
  for (const [site, prices] of Object.entries(groupPrices ?? {})) {
    for (const [group, price] of Object.entries(prices))
      writes.push([insertGroupPrice, [id, site, Number(group), price]])
  }
  return writes
}

function stockWrites(id: number, variant: VariantEntry, scope: SiteScope | null, stockMode: StockMode): Write[] {
  const { onHand, managed, backorder, leadTimeDays, max, notify } = variant.stock
  const locations = scope ? [locationOf(scope.site)] : stockLocations
  const others = new Set(scope ? Object.keys(variant.prices).map((site) => locationOf(site as Site)) : [])
  return [
    ...locations.map((location): Write => [
      upsertStock,
      [id, location, onHand, managed, backorder, leadTimeDays, max, notify, stockMode],
    ]),
    ...[...others]
      .filter((location) => !locations.includes(location))
      .map((location) => missingStockWrite(id, variant, location)),
  ]
}

/** Returns the write that adds an empty stock row for a variant at a location, unless it already has one. */
export function missingStockWrite(id: number, { stock }: VariantEntry, location: string): Write {
  const { managed, backorder, leadTimeDays, max, notify } = stock
  return [insertStock, [id, location, managed, backorder, leadTimeDays, max, notify]]
}

function boundsOf(promotion: PromotionEntry | DatedPromotion, now: number): (Date | null)[] {
  const instants =
    'fromAt' in promotion
      ? [promotion.fromAt, promotion.toAt]
      : [promotion.fromDay, promotion.toDay].map((day) => (day === null ? null : now + day * 86_400_000))
  return instants.map((at) => (at === null ? null : new Date(at)))
}
