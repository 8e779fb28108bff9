import { useSyncExternalStore } from 'react'
import { followNetwork, type NetworkState, type NetworkStatus } from './network-status.ts'

let followed: NetworkState | undefined
const network = () => (followed ??= followNetwork(window, navigator.onLine))

/** Whether there is a network; on the server, and until a script has taken the page over, there is. */
export function useNetworkStatus(): NetworkStatus {
  return useSyncExternalStore(
    (listener) => network().subscribe(listener),
    () => network().current(),
    () => 'online',
  )
}
