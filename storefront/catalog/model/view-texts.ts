import { loadTexts, textsOf, type Language } from '../../texts.ts'
import type { ViewTexts } from './texts/en.ts'

/** One promise per language, because React's `use` suspends again for a new promise. */
const loaded = new Map<Language, Promise<ViewTexts>>()

/** Loads the texts of the 3D view, which are not in a page's first load. */
export function viewTexts(language: Language): Promise<ViewTexts> {
  const known = loaded.get(language)
  if (known) return known
  const texts = loadTexts(language, ['catalog/model']).then(() => textsOf(language, 'catalog/model'))
  loaded.set(language, texts)
  return texts
}
