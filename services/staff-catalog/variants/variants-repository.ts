import type { RetiredVariant, SampleVariant } from '#domain/catalog/create/added-values.ts'
import type { OptionEntry } from '#domain/catalog/product-entry.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Transaction } from '#platform/database.ts'

interface WithOptions {
  id: number
  name: string
  options: OptionEntry[]
  facets: Record<string, string[]>
  /** Null if the product has no variants. */
  sample: SampleVariant | null
}

const read = statement<WithOptions>(
  'staff-variants.read',
  `select id, name, options, facets, (select jsonb_build_object('weightGrams', s.weight_grams, 'prices', coalesce((
       select jsonb_object_agg(site, jsonb_strip_nulls(jsonb_build_object('price', price, 'special', special)))
       from (select site, price, special from price where sellable_id = s.id
         union all select site, price, special from withheld_price where sellable_id = s.id) as each), '{}'))
     from sellable as s where s.product_id = product.id
     -- A variant of a removed value has no prices.
     order by exists (select from price where sellable_id = s.id union all
       select from withheld_price where sellable_id = s.id) desc, s.position, s.id limit 1) as sample
   from product where id = $1`,
)
const sitesOf = statement<{ site: Site }>(
  'staff-variants.sites',
  `select distinct site from (select sellable_id, site from price union all select sellable_id, site from withheld_price) as each
   join sellable as s on s.id = each.sellable_id where s.product_id = $1 order by site`,
)
const write = statement('staff-variants.write-options', 'update product set options = $2, facets = $3 where id = $1')
const touch = statement('staff-variants.touch', 'update product set updated_at = now() where id = $1')

/** Returns a locked product with its options and its first variant. */
export async function readProductWithOptions(tx: Transaction, id: number): Promise<WithOptions> {
  return (await tx.run(read, [id]))[0]!
}

const retired = statement<RetiredVariant>(
  'staff-variants.retired',
  `select s.id, s.sku, s.choice, s.retired_value as value, s.retired_option as option
   from sellable as s where s.product_id = $1
     and not exists (select from price where sellable_id = s.id)
     and not exists (select from withheld_price where sellable_id = s.id)
   order by s.retired_at desc nulls last, s.position, s.id`,
)

/**
 * Returns a locked product's variants without prices, such as those with removed values, most recently removed first.
 */
export async function readRetiredVariants(tx: Transaction, id: number): Promise<RetiredVariant[]> {
  return tx.run(retired, [id])
}

/** Returns the sites where a product has prices, active or withheld. */
export async function readPricedSites(tx: Transaction, id: number): Promise<Site[]> {
  return (await tx.run(sitesOf, [id])).map(({ site }) => site)
}

interface WrittenOptions {
  options: readonly OptionEntry[]
  facets: Readonly<Record<string, readonly string[]>>
}

/** Stores a locked product's options and facets. */
export async function writeOptions(tx: Transaction, id: number, { options, facets }: WrittenOptions): Promise<void> {
  await tx.run(write, [id, JSON.stringify(options), JSON.stringify(facets)])
  await tx.run(touch, [id])
}
