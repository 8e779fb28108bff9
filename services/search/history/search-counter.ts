import { searchedPhrase } from '#domain/search/query/searched-phrase.ts'
import type { Site } from '#domain/sites.ts'
import { createCountBuffer, type CountBuffer } from '#platform/counts/count-buffer.ts'
import type { SearchCount } from './repository.ts'

interface CounterInput {
  store: (counts: readonly SearchCount[]) => Promise<void>
  now: () => number
  report: (error: unknown) => void
  flushMs?: number
}

export interface Search {
  site: Site
  language: string
  phrase: string
  /** Undefined if unknown, as for a cached page. `isPartial` is true if the products match only some of the words. */
  found?: { results: number; isPartial: boolean }
  /** False to record only `found`, because the search is counted elsewhere. */
  isCounted: boolean
}

export interface SearchCounter extends Omit<CountBuffer<SearchCount>, 'add'> {
  /** Counts a search in memory. Phrases that can identify a person are not counted. */
  count: (search: Search) => void
}

/** Counts searches in memory and stores the counts every ten seconds, so that no response waits for them. */
export function createSearchCounter({ now, ...input }: CounterInput): SearchCounter {
  const { add, flush, close } = createCountBuffer<SearchCount>({
    ...input,
    keyOf: ({ site, language, phrase }) => `${site} ${language} ${phrase}`,
    add: (before, count) => ({
      ...count,
      searches: before.searches + count.searches,
      ...(count.results === null && { results: before.results, isPartial: before.isPartial }),
    }),
    overflow: () => null,
  })
  return {
    count({ site, language, phrase: text, found, isCounted }) {
      const phrase = searchedPhrase(text)
      if (phrase === null) return
      const { results = null, isPartial = false } = found ?? {}
      add({ site, language, phrase, searches: isCounted ? 1 : 0, results, isPartial, lastAt: now() })
    },
    flush,
    close,
  }
}
