import type { TextArea } from '../browse-texts.ts'

const translationsOf = {
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  nl: () => import('./nl.ts'),
} as const

type AreaTexts = () => Promise<{ texts: object }>

/** Loads an area's texts in a language. Returns undefined if the area is only in English. */
export async function loadTranslatedTexts(
  language: keyof typeof translationsOf,
  area: TextArea,
): Promise<{ texts: object } | undefined> {
  const { translations } = await translationsOf[language]()
  const byArea: Partial<Record<TextArea, AreaTexts>> = translations
  return byArea[area]?.()
}
