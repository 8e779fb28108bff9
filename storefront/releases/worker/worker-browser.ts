/** Browser interfaces that a service worker uses. */
export interface WorkerBrowser {
  caches: CacheStorage
  fetch: (input: Request | string, init?: RequestInit) => Promise<Response>
  origin: string
  now: () => number
  /** False if the browser reports that it is offline. */
  isOnline: () => boolean
  wait: (milliseconds: number) => Promise<void>
}
