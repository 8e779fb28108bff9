import { useState } from 'react'

interface ViewSettings {
  /** Ids of hidden columns. */
  hidden: readonly string[]
  density: 'compact' | 'comfortable'
}

/** Parses stored settings; anything malformed is ignored. */
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

/** Returns the columns and the row height of a list as this browser stores them. */
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
