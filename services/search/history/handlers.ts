import type { searchHistory } from '#contract/search-history.ts'
import { utcDay } from '#platform/clock.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { readSearches } from './repository.ts'

const pageSize = 50

export const searchHistoryHandlers: Handlers<typeof searchHistory, { db: QueryRunner }> = {
  async 'GET /svc_search/searches'({ query: { site, days, show, page }, now }, { db }) {
    const since = utcDay(now - (days - 1) * 86_400_000)
    const isUnmatched = show === 'unmatched'
    const found = await readSearches(db, { site, since, isUnmatched, size: pageSize, offset: (page - 1) * pageSize })
    return {
      total: found.total,
      searches: found.searches.map((row) => {
        const { total: _, lastAt, ...search } = row
        return { ...search, lastAt: lastAt.toISOString() }
      }),
    }
  },
}
