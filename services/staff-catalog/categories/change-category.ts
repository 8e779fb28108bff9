import { isDeepStrictEqual } from 'node:util'
import type { TranslatedLanguage } from '#domain/catalog/translations/translate-texts.ts'
import type { Transaction } from '#platform/database.ts'
import { purgeCategory } from '#services/catalog/steps.ts'
import { readLibraryPictures } from '#services/media/steps.ts'
import { writeCategory, type StoredCategory } from './repository.ts'
import { publishCategory } from './publish-category.ts'

interface CategoryEdit {
  name: string
  text: string
  /** Base path of the picture. */
  picture: string | null
  facets: string[]
  translations: Partial<Record<TranslatedLanguage, { name: string; text: string }>>
}

/** Returns true if the stored category has the edited values already. */
export function matchesEdit(
  { name, text, picture, facets, translations }: StoredCategory,
  edit: CategoryEdit,
): boolean {
  return isDeepStrictEqual({ name, text, picture: picture?.base ?? null, facets, translations }, edit)
}

/**
 * Replaces the texts, the picture, and the filters of a locked category, and shows them in the shop. Returns a problem,
 * or null. A filter must be an attribute of the category's products, or a filter that it has already.
 */
export async function changeCategory(
  tx: Transaction,
  stored: StoredCategory,
  edit: CategoryEdit,
): Promise<'picture_not_found' | 'unknown_facet' | null> {
  const known = new Set([...stored.attributes, ...stored.facets])
  if (edit.facets.some((code) => !known.has(code))) return 'unknown_facet'
  const picture = await pictureOf(tx, stored, edit)
  if (picture === undefined) return 'picture_not_found'
  await writeCategory(tx, stored.id, { ...edit, picture })
  // Only the name is a search word, so other fields need no new listings.
  await (edit.name === stored.name ? purgeCategory : publishCategory)(tx, stored.id)
  return null
}

/** Returns the edited picture, or undefined if the media library does not have it. */
async function pictureOf(tx: Transaction, { picture: stored }: StoredCategory, { picture: base, name }: CategoryEdit) {
  if (base === null) return null
  if (base === stored?.base) return stored
  const found = (await readLibraryPictures(tx, [base])).get(base)
  return found && { ...found, alt: found.alt === '' ? name : found.alt }
}
