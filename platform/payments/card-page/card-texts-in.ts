import type { CardTexts } from '#platform/payments/card-page/card-texts.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { nl } from './texts/nl.ts'

const byLanguage: Readonly<Record<string, CardTexts>> = { en, de, es, fr, nl }

/** Texts of a card page with the language that its HTML declares. */
export interface LocalizedCardTexts {
  language: string
  texts: CardTexts
}

/** Returns the texts in the language of a BCP 47 tag, or in English if there are none, such as for an unknown tag. */
export function cardTextsIn(tag: string | undefined): LocalizedCardTexts {
  const [language = ''] = (tag ?? '').split('-')
  const texts = Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined
  return texts ? { language, texts } : { language: 'en', texts: en }
}
