import type { Language } from '../../texts.ts'
import type { ViewTexts } from './texts/en.ts'

const languages: Readonly<Record<Language, () => Promise<{ texts: ViewTexts }>>> = {
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  es: () => import('./texts/es.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
}
const loaded = new Map<Language, Promise<ViewTexts>>()

/** Loads the texts of the 3D view, which are not in a page's first load. */
export function viewTexts(language: Language): Promise<ViewTexts> {
  const known = loaded.get(language)
  if (known) return known
  const texts = languages[language]().then((module) => module.texts)
  loaded.set(language, texts)
  return texts
}
