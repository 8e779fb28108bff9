export type EntityKind = 'product' | 'category' | 'cms'

const maxKnown = 1000
const known = new Map<string, { kind: EntityKind; id: number }>()

/**
 * Paths learned from displayed lists, so that a click in the browser needs no lookup [ROUTE-008, ROUTE-009, ROUTE-018].
 */
export const knownPaths = {
  find: (path: string) => known.get(path),
  learn(kind: EntityKind, entities: readonly { id: number; url: string }[]) {
    // All sites share the server's memory, and the same path may lead to different pages.
    if (typeof document === 'undefined' || known.size > maxKnown) return
    for (const { id, url } of entities) known.set(url, { kind, id })
  },
}
