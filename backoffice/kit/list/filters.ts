import { useSearchParams } from 'react-router'

/** Returns the URL filters, and a function that changes the specified filters. An empty value removes a filter. */
export function useFilters() {
  const [params, setParams] = useSearchParams()
  const change = (filters: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(filters)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [params, change] as const
}
