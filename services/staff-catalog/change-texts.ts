import { mergeTexts, type ProductTexts, type TextField, type TextsEdit } from '#domain/catalog/texts/product-texts.ts'
import type { Transaction } from '#platform/database.ts'
import { refreshListings, sanitizeDescription } from '#services/catalog/steps.ts'
import { readTexts, writeTexts } from './texts-repository.ts'

/**
 * Changes a locked product's texts and updates the shop. Returns the fields that someone else changed since they were
 * read. If there are any, nothing changes.
 */
export async function changeTexts(tx: Transaction, productId: number, edit: TextsEdit): Promise<TextField[]> {
  const { conflicts, isChanged } = await storeTexts(tx, productId, await readTexts(tx, productId), edit)
  if (isChanged) await refreshListings(tx, productId)
  return conflicts
}

/** Changes a locked product's name. The caller must then update the shop. */
export async function storeName(tx: Transaction, productId: number, name: string): Promise<void> {
  const stored = await readTexts(tx, productId)
  await storeTexts(tx, productId, stored, { read: stored, edited: { name } })
}

async function storeTexts(tx: Transaction, productId: number, stored: ProductTexts, { read, edited }: TextsEdit) {
  const { description } = edited
  const sanitized = description === undefined ? edited : { ...edited, description: sanitizeDescription(description) }
  const { texts, conflicts } = mergeTexts(stored, { read, edited: sanitized })
  const isChanged = conflicts.length === 0 && JSON.stringify(texts) !== JSON.stringify(stored)
  if (isChanged) await writeTexts(tx, productId, texts)
  return { conflicts, isChanged }
}
