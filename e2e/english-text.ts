import { loadTexts, textsOf, type Language, type TextArea } from '../storefront/texts.ts'
import { translations } from '../storefront/translations/de.ts'

const areas = Object.keys(translations) as TextArea[]
/** In German, this is also the name of Iceland. */
const ambiguous = new Set(['Island'])
/** Names in English in all languages. */
const names = /The Index/g
/** English words that German, Spanish, French, and Dutch texts don't have. */
const englishWords = /\b(?:and|for|our|the|this|with|you|your)\b/i
/** English names of months and days. German and Dutch share the others, and Dutch ones have no capital. */
const englishDates =
  /\b(?:January|February|March|May|June|July|October|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/
const attributes = ['alt', 'aria-label', 'placeholder', 'title'] as const

/**
 * Returns a function that filters texts in another language for English ones: all English texts of the shop, except
 * those that are the same in the language, and all texts with English words.
 */
export async function englishFilter(language: Language): Promise<(texts: readonly string[]) => string[]> {
  await Promise.all([loadTexts('en', areas), loadTexts(language, areas)])
  const translated = new Set(areas.flatMap((area) => stringsOf(textsOf(language, area))))
  const english = areas
    .flatMap((area) => stringsOf(textsOf('en', area)))
    .filter((text) => !translated.has(text) && !ambiguous.has(text))
  const known = new Set(english)
  return (texts) =>
    texts.filter(
      (text) => known.has(text) || [englishWords, englishDates].some((words) => words.test(text.replaceAll(names, ''))),
    )
}

function stringsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(stringsOf) : []
}

/**
 * Returns what a reader sees or hears on a page: text nodes, and names in attributes. Leaves out elements marked as
 * English.
 */
export function textsOnPage(document: Document): string[] {
  const texts: string[] = [document.title]
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.closest('script, style, template, [lang^="en"]') !== null) continue
    for (const node of element.childNodes) if (node.nodeType === 3) texts.push(node.textContent ?? '')
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '')
  }
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '')
}
