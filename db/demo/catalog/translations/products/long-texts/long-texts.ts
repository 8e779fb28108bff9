import type { TranslatedLanguage } from '#domain/catalog/translations/translate-texts.ts'
import type { LongTextsByHandle } from './by-handle.ts'
import { longTextsDe } from './de/long-texts-de.ts'
import { longTextsEs } from './es/long-texts-es.ts'
import { longTextsFr } from './fr/long-texts-fr.ts'
import { longTextsNl } from './nl/long-texts-nl.ts'

/** Introductions and descriptions of demo products, by language and handle. */
export const longTexts: Readonly<Record<TranslatedLanguage, LongTextsByHandle>> = {
  de: longTextsDe,
  es: longTextsEs,
  fr: longTextsFr,
  nl: longTextsNl,
}
