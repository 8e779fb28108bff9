import {
  separateRestored,
  withAddedValues,
  withRestoredFacets,
  type AddedValues,
} from '#domain/catalog/create/added-values.ts'
import type { Transaction } from '#platform/database.ts'
import { addVariants, refreshListings, returnVariants } from '#services/catalog/steps.ts'
import { findTakenSku, lockCreation } from '../create/create-repository.ts'
import { lockProduct } from '../prices-repository.ts'
import { readRetiredVariants, readProductWithOptions, writeOptions } from './variants-repository.ts'

type Problem =
  | { code: Extract<ReturnType<typeof withAddedValues>, string> | 'product_not_found' }
  | { code: 'sku_taken'; sku: string }

/**
 * Adds values to a product option, with a variant for each new combination, and updates the shop. Variants that the
 * product had before return with all their data and new prices. Returns a problem, or null. If the option already has
 * the values, this is a retry and changes nothing.
 */
export async function addValues(
  tx: Transaction,
  productId: number,
  added: AddedValues,
  now: number,
): Promise<Problem | null> {
  await lockCreation(tx)
  if (!(await lockProduct(tx, productId))) return { code: 'product_not_found' }
  const { name, options, facets, sample } = await readProductWithOptions(tx, productId)
  const known = options.find(({ code }) => code === added.option)?.values.map(({ label }) => label) ?? []
  if (added.values.every((value) => known.includes(value))) return null
  const retired = await readRetiredVariants(tx, productId)
  const result = withAddedValues(options, added, sample ?? { weightGrams: null, prices: {} }, retired)
  if (typeof result === 'string') return { code: result }
  const { returning, fresh } = separateRestored(result.variants, retired)
  const taken = await findTakenSku(
    tx,
    fresh.map(({ sku }) => sku),
  )
  if (taken !== undefined) return { code: 'sku_taken', sku: taken }
  await writeOptions(tx, productId, {
    options: result.options,
    facets: withRestoredFacets(facets, added, retired),
  })
  await returnVariants(tx, productId, returning)
  await addVariants(tx, { id: productId, name }, fresh, now)
  await refreshListings(tx, productId)
  return null
}
