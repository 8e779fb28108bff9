import type { Release } from './release.ts'

export const imageCache = 'images'
export const maxImages = 200
export const maxImageMs = 30 * 24 * 60 * 60_000

const releaseCache = /^release-(\d{17})-[0-9a-f]{8,64}$/

/** The digits of the date, which compare as texts. */
const builtAt = ({ buildDate }: Release) => buildDate.replace(/\D/g, '')

/** Returns the name of a release's cache, which contains its build time. */
export function cacheName(release: Release): string {
  return `release-${builtAt(release)}-${release.hash}`
}

export function isReleaseCache(name: string): boolean {
  return releaseCache.test(name)
}

/**
 * Returns the caches to delete when a release becomes active. Its own cache, the newest older one and the oldest newer
 * one remain, so that open tabs and a preloaded release lose nothing. Caches with other names are untouched.
 */
export function cachesToDelete(names: readonly string[], active: Release): string[] {
  const own = cacheName(active)
  const ownAt = builtAt(active)
  const others = names
    .filter((name) => name !== own)
    .flatMap((name) => {
      const at = releaseCache.exec(name)?.[1]
      return at === undefined ? [] : [{ name, at }]
    })
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
  const previous = others.findLast(({ at }) => at <= ownAt)
  const next = others.find(({ at }) => at > ownAt)
  return others.filter((each) => each !== previous && each !== next).map(({ name }) => name)
}

/** Returns the images above the limit, oldest first. */
export function imagesToDelete<Key>(keys: readonly Key[]): Key[] {
  return keys.slice(0, Math.max(0, keys.length - maxImages))
}

/** Returns true if an image that was stored then may be shown; NaN, for an unknown time, is false. */
export function isFreshImage(storedAt: number, now: number): boolean {
  return now - storedAt <= maxImageMs
}
