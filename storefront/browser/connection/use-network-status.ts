import { useSyncExternalStore } from 'react'
import { watchNetworkStatus, type NetworkState, type NetworkStatus } from './network-status.ts'

let watched: NetworkState | undefined
const network = () => (watched ??= watchNetworkStatus(window, navigator.onLine))

/** Returns the network status, which is 'online' until hydration. */
export function useNetworkStatus(): NetworkStatus {
  return useSyncExternalStore(
    (listener) => network().subscribe(listener),
    () => network().current(),
    () => 'online',
  )
}
