import { mayCache } from '#domain/releases/fetch-strategy.ts'
import { cachedHash, cacheName } from '#domain/releases/release-caches.ts'
import { manifestUrl, type Release } from '#domain/releases/release.ts'
import type { WorkerBrowser } from './worker-browser.ts'

interface FileList extends Release {
  /** Files stored before they are needed. */
  precache: readonly string[]
  files: readonly string[]
}

/** Stores a release's files that the browser does not have yet. Throws if a file is missing. */
export async function storeRelease(
  { caches, fetch }: Pick<WorkerBrowser, 'caches' | 'fetch'>,
  release: Pick<Release, 'hash'>,
  init: RequestInit = {},
): Promise<Cache> {
  const response = await fetch(manifestUrl(release), init)
  if (!response.ok) throw new Error(`No files of release ${release.hash}`)
  const { precache } = (await response.clone().json()) as FileList
  const cache = await caches.open(cacheName(release))
  await cache.put(manifestUrl(release), response)
  for (const file of precache) {
    const known = await caches.match(file, { ignoreVary: true })
    const found = known ?? (await fetch(file, init))
    if (!isCacheable(found)) throw new Error(`${file} cannot be cached`)
    await cache.put(file, found)
  }
  return cache
}

async function readFileList(caches: CacheStorage, release: Pick<Release, 'hash'>): Promise<FileList | null> {
  const manifest = await caches.match(manifestUrl(release), { cacheName: cacheName(release) })
  return manifest ? ((await manifest.json()) as FileList) : null
}

/** Returns the paths of all files in a stored release. Returns an empty list for other releases. */
export async function readReleaseFiles(
  caches: CacheStorage,
  release: Pick<Release, 'hash'>,
): Promise<ReadonlySet<string>> {
  return new Set((await readFileList(caches, release))?.files)
}

/** Returns the releases that have a cache. A release's date is empty if its file list is missing. */
export async function readStoredReleases(caches: CacheStorage): Promise<Release[]> {
  const hashes = (await caches.keys()).flatMap((name) => cachedHash(name) ?? [])
  return Promise.all(
    hashes.map(async (hash) => ({ hash, buildDate: (await readFileList(caches, { hash }))?.buildDate ?? '' })),
  )
}

export function isCacheable({ status, type, headers }: Response): boolean {
  return mayCache({ status, type, cacheControl: headers.get('cache-control') })
}
