import { isDeepStrictEqual } from 'node:util'
import { sites } from '#domain/sites.ts'
import type { Database, QueryRunner, Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { lockPostIds } from '../posts/post-steps.ts'
import { differenceOf, publishNow } from '../versions/publish-now.ts'
import {
  contentFile,
  type Content,
  type ContentFile,
  type StoredAuthor,
  type StoredPage,
  type StoredPost,
} from './content-files.ts'
import { differsFromLatest, lockHiddenArticles, storeHiddenVersion } from './hidden-articles.ts'
import {
  readAllAuthors,
  readAllPages,
  readAllPosts,
  readAllRedirects,
  freeSlugs,
  readAllTags,
  readPostsById,
  readPostIdsBySlug,
  storeAuthor,
  storePost,
  storeRedirect,
  storeTag,
} from './repository.ts'

/** Yields published pages, posts, tags, and redirects as files of a content folder. */
export async function* exportContent(db: QueryRunner, now: number): AsyncGenerator<ContentFile> {
  for await (const { site, handle, title, description, document } of readAllPages(db, now))
    yield contentFile(`pages/${site}/${handle}.json`, { title, description, document })
  for await (const post of readAllPosts(db)) yield contentFile(`posts/${post.slug}.json`, post)
  yield contentFile('authors.json', await readAllAuthors(db))
  yield contentFile('tags.json', await readAllTags(db))
  yield contentFile('redirects.json', await readAllRedirects(db))
}

interface ContentChange {
  /** A draft is a new version of an article that the shop does not show. */
  kind: 'page' | 'post' | 'draft' | 'author' | 'tag' | 'redirect'
  name: string
  what: 'added' | 'changed'
}

interface ContentReport {
  changes: ContentChange[]
  unchanged: number
  problems: string[]
}

/**
 * Stores content in one transaction and reports the changes. Never deletes anything, and unpublished articles stay
 * unpublished. Changes nothing in a dry run or if there are problems.
 */
export async function importContent(
  db: Database,
  content: Content,
  { isDryRun }: { isDryRun: boolean },
): Promise<ContentReport> {
  return db.transaction(async (tx) => {
    await lockPostIds(tx)
    const hidden = await lockHiddenArticles(tx, idsOf(content.posts))
    const authors = await readAllAuthors(tx)
    const problems = [
      ...(await slugProblems(tx, content)),
      ...idProblems(content.posts, hidden),
      ...authorProblems(content, authors),
    ]
    const report: ContentReport = { changes: [], unchanged: 0, problems }
    if (report.problems.length > 0) return report
    const note = async (change: ContentChange | null, store: () => Promise<void>) => {
      if (change === null) report.unchanged += 1
      else {
        report.changes.push(change)
        if (!isDryRun) await store()
      }
    }
    for (const page of content.pages) await note(await pageChange(tx, page), () => publishNow(tx, page, 'Import'))
    await compare('author', content.authors, authors, ({ id }) => String(id), storeAuthor)
    const [posts, tags] = [await readPostsById(tx, idsOf(content.posts)), await readAllTags(tx)]
    if (!isDryRun) await freeSlugs(tx, { posts: movedIds(content.posts, posts), tags: movedIds(content.tags, tags) })
    const stored = new Map(posts.map((post) => [post.id, post]))
    const shown = content.posts
      .filter(({ id }) => !hidden.has(id))
      .map((post) => ({ ...codeOf(stored.get(post.id)), ...post }))
    await compare('post', shown, posts, ({ id }) => String(id), storePost)
    for (const post of content.posts) {
      const article = hidden.get(post.id)
      if (!article) continue
      const isChanged = await differsFromLatest(tx, article, post)
      const change = { kind: 'draft', name: String(post.id), what: 'changed' } as const
      await note(isChanged ? change : null, () => storeHiddenVersion(tx, article, post))
    }
    await compare('tag', content.tags, tags, ({ id }) => String(id), storeTag)
    await compare(
      'redirect',
      content.redirects,
      await readAllRedirects(tx),
      ({ site, path }) => `${site} ${path}`,
      storeRedirect,
    )
    if (!isDryRun && report.changes.some(({ kind }) => kind === 'post' || kind === 'author' || kind === 'tag'))
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

/** Returns the ids of rows with a changed slug. The old slugs are freed first, because two rows may swap slugs. */
function movedIds(rows: readonly { id: number; slug: string }[], stored: readonly { id: number; slug: string }[]) {
  const slugs = new Map(stored.map(({ id, slug }) => [id, slug]))
  return rows.filter(({ id, slug }) => slugs.has(id) && slugs.get(id) !== slug).map(({ id }) => id)
}

async function pageChange(tx: Transaction, page: StoredPage): Promise<ContentChange | null> {
  const what = await differenceOf(tx, page, tx.now)
  return what === null ? null : { kind: 'page', name: `${page.site} ${page.handle}`, what }
}

/** Reports slugs in the files that belong to a different row in the store, unless the files contain that row too. */
async function slugProblems(db: QueryRunner, { posts, tags }: Content): Promise<string[]> {
  const storedPosts = await readPostIdsBySlug(
    db,
    posts.map(({ slug }) => slug),
  )
  const storedTags = await readAllTags(db)
  return [
    ...takenSlugs(posts, storedPosts).map(
      ({ slug, other }) => `posts/${slug}.json: post ${other} in the store has this slug`,
    ),
    ...takenSlugs(tags, storedTags).map(
      ({ slug, other }) => `tags.json: tag ${other} in the store has the slug ${slug}`,
    ),
  ]
}

/** Reports posts with the id of an article that never had their slug, because they are different articles. */
function idProblems(posts: readonly StoredPost[], hidden: ReadonlyMap<number, { slugs: readonly string[] }>): string[] {
  return posts
    .filter(({ id, slug }) => hidden.get(id)?.slugs.includes(slug) === false)
    .map(({ id, slug }) => `posts/${slug}.json: article ${id} in the store has a different slug`)
}

/** Reports posts with an author that neither the folder nor the store has. */
function authorProblems({ posts, authors }: Content, stored: readonly StoredAuthor[]): string[] {
  const known = new Set([...authors, ...stored].map(({ id }) => id))
  return posts
    .filter(({ authorId = null }) => authorId !== null && !known.has(authorId))
    .map(({ slug, authorId }) => `posts/${slug}.json: authorId: no author has the id ${authorId}`)
}

/** Returns a post's fields that folders from earlier releases do not have. */
function codeOf(post: StoredPost | undefined) {
  const { authorId = null, featuredVideo = null, customCss = '', customJs = '' } = post ?? {}
  return { authorId, featuredVideo, customCss, customJs }
}

interface Slugged {
  id: number
  slug: string
}

function takenSlugs(rows: readonly Slugged[], stored: readonly Slugged[]): { slug: string; other: number }[] {
  const owners = new Map(stored.map(({ id, slug }) => [slug, id]))
  const imported = new Set(rows.map(({ id }) => id))
  return rows.flatMap(({ id, slug }) => {
    const other = owners.get(slug)
    return other === undefined || other === id || imported.has(other) ? [] : [{ slug, other }]
  })
}
