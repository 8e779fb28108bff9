/** The interfaces of the browser that a service worker uses. */
export interface WorkerBrowser {
  caches: CacheStorage
  fetch: (input: Request | string, init?: RequestInit) => Promise<Response>
  origin: string
  now: () => number
  /** False if the browser knows that it has no connection. */
  isOnline: () => boolean
  wait: (milliseconds: number) => Promise<void>
}
