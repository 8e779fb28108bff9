/** A value that a component of the page's React root follows. */
export interface Probe {
  subscribe: (listener: () => void) => () => void
  current: () => number
  /** The component is on the page, until the returned function is called. */
  mount: () => () => void
  commit: (update: number) => void
  update: () => void
  /** True if the last update was committed, or no component was there to commit it. */
  hasCommitted: () => boolean
}

export function createProbe(): Probe {
  const listeners = new Set<() => void>()
  let updates = 0
  let committed = 0
  let mounted = 0
  let isWatched = false
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => updates,
    mount: () => {
      mounted += 1
      return () => void (mounted -= 1)
    },
    commit: (update) => void (committed = update),
    update: () => {
      isWatched = mounted > 0
      updates += 1
      for (const listener of listeners) listener()
    },
    hasCommitted: () => !isWatched || committed === updates,
  }
}

export const probe = createProbe()
