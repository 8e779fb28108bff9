import { mergeFields, type FieldsEdit } from '#domain/catalog/texts/merge-fields.ts'
import {
  emptyTranslation,
  translatedFields,
  type TranslatedField,
  type TranslatedLanguage,
  type Translation,
} from '#domain/catalog/translations/translate-texts.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { readTranslations, sanitizeDescription, saveTranslation } from '#services/catalog/steps.ts'

const readEnglish = statement<Translation>(
  'staff-translation.english',
  `select name, fact, lead, description, search_title as "searchTitle", search_description as "searchDescription"
   from product where id = $1`,
)

/**
 * Changes a locked product's texts in a language and updates the shop. Returns the fields that someone else changed
 * since they were read. If there are any, nothing changes.
 */
export async function changeTranslation(
  tx: Transaction,
  productId: number,
  language: TranslatedLanguage,
  { read, edited }: FieldsEdit<Translation>,
): Promise<TranslatedField[]> {
  const stored = await readTranslation(tx, productId, language)
  const { description } = edited
  const sanitized = description === undefined ? edited : { ...edited, description: sanitizeDescription(description) }
  const { merged, conflicts } = mergeFields(translatedFields, stored, { read, edited: sanitized })
  if (conflicts.length === 0) await saveTranslation(tx, productId, language, merged)
  return conflicts
}

/** Returns a product's texts in English and in another language, or undefined if the product does not exist. */
export async function wireTranslation(db: QueryRunner, productId: number, language: TranslatedLanguage) {
  const [[english], texts] = await Promise.all([
    db.run(readEnglish, [productId]),
    readTranslation(db, productId, language),
  ])
  return english && { english, texts }
}

async function readTranslation(db: QueryRunner, productId: number, language: string): Promise<Translation> {
  const { name, fact, lead, description, searchTitle, searchDescription } =
    (await readTranslations(db, language, [productId])).get(productId) ?? emptyTranslation
  return { name, fact, lead, description, searchTitle, searchDescription }
}
