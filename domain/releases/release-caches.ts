import type { Release } from './release.ts'

export const imageCacheName = 'images'
export const maxImages = 200
export const maxImageAgeMs = 30 * 24 * 60 * 60_000

const releaseCache = /^release-([0-9a-f]{8,64})$/

export function cacheName({ hash }: Pick<Release, 'hash'>): string {
  return `release-${hash}`
}

/** Returns the release hash in a cache name, or null for other caches. */
export function cachedHash(name: string): string | null {
  return releaseCache.exec(name)?.[1] ?? null
}

/** Returns true for release and image caches. Other scripts may have separate caches. */
export function isWorkerCache(name: string): boolean {
  return name === imageCacheName || cachedHash(name) !== null
}

/**
 * Returns the caches to delete when a release becomes active. Its own cache, the next older one, and the next newer one
 * remain for open tabs and a preloaded release. A release with an empty date counts as the oldest.
 */
export function cachesToDelete(stored: readonly Release[], active: Pick<Release, 'hash'>): string[] {
  const ownDate = stored.find(({ hash }) => hash === active.hash)?.buildDate ?? ''
  const others = stored
    .filter(({ hash }) => hash !== active.hash)
    .toSorted((a, b) => (a.buildDate < b.buildDate ? -1 : 1))
  const previous = others.findLast(({ buildDate }) => buildDate <= ownDate)
  const next = others.find(({ buildDate }) => buildDate > ownDate)
  return others.filter((each) => each !== previous && each !== next).map(cacheName)
}

/** Returns the images that exceed the limit, oldest first. */
export function imagesToDelete<Key>(keys: readonly Key[]): Key[] {
  return keys.slice(0, Math.max(0, keys.length - maxImages))
}

/** Returns true if an image stored at this time may be shown. NaN means that the time is unknown and returns false. */
export function isFreshImage(storedAt: number, now: number): boolean {
  return now - storedAt <= maxImageAgeMs
}
