import type { Block } from '#domain/content/block.ts'
import { siteSettings } from '#domain/sites.ts'

export const translatedLanguages = ['de', 'es', 'fr', 'nl'] as const
export type TranslatedLanguage = (typeof translatedLanguages)[number]

/** Returns blocks shown only in a language's European locales. Ids of translations end in the language code. */
export function blocksInLanguage(language: 'en' | TranslatedLanguage, blocks: readonly Block[]): Block[] {
  const locales = siteSettings.EUR.locales.flatMap(({ tag }) => (tag.startsWith(`${language}-`) ? [tag] : []))
  return blocks.map((block) => {
    const id = language === 'en' ? block.props.id : `${block.props.id}-${language}`
    // Every block may have conditions, but the block types omit them.
    return { ...block, props: Object.assign({ ...block.props, id }, { conditions: { locales } }) } as Block
  })
}
