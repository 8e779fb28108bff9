import { createHash } from 'node:crypto'
import { announcementsOf, announcementText, type AnnouncementHandle } from '#domain/content/announcements.ts'
import { blocksInLocale } from '#domain/content/conditions.ts'
import { earlierTime } from '#domain/content/dated.ts'
import type { Site } from '#domain/sites.ts'
import { flagTag, isPageFlagOn } from '#services/flags/steps.ts'
import { pageTags, readCheckedPage, type PageDeps } from './checked-pages.ts'
import { createStorePostEngine } from './posts/create-store-post-engine.ts'
import type { PostEngine } from './posts/post-engine.ts'
import { requestLocale } from './request-locale.ts'

/** Returns the latest magazine posts, newest first. */
export async function readLatestPosts(deps: PageDeps & { posts?: PostEngine }, count: number) {
  return (await (deps.posts ?? createStorePostEngine(deps)).posts({ offset: 0, size: count })).items
}

export { readContentUses } from './pictures/picture-uses.ts'
export { replaceInArticle } from './pictures/replace-in-article.ts'
export { movePages, readSitesOfPage } from './versions/move-pages.ts'
export { replaceInPage } from './pictures/replace-in-page.ts'
export { lockArticleForUndo, publishUndoneArticle, pathsAfterUndo } from './articles/undo-article.ts'

interface Announcement {
  bar: {
    name: AnnouncementHandle
    /** Changes with the text, so that a dismissed bar reappears. */
    key: string
    html: string
  } | null
  /** Epoch milliseconds of the next change; null means never. */
  until: number | null
}

/** Returns the site's announcement with the highest priority, if any; `tag` receives the tags that it depends on. */
export async function readAnnouncement(
  deps: PageDeps,
  site: Site,
  now: number,
  tag: (...tags: string[]) => void = () => {},
): Promise<Announcement> {
  let until: number | null = null
  for (const { name, isFlagged } of announcementsOf(site)) {
    const page = await readCheckedPage(deps, site, name, now, tag)
    if (isFlagged) tag(flagTag(name))
    tag(...pageTags(site, name, page))
    if (!page || (isFlagged && !(await isPageFlagOn(deps, name, site)))) continue
    const text = announcementText(blocksInLocale(page.roguebuilder.content, requestLocale(site)), now)
    until = earlierTime(until, text.until)
    if (text.html !== '') return { bar: { name, key: closedKey(name, text.html), html: text.html }, until }
  }
  return { bar: null, until }
}

/**
 * Returns a single hash character. Cookies for dismissed bars are part of the page cache key, so they must have few
 * possible values.
 */
function closedKey(name: AnnouncementHandle, html: string): string {
  const [byte = 0] = createHash('sha256').update(html).digest()
  return `${name}.${(byte % 36).toString(36)}`
}
