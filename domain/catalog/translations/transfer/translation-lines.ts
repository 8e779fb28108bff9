import { translatedFields, type TranslatedLanguage, type Translation } from '../translate-texts.ts'
import { fileFieldNames, productRow, translationColumns } from './translation-columns.ts'

export const translationHeader: readonly string[] = Object.values(translationColumns)

/** A product's texts in English, and its translations by language. */
export interface TranslatedProduct {
  handle: string
  english: Translation
  translations: Partial<Record<TranslatedLanguage, Translation>>
}

/**
 * Exports a product's translations as lines, one per language and text. A text without a translation has an empty
 * cell, for a translator to fill in.
 */
export function translationLines(
  { handle, english, translations }: TranslatedProduct,
  languages: readonly TranslatedLanguage[],
): string[][] {
  return languages.flatMap((language) =>
    translatedFields.flatMap((field) => {
      const text = translations[language]?.[field] ?? ''
      if (english[field] === '' && text === '') return []
      return [[productRow, handle, fileFieldNames[field], language, '', '', english[field], text]]
    }),
  )
}
