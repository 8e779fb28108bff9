import { sites, type Site } from '../sites.ts'

/** Returns the sites with changed paths, based on the tags of purged pages, such as 'USA:route:/plates'. */
export function sitesWithChangedPaths(tags: Iterable<string>): Site[] {
  const changed = new Set<string>()
  for (const tag of tags) {
    const [site = '', kind] = tag.split(':', 2)
    if (kind === 'route') changed.add(site)
  }
  return sites.filter((site) => changed.has(site))
}

/** Maximum delay until processes are notified of a changed path, in milliseconds. */
const noticeMs = 60_000

/**
 * Returns true if the paths that a page has loaded may have changed since. Ages are in milliseconds; null means that no
 * path has changed.
 */
export function areKnownPathsOutdated(changedMsAgo: number | null, learnedMsAgo: number): boolean {
  return changedMsAgo !== null && changedMsAgo < learnedMsAgo + noticeMs
}
