export type NetworkStatus = 'online' | 'offline'

export interface NetworkState {
  current: () => NetworkStatus
  subscribe: (listener: () => void) => () => void
}

/** Watches the browser's online and offline events, with `isOnline` as the initial status [SHELL-405, SHELL-406]. */
export function watchNetworkStatus(browser: EventTarget, isOnline: boolean): NetworkState {
  const listeners = new Set<() => void>()
  let status: NetworkStatus = isOnline ? 'online' : 'offline'
  const become = (next: NetworkStatus) => () => {
    status = next
    for (const listener of listeners) listener()
  }
  browser.addEventListener('offline', become('offline'))
  browser.addEventListener('online', become('online'))
  return {
    current: () => status,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
