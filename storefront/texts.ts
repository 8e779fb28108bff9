/** The languages of the interface; texts that a language lacks are English. */
const languages = ['en', 'de', 'fr', 'es', 'nl'] as const
export type Language = (typeof languages)[number]

/** Each area's texts, one chunk for each language. */
const catalogue = {
  shell: { en: () => import('./shell/texts/en.ts'), de: () => import('./shell/texts/de.ts') },
  'shell/errors': {
    en: () => import('./shell/errors/texts/en.ts'),
    de: () => import('./shell/errors/texts/de.ts'),
  },
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
  brands: { en: () => import('./brands/texts/en.ts'), de: () => import('./brands/texts/de.ts') },
  compare: { en: () => import('./compare/texts/en.ts'), de: () => import('./compare/texts/de.ts') },
  search: { en: () => import('./search/texts/en.ts'), de: () => import('./search/texts/de.ts') },
  magazine: { en: () => import('./magazine/texts/en.ts') },
  cart: { en: () => import('./cart/texts/en.ts') },
  checkout: { en: () => import('./checkout/texts/en.ts') },
  giftcards: { en: () => import('./giftcards/texts/en.ts') },
  lists: { en: () => import('./lists/texts/en.ts') },
  login: { en: () => import('./login/texts/en.ts') },
  registry: { en: () => import('./registry/texts/en.ts') },
  addresses: { en: () => import('./addresses/texts/en.ts') },
  account: { en: () => import('./account/texts/en.ts') },
  bins: { en: () => import('./bins/texts/en.ts') },
  programs: { en: () => import('./programs/texts/en.ts') },
  quotes: { en: () => import('./quotes/texts/en.ts') },
  reviews: { en: () => import('./reviews/texts/en.ts'), de: () => import('./reviews/texts/de.ts') },
  'reviews/own': { en: () => import('./reviews/own/texts/en.ts') },
} as const

export type TextArea = keyof typeof catalogue
export type TextsOf<Area extends TextArea> = Awaited<ReturnType<(typeof catalogue)[Area]['en']>>['texts']

const loaded = new Map<string, object>()

/** The language of a BCP 47 tag, English when there are no texts in it. */
export function languageOf(tag: string): Language {
  const [first = ''] = tag.split('-')
  return languages.find((language) => language === first) ?? 'en'
}

/** The language in which an area's texts exist: the wanted one, else English. */
function textsLanguage(language: Language, area: TextArea): Language {
  return language in catalogue[area] ? language : 'en'
}

/** Loads the texts of some areas, so that `textsOf` answers them. */
export async function loadTexts(language: Language, areas: readonly TextArea[]): Promise<void> {
  await Promise.all(
    areas.map(async (area) => {
      const key = `${language}/${area}`
      if (loaded.has(key)) return
      const languagesOfArea: Partial<Record<Language, () => Promise<{ texts: object }>>> = catalogue[area]
      const { texts } = await (languagesOfArea[language] ?? catalogue[area].en)()
      loaded.set(key, texts)
    }),
  )
}

/** The texts of an area that were loaded. */
export function textsOf<Area extends TextArea>(language: Language, area: Area): TextsOf<Area> {
  const texts = loaded.get(`${language}/${area}`)
  if (texts === undefined) throw new Error(`The texts of ${area} in ${language} are used before they are loaded`)
  return texts as TextsOf<Area>
}

/** The source file of an area's texts, as the build names its chunk. */
export function textsFile(language: Language, area: TextArea): string {
  return `storefront/${area}/texts/${textsLanguage(language, area)}.ts`
}
