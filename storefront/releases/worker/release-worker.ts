import { documentWaitMs, fetchStrategy, offlinePath } from '#domain/releases/fetch-strategy.ts'
import { cacheName, cachesToDelete, isWorkerCache } from '#domain/releases/release-caches.ts'
import type { Release } from '#domain/releases/release.ts'
import { isCacheable, readReleaseFiles, readStoredReleases, storeRelease } from './release-files.ts'
import { cachedImage } from './cached-image.ts'
import type { WorkerBrowser } from './worker-browser.ts'

type WaitUntil = (work: Promise<unknown>) => void

/** Creates the service worker for a release; `home` is the locale's path [RELEASE-412]. */
export function createReleaseWorker(browser: WorkerBrowser, release: Pick<Release, 'hash'>, home: string) {
  const { caches, fetch, origin, wait, isOnline } = browser
  const offlineKey = `${origin}${home}${offlinePath}`
  let isCleared = false
  // Browsers restart workers at any time, which resets `isCleared`. A missing cache shows that the worker was cleared
  // earlier.
  const isOff = async () => isCleared || !(await caches.has(cacheName(release)))
  let ownFiles: Promise<ReadonlySet<string>> | undefined

  const asset = async (request: Request) => {
    const known = await caches.match(request, { ignoreVary: true })
    if (known) return known
    const response = await fetch(request)
    const { pathname } = new URL(request.url)
    ownFiles ??= readReleaseFiles(caches, release)
    if (isCacheable(response) && (await ownFiles).has(pathname) && !(await isOff()))
      await (await caches.open(cacheName(release))).put(pathname, response.clone())
    return response
  }

  const document = async (request: Request, preloaded: Promise<Response | undefined>) => {
    const response = preloaded.then((early) => early ?? fetch(request))
    const first = await Promise.race([response.catch(() => null), wait(documentWaitMs(isOnline())).then(() => null)])
    return first ?? (await caches.match(offlineKey)) ?? response
  }

  const image = async (request: Request, waitUntil: WaitUntil) =>
    (await isOff()) ? fetch(request) : cachedImage(browser, request, waitUntil)

  return {
    /** Stores the release's files and offline page. */
    async install() {
      const cache = await storeRelease(browser, release)
      const page = await fetch(offlineKey, { credentials: 'omit' })
      if (!page.ok) throw new Error('No offline page')
      await cache.put(offlineKey, page)
    },
    async activate() {
      for (const name of cachesToDelete(await readStoredReleases(caches), release)) await caches.delete(name)
    },
    /** Stores a newer release in advance, one file at a time [RELEASE-403]. */
    async preload(newer: Release) {
      if (!(await isOff())) await storeRelease(browser, newer, { priority: 'low' })
    },
    /** Deletes all caches and leaves every request to the browser. */
    async clear() {
      isCleared = true
      for (const name of (await caches.keys()).filter(isWorkerCache)) await caches.delete(name)
    },
    /** Returns the response, or null to leave the request to the browser. */
    respond(
      request: Request,
      waitUntil: WaitUntil,
      preloaded: Promise<Response | undefined> = Promise.resolve(undefined),
    ): Promise<Response> | null {
      switch (isCleared ? 'network' : fetchStrategy(request, origin)) {
        case 'asset':
          return asset(request)
        case 'image':
          return image(request, waitUntil)
        case 'document':
          return document(request, preloaded)
        default:
          return null
      }
    },
  }
}
