import type { ProductType } from '#domain/catalog/product-type.ts'
import { pipelined, statement, type Transaction } from '#platform/database.ts'
import { listedVariantCondition } from '../variants/listed-variant.ts'

const source = statement<{ type: ProductType; variantIds: number[] }>(
  'duplicate.source',
  `select type, array(select id from sellable as s where product_id = p.id and ${listedVariantCondition}
     order by position, id) as "variantIds"
   from product as p where id = $1 for share`,
)
// A test compares all columns, so that new ones are not forgotten. Search results show the search texts instead of the
// name, so a copy with a different name starts without them.
const copyProduct = statement(
  'duplicate.product',
  `insert into product (id, handle, name, type, brand, fact, lead, description, specification, facets, pictures, options,
     shipping_group, tax_class, related, visibility, added_at, pickup_disabled, ships_free, compatibility, custom_options,
     bundle_options, gift_card, weight_tiers, gathers, attributes, search_title, search_description, created_key)
   select $2, $3, $4, type, brand, fact, lead, description, specification, facets, pictures, options,
     shipping_group, tax_class, related, visibility, $5, pickup_disabled, ships_free, compatibility, custom_options,
     bundle_options, gift_card, weight_tiers, gathers, attributes, case when name = $4 then search_title else '' end,
     case when name = $4 then search_description else '' end, $6
   from product where id = $1`,
)
const copyCategories = statement(
  'duplicate.categories',
  `insert into product_category (product_id, category_id, position)
   select $2, category_id, position from product_category where product_id = $1`,
)
// A copy inherits the original's translated name and search texts only if it has the same name.
const copyTranslations = statement(
  'duplicate.translations',
  `insert into product_translation (product_id, language, name, fact, lead, description, search_title, search_description)
   select $2, language, case when source.name = copy.name then t.name else '' end, t.fact, t.lead, t.description,
     case when source.name = copy.name then t.search_title else '' end,
     case when source.name = copy.name then t.search_description else '' end
   from product_translation as t join product as source on source.id = $1 join product as copy on copy.id = $2
   where t.product_id = $1`,
)
const copyIds = statement<{ from: number; to: number }>(
  'duplicate.variant-ids',
  `select s.id as "from", (case
       when $2 <> 'configurable' then $3::integer
       when exists (select from sellable as other where other.id = $3::integer * 100 + n) then nextval('catalog_id')
       else $3::integer * 100 + n end)::integer as "to"
   from (select id, (row_number() over (order by position, id))::integer as n from sellable where product_id = $1 and id = any($4)) as s
   order by n`,
)
// The copy has no barcode, because a barcode identifies only the original.
const copyVariants = statement(
  'duplicate.variants',
  `insert into sellable (id, product_id, sku, choice, weight_grams, size, packed_size, pictures, model, position,
     retired_at, retired_option, retired_value)
   select new.id, $1, new.sku, s.choice, s.weight_grams, s.size, s.packed_size, s.pictures, s.model, s.position,
     s.retired_at, s.retired_option, s.retired_value
   from unnest($2::integer[], $3::integer[], $4::text[]) as new (from_id, id, sku) join sellable as s on s.id = new.from_id`,
)
const copyPrices = statement(
  'duplicate.prices',
  `insert into withheld_price (sellable_id, site, price, special, status, is_off)
   select new.id, each.site, each.price, each.special, 'draft', each.is_off
   from unnest($1::integer[], $2::integer[]) as new (from_id, id) join (
     select sellable_id, site, price, special, false as is_off from price
     union all select sellable_id, site, price, special, is_off from withheld_price) as each on each.sellable_id = new.from_id`,
)
const copyGroupPrices = statement(
  'duplicate.group-prices',
  `insert into group_price (sellable_id, site, group_id, price) select new.id, g.site, g.group_id, g.price
   from unnest($1::integer[], $2::integer[]) as new (from_id, id) join group_price as g on g.sellable_id = new.from_id`,
)
const copyStock = statement(
  'duplicate.stock',
  `insert into stock (sellable_id, location, on_hand, managed, backorder, lead_time_days, most, notify)
   select new.id, s.location, 0, s.managed, s.backorder, s.lead_time_days, s.most, s.notify
   from unnest($1::integer[], $2::integer[]) as new (from_id, id) join stock as s on s.sellable_id = new.from_id`,
)

/** Returns a product's type and the ids of its variants in display order, or undefined if it does not exist. */
export async function readSource(tx: Transaction, id: number) {
  return (await tx.run(source, [id]))[0]
}

interface Copy {
  id: number
  name: string
  handle: string
  type: ProductType
  skus: ReadonlyMap<number, string>
  requestKey: string
  now: number
}

/**
 * Copies a product with its variants. All prices are withheld as in a draft, and there is no stock. Reviews,
 * promotions, and barcodes are not copied.
 */
export async function insertCopy(tx: Transaction, sourceId: number, copy: Copy): Promise<void> {
  const { id, handle, name, type, skus, requestKey, now } = copy
  const ids = await tx.run(copyIds, [sourceId, type, id, [...skus.keys()]])
  const [from, to] = [ids.map((each) => each.from), ids.map((each) => each.to)]
  await pipelined([
    tx.run(copyProduct, [sourceId, id, handle, name, new Date(now), requestKey]),
    tx.run(copyCategories, [sourceId, id]),
    tx.run(copyTranslations, [sourceId, id]),
    tx.run(copyVariants, [id, from, to, from.map((each) => skus.get(each)!)]),
    tx.run(copyPrices, [from, to]),
    tx.run(copyGroupPrices, [from, to]),
    tx.run(copyStock, [from, to]),
  ])
}
