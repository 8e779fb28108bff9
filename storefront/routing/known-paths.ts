import type { EntityKind } from './find-entity.ts'

const maxKnown = 1000
const known = new Map<string, { kind: EntityKind; id: number }>()

/**
 * Addresses whose page is known in the browser because a list showed them, so that a click needs no lookup
 * [ROUTE-008, ROUTE-009, ROUTE-018].
 */
export const knownPaths = {
  find: (path: string) => known.get(path),
  learn(kind: EntityKind, entities: readonly { id: number; url: string }[]) {
    // The server shares its memory between sites, where the same address may be something else.
    if (typeof document === 'undefined' || known.size > maxKnown) return
    for (const { id, url } of entities) known.set(url, { kind, id })
  },
}
