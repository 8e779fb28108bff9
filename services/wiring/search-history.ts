import { systemClock } from '#platform/clock.ts'
import type { QueryRunner } from '#platform/database.ts'
import { cachedPopularPhrases } from '#services/search/history/popular-phrases.ts'
import { addSearches } from '#services/search/history/repository.ts'
import { createSearchCounter } from '#services/search/history/search-counter.ts'

interface HistoryInput {
  /** Stores search counts. */
  db: QueryRunner
  /** Reads data shared by all shoppers. */
  shared: QueryRunner
  report: (error: unknown) => void
}

/** Opens the search counter, and the function that reads popular searches. */
export function openSearchHistory({ db, shared, report }: HistoryInput) {
  const { count, close } = createSearchCounter({
    store: (counts) => addSearches(db, counts, systemClock()),
    now: systemClock,
    report,
  })
  return { countSearch: count, popularPhrases: cachedPopularPhrases(shared, report), close }
}
