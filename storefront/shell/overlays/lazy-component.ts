import type { ComponentType } from 'react'
import type { Language } from '#storefront/texts.ts'

/** A component whose code is loaded on demand, at most once. */
export interface LazyComponent<Props extends object> {
  subscribe: (listener: () => void) => () => void
  current: () => ComponentType<Props> | null
  /** Loads the code; the next call retries a failed load. */
  load: (language: Language) => Promise<void>
}

/**
 * Creates a component that can be loaded before it is shown. Unlike with React's `lazy`, a loaded component never
 * suspends. After a suspension, React would delay showing it by 300 ms.
 */
export function lazyComponent<Props extends object>(
  load: (language: Language) => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => loaded,
    async load(language) {
      if (loaded !== null) return
      loaded = await load(language)
      for (const listener of listeners) listener()
    },
  }
}
