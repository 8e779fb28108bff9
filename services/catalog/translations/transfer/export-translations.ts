import type { TranslatedProduct } from '#domain/catalog/translations/transfer/translation-lines.ts'
import type { TranslatedLanguage } from '#domain/catalog/translations/translate-texts.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readTranslations } from '../repository.ts'
import { readProductsAfter } from './transfer-repository.ts'

/** Yields all products with their translations, in id order. */
export async function* readTranslatedProducts(
  db: QueryRunner,
  languages: readonly TranslatedLanguage[],
  atOnce = 200,
): AsyncGenerator<TranslatedProduct> {
  let last = 0
  for (;;) {
    const products = await readProductsAfter(db, last, atOnce)
    const ids = products.map(({ id }) => id)
    const byLanguage = await Promise.all(
      languages.map(async (language) => [language, await readTranslations(db, language, ids)] as const),
    )
    for (const { id, handle, english } of products) {
      const translations = byLanguage.flatMap(([language, texts]) => {
        const translation = texts.get(id)
        return translation ? [[language, translation] as const] : []
      })
      yield { handle, english, translations: Object.fromEntries(translations) }
    }
    if (products.length < atOnce) return
    last = products.at(-1)!.id
  }
}
