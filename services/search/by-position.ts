import type { Site } from '#domain/sites.ts'
import type { Queries } from '#platform/database.ts'
import { readByPosition } from './repository.ts'

type Candidates = ReturnType<typeof readByPosition>

/** Cache time in milliseconds. Without it, each page view would read the whole category. */
const holdMs = 5_000
/** Max cached categories; the oldest one is evicted first. */
const maxHeld = 16

const heldOf = new WeakMap<Queries, Map<string, { until: number; candidates: Candidates }>>()

/** Returns the products of a category by position, cached for five seconds; concurrent callers share one read. */
export function heldByPosition(db: Queries, site: Site, categoryId: number, now: number): Candidates {
  const held = heldOf.get(db) ?? new Map<string, { until: number; candidates: Candidates }>()
  heldOf.set(db, held)
  const key = `${site} ${categoryId}`
  const found = held.get(key)
  if (found && found.until > now) return found.candidates
  const candidates = readByPosition(db, site, categoryId)
  held.delete(key)
  held.set(key, { until: now + holdMs, candidates })
  // A failed read is not cached.
  candidates.catch(() => held.delete(key))
  const [oldest] = held.keys()
  if (held.size > maxHeld && oldest !== undefined) held.delete(oldest)
  return candidates
}
