import { searchedPhrase } from '#domain/search/query/searched-phrase.ts'
import type { Site } from '#domain/sites.ts'

/** A phrase that a visit searched for in a tab. */
export interface VisitSearch {
  visitId: string
  site: Site
  language: string
  phrase: string
  /** Empty if unknown. */
  tabId: string
  /** Number and UTC day of the latest search event. `isClicked` is true if that search has a click. */
  number: number
  day: string
  isClicked: boolean
  /** True if the phrase is credited with an order in the visit. */
  hasOrder: boolean
}

/** A stored search, click on a listed product, or purchase of a visit. */
export interface SearchEvent {
  number: number
  day: string
  site: Site
  visitId: string
  tabId: string | null
  name: string
  language: string
  /** The phrase of a search, or null. */
  searchTerm: string | null
  /** The list of a click, or null. */
  listId: string | null
}

/** Amounts to add to a phrase's counts for a day. */
export interface SearchOutcome extends Pick<VisitSearch, 'site' | 'language' | 'phrase' | 'day'> {
  searches: number
  clicked: number
  clicks: number
  orders: number
}

/** Replaces a phrase that may identify a person, so that a later click is not credited to an earlier phrase. */
const uncounted = ''
/** The list id of search results in events. */
const searchListId = 'search'

/** Maximum number of searches that are stored for a visit; further phrases are not counted. */
export const maxVisitSearches = 100

/**
 * Counts searches, clicks on their results, and orders. A click is credited to its tab's latest search. An order in a
 * visit is credited once to every phrase of the visit. `known` contains the visits' earlier searches, and `events` are
 * sorted by number. Returns the changed searches, and the amounts to add by phrase and day.
 */
export function countSearchOutcomes(
  known: readonly VisitSearch[],
  events: readonly SearchEvent[],
): { searches: VisitSearch[]; outcomes: SearchOutcome[] } {
  const visits = new Map<string, Map<string, VisitSearch>>()
  const changed = new Map<string, VisitSearch>()
  const outcomes = new Map<string, SearchOutcome>()
  const add = (of: VisitSearch, added: Partial<SearchOutcome>) => {
    const { site, language, phrase, day } = of
    if (phrase === uncounted) return
    const key = JSON.stringify([site, language, phrase, day])
    const before = outcomes.get(key) ?? { site, language, phrase, day, searches: 0, clicked: 0, clicks: 0, orders: 0 }
    const { searches: more = 0, clicked = 0, clicks = 0, orders = 0 } = added
    outcomes.set(key, {
      ...before,
      searches: before.searches + more,
      clicked: before.clicked + clicked,
      clicks: before.clicks + clicks,
      orders: before.orders + orders,
    })
  }
  const ofVisit = ({ visitId, site }: Pick<VisitSearch, 'visitId' | 'site'>) => {
    const key = JSON.stringify([visitId, site])
    const visit = visits.get(key) ?? new Map<string, VisitSearch>()
    visits.set(key, visit)
    return visit
  }
  const put = (search: VisitSearch) => {
    ofVisit(search).set(keyOf(search), search)
    changed.set(keyOf(search), search)
  }
  for (const search of known) ofVisit(search).set(keyOf(search), search)
  for (const event of events) {
    const visit = ofVisit(event)
    const searches = [...visit.values()]
    if (event.name === 'search') {
      const phrase = searchedPhrase(event.searchTerm ?? '') ?? uncounted
      const { visitId, site, language, number, day } = event
      const hasOrder = searches.some((each) => isSamePhrase(each, { language, phrase }) && each.hasOrder)
      const tabId = event.tabId ?? ''
      const search = { visitId, site, language, phrase, tabId, number, day, isClicked: false, hasOrder }
      if (visit.size >= maxVisitSearches && !visit.has(keyOf(search))) continue
      put(search)
      add(search, { searches: 1 })
    } else if (event.name === 'productClick' && event.listId === searchListId) {
      const search = latestOf(searches.filter(({ tabId }) => tabId === (event.tabId ?? '')))
      if (!search) continue
      add(search, { clicks: 1, clicked: search.isClicked ? 0 : 1 })
      if (!search.isClicked) put({ ...search, isClicked: true })
    } else if (event.name === 'purchase') {
      const waiting = searches.filter(({ hasOrder }) => !hasOrder)
      for (const search of waiting) {
        if (latestOf(waiting.filter((each) => isSamePhrase(each, search))) === search) add(search, { orders: 1 })
        put({ ...search, hasOrder: true })
      }
    }
  }
  return { searches: [...changed.values()], outcomes: [...outcomes.values()] }
}

function keyOf({ visitId, site, tabId, language, phrase }: VisitSearch): string {
  return JSON.stringify([visitId, site, tabId, language, phrase])
}

type Phrase = Pick<VisitSearch, 'language' | 'phrase'>

function isSamePhrase(left: Phrase, right: Phrase): boolean {
  return left.language === right.language && left.phrase === right.phrase
}

function latestOf(searches: readonly VisitSearch[]): VisitSearch | undefined {
  return searches.toSorted((left, right) => right.number - left.number)[0]
}
