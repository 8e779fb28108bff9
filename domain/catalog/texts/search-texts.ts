/** Texts that search engines and link previews show for a product page. */
export interface SearchTexts {
  searchTitle: string
  searchDescription: string
}
interface DisplayedTexts {
  name: string
  lead: string
  /** HTML. */
  description: string
}

/** Number of characters that search engines usually show, of a title with the shop's name and of a description. */
export const shownInResults = { title: 60, description: 155 }
const maxSummary = 160

/** Returns a product's short description: its introduction, or else the start of its description without markup. */
export function productSummary({ lead, description }: Pick<DisplayedTexts, 'lead' | 'description'>): string {
  if (lead !== '') return lead
  const text = description
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:nbsp|amp);/g, (entity) => (entity === '&amp;' ? '&' : ' '))
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= maxSummary) return text
  const end = text.lastIndexOf(' ', maxSummary)
  return `${text.slice(0, end > 0 ? end : maxSummary)}…`
}

/** Returns the title and description of a product page; empty search texts follow from the displayed texts. */
export function pageTexts({ searchTitle, searchDescription, ...texts }: DisplayedTexts & SearchTexts) {
  return { title: searchTitle || texts.name, summary: searchDescription || productSummary(texts) }
}

/**
 * Returns the search texts of a page in another language: the translated ones, or else none if the texts that they would
 * otherwise follow from have a translation, or else the English ones.
 */
export function translateSearchTexts(
  english: SearchTexts,
  translation: Partial<DisplayedTexts & SearchTexts> = {},
): SearchTexts {
  const { name, lead, description, searchTitle, searchDescription } = translation
  return {
    searchTitle: searchTitle || (name ? '' : english.searchTitle),
    searchDescription: searchDescription || (lead || description ? '' : english.searchDescription),
  }
}
