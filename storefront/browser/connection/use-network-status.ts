import { useSyncExternalStore } from 'react'
import { followNetwork, type NetworkState, type NetworkStatus } from './network-status.ts'

let followed: NetworkState | undefined
const network = () => (followed ??= followNetwork(window, navigator.onLine))

/** Returns the network status; 'online' until hydration. */
export function useNetworkStatus(): NetworkStatus {
  return useSyncExternalStore(
    (listener) => network().subscribe(listener),
    () => network().current(),
    () => 'online',
  )
}
