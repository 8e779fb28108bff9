import type { StoredProduct } from '#domain/catalog/import/stored/stored-product.ts'
import type { DatedPromotion, VariantEntry } from '#domain/catalog/product-entry.ts'
import type { ProductStatus } from '#domain/catalog/product-status.ts'
import { locationOf } from '#domain/catalog/stock.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

type StoredPromotions = Partial<Record<Site, DatedPromotion>>
type RowEntry = Omit<StoredProduct, 'variants'> & {
  /** Set if no site sells the product. */
  statusElsewhere?: ProductStatus
  variants: (VariantEntry & { status?: ProductStatus; promotions?: StoredPromotions })[]
}

/** Includes active prices and withheld prices. */
const anyPrice = `
  select sellable_id, price, special, null as status, false as is_off from price where site = $1
  union all select sellable_id, price, special, status, is_off from withheld_price where site = $1`
/** Identifies pictures by file path. `join` reads only the variants with a price on the site; `left join` reads all. */
const entry = (join: 'join' | 'left join', others: `$${number}`) => `
  select jsonb_strip_nulls(jsonb_build_object(
    'id', p.id, 'handle', p.handle, 'name', p.name, 'type', p.type, 'brand', p.brand, 'fact', p.fact, 'lead', p.lead,
    'description', p.description, 'specification', p.specification, 'facets', p.facets,
    'pictures', (select coalesce(jsonb_agg(jsonb_build_object('name', picture->'base', 'alt', picture->'alt') order by n), '[]')
      from jsonb_array_elements(p.pictures) with ordinality as of_product (picture, n)),
    'options', p.options, 'shippingGroup', p.shipping_group, 'isPickupDisabled', p.pickup_disabled,
    'shipsFree', p.ships_free, 'taxClass', p.tax_class, 'visibility', p.visibility,
    'status', case when p.visibility = 5 then 'unlisted' else 'active' end, 'compatibility', p.compatibility, 'related', p.related,
    'ageDays', 0,
    'members', case when p.type = 'grouped' then (select jsonb_agg(m.handle order by n)
      from unnest(p.gathers) with ordinality as of_group (id, n) join product m on m.id = of_group.id) end,
    'categories', (select coalesce(jsonb_agg(c.handle order by pc.position), '[]')
      from product_category pc join category c on c.id = pc.category_id where pc.product_id = p.id),
    'category', coalesce((select c.name from product_category pc join category c on c.id = pc.category_id
      where pc.product_id = p.id order by pc.position limit 1), ''),
    'variants', (select coalesce(jsonb_agg(jsonb_build_object('sku', s.sku, 'choice', s.choice, 'weightGrams', s.weight_grams,
        'size', to_jsonb(s.size), 'packedSize', to_jsonb(s.packed_size), 'model', s.model,
        'pictures', (select jsonb_agg(picture->'base' order by n)
          from jsonb_array_elements(s.pictures) with ordinality as of_variant (picture, n)),
        'status', pr.status, 'isWithheld', pr.is_off,
        'promotions', (select jsonb_object_agg(pm.site, jsonb_build_object(
          'fromAt', floor(extract(epoch from pm.from_at) * 1000), 'toAt', floor(extract(epoch from pm.to_at) * 1000),
          'price', pm.price, 'qty', case when pm.is_qty_limited then pm.qty end))
          from promotion pm where pm.sellable_id = s.id and pm.site = any($1::text || ${others}::text[]) and pm.is_enabled
            and pm.is_imported),
        'prices', case when pr.price is null then '{}' else jsonb_build_object($1::text, jsonb_build_object('price', pr.price,
          'special', case when pr.special < pr.price then pr.special end)) end
          || (select coalesce(jsonb_object_agg(o.site, jsonb_build_object('price', o.price,
            'special', case when o.special < o.price then o.special end)), '{}')
            from (select site, price, special from price where sellable_id = s.id and site = any(${others})
              union all select site, price, special from withheld_price where sellable_id = s.id and site = any(${others})) o),
        'stock', jsonb_build_object('onHand', coalesce(st.on_hand, 0), 'managed', coalesce(st.managed, false),
          'backorder', coalesce(st.backorder, 0), 'leadTimeDays', st.lead_time_days, 'max', coalesce(st.most, 0),
          'notify', coalesce(st.notify, false))) order by s.position, s.id), '[]')
      from sellable s ${join} (${anyPrice}) pr on pr.sellable_id = s.id
      ${join} stock st on st.sellable_id = s.id and st.location = $2 where s.product_id = p.id),
    'unstocked', (select coalesce(jsonb_agg(s.sku), '[]') from sellable s where s.product_id = p.id
      and not exists (select from stock st where st.sellable_id = s.id and st.location = $2)),
    'elsewhere', (select coalesce(jsonb_agg(distinct s.sku), '[]') from sellable s
      join price pr on pr.sellable_id = s.id and pr.site <> $1 where s.product_id = p.id
        and (pr.site <> all(${others}::text[]) or not exists (select from (${anyPrice}) own where own.sellable_id = s.id))),
    'statusElsewhere', (select min(w.status) from withheld_price w join sellable s on s.id = w.sellable_id
      where s.product_id = p.id and not exists (
        select from price pr join sellable sold on sold.id = pr.sellable_id where sold.product_id = p.id))
  )) || jsonb_build_object('attributes', p.attributes, 'customOptions', p.custom_options, 'bundleOptions', p.bundle_options,
    'giftCard', p.gift_card, 'weightTiers', p.weight_tiers) as entry
  from product p`
const hasPrice = `exists (select from sellable s join (${anyPrice}) pr on pr.sellable_id = s.id where s.product_id = p.id)`
const entryOfHandle = statement<{ entry: RowEntry }>(
  'entry.of-handle',
  `${entry('left join', '$4')} where p.handle = $3`,
)
const entriesAfter = statement<{ entry: RowEntry }>(
  'entry.after',
  `${entry('join', '$5')} where ${hasPrice} and p.id > $3 order by p.id limit $4`,
)

/**
 * Returns a product in import form, with one site's stock and the prices of all sites, or undefined for an unknown
 * handle.
 */
export async function readEntry(
  db: QueryRunner,
  site: Site,
  handle: string,
  others: readonly Site[] = [],
): Promise<StoredProduct | undefined> {
  const [row] = await db.run(entryOfHandle, [site, locationOf(site), handle, others])
  return row && storedEntry(row.entry)
}

/** Yields all products that have a price on a site, in id order, with prices on other sites; reads them in batches. */
export async function* readEntries(
  db: QueryRunner,
  site: Site,
  others: readonly Site[] = [],
  atOnce = 200,
): AsyncGenerator<StoredProduct> {
  let last = 0
  for (;;) {
    const rows = await db.run(entriesAfter, [site, locationOf(site), last, atOnce, others])
    for (const row of rows) yield storedEntry(row.entry)
    if (rows.length < atOnce) return
    last = rows.at(-1)!.entry.id
  }
}

/** Withheld price rows repeat the product's status. The statement strips nulls. */
function storedEntry({ variants, giftCard, statusElsewhere, ...product }: RowEntry): StoredProduct {
  const withheld = variants.find(({ status }) => status !== undefined)?.status ?? statusElsewhere
  const known = variants.map(({ status: _status, isWithheld, promotions, ...variant }) => ({
    ...variant,
    weightGrams: variant.weightGrams ?? null,
    stock: { ...variant.stock, leadTimeDays: variant.stock.leadTimeDays ?? null },
    ...(isWithheld && { isWithheld }),
    ...(promotions && { promotions: promotionsOf(promotions) }),
  }))
  return {
    ...product,
    ...(giftCard && { giftCard }),
    ...(withheld && { status: withheld }),
    variants: known as unknown as StoredProduct['variants'],
  }
}

/** Sets a missing start or end to null, which means no limit. */
function promotionsOf(promotions: StoredPromotions): StoredPromotions {
  return Object.fromEntries(
    Object.entries(promotions).map(([site, each]) => [
      site,
      { ...each, fromAt: each.fromAt ?? null, toAt: each.toAt ?? null },
    ]),
  )
}
