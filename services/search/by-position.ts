import type { Site } from '#domain/sites.ts'
import type { Queries } from '#platform/database.ts'
import { readByPosition } from './repository.ts'

type Candidates = ReturnType<typeof readByPosition>

/** So long, in milliseconds, one reading of a category serves everybody: each view of each page of it would read all of it. */
const holdMs = 5_000
/** Categories that are held at once; the one that was read longest ago goes first. */
const maxHeld = 16

const heldOf = new WeakMap<Queries, Map<string, { until: number; candidates: Candidates }>>()

/** A category's products by position, read anew after five seconds; whoever asks meanwhile waits for the same answer. */
export function heldByPosition(db: Queries, site: Site, categoryId: number, now: number): Candidates {
  const held = heldOf.get(db) ?? new Map<string, { until: number; candidates: Candidates }>()
  heldOf.set(db, held)
  const key = `${site} ${categoryId}`
  const found = held.get(key)
  if (found && found.until > now) return found.candidates
  const candidates = readByPosition(db, site, categoryId)
  held.delete(key)
  held.set(key, { until: now + holdMs, candidates })
  // What failed is asked for anew.
  candidates.catch(() => held.delete(key))
  const [oldest] = held.keys()
  if (held.size > maxHeld && oldest !== undefined) held.delete(oldest)
  return candidates
}
