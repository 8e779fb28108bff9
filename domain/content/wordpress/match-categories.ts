import { featuredSlots, indexCategories } from '../index-categories.ts'

interface ForeignCategory {
  id: number
  slug: string
}

const slotSlugs: readonly (readonly [slug: string, id: number])[] = Object.entries(featuredSlots).flatMap(
  ([name, id]) => [
    [name.toLowerCase(), id] as const,
    [name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase(), id] as const,
  ],
)
const bySlug: ReadonlyMap<string, number> = new Map([
  ...indexCategories.map(({ slug, id }) => [slug, id] as const),
  ...slotSlugs,
])

/**
 * Maps category ids in another system to our ids. Matches by id unless one of our slugs has a different id there. In
 * that case, matches by slug, because a new system assigns different ids.
 */
export function matchCategories(foreign: readonly ForeignCategory[]): Map<number, number> {
  const named = foreign.flatMap(({ id, slug }) => {
    const own = bySlug.get(slug)
    return own === undefined ? [] : [[id, own] as const]
  })
  if (named.some(([id, own]) => id !== own)) return new Map(named)
  const known = new Set(bySlug.values())
  return new Map(foreign.filter(({ id }) => known.has(id)).map(({ id }) => [id, id]))
}
