import { mergeTexts, type TextField, type TextsEdit } from '#domain/catalog/texts/product-texts.ts'
import type { Transaction } from '#platform/database.ts'
import { refreshListings, sanitizeDescription } from '#services/catalog/steps.ts'
import { readTexts, writeTexts } from './texts-repository.ts'

/**
 * Changes the texts of a locked product and shows them in the shop. Returns the fields that another person changed
 * since they were read; if there are any, nothing changes.
 */
export async function changeTexts(
  tx: Transaction,
  productId: number,
  { read, edited }: TextsEdit,
): Promise<TextField[]> {
  const stored = await readTexts(tx, productId)
  const { description } = edited
  const sanitized = description === undefined ? edited : { ...edited, description: sanitizeDescription(description) }
  const { texts, conflicts } = mergeTexts(stored, { read, edited: sanitized })
  if (conflicts.length > 0) return conflicts
  if (JSON.stringify(texts) === JSON.stringify(stored)) return []
  await writeTexts(tx, productId, texts)
  await refreshListings(tx, productId)
  return []
}
