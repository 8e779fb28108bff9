/** Whether there is a network, as far as the browser knows. */
export type NetworkStatus = 'online' | 'offline'

/** What the browser tells of its network, and whoever wants to hear when it changes. */
export interface NetworkState {
  current: () => NetworkStatus
  subscribe: (listener: () => void) => () => void
}

/** Follows a browser's events from how it stands at the beginning [SHELL-405, SHELL-406]. */
export function followNetwork(browser: EventTarget, isOnline: boolean): NetworkState {
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
