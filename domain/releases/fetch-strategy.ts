/** Path of the offline page within a locale. */
export const offlinePath = '/offline'

const offlineMs = 4_000
/** Longer than the server's limits of 3 s in its queue and 6 s for a page. */
const onlineMs = 15_000

/** Returns the milliseconds to wait for a document before the offline page replaces it. */
export function documentWaitMs(isOnline: boolean): number {
  return isOnline ? onlineMs : offlineMs
}

/** `network` leaves the request to the browser. */
type FetchStrategy = 'network' | 'document' | 'asset' | 'image'

interface WorkerRequest {
  method: string
  /** Request mode in the Fetch standard; 'navigate' means a document. */
  mode: string
  destination: string
  /** Absolute URL. */
  url: string
}

/** Matches pages and services that the worker never handles, with or without a locale prefix. */
const untouched =
  /^(?:\/[a-z]{2}){0,2}\/(?:svc_\w+|api|feeds|theindex\/wp-json|account|app|checkout|payment-link|login|order-manager-quote|order-complete|expired-password|registry|wishlist|__\w+)(?:\/|$)/i

/** Review pictures are not cached, because their URLs are signed until moderation. */
const privateMedia = /^\/media\/(?:reviews|photo)\//

/**
 * Returns how the worker responds to a request. Documents come from the network or are replaced by the offline page;
 * hashed files and images may come from a cache [RELEASE-412].
 */
export function fetchStrategy({ method, mode, destination, url }: WorkerRequest, origin: string): FetchStrategy {
  const address = URL.parse(url)
  if (method !== 'GET' || address?.origin !== origin) return 'network'
  const path = decodedPath(address.pathname)
  if (path === null || untouched.test(path)) return 'network'
  if (mode === 'navigate') return 'document'
  if (path.startsWith('/assets/')) return 'asset'
  return destination === 'image' && path.startsWith('/media/') && !privateMedia.test(path) ? 'image' : 'network'
}

function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

interface WorkerResponse {
  status: number
  /** Response type in the Fetch standard; 'basic' is a readable same-origin response. */
  type: string
  cacheControl: string | null
}

/** Returns true if a response may be cached: complete, from the shop, and identical for every shopper. */
export function mayCache({ status, type, cacheControl }: WorkerResponse): boolean {
  return status === 200 && type === 'basic' && cacheControl !== null && /\bpublic\b/.test(cacheControl)
}
