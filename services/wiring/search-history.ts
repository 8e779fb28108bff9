import { systemClock } from '#platform/clock.ts'
import type { QueryRunner } from '#platform/database.ts'
import { cachedPopularPhrases } from '#services/search/history/popular-phrases.ts'
import { addSearches } from '#services/search/history/repository.ts'
import { createSearchCounter } from '#services/search/history/search-counter.ts'

interface HistoryInput {
  /** Stores counts. */
  db: QueryRunner
  /** Reads what all shoppers share. */
  shared: QueryRunner
  report: (error: unknown) => void
}

/** Opens the counter of searches and the reader of popular searches. */
export function openSearchHistory({ db, shared, report }: HistoryInput) {
  const { count, close } = createSearchCounter({
    store: (counts) => addSearches(db, counts, systemClock()),
    now: systemClock,
    report,
  })
  return { countSearch: count, popularPhrases: cachedPopularPhrases(shared, report), close }
}
