import type { Language } from '../../texts.ts'
import type { ViewTexts } from './texts/en.ts'

const languages: Partial<Record<Language, () => Promise<{ texts: ViewTexts }>>> = {
  de: () => import('./texts/de.ts'),
}
const loaded = new Map<Language, Promise<ViewTexts>>()

/** Loads the texts of the 3D view, which are not in a page's first load. */
export function viewTexts(language: Language): Promise<ViewTexts> {
  const known = loaded.get(language)
  if (known) return known
  const load = languages[language] ?? (() => import('./texts/en.ts'))
  const texts = load().then((module) => module.texts)
  loaded.set(language, texts)
  return texts
}
