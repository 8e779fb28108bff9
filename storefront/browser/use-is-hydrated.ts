import { useSyncExternalStore } from 'react'

const nothing = () => () => {}

/** Whether a script has taken the page over: false on the server and in the first pass, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
}
