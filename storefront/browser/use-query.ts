import { useMemo } from 'react'
import { useLocation } from '#storefront/router/contexts.ts'

export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
