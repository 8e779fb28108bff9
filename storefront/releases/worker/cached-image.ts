import { imageCacheName, imagesToDelete, isFreshImage } from '#domain/releases/release-caches.ts'
import { isCacheable } from './release-files.ts'
import type { WorkerBrowser } from './worker-browser.ts'

type ImageBrowser = Pick<WorkerBrowser, 'caches' | 'fetch' | 'now'>

/**
 * Returns a fresh cached image and refreshes it in the background. Fetches a stale or uncached one from the network.
 */
export async function cachedImage(
  browser: ImageBrowser,
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const known = await browser.caches.match(request, { cacheName: imageCacheName })
  const storedAt = Date.parse(known?.headers.get('date') ?? '')
  if (!known || !isFreshImage(storedAt, browser.now())) return refreshImage(browser, request)
  waitUntil(refreshImage(browser, request).catch(() => {}))
  return known
}

async function refreshImage({ caches, fetch }: ImageBrowser, request: Request): Promise<Response> {
  const response = await fetch(request)
  if (!isCacheable(response)) return response
  const cache = await caches.open(imageCacheName)
  await cache.put(request, response.clone())
  for (const old of imagesToDelete(await cache.keys())) await cache.delete(old)
  return response
}
