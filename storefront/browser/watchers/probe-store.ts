/** A value that a component in the page's React root observes. */
export interface Probe {
  subscribe: (listener: () => void) => () => void
  current: () => number
  /** Marks the component as mounted until the returned function is called. */
  mount: () => () => void
  commit: (update: number) => void
  update: () => void
  /** True if the last update was committed, or if no component was mounted to commit it. */
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
