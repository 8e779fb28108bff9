import type { SearchedPhrase } from '../settings-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.searches
/** Choices for the period in days. */
export const periodDays = [1, 7, 28, 90] as const
const usualSpan = 28

/** Returns the search list's filters in the URL. */
export function searchQuery(params: URLSearchParams): { days: string; show: 'all' | 'unmatched' } {
  const days = periodDays.find((span) => String(span) === params.get('days')) ?? usualSpan
  return { days: String(days), show: params.get('show') === 'unmatched' ? 'unmatched' : 'all' }
}

/** Returns a phrase's key in the list. */
export function searchKey({ language, phrase }: Pick<SearchedPhrase, 'language' | 'phrase'>): string {
  return `${language} ${phrase}`
}

/** Returns the label for a search's result count. */
export function resultCountText({ results, isPartial }: Pick<SearchedPhrase, 'results' | 'isPartial'>): string {
  if (results === null) return t.unknown
  if (results === 0) return t.none
  return isPartial ? t.partial(results) : t.found(results)
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

/** Returns the percentage of measured searches with a click, or a dash if no search was measured. */
export function clickRateText({ measured, clicked }: Pick<SearchedPhrase, 'measured' | 'clicked'>): string {
  return measured === 0 ? '–' : percent.format(clicked / measured)
}
