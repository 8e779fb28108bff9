import { setImmediate } from 'node:timers/promises'
import { manifestUrl, type Release } from '#domain/releases/release.ts'
import type { WorkerBrowser } from './worker-browser.ts'

export const origin = 'https://shop.example'
const immutable = 'public, max-age=31536000, immutable'

export function releaseAt(day: number): Release {
  return { hash: `0000000${day}`, buildDate: new Date(Date.UTC(2027, 0, day)).toISOString() }
}

/**
 * Returns a release's files: one shared by all releases, one for the current page, and one that only other pages load.
 */
export function filesOfRelease({ hash }: Release) {
  const precache = ['/assets/shared-1.js', `/assets/page-${hash}.js`]
  return { precache, files: [...precache, `/assets/late-${hash}.js`] }
}

/** Returns the response from a server with this release. Files from other releases are missing. */
function serverOf(release: Release, path: string): Response {
  const { files } = filesOfRelease(release)
  const send = (body: string, cacheControl: string) => {
    const headers = { 'cache-control': cacheControl, date: new Date(0).toUTCString() }
    return asBasic(new Response(body, { headers }))
  }
  if (path === manifestUrl(release)) return send(JSON.stringify({ ...release, ...filesOfRelease(release) }), immutable)
  if (files.includes(path)) return send(`code of ${path}`, immutable)
  if (path.startsWith('/media/')) return send(`picture ${path}`, 'public, max-age=86400')
  if (path.endsWith('/offline')) return send(`offline page of ${release.hash}`, 'no-store')
  if (path.startsWith('/assets/')) return asBasic(new Response('', { status: 404 }))
  return send(`document ${path} with prices of ${release.hash}`, 'private, no-cache')
}

/** Node's responses have the type 'default'. */
function asBasic(response: Response): Response {
  Object.defineProperty(response, 'type', { value: 'basic' })
  const clone = response.clone.bind(response)
  response.clone = () => asBasic(clone())
  return response
}

/** Creates a browser with in-memory caches; a test controls its connection and server. */
export function browserForTests(first: Release) {
  const stored = new Map<string, Map<string, Response>>()
  const network = {
    isOnline: true,
    /** True if the browser reports that it is offline. */
    isKnownOffline: false,
    /** Milliseconds until a response. */
    delay: 0,
    release: first,
    requests: [] as string[],
    missing: '',
    now: 0,
  }
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), origin).href
  const openCache = (entries: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => entries.get(keyOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => {
      entries.delete(keyOf(request))
      entries.set(keyOf(request), response)
    },
    delete: async (request: RequestInfo | URL) => entries.delete(keyOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  })
  const caches = {
    open: async (name: string) => {
      if (!stored.has(name)) stored.set(name, new Map())
      return openCache(stored.get(name)!)
    },
    has: async (name: string) => stored.has(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (request: RequestInfo | URL, options: MultiCacheQueryOptions = {}) => {
      const found = [...stored].filter(([name]) => (options.cacheName ?? name) === name)
      return found
        .map(([, entries]) => entries.get(keyOf(request)))
        .find((response) => response)
        ?.clone()
    },
  }
  const browser: WorkerBrowser = {
    caches: caches as unknown as CacheStorage,
    fetch: async (input) => {
      const { pathname } = new URL(keyOf(input))
      network.requests.push(pathname)
      if (!network.isOnline) throw new TypeError('Failed to fetch')
      if (network.delay === Infinity) return new Promise(() => {})
      if (network.delay > 0) await setImmediate()
      if (pathname === network.missing) return asBasic(new Response('', { status: 404 }))
      return serverOf(network.release, pathname)
    },
    origin,
    now: () => network.now,
    isOnline: () => !network.isKnownOffline,
    wait: (milliseconds) => (network.delay > milliseconds ? Promise.resolve() : new Promise(() => {})),
  }
  const paths = (name: string) => [...(stored.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname)
  const textOf = async (name: string, path: string) => stored.get(name)!.get(new URL(path, origin).href)!.clone().text()
  return { browser, network, names: () => [...stored.keys()], paths, textOf }
}

/** Creates a request as the worker receives it, because requests in Node have no destination. */
export function requestOf(path: string, destination: '' | 'document' | 'image' | 'script' = ''): Request {
  const request = new Request(new URL(path, origin))
  Object.defineProperty(request, 'destination', { value: destination })
  if (destination === 'document') Object.defineProperty(request, 'mode', { value: 'navigate' })
  return request
}
