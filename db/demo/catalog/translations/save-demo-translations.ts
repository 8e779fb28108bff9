import { noTranslation } from '#domain/catalog/translations/translate-texts.ts'
import type { Transaction } from '#platform/database.ts'
import { saveTerms, saveTranslation } from '#services/catalog/translations/save-translation.ts'
import { demoProducts } from '../products.ts'
import { de } from './products/de.ts'
import { termsDe } from './products/terms-de.ts'

/** Stores the translated texts of the demo products. */
export async function saveDemoTranslations(tx: Transaction) {
  for (const { id, handle } of demoProducts) {
    const texts = de[handle]
    if (texts) await saveTranslation(tx, id, 'de', { ...noTranslation, ...texts })
  }
  await saveTerms(tx, 'de', new Map(Object.entries(termsDe)))
}
