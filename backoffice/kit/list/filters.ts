import { useLocation, useNavigation, useSearchParams } from 'react-router'

/**
 * Returns the URL filters, a function that changes the specified filters, and the filters that controls show, which
 * include a change whose page is still loading. An empty value removes a filter.
 */
export function useFilters() {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const shown = next?.pathname === pathname ? new URLSearchParams(next.search) : params
  const change = (filters: Readonly<Record<string, string>>) => {
    const changed = new URLSearchParams(shown)
    for (const [name, value] of Object.entries(filters)) {
      if (value === '') changed.delete(name)
      else changed.set(name, value)
    }
    setParams(changed, { replace: true, preventScrollReset: true })
  }
  return [params, change, shown] as const
}
