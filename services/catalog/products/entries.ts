import type { DatedPromotion, ProductEntry, VariantEntry } from '#domain/catalog/product-entry.ts'
import type { ProductStatus } from '#domain/catalog/product-status.ts'
import { locationOf } from '#domain/catalog/stock.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Queries } from '#platform/database.ts'

/** A stored product in the form of an import, with pictures named by file path. */
interface StoredEntry extends ProductEntry {
  category: string
}
type StoredPromotions = Partial<Record<Site, DatedPromotion>>
type RowEntry = Omit<StoredEntry, 'variants'> & {
  variants: (VariantEntry & { status?: ProductStatus; promotions?: StoredPromotions })[]
}

/** Prices at which a site sells, and those that it withholds. */
const anyPrice = `
  select sellable_id, price, special, null as status, false as is_off from price where site = $1
  union all select sellable_id, price, special, status, is_off from withheld_price where site = $1`
const entry = `
  select jsonb_strip_nulls(jsonb_build_object(
    'id', p.id, 'handle', p.handle, 'name', p.name, 'type', p.type, 'brand', p.brand, 'fact', p.fact, 'lead', p.lead,
    'description', p.description, 'specification', p.specification, 'facets', p.facets,
    'pictures', (select coalesce(jsonb_agg(jsonb_build_object('name', picture->'base', 'alt', picture->'alt') order by n), '[]')
      from jsonb_array_elements(p.pictures) with ordinality as of_product (picture, n)),
    'options', p.options, 'shippingGroup', p.shipping_group, 'isPickupDisabled', p.pickup_disabled,
    'shipsFree', p.ships_free, 'taxClass', p.tax_class, 'visibility', p.visibility,
    'status', case when p.visibility = 5 then 'unlisted' else 'active' end, 'compatibility', p.compatibility, 'related', p.related,
    'ageDays', 0,
    'categories', (select coalesce(jsonb_agg(c.handle order by pc.position), '[]')
      from product_category pc join category c on c.id = pc.category_id where pc.product_id = p.id),
    'category', coalesce((select c.name from product_category pc join category c on c.id = pc.category_id
      where pc.product_id = p.id order by pc.position limit 1), ''),
    'variants', (select coalesce(jsonb_agg(jsonb_build_object('sku', s.sku, 'choice', s.choice, 'weightGrams', s.weight_grams,
        'size', to_jsonb(s.size), 'packedSize', to_jsonb(s.packed_size), 'model', s.model,
        'pictures', (select jsonb_agg(picture->'base' order by n)
          from jsonb_array_elements(s.pictures) with ordinality as of_variant (picture, n)),
        'status', pr.status, 'isWithheld', pr.is_off,
        'promotions', (select jsonb_build_object($1::text, jsonb_build_object(
          'fromAt', floor(extract(epoch from pm.from_at) * 1000), 'toAt', floor(extract(epoch from pm.to_at) * 1000),
          'price', pm.price, 'qty', case when pm.is_qty_limited then pm.qty end))
          from promotion pm where pm.sellable_id = s.id and pm.site = $1 and pm.is_enabled),
        'prices', jsonb_build_object($1::text, jsonb_build_object('price', pr.price,
          'special', case when pr.special < pr.price then pr.special end)),
        'stock', jsonb_build_object('onHand', st.on_hand, 'managed', st.managed, 'backorder', st.backorder,
          'leadTimeDays', st.lead_time_days, 'max', st.most, 'notify', st.notify)) order by s.position, s.id), '[]')
      from sellable s join (${anyPrice}) pr on pr.sellable_id = s.id
      join stock st on st.sellable_id = s.id and st.location = $2 where s.product_id = p.id)
  )) || jsonb_build_object('attributes', p.attributes, 'customOptions', p.custom_options, 'bundleOptions', p.bundle_options,
    'giftCard', p.gift_card, 'weightTiers', p.weight_tiers) as entry
  from product p`
const hasPrice = `exists (select from sellable s join (${anyPrice}) pr on pr.sellable_id = s.id where s.product_id = p.id)`
const entryOfHandle = statement<{ entry: RowEntry }>('entry.of-handle', `${entry} where ${hasPrice} and p.handle = $3`)
const entriesAfter = statement<{ entry: RowEntry }>(
  'entry.after',
  `${entry} where ${hasPrice} and p.id > $3 order by p.id limit $4`,
)

/** Returns a product in the form of an import, as a site has it; undefined for an unknown handle. */
export async function readEntry(db: Queries, site: Site, handle: string): Promise<StoredEntry | undefined> {
  const [row] = await db.run(entryOfHandle, [site, locationOf(site), handle])
  return row && storedEntry(row.entry)
}

/** Yields all products that have prices on a site in id order, reading them in batches. */
export async function* readEntries(db: Queries, site: Site, atOnce = 200): AsyncGenerator<StoredEntry> {
  let last = 0
  for (;;) {
    const rows = await db.run(entriesAfter, [site, locationOf(site), last, atOnce])
    for (const row of rows) yield storedEntry(row.entry)
    if (rows.length < atOnce) return
    last = rows.at(-1)!.entry.id
  }
}

/** The rows of withheld prices repeat the status of their product. */
function storedEntry({ variants, giftCard, ...product }: RowEntry): StoredEntry {
  const withheld = variants.find(({ status }) => status !== undefined)?.status
  const [first, ...others] = variants.map(({ status: _status, isWithheld, promotions, ...variant }) => ({
    ...variant,
    ...(isWithheld && { isWithheld }),
    ...(promotions && { promotions: promotionsOf(promotions) }),
  }))
  return {
    ...product,
    ...(giftCard && { giftCard }),
    ...(withheld && { status: withheld }),
    variants: [first!, ...others],
  }
}

/** The statement strips nulls, which are open ends. */
function promotionsOf(promotions: StoredPromotions): StoredPromotions {
  return Object.fromEntries(
    Object.entries(promotions).map(([site, each]) => [
      site,
      { ...each, fromAt: each.fromAt ?? null, toAt: each.toAt ?? null },
    ]),
  )
}
