import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasOwnPath } from '#domain/content/page-path.ts'
import { postPath } from '#domain/content/index-categories.ts'
import { robotsText } from '#domain/feeds/robots.ts'
import {
  builtInPagesOf,
  isSitemapPath,
  maxSitemapUrls,
  sitemapEnd,
  sitemapEntry,
  sitemapIndex,
  type SitemapKind,
  sitemapKinds,
  type SitemapPage,
  sitemapStart,
} from '#domain/feeds/sitemap.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { Clock } from '#platform/clock.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { ArticleList } from './magazine/article-list.ts'
import { sendFeed } from './send-feed.ts'
import { readSitemapRows, type SitemapRow, type Summarize, summaryCache } from './sitemap-repository.ts'

const path = /^\/(?:(robots\.txt)|(sitemap\.xml)|sitemaps\/([a-z]{1,20})-([1-9]\d{0,4})\.xml)(?:\?|$)/
const maxAgeSeconds = 3_600
const rowsPerQuery = 1_000

interface Sitemaps {
  db: QueryRunner
  /** If undefined, the store's own posts are used. */
  articles?: ArticleList
  /** The brand's name in paths; undefined selects the default. */
  brandSlug?: string | undefined
  clock: Clock
  /** Sites that entries may list as alternates. */
  openSites: readonly Site[]
  siteUrls: Readonly<Record<Site, string>>
  /** Seconds until the client may send another request; 0 if it may send one now. */
  secondsToWait: (request: IncomingMessage) => Promise<number>
}

/** Serves robots.txt, the sitemap index, and its files; returns false for other paths. */
export function serveSitemaps(deps: Sitemaps, headers: Readonly<Record<string, string>>) {
  const summarize = summaryCache(deps.db, deps.clock, deps.articles?.summary)
  return async (request: IncomingMessage, response: ServerResponse, site: Site): Promise<boolean> => {
    const [url, robots, index, kind, number] = path.exec(request.url ?? '') ?? []
    if (url === undefined) return false
    const seconds = await deps.secondsToWait(request)
    if (seconds > 0) {
      response.writeHead(429, { ...headers, 'retry-after': String(seconds), 'content-length': '0' }).end()
      return true
    }
    const send = (type: string, etag: string, content: Iterable<string> | AsyncIterable<string>) =>
      sendFeed(request, response, { type, etag, maxAgeSeconds, content }, headers)
    if (robots !== undefined) {
      const text = robotsText(site, deps.siteUrls[site])
      await send('text/plain; charset=utf-8', digestOf(text), [text])
      return true
    }
    if (index !== undefined) {
      const text = sitemapIndex(deps.siteUrls[site], await filesOf(summarize, site))
      await send('application/xml; charset=utf-8', digestOf(text), [text])
      return true
    }
    const known = sitemapKinds.find((each) => each === kind)
    const file = known && (await findFile(summarize, deps, site, known, Number(number)))
    if (!file) return false
    await send('application/xml; charset=utf-8', file.etag, writeFile(deps, site, file))
    return true
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24)

/** Returns the sitemap files of a site; on APO, only the home page is indexed [SEO-409]. */
async function filesOf(summarize: Summarize, site: Site) {
  const kinds = site === 'APO' ? (['pages'] as const) : sitemapKinds
  const found = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await summarize(kind, site)) })))
  return found.flatMap(({ kind, count, changedAt }) =>
    Array.from({ length: fileCount(kind, count) }, (_, index) => ({ kind, number: index + 1, changedAt })),
  )
}

// Built-in pages are in the first page file, so this file always exists.
const fileCount = (kind: SitemapKind, count: number) =>
  Math.max(Math.ceil(count / maxSitemapUrls), kind === 'pages' ? 1 : 0)

interface File {
  kind: SitemapKind
  number: number
  etag: string
}

async function findFile(
  summarize: Summarize,
  { brandSlug, openSites }: Sitemaps,
  site: Site,
  kind: SitemapKind,
  number: number,
): Promise<File | undefined> {
  if (site === 'APO' && kind !== 'pages') return undefined
  const { count, digest } = await summarize(kind, site)
  if (number > fileCount(kind, count)) return undefined
  return {
    kind,
    number,
    etag: digestOf(`${site} ${kind} ${number} ${count} ${digest} ${openSites.join()} ${brandSlug ?? ''}`),
  }
}

async function* writeFile(
  { db, articles, brandSlug, openSites, siteUrls }: Sitemaps,
  site: Site,
  { kind, number }: File,
) {
  const entryOf = (page: SitemapPage) =>
    sitemapEntry(site, { ...page, sites: page.sites.filter((each) => openSites.includes(each)) }, siteUrls)
  yield sitemapStart
  if (kind === 'pages' && number === 1) for (const page of builtInPagesOf(site, brandSlug)) yield entryOf(page)
  if (kind === 'articles' && number === 1) yield entryOf(magazine)
  const first = (number - 1) * maxSitemapUrls
  let after = 0
  for (let offset = 0; offset < maxSitemapUrls; offset += rowsPerQuery) {
    const skip = offset === 0 ? first : 0
    const part = { after, skip, size: rowsPerQuery }
    const rows =
      kind === 'articles' && articles ? await articles.rows(part) : await readSitemapRows(db, kind, { site, ...part })
    yield rows
      .map((row) => pageOf(kind, row))
      .filter((page) => page !== null && isSitemapPath(site, page.path))
      .map((page) => entryOf(page!))
      .join('')
    if (rows.length < rowsPerQuery) break
    after = rows.at(-1)!.id
  }
  yield sitemapEnd
}

const magazine: SitemapPage = { path: '/theindex', changedAt: null, sites }

function pageOf(kind: SitemapKind, row: SitemapRow): SitemapPage | null {
  const { handle, changedAt } = row
  if (kind === 'articles') {
    const post = { slug: handle, categories: row.categories ?? [], tags: row.tags ?? [] }
    return { path: postPath(post), changedAt, sites }
  }
  if (kind === 'pages' && !hasOwnPath(handle)) return null
  return { path: `/${encodeURIComponent(handle)}`, changedAt, sites: row.sites }
}
