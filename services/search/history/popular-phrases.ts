import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readPopular } from './repository.ts'

const refreshMs = 600_000
const maxPhrases = 1_000

export type ReadPopularPhrases = (site: Site, language: string, now: number) => Promise<readonly string[]>

/**
 * Returns a function that returns popular phrases, querying each site and language at most every ten minutes. If the
 * query fails, it returns none, because search works without them.
 */
export function cachedPopularPhrases(db: QueryRunner, report: (error: unknown) => void): ReadPopularPhrases {
  const cached = new Map<string, { readAt: number; phrases: Promise<readonly string[]> }>()
  return (site, language, now) => {
    const key = `${site} ${language}`
    const known = cached.get(key)
    if (known && now - known.readAt < refreshMs) return known.phrases
    const phrases = readPopular(db, { site, language, now, max: maxPhrases }).catch((error: unknown) => {
      report(error)
      return []
    })
    cached.set(key, { readAt: now, phrases })
    return phrases
  }
}
