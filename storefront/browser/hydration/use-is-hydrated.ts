import { useSyncExternalStore } from 'react'

const nothing = () => () => {}

/** Returns false until hydration, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
}
