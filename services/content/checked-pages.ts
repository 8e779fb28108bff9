import { checkBlocks } from '#contract/content-blocks.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readPage, readPosts } from './repository.ts'

export interface PageDeps {
  db: QueryRunner
  /** Reports a wrong block of a stored page or post, once per process and fault. */
  warnOfContent?: (problem: string) => void
}

const reported = new Map<string, string>()

/** Returns a page with its valid blocks; a wrong block is omitted and reported. */
export async function readCheckedPage({ db, warnOfContent }: PageDeps, site: Site, idOrHandle: string) {
  const page = await readPage(db, site, idOrHandle)
  if (!page) return undefined
  // Editors' tools write this column, so it can have any shape.
  const stored: Partial<typeof page.document> = isRecord(page.document) ? page.document : {}
  const { blocks, problems } = checkBlocks(stored.content)
  reportOnce(`page ${page.handle} of ${site}`, problems, warnOfContent)
  const root = isRecord(stored.root) ? stored.root : { props: { title: page.title } }
  const version = Number.isSafeInteger(stored.version) ? stored.version! : 1
  return { ...page, document: { ...stored, content: blocks, root, version } }
}

/** Returns the tags of a page that another page shows, which a change purges, as does storing it for the first time. */
export function pageTags(site: Site, handle: string, page: { id: number } | undefined): string[] {
  return page ? [`${site}:page:${page.id}`] : [`${site}:route:/${handle}`]
}

/** Returns posts with their valid blocks; a wrong block is omitted and reported. */
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
