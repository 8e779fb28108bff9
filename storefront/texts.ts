import type { lazyTexts } from './lazy-texts.ts'

/** Interface languages; missing texts fall back to English. */
const languages = ['en', 'de', 'fr', 'es', 'nl'] as const
export type Language = (typeof languages)[number]

/** Texts of browse pages, one chunk per language; others load with their pages. */
const browseTexts = {
  shell: { en: () => import('./shell/texts/en.ts'), de: () => import('./shell/texts/de.ts') },
  catalog: { en: () => import('./catalog/texts/en.ts'), de: () => import('./catalog/texts/de.ts') },
  'catalog/listing': {
    en: () => import('./catalog/listing/texts/en.ts'),
    de: () => import('./catalog/listing/texts/de.ts'),
  },
  'catalog/product': {
    en: () => import('./catalog/product/texts/en.ts'),
    de: () => import('./catalog/product/texts/de.ts'),
  },
  'catalog/deals': {
    en: () => import('./catalog/deals/texts/en.ts'),
    de: () => import('./catalog/deals/texts/de.ts'),
  },
  'catalog/compound': {
    en: () => import('./catalog/compound/texts/en.ts'),
    de: () => import('./catalog/compound/texts/de.ts'),
  },
  search: { en: () => import('./search/texts/en.ts'), de: () => import('./search/texts/de.ts') },
} as const

type Catalogue = typeof browseTexts & typeof lazyTexts
export type TextArea = keyof Catalogue
export type TextsOf<Area extends TextArea> = Awaited<ReturnType<Catalogue[Area]['en']>>['texts']

const loaded = new Map<string, object>()

/** Returns the language of a BCP 47 tag, or English if that language is not translated. */
export function languageOf(tag: string): Language {
  const [first = ''] = tag.split('-')
  return languages.find((language) => language === first) ?? 'en'
}

type AreaTexts = Partial<Record<Language, () => Promise<{ texts: object }>>> & {
  en: () => Promise<{ texts: object }>
}

async function textsOfArea(area: TextArea): Promise<AreaTexts> {
  if (area in browseTexts) return browseTexts[area as keyof typeof browseTexts]
  return (await import('./lazy-texts.ts')).lazyTexts[area as keyof typeof lazyTexts]
}

export async function loadTexts(language: Language, areas: readonly TextArea[]): Promise<void> {
  await Promise.all(
    areas.map(async (area) => {
      const key = `${language}/${area}`
      if (loaded.has(key)) return
      const ofArea = await textsOfArea(area)
      const { texts } = await (ofArea[language] ?? ofArea.en)()
      loaded.set(key, texts)
    }),
  )
}

/** Returns the loaded texts of an area. Throws if they are not loaded. */
export function textsOf<Area extends TextArea>(language: Language, area: Area): TextsOf<Area> {
  const texts = loaded.get(`${language}/${area}`)
  if (texts === undefined) throw new Error(`The texts of ${area} in ${language} are not loaded`)
  return texts as TextsOf<Area>
}

/** Returns the folder of an area's texts. */
export function textsFolder(area: TextArea): string {
  return `storefront/${area}/texts`
}
