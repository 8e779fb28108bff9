import type { OptionEntry } from '#domain/catalog/product-entry.ts'
import { pipelined, statement, type Transaction } from '#platform/database.ts'
import { offeredValuesCondition } from './listed-variant.ts'

interface StoredOptions {
  options: OptionEntry[]
  facets: Record<string, string[]>
}
const read = statement<StoredOptions>('staff-options.read', 'select options, facets from product where id = $1')
// One statement, so that an undo restores both.
const write = statement('staff-options.write', 'update product set options = $2, facets = $3 where id = $1')
const touch = statement('staff-options.touch', 'update product set updated_at = now() where id = $1')
// One statement for all values, because two of them may swap labels.
const rename = statement(
  'staff-options.rename-choices',
  `update sellable set choice = choice || jsonb_build_object($2::text, $3::jsonb -> (choice ->> $2))
   where product_id = $1 and retired_at is null and $3::jsonb ? (choice ->> $2)`,
)
const removeChoice = statement(
  'staff-options.remove-choice',
  'update sellable set choice = choice - $2::text where product_id = $1 and retired_at is null',
)
const lockStock = statement(
  'staff-options.lock-stock',
  `select from stock join sellable as s on s.id = sellable_id
   where s.product_id = $1 and s.retired_at is null and s.choice ->> $2 = any($3)
   order by sellable_id, location for update of stock`,
)
interface UsedVariant {
  id: number
  sku: string
  hasStock: boolean
  isReserved: boolean
  isInSet: boolean
}
const ofValues = statement<UsedVariant>(
  'staff-options.of-values',
  `select s.id, s.sku,
     exists (select from stock where sellable_id = s.id and managed and on_hand > 0) as "hasStock",
     exists (select from stock where sellable_id = s.id and reserved > 0) as "isReserved",
     exists (select from product where gathers <> '{}' and gathers && array[s.id]) as "isInSet"
   from sellable as s where s.product_id = $1 and s.retired_at is null and s.choice ->> $2 = any($3)
   order by s.position, s.id`,
)
const retire = statement(
  'staff-options.retire',
  `update sellable as s set retired_at = now(), retired_option = $2, retired_value = v from product as p,
     jsonb_array_elements(p.options) as o, jsonb_array_elements(o -> 'values') as v
   where s.id = any($1) and p.id = s.product_id and o ->> 'code' = $2 and v ->> 'label' = s.choice ->> $2`,
)
const stopSelling = statement('staff-options.stop-selling', 'delete from price where sellable_id = any($1)')
const stopWithholding = statement(
  'staff-options.stop-withholding',
  'delete from withheld_price where sellable_id = any($1)',
)
const isOffered = statement<{ isOffered: boolean }>(
  'staff-options.is-offered',
  `select ${offeredValuesCondition} as "isOffered" from sellable as s join product as p on p.id = s.product_id where s.id = $1`,
)

interface Renaming {
  option: string
  /** New labels by earlier label. */
  renamed: Readonly<Record<string, string>>
}

/** Returns a locked product's options and facets. */
export async function readOptions(tx: Transaction, id: number): Promise<StoredOptions> {
  return (await tx.run(read, [id]))[0]!
}

/** Stores a locked product's options and facets. */
export async function writeOptions(tx: Transaction, id: number, { options, facets }: StoredOptions): Promise<void> {
  await tx.run(write, [id, JSON.stringify(options), JSON.stringify(facets)])
  await tx.run(touch, [id])
}

/** Renames an option's values in all variants of a locked product that are not retired. */
export async function renameChoices(tx: Transaction, id: number, { option, renamed }: Renaming): Promise<void> {
  await tx.run(rename, [id, option, JSON.stringify(renamed)])
}

/** Removes an option from all variants of a locked product that are not retired. */
export async function removeChoices(tx: Transaction, id: number, option: string): Promise<void> {
  await tx.run(removeChoice, [id, option])
}

/** Returns a locked product's variants that have one of the values and are not retired, and locks their stock. */
export async function lockVariantsOf(tx: Transaction, id: number, option: string, values: readonly string[]) {
  const [, variants] = await pipelined([
    tx.run(lockStock, [id, option, values]),
    tx.run(ofValues, [id, option, values]),
  ] as const)
  return variants
}

/**
 * Marks variants as retired because their option value was removed, and deletes their prices. Carts, orders, and stock
 * changes still refer to the variants.
 */
export async function retireVariants(tx: Transaction, ids: readonly number[], option: string): Promise<void> {
  await tx.run(retire, [ids, option])
  await tx.run(stopSelling, [ids])
  await tx.run(stopWithholding, [ids])
}

/** Returns true if the variant is not retired and all of its option values exist. */
export async function isOfferedVariant(tx: Transaction, variantId: number): Promise<boolean> {
  return (await tx.run(isOffered, [variantId]))[0]?.isOffered ?? false
}
