import { isDeepStrictEqual } from 'node:util'
import { sites } from '#domain/sites.ts'
import type { Database, QueryRunner, Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { readPage } from '../repository.ts'
import { copyToPage, createVersion } from '../versions/repository.ts'
import { contentFile, type Content, type ContentFile, type StoredPage, type StoredPost } from './content-files.ts'
import {
  readAllPages,
  readAllPosts,
  readAllRedirects,
  readAllTags,
  readPostsById,
  readSlugs,
  storePost,
  storeRedirect,
  storeTag,
} from './repository.ts'

/** Yields published pages, posts, tags and redirects as the files of a content folder. */
export async function* exportContent(db: QueryRunner, now: number): AsyncGenerator<ContentFile> {
  for await (const { site, handle, title, description, document } of readAllPages(db, now))
    yield contentFile(`pages/${site}/${handle}.json`, { title, description, document })
  for await (const post of readAllPosts(db)) yield contentFile(`posts/${post.slug}.json`, post)
  yield contentFile('tags.json', await readAllTags(db))
  yield contentFile('redirects.json', await readAllRedirects(db))
}

interface ContentChange {
  kind: 'page' | 'post' | 'tag' | 'redirect'
  name: string
  what: 'added' | 'changed'
}

interface ContentReport {
  changes: ContentChange[]
  unchanged: number
  problems: string[]
}

/**
 * Stores content in one transaction and reports the changes. Nothing is deleted. A dry run, and content with
 * problems, change nothing.
 */
export async function importContent(
  db: Database,
  content: Content,
  { isDryRun }: { isDryRun: boolean },
): Promise<ContentReport> {
  return db.transaction(async (tx) => {
    const report: ContentReport = { changes: [], unchanged: 0, problems: await slugProblems(tx, content.posts) }
    if (report.problems.length > 0) return report
    const note = async (change: ContentChange | null, store: () => Promise<void>) => {
      if (change === null) report.unchanged += 1
      else {
        report.changes.push(change)
        if (!isDryRun) await store()
      }
    }
    for (const page of content.pages) await note(await pageChange(tx, page), () => storePage(tx, page))
    await compare('post', content.posts, await readPostsById(tx, idsOf(content.posts)), nameOfPost, storePost)
    await compare('tag', content.tags, await readAllTags(tx), ({ id }) => String(id), storeTag)
    await compare(
      'redirect',
      content.redirects,
      await readAllRedirects(tx),
      ({ site, path }) => `${site} ${path}`,
      storeRedirect,
    )
    if (!isDryRun && report.changes.some(({ kind }) => kind === 'post' || kind === 'tag'))
      await afterCommit(tx, 'purge', { tags: ['posts', ...sites.map((site) => `${site}:search`)] })
    return report

    async function compare<Row extends object>(
      kind: ContentChange['kind'],
      rows: readonly Row[],
      stored: readonly Row[],
      nameOf: (row: Row) => string,
      store: (tx: Transaction, row: Row) => Promise<void>,
    ) {
      const known = new Map(stored.map((row) => [nameOf(row), row]))
      for (const row of rows) {
        const before = known.get(nameOf(row))
        const isSame = before !== undefined && isDeepStrictEqual({ ...before }, row)
        const what = before === undefined ? ('added' as const) : ('changed' as const)
        await note(isSame ? null : { kind, name: nameOf(row), what }, () => store(tx, row))
      }
    }
  })
}

const idsOf = (posts: readonly StoredPost[]) => posts.map(({ id }) => id)
const nameOfPost = ({ id }: StoredPost) => String(id)

async function pageChange(tx: Transaction, page: StoredPage): Promise<ContentChange | null> {
  const stored = await readPage(tx, page.site, page.handle, tx.now)
  const { title, description, document } = page
  const isSame =
    stored !== undefined &&
    isDeepStrictEqual([stored.title, stored.description, stored.document], [title, description, document])
  if (isSame) return null
  return { kind: 'page', name: `${page.site} ${page.handle}`, what: stored ? 'changed' : 'added' }
}

async function storePage(tx: Transaction, page: StoredPage): Promise<void> {
  const number = await createVersion(tx, { ...page, note: 'Import', publishAt: tx.now })
  await copyToPage(tx, page.site, page.handle, number)
}

/** A slug of the files may belong to another stored post. */
async function slugProblems(db: QueryRunner, posts: readonly StoredPost[]): Promise<string[]> {
  const stored = await readSlugs(
    db,
    posts.map(({ slug }) => slug),
  )
  const ids = new Map(stored.map(({ id, slug }) => [slug, id]))
  const imported = new Set(idsOf(posts))
  return posts.flatMap(({ id, slug }) => {
    const other = ids.get(slug)
    return other === undefined || other === id || imported.has(other)
      ? []
      : [`posts/${slug}.json: post ${other} of the store has this slug`]
  })
}
