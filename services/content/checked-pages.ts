import { checkBlocks } from '#contract/content-blocks.ts'
import { blocksAt, type Conditions } from '#domain/content/conditions.ts'
import { homeHandle } from '#domain/content/page-path.ts'
import { pageTextsIn } from '#domain/content/page-texts.ts'
import { earlierTime } from '#domain/content/dated.ts'
import type { Site } from '#domain/sites.ts'
import { flagTag, isPageFlagOn, type FlagDeps } from '#services/flags/steps.ts'
import { readPage, readPosts } from './repository.ts'
import { requestLocale } from './request-locale.ts'

/** Reads pages with all of their valid blocks, in the locale of the request. */
export interface PageReads {
  read: (site: Site, idOrHandle: string, now: number) => Promise<ValidPage | undefined>
}

export interface PageDeps extends FlagDeps {
  /** If undefined, pages are read from `db`. */
  pages?: PageReads
  /** Reports an invalid block in a stored page or post, once per process and problem. */
  warnOfContent?: (problem: string) => void
}

const reported = new Map<string, string>()

/**
 * Returns a page with the valid blocks that the site shows now; omits and reports invalid blocks. `tag` receives the
 * flags that the page depends on.
 */
export async function readCheckedPage(
  deps: PageDeps,
  site: Site,
  idOrHandle: string,
  now: number,
  tag: (...tags: string[]) => void = () => {},
) {
  const stored = await (deps.pages?.read(site, idOrHandle, now) ?? readValidPage(deps, site, idOrHandle, now))
  if (!stored) return undefined
  const { nextAt, ...page } = stored
  const flags = await readEnabledFlags(deps, site, page.roguebuilder.content, tag)
  const { blocks, until } = blocksAt(page.roguebuilder.content, { site, now, flags })
  return {
    ...page,
    url: pageUrl(page.identifier),
    roguebuilder: { ...page.roguebuilder, content: blocks },
    until: earlierTime(until, nextAt),
  }
}

/** Returns a page without its blocks for customer segments. */
export function publicPage<Page extends Pick<CheckedPage, 'roguebuilder'>>(page: Page) {
  const isForAll = ({ props }: CheckedPage['roguebuilder']['content'][number]) =>
    props.conditions?.segments === undefined
  const content = page.roguebuilder.content.filter(isForAll)
  const hasSegments = content.length < page.roguebuilder.content.length
  return { ...page, roguebuilder: { ...page.roguebuilder, content }, hasSegments }
}

type CheckedPage = NonNullable<Awaited<ReturnType<typeof readCheckedPage>>>

export type ValidPage = NonNullable<Awaited<ReturnType<typeof readValidPage>>>

/** Returns a page with all valid blocks, regardless of their conditions; omits and reports invalid blocks. */
export async function readValidPage({ db, warnOfContent }: PageDeps, site: Site, idOrHandle: string, now: number) {
  const stored = await readPage(db, site, idOrHandle, now)
  if (!stored) return undefined
  const { document, ...page } = stored
  const { roguebuilder, problems, words } = checkedDocument(document, page.title, requestLocale(site))
  reportOnce(`page ${page.identifier} of ${site}`, problems, warnOfContent)
  return { ...page, ...words, roguebuilder }
}

/**
 * Returns a document with its valid blocks, the problems in its other blocks, and its title and description in a
 * locale. The input may have any shape, because editors' tools write it.
 */
export function checkedDocument(document: unknown, title: string, locale: string) {
  const { translations, ...stored }: Record<string, unknown> = isRecord(document) ? document : {}
  const { blocks, problems } = checkBlocks(stored['content'])
  const root = isRecord(stored['root']) ? stored['root'] : { props: { title } }
  const version = Number.isSafeInteger(stored['version']) ? (stored['version'] as number) : 1
  const words = pageTextsIn(translations, locale)
  return { roguebuilder: { ...stored, content: blocks, root, version }, problems, words }
}

/** Returns the path of a page; the path of the home page is / [CMS-403]. */
export function pageUrl(handle: string): string {
  return handle === homeHandle ? '/' : `/${handle}`
}

/** Returns the enabled flags in the blocks' conditions; `tag` receives all flags in the conditions. */
export async function readEnabledFlags(
  deps: FlagDeps,
  site: Site,
  blocks: readonly { props: { conditions?: Conditions } }[],
  tag: (...tags: string[]) => void,
): Promise<Set<string>> {
  const names = [...new Set(blocks.flatMap(({ props }) => props.conditions?.flag ?? []))]
  tag(...names.map(flagTag))
  const states = await Promise.all(names.map((name) => isPageFlagOn(deps, name, site)))
  return new Set(names.filter((_, index) => states[index]))
}

/**
 * Returns the tags for a page shown within another page. Changing the inner page, or storing it for the first time,
 * purges these tags.
 */
export function pageTags(site: Site, handle: string, page: { id: number } | undefined): string[] {
  return page ? [`${site}:page:${page.id}`] : [`${site}:route:/${handle}`]
}

/** Returns posts with their valid blocks; omits and reports invalid blocks. */
export async function readCheckedPosts({ db, warnOfContent }: PageDeps, filter: Parameters<typeof readPosts>[1]) {
  const posts = await readPosts(db, filter)
  return posts.map((post) => {
    const { blocks, problems } = checkBlocks(post.blocks)
    reportOnce(`post ${post.slug}`, problems, warnOfContent)
    return { ...post, blocks }
  })
}

function reportOnce(name: string, problems: readonly string[], warn: PageDeps['warnOfContent']) {
  if (problems.length === 0) return void reported.delete(name)
  const problem = `${name}: ${problems.slice(0, 5).join('; ')}`
  if (reported.get(name) === problem) return
  reported.set(name, problem)
  warn?.(problem)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
