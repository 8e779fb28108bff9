import { withAddedValues, withRetiredSkus, type AddedValues } from '#domain/catalog/create/added-values.ts'
import type { Transaction } from '#platform/database.ts'
import { addVariants, refreshListings } from '#services/catalog/steps.ts'
import { findTakenSku, lockCreation } from '../create/create-repository.ts'
import { lockProduct } from '../prices-repository.ts'
import { readRetiredVariants, readWithOptions, writeOptions } from './variants-repository.ts'

type Problem =
  | { code: Extract<ReturnType<typeof withAddedValues>, string> | 'product_not_found' }
  | { code: 'sku_taken'; sku: string }

/**
 * Adds values to an option of a product, with a variant for each new combination, and shows them in the shop. Returns a
 * problem, or null; values that the option already has are a repeat and change nothing.
 */
export async function addValues(
  tx: Transaction,
  productId: number,
  added: AddedValues,
  now: number,
): Promise<Problem | null> {
  await lockCreation(tx)
  if (!(await lockProduct(tx, productId))) return { code: 'product_not_found' }
  const { name, options, sample } = await readWithOptions(tx, productId)
  const known = options.find(({ code }) => code === added.option)?.values.map(({ label }) => label) ?? []
  if (added.values.every((value) => known.includes(value))) return null
  const result = withAddedValues(options, added, sample ?? { weightGrams: null, prices: {} })
  if (typeof result === 'string') return { code: result }
  const { variants, fresh } = withRetiredSkus(result.variants, await readRetiredVariants(tx, productId))
  const taken = await findTakenSku(tx, fresh)
  if (taken !== undefined) return { code: 'sku_taken', sku: taken }
  await writeOptions(tx, productId, result.options)
  await addVariants(tx, { id: productId, name }, variants, now)
  await refreshListings(tx, productId)
  return null
}
