import { plannedCategories } from '../../../catalog/categories.ts'
import type { Block } from '#domain/content/block.ts'
import type { PageTexts } from '#domain/content/page-texts.ts'
import { plateCalculator } from '../../blocks/garage-blocks.ts'
import { translatedLanguages, type TranslatedLanguage } from '../blocks-in-language.ts'
import { garage } from './garage.ts'
import { gyms } from './gyms.ts'
import { shared } from './shared.ts'
import { training } from './training.ts'

const order = ['de', 'fr', 'es', 'nl'] as const
const rows = { ...shared, ...garage, ...training, ...gyms }
const textKeys = new Set(['heading', 'text', 'linkLabel', 'label', 'alt', 'question', 'html'])

/** Returns a page text in another language, or the English text if it has no translation. */
export const sayIn = (language: TranslatedLanguage) => {
  const column = order.indexOf(language)
  return (text: string): string => rows[text]?.[column] ?? text
}

/** Returns a landing page's blocks in another language. Tiles show the names of their categories. */
export function translateLanding(blocks: readonly Block[], language: TranslatedLanguage): Block[] {
  const say = sayIn(language)
  const nameOf = (href: string) =>
    plannedCategories.find(({ handle }) => `/${handle}` === href)?.translations?.[language]?.name
  return blocks.map((block) => {
    if (block.type === 'Html') return plateCalculator(language)
    if (block.type === 'Tiles') {
      const { heading, tiles } = block.props
      const translated = tiles.map(({ label, href, picture }) => ({
        href,
        label: nameOf(href) ?? label,
        picture: { ...picture, alt: say(picture.alt) },
      }))
      return { ...block, props: { ...block.props, heading: say(heading), tiles: translated } }
    }
    return JSON.parse(
      JSON.stringify(block, (key, value: unknown) =>
        textKeys.has(key) && typeof value === 'string' ? say(value) : value,
      ),
    ) as Block
  })
}

/** Returns a landing page's title and description by language. */
export function landingTexts({ title, description }: PageTexts): Record<string, PageTexts> {
  return Object.fromEntries(
    translatedLanguages.map((language) => {
      const say = sayIn(language)
      return [language, { title: say(title), description: say(description) }]
    }),
  )
}
