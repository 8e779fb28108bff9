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

/** Number of characters that search engines usually show: in a title with the shop's name, and in a description. */
export const searchResultLengths = { title: 60, description: 155 }
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

/** Returns the title and description of a product page; derives empty search texts from the displayed texts. */
export function pageTexts({ searchTitle, searchDescription, ...texts }: DisplayedTexts & SearchTexts) {
  return { title: searchTitle || texts.name, summary: searchDescription || productSummary(texts) }
}

/**
 * Returns a page's search texts in another language. A missing translation is empty if the displayed texts that replace
 * it are translated; otherwise, it is the English text.
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
