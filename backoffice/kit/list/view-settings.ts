import { useState } from 'react'

interface ViewSettings {
  /** Ids of hidden columns. */
  hidden: readonly string[]
  density: 'compact' | 'comfortable'
}

/** Parses stored settings. Returns the defaults for malformed ones. */
export function parseViewSettings(text: string | null): ViewSettings {
  try {
    const { hidden, density } = JSON.parse(text ?? '{}') as Partial<ViewSettings>
    return {
      hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : [],
      density: density === 'comfortable' ? density : 'compact',
    }
  } catch {
    return { hidden: [], density: 'compact' }
  }
}

/** Returns a list's columns and row height, which this browser stores. */
export function useViewSettings(list: string) {
  const name = `backoffice.list.${list}`
  const [settings, setSettings] = useState(() => parseViewSettings(localStorage.getItem(name)))
  return [
    settings,
    (change: Partial<ViewSettings>) => {
      const next = { ...settings, ...change }
      localStorage.setItem(name, JSON.stringify(next))
      setSettings(next)
    },
  ] as const
}
