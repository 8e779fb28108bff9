import { browseTexts, type TextArea, type TextsOf } from './browse-texts.ts'
import type { lazyTexts } from './lazy-texts.ts'

export type { TextArea, TextsOf }

/** Interface languages. */
const languages = ['en', 'de', 'fr', 'es', 'nl'] as const
export type Language = (typeof languages)[number]

const loaded = new Map<string, object>()

/** Returns the language of a BCP 47 tag, or English if there is no translation. */
export function languageOf(tag: string): Language {
  const [first = ''] = tag.split('-')
  return languages.find((language) => language === first) ?? 'en'
}

async function load(language: Language, area: TextArea): Promise<{ texts: object }> {
  if (language !== 'en') {
    // Translations are in separate files, so that the first load in English does not include the names of their chunks.
    const { loadTranslatedTexts } = await import('./translations/translated.ts')
    const translated = await loadTranslatedTexts(language, area)
    if (translated) return translated
  }
  if (area in browseTexts) return browseTexts[area as keyof typeof browseTexts]()
  return (await import('./lazy-texts.ts')).lazyTexts[area as keyof typeof lazyTexts]()
}

export async function loadTexts(language: Language, areas: readonly TextArea[]): Promise<void> {
  await Promise.all(
    areas.map(async (area) => {
      const key = `${language}/${area}`
      if (loaded.has(key)) return
      const { texts } = await load(language, area)
      loaded.set(key, texts)
    }),
  )
}

/** Returns an area's texts. Throws if they are not loaded. */
export function textsOf<Area extends TextArea>(language: Language, area: Area): TextsOf<Area> {
  const texts = loaded.get(`${language}/${area}`)
  if (texts === undefined) throw new Error(`The texts of ${area} in ${language} are not loaded`)
  return texts as TextsOf<Area>
}

/** Returns the folder of an area's texts. */
export function textsFolder(area: TextArea): string {
  return `storefront/${area}/texts`
}
