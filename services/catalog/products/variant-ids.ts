import { anyOf, statement, type QueryRunner } from '#platform/database.ts'

const variantIds = statement<{ id: number; ids: number[] }>(
  'sellable.variant-ids',
  `select one.id, array_agg(other.id order by other.position, other.id) as ids
   from sellable one join sellable other on other.product_id = one.product_id
   where one.id = ${anyOf('$1', 'integer')} group by one.id`,
)

/** Returns, for each variant id, the ids of all variants of the same product in order, including that variant. */
export async function readVariantIds(db: QueryRunner, ids: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
  const rows = await db.run(variantIds, [[...new Set(ids)]])
  return new Map(rows.map((row) => [row.id, row.ids]))
}
