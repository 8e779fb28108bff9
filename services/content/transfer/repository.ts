import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import type { StoredAuthor, StoredPage, StoredPost, StoredRedirect, StoredTag } from './content-files.ts'

const atOnce = 100
const time = `to_timestamp($1::double precision / 1000)`

const pages = statement<StoredPage>(
  'content-transfer.pages',
  `select page.site, page.handle, v.title, v.description, v.document from page cross join lateral (
     select title, description, document from page_version version
     where version.site = page.site and version.handle = page.handle and publish_at <= ${time}
     order by publish_at desc, number desc limit 1) v
   where (page.site, page.handle) > ($2, $3) order by page.site, page.handle limit $4`,
)
const postColumns = `id, slug, title, excerpt, content, blocks, format, category_ids as categories, tag_ids as tags, picture,
  author_id as "authorId", featured_video as "featuredVideo", custom_css as "customCss", custom_js as "customJs",
  to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt"`
const posts = statement<StoredPost>(
  'content-transfer.posts',
  `select ${postColumns} from post where id > $1 order by id limit $2`,
)
const postsById = statement<StoredPost>(
  'content-transfer.posts-by-id',
  `select ${postColumns} from post where id = any($1)`,
)
const authors = statement<StoredAuthor>(
  'content-transfer.authors',
  'select id, name, may_add_code as "mayAddCode" from post_author order by id',
)
const putAuthor = statement(
  'content-transfer.put-author',
  `insert into post_author (id, name, may_add_code) values ($1, $2, $3)
   on conflict (id) do update set name = excluded.name, may_add_code = excluded.may_add_code`,
)
const tags = statement<StoredTag>('content-transfer.tags', 'select id, name, description, slug from tag order by id')
const redirects = statement<StoredRedirect>(
  'content-transfer.redirects',
  'select site, path, target, kind, type, note from redirect order by site, path',
)
const slugs = statement<{ id: number; slug: string }>(
  'content-transfer.slugs',
  `select id, slug from post where slug = any($1)
   union
   select a.id, v.slug from article as a
   join article_version as v on v.article_id = a.id and v.number in (a.latest, a.published, a.scheduled)
   where v.slug = any($1) and a.deleted_at is null`,
)
const freePostSlugs = statement(
  'content-transfer.free-post-slugs',
  `update post set slug = '~' || id where id = any($1)`,
)
const freeTagSlugs = statement('content-transfer.free-tag-slugs', `update tag set slug = '~' || id where id = any($1)`)
const putPost = statement(
  'content-transfer.put-post',
  `insert into post (id, slug, title, excerpt, content, blocks, format, category_ids, tag_ids, picture, author_id,
     featured_video, custom_css, custom_js, published_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
   on conflict (id) do update set slug = excluded.slug, title = excluded.title, excerpt = excluded.excerpt,
     content = excluded.content, blocks = excluded.blocks, format = excluded.format, category_ids = excluded.category_ids,
     tag_ids = excluded.tag_ids, picture = excluded.picture, author_id = excluded.author_id,
     featured_video = excluded.featured_video, custom_css = excluded.custom_css, custom_js = excluded.custom_js,
     published_at = excluded.published_at`,
)
const putTag = statement(
  'content-transfer.put-tag',
  `insert into tag (id, name, description, slug) values ($1, $2, $3, $4)
   on conflict (id) do update set name = excluded.name, description = excluded.description, slug = excluded.slug`,
)
const putRedirect = statement(
  'content-transfer.put-redirect',
  `insert into redirect (site, path, target, kind, type, note) values ($1, $2, $3, $4, $5, $6)
   on conflict (site, path) do update
     set target = excluded.target, kind = excluded.kind, type = excluded.type, note = excluded.note`,
)

/** Yields the published pages on all sites, ordered by site and handle. */
export async function* readAllPages(db: QueryRunner, now: number): AsyncGenerator<StoredPage> {
  let last: { site: Site | ''; handle: string } = { site: '', handle: '' }
  for (;;) {
    const some = await db.run(pages, [now, last.site, last.handle, atOnce])
    yield* some
    if (some.length < atOnce) return
    last = some.at(-1)!
  }
}

/** Yields all posts, ordered by id. */
export async function* readAllPosts(db: QueryRunner): AsyncGenerator<StoredPost> {
  let last = 0
  for (;;) {
    const some = await db.run(posts, [last, atOnce])
    yield* some
    if (some.length < atOnce) return
    last = some.at(-1)!.id
  }
}

export async function readPostsById(db: QueryRunner, ids: readonly number[]): Promise<StoredPost[]> {
  return db.run(postsById, [ids])
}

export async function readAllAuthors(db: QueryRunner): Promise<StoredAuthor[]> {
  return db.run(authors, [])
}

export async function readAllTags(db: QueryRunner): Promise<StoredTag[]> {
  return db.run(tags, [])
}

export async function readAllRedirects(db: QueryRunner): Promise<StoredRedirect[]> {
  return db.run(redirects, [])
}

/** Returns the ids of the posts, drafts, and scheduled articles with these slugs. */
export async function readPostIdsBySlug(db: QueryRunner, wanted: readonly string[]) {
  return db.run(slugs, [wanted])
}

/** Assigns temporary unique slugs to posts and tags until their new slugs are stored. */
export async function freeSlugs(
  tx: Transaction,
  ids: { posts: readonly number[]; tags: readonly number[] },
): Promise<void> {
  await tx.run(freePostSlugs, [ids.posts])
  await tx.run(freeTagSlugs, [ids.tags])
}

export async function storePost(tx: Transaction, post: StoredPost): Promise<void> {
  const { id, slug, title, excerpt, content, blocks, format, categories, tags: tagIds, picture, publishedAt } = post
  const { authorId = null, featuredVideo = null, customCss = '', customJs = '' } = post
  const values = [id, slug, title, excerpt, content, JSON.stringify(blocks), format, categories, tagIds]
  await tx.run(putPost, [
    ...values,
    picture === null ? null : JSON.stringify(picture),
    authorId,
    featuredVideo,
    customCss,
    customJs,
    publishedAt,
  ])
}

export async function storeAuthor(tx: Transaction, { id, name, mayAddCode }: StoredAuthor): Promise<void> {
  await tx.run(putAuthor, [id, name, mayAddCode])
}

export async function storeTag(tx: Transaction, { id, name, description, slug }: StoredTag): Promise<void> {
  await tx.run(putTag, [id, name, description, slug])
}

export async function storeRedirect(tx: Transaction, redirect: StoredRedirect): Promise<void> {
  const { site, path, target, kind, type, note } = redirect
  await tx.run(putRedirect, [site, path, target, kind, type, note])
}
