import { announcementsOf, announcementText, type AnnouncementHandle } from '#domain/content/announcements.ts'
import type { Site } from '#domain/sites.ts'
import type { Queries } from '#platform/database.ts'
import { flagTag, isFlagOn } from '#services/flags/steps.ts'
import { readCheckedPage, type PageDeps } from './checked-pages.ts'
import { readPosts } from './repository.ts'

/** Returns the latest magazine posts, newest first. */
export async function readLatestPosts(db: Queries, count: number) {
  return readPosts(db, { offset: 0, size: count })
}

interface Announcement {
  name: AnnouncementHandle
  html: string
  /** Epoch milliseconds; null means never. */
  until: number | null
}

/** Returns the site's announcement with the highest priority, or null; `tag` receives what it depends on. */
export async function readAnnouncement(
  deps: PageDeps,
  site: Site,
  now: number,
  tag: (...tags: string[]) => void = () => {},
): Promise<Announcement | null> {
  for (const { name, isFlagged } of announcementsOf(site)) {
    const page = await readCheckedPage(deps, site, name)
    if (isFlagged) tag(flagTag(name))
    if (!page || (isFlagged && !(await isFlagOn(deps.db, name, site)))) continue
    tag(`${site}:page:${page.id}`)
    const shown = announcementText(page.document.content, now)
    if (shown) return { name, ...shown }
  }
  return null
}
