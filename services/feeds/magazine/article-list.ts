import type { Clock } from '#platform/clock.ts'
import type { SitemapPost, PostEngine } from '#services/content/posts/post-engine.ts'
import type { SitemapRow, Summary } from '../sitemap-repository.ts'

export interface ArticleList {
  summary: () => Promise<Summary>
  /** Returns the next rows after an id, without the first `skip` rows, which are in earlier files. */
  rows: (part: { after: number; skip: number; size: number }) => Promise<SitemapRow[]>
}

const cacheMs = 3_600_000
/** Delay before retrying a list that could not be read. */
const retryMs = 60_000

/** Returns another system's posts for a sitemap, read once an hour; after a failed read, returns the previous list. */
export function articleList(read: NonNullable<PostEngine['mapped']>, clock: Clock): ArticleList {
  let list: readonly SitemapPost[] = []
  let until = -Infinity
  let running: Promise<void> | undefined
  const readAgain = async () => {
    const found = await read().catch(() => [])
    if (found.length > 0) list = found.toSorted((a, b) => a.id - b.id)
    until = clock() + (found.length > 0 ? cacheMs : retryMs)
  }
  const current = async () => {
    if (clock() >= until) await (running ??= readAgain().finally(() => (running = undefined)))
    return list
  }
  return {
    async summary() {
      const posts = await current()
      const newest = posts.reduce((latest, { changedAt }) => Math.max(latest, changedAt.getTime()), 0)
      const digest = posts.map(({ slug, changedAt }) => `${slug} ${changedAt.getTime()}`).join()
      return { count: posts.length, changedAt: posts.length > 0 ? new Date(newest) : null, digest }
    },
    async rows({ after, skip, size }) {
      const next = (await current()).filter(({ id }) => id > after).slice(skip, skip + size)
      return next.map(({ id, slug, changedAt, categories, tags }) => ({
        id,
        handle: slug,
        changedAt,
        sites: [],
        categories: [...categories],
        tags: [...tags],
      }))
    },
  }
}
