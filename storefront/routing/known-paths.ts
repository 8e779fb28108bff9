export type EntityKind = 'product' | 'category' | 'cms'

const maxKnown = 1000
const known = new Map<string, { kind: EntityKind; id: number }>()
/** The paths looked up since the last `forget`. */
let lookedUp: Set<string> | undefined

/** Paths from displayed lists, so that a click in the browser needs no lookup [ROUTE-008, ROUTE-009, ROUTE-018]. */
export const knownPaths = {
  find: (path: string) => known.get(path),
  learn(kind: EntityKind, entities: readonly { id: number; url: string }[]) {
    // All sites share the server's memory, and the same path may lead to different pages.
    if (typeof document === 'undefined' || known.size > maxKnown) return
    for (const { id, url } of entities) known.set(url, { kind, id })
  },
  /** Forgets all paths after one has changed on the server [ROUTE-055]. */
  forget() {
    known.clear()
    lookedUp = new Set()
  },
  /** Returns true for a path's first lookup since the last `forget`, because a cached response may be outdated. */
  mustLookUpAgain(path: string): boolean {
    if (!lookedUp || lookedUp.has(path)) return false
    lookedUp.add(path)
    return true
  },
}
