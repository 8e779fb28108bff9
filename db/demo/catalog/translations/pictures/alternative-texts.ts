import type { TranslatedLanguage } from '#domain/catalog/translations/translate-texts.ts'
import type { AlternativeTexts } from './by-english-text.ts'
import { alternativeTextsDe } from './de/alternative-texts-de.ts'
import { alternativeTextsEs } from './es/alternative-texts-es.ts'
import { alternativeTextsFr } from './fr/alternative-texts-fr.ts'
import { alternativeTextsNl } from './nl/alternative-texts-nl.ts'

/** Alternative texts for demo product pictures, by language and English text. */
export const alternativeTexts: Readonly<Record<TranslatedLanguage, AlternativeTexts>> = {
  de: alternativeTextsDe,
  es: alternativeTextsEs,
  fr: alternativeTextsFr,
  nl: alternativeTextsNl,
}
