import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { withNamesIn } from './match/translated-candidates.ts'
import { readByPosition } from './repository.ts'

type Candidates = ReturnType<typeof readByPosition>

/** Cache time in milliseconds. Without the cache, every page view would read the whole category. */
const holdMs = 5_000
/** Maximum number of cached categories; the oldest one is evicted first. */
const maxHeld = 16

const heldOf = new WeakMap<QueryRunner, Map<string, { until: number; candidates: Candidates }>>()

/** Returns the products of a category by position, cached for five seconds; concurrent callers share one read. */
export function readCachedByPosition(
  db: QueryRunner,
  site: Site,
  categoryId: number,
  now: number,
  language = 'en',
): Candidates {
  const cache = heldOf.get(db) ?? new Map<string, { until: number; candidates: Candidates }>()
  heldOf.set(db, cache)
  const key = `${site} ${categoryId} ${language}`
  const cached = cache.get(key)
  if (cached && cached.until > now) return cached.candidates
  const candidates = readByPosition(db, site, categoryId).then((all) => withNamesIn(db, language, all))
  cache.delete(key)
  cache.set(key, { until: now + holdMs, candidates })
  // A failed read is not cached.
  candidates.catch(() => cache.delete(key))
  const [oldest] = cache.keys()
  if (cache.size > maxHeld && oldest !== undefined) cache.delete(oldest)
  return candidates
}
