import {
  isEditApplied,
  renamedValues,
  withEditedOption,
  withoutOption,
  type OptionEdit,
} from '#domain/catalog/options/edit-option.ts'
import type { OptionEntry } from '#domain/catalog/product-entry.ts'
import type { Transaction } from '#platform/database.ts'
import { refreshListings } from '#services/catalog/steps.ts'
import { lockProduct } from '../prices-repository.ts'
import {
  lockVariantsOf,
  readOptions,
  removeChoices,
  renameChoices,
  retireVariants,
  writeOptions,
} from './options-repository.ts'

interface ReadEdit extends OptionEdit {
  /** The option as the editor saw it. */
  read: { label: string; values: readonly string[] }
}
type EditProblem =
  | { code: 'product_not_found' | Extract<ReturnType<typeof withEditedOption>, string> }
  | { code: 'variants_in_stock' | 'variants_in_orders' | 'variants_in_sets'; skus: string[] }
type RemoveProblem = { code: 'product_not_found' | Extract<ReturnType<typeof withoutOption>, string> }

/**
 * Renames an option and its values, and removes values together with the prices of their variants. Returns a problem,
 * or null. If the option is already as requested, this is a retry and changes nothing.
 */
export async function editOption(tx: Transaction, productId: number, edit: ReadEdit): Promise<EditProblem | null> {
  if (!(await lockProduct(tx, productId))) return { code: 'product_not_found' }
  const { options, facets } = await readOptions(tx, productId)
  const { option, label, values, read } = edit
  const edited = withEditedOption(options, { option, label, values }, read)
  if (edited === 'option_changed' && isEditApplied(options, edit)) return null
  if (typeof edited === 'string') return { code: edited }
  const { renamed, removed } = edited
  const problem = removed.length > 0 ? await removeValues(tx, productId, option, removed) : null
  if (problem) return problem
  await renameChoices(tx, productId, { option, renamed })
  const ofOption = (facets[option] ?? []).filter((each) => !removed.includes(each))
  const shown =
    facets[option] === undefined ? facets : { ...facets, [option]: ofOption.map((each) => renamed[each] ?? each) }
  await writeOptions(tx, productId, { options: edited.options, facets: shown })
  await refreshListings(tx, productId)
  return null
}

/** Removes an option that does not distinguish variants. Returns a problem, or null. */
export async function removeOption(tx: Transaction, productId: number, option: string): Promise<RemoveProblem | null> {
  if (!(await lockProduct(tx, productId))) return { code: 'product_not_found' }
  const { options, facets } = await readOptions(tx, productId)
  const left = withoutOption(options, option)
  if (typeof left === 'string') return { code: left }
  await removeChoices(tx, productId, option)
  await writeOptions(tx, productId, { options: left, facets })
  await refreshListings(tx, productId)
  return null
}

/** Renames variant values between two states of a product's options that differ only in labels. */
export async function renameVariants(
  tx: Transaction,
  productId: number,
  { from, to }: { from: readonly OptionEntry[]; to: readonly OptionEntry[] },
): Promise<void> {
  for (const renaming of renamedValues(from, to)) await renameChoices(tx, productId, renaming)
  await refreshListings(tx, productId)
}

async function removeValues(
  tx: Transaction,
  productId: number,
  option: string,
  values: readonly string[],
): Promise<EditProblem | null> {
  const variants = await lockVariantsOf(tx, productId, option, values)
  const skusOf = (used: (variant: (typeof variants)[number]) => boolean) => variants.filter(used).map(({ sku }) => sku)
  const reserved = skusOf(({ isReserved }) => isReserved)
  if (reserved.length > 0) return { code: 'variants_in_orders', skus: reserved }
  const stocked = skusOf(({ hasStock }) => hasStock)
  if (stocked.length > 0) return { code: 'variants_in_stock', skus: stocked }
  const inSets = skusOf(({ isInSet }) => isInSet)
  if (inSets.length > 0) return { code: 'variants_in_sets', skus: inSets }
  await retireVariants(
    tx,
    variants.map(({ id }) => id),
    option,
  )
  return null
}
