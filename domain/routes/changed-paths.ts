import { sites, type Site } from '../sites.ts'

/** Returns the sites on which a path leads elsewhere, from the tags of purged pages such as 'USA:route:/plates'. */
export function sitesWithChangedPaths(tags: Iterable<string>): Site[] {
  const changed = new Set<string>()
  for (const tag of tags) {
    const [site = '', kind] = tag.split(':', 2)
    if (kind === 'route') changed.add(site)
  }
  return sites.filter((site) => changed.has(site))
}

/** Delay within which processes learn of a changed path, in milliseconds. */
const noticeMs = 60_000

/**
 * Returns true if paths that a page learned some time ago may lead elsewhere now. Ages are in milliseconds; null means
 * that no path has changed.
 */
export function areKnownPathsOutdated(changedMsAgo: number | null, learnedMsAgo: number): boolean {
  return changedMsAgo !== null && changedMsAgo < learnedMsAgo + noticeMs
}
