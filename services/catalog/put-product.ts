import type { ProductEntry, VariantEntry } from '#domain/catalog/product-entry.ts'
import { stockLocations } from '#domain/catalog/stock.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { refreshListings } from './listing.ts'
import type { WirePictureOf } from './pictures.ts'
import { sanitiseDescription } from './sanitise.ts'

const upsertProduct = statement(
  'product.put',
  `insert into product (id, handle, name, type, brand, fact, lead, description, specification, facets, pictures, options,
     shipping_group, tax_class, related, added_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
   on conflict (id) do update set handle = excluded.handle, name = excluded.name, type = excluded.type,
     brand = excluded.brand, fact = excluded.fact, lead = excluded.lead, description = excluded.description,
     specification = excluded.specification, facets = excluded.facets, pictures = excluded.pictures,
     options = excluded.options, shipping_group = excluded.shipping_group, tax_class = excluded.tax_class,
     related = excluded.related, updated_at = now()`,
)
const clearCategories = statement('product.clear-categories', 'delete from product_category where product_id = $1')
const insertCategory = statement(
  'product.put-category',
  `insert into product_category (product_id, category_id, position)
   select $1, id, $3 from category where handle = $2`,
)
const upsertSellable = statement(
  'sellable.put',
  `insert into sellable (id, product_id, sku, choice, weight_grams, pictures, position) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (id) do update set sku = excluded.sku, choice = excluded.choice, weight_grams = excluded.weight_grams,
     pictures = excluded.pictures, position = excluded.position`,
)
const clearPrices = statement('price.clear', 'delete from price where sellable_id = $1')
const insertPrice = statement(
  'price.put',
  'insert into price (sellable_id, site, price, special) values ($1, $2, $3, $4)',
)
const upsertStock = statement(
  'stock.put',
  `insert into stock (sellable_id, location, on_hand, managed, backorder, lead_time_days, most, notify)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (sellable_id, location) do update set on_hand = excluded.on_hand, managed = excluded.managed,
     backorder = excluded.backorder, lead_time_days = excluded.lead_time_days, most = excluded.most,
     notify = excluded.notify`,
)

/** Stores a product whole, with its children, prices and stock, and asks for the pages that show it to be purged. */
export async function putProduct(tx: Transaction, entry: ProductEntry, pictureOf: WirePictureOf, now: number) {
  const pictures = entry.pictures.map(pictureOf).filter((picture) => picture !== null)
  await tx.run(upsertProduct, [
    entry.id,
    entry.handle,
    entry.name,
    entry.type,
    entry.brand,
    entry.fact,
    entry.lead,
    sanitiseDescription(entry.description),
    JSON.stringify(entry.specification),
    JSON.stringify(entry.facets),
    JSON.stringify(pictures),
    JSON.stringify(entry.options),
    entry.shippingGroup,
    entry.taxClass,
    entry.related,
    new Date(now - entry.ageDays * 86_400_000),
  ])
  await tx.run(clearCategories, [entry.id])
  for (const [position, handle] of entry.categories.entries()) {
    await tx.run(insertCategory, [entry.id, handle, position])
  }
  for (const [position, variant] of entry.variants.entries()) {
    await putSellable(tx, entry, variant, position, pictureOf)
  }
  await refreshListings(tx, entry.id)
}

/** The id of a product's n-th child; a simple product is its own only child. */
export function sellableId({ id, type }: Pick<ProductEntry, 'id' | 'type'>, position: number): number {
  return type === 'simple' ? id : id * 100 + position + 1
}

async function putSellable(
  tx: Transaction,
  entry: ProductEntry,
  variant: VariantEntry,
  position: number,
  pictureOf: WirePictureOf,
) {
  const id = sellableId(entry, position)
  const pictures = variant.pictures?.map((name) => pictureOf({ name, alt: `${entry.name}, ${choiceText(variant)}` }))
  const shown = pictures?.filter((picture) => picture !== null)
  const { sku, choice, weightGrams, stock } = variant
  await tx.run(upsertSellable, [
    id,
    entry.id,
    sku,
    JSON.stringify(choice),
    weightGrams,
    shown?.length ? JSON.stringify(shown) : null,
    position,
  ])
  await tx.run(clearPrices, [id])
  for (const [site, { price, special }] of Object.entries(variant.prices)) {
    await tx.run(insertPrice, [id, site, price, special ?? null])
  }
  for (const location of stockLocations) {
    const { onHand, managed, backorder, leadTimeDays, max, notify } = stock
    await tx.run(upsertStock, [id, location, onHand, managed, backorder, leadTimeDays, max, notify])
  }
}

function choiceText({ choice }: VariantEntry) {
  return Object.values(choice).join(', ')
}
