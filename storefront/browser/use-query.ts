import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** The query of the page's address. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
