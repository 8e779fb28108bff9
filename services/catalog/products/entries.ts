import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { locationOf } from '#domain/catalog/stock.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Queries } from '#platform/database.ts'

/** A stored product in the form of an import, with pictures named by file path. */
interface StoredEntry extends ProductEntry {
  category: string
}

const entry = `
  select jsonb_strip_nulls(jsonb_build_object(
    'id', p.id, 'handle', p.handle, 'name', p.name, 'type', p.type, 'brand', p.brand, 'fact', p.fact, 'lead', p.lead,
    'description', p.description, 'specification', p.specification, 'facets', p.facets,
    'pictures', (select coalesce(jsonb_agg(jsonb_build_object('name', picture->'base', 'alt', picture->'alt') order by n), '[]')
      from jsonb_array_elements(p.pictures) with ordinality as of_product (picture, n)),
    'options', p.options, 'shippingGroup', p.shipping_group, 'isPickupDisabled', p.pickup_disabled,
    'shipsFree', p.ships_free, 'taxClass', p.tax_class, 'visibility', p.visibility, 'compatibility', p.compatibility, 'related', p.related,
    'ageDays', 0,
    'categories', (select coalesce(jsonb_agg(c.handle order by pc.position), '[]')
      from product_category pc join category c on c.id = pc.category_id where pc.product_id = p.id),
    'category', coalesce((select c.name from product_category pc join category c on c.id = pc.category_id
      where pc.product_id = p.id order by pc.position limit 1), ''),
    'variants', (select coalesce(jsonb_agg(jsonb_build_object('sku', s.sku, 'choice', s.choice, 'weightGrams', s.weight_grams,
        'size', to_jsonb(s.size), 'packedSize', to_jsonb(s.packed_size), 'model', s.model,
        'pictures', (select jsonb_agg(picture->'base' order by n)
          from jsonb_array_elements(s.pictures) with ordinality as of_variant (picture, n)),
        'prices', jsonb_build_object($1::text, jsonb_build_object('price', pr.price,
          'special', case when pr.special < pr.price then pr.special end)),
        'stock', jsonb_build_object('onHand', st.on_hand, 'managed', st.managed, 'backorder', st.backorder,
          'leadTimeDays', st.lead_time_days, 'max', st.most, 'notify', st.notify)) order by s.position, s.id), '[]')
      from sellable s join price pr on pr.sellable_id = s.id and pr.site = $1
      join stock st on st.sellable_id = s.id and st.location = $2 where s.product_id = p.id)
  )) as entry
  from product p`
const isSold = `exists (select from sellable s join price pr on pr.sellable_id = s.id and pr.site = $1 where s.product_id = p.id)`
const entryOfHandle = statement<{ entry: StoredEntry }>('entry.of-handle', `${entry} where ${isSold} and p.handle = $3`)
const entriesAfter = statement<{ entry: StoredEntry }>(
  'entry.after',
  `${entry} where ${isSold} and p.id > $3 order by p.id limit $4`,
)

/** Returns a product in the form of an import, as sold on a site; undefined for an unknown handle. */
export async function readEntry(db: Queries, site: Site, handle: string): Promise<StoredEntry | undefined> {
  return (await db.run(entryOfHandle, [site, locationOf(site), handle]))[0]?.entry
}

/** Yields all products that a site sells in id order, reading them in batches. */
export async function* readEntries(db: Queries, site: Site, atOnce = 200): AsyncGenerator<StoredEntry> {
  let last = 0
  for (;;) {
    const rows = await db.run(entriesAfter, [site, locationOf(site), last, atOnce])
    for (const row of rows) yield row.entry
    if (rows.length < atOnce) return
    last = rows.at(-1)!.entry.id
  }
}
