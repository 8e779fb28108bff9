/** The interfaces of the browser that a service worker uses. */
export interface WorkerBrowser {
  caches: CacheStorage
  fetch: (input: Request | string, init?: RequestInit) => Promise<Response>
  origin: string
  now: () => number
  wait: (milliseconds: number) => Promise<void>
}
