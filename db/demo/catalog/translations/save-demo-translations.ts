import { noTranslation, translatedLanguages } from '#domain/catalog/translations/translate-texts.ts'
import type { Transaction } from '#platform/database.ts'
import { saveTerms, saveTranslations } from '#services/catalog/translations/save-translation.ts'
import { demoProducts } from '../products.ts'
import { longTexts } from './products/long-texts/long-texts.ts'
import { productNames } from './products/product-names.ts'
import { termsIn } from './products/terms.ts'

/** Stores the translated texts of the demo products. */
export async function saveDemoTranslations(tx: Transaction) {
  for (const language of translatedLanguages) {
    const texts = demoProducts.flatMap(({ id, handle }) => {
      const names = productNames[handle]?.[language]
      if (!names) return []
      const [name, fact] = names
      return [[id, { ...noTranslation, name, fact, ...longTexts[language][handle] }] as const]
    })
    await saveTranslations(tx, language, new Map(texts))
    await saveTerms(tx, language, termsIn(language))
  }
}
