import { statement, type Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import type { PageDeps } from '../checked-pages.ts'
import { scopeArticleCss } from './article-css.ts'
import { createStorePostEngine } from './create-store-post-engine.ts'
import { PostsUnavailable, type PostEngine } from './post-engine.ts'

interface NewPost {
  slug: string
  title: string
  /** HTML. */
  excerpt: string
  /** HTML. */
  content: string
  categories: readonly number[]
  picture: string | null
  /** Epoch milliseconds. */
  publishedAt: number
}

// Post ids also come from files and other systems, so there is no sequence. The lock lasts until the transaction ends.
const lock = statement('post.lock-ids', `select pg_advisory_xact_lock(hashtext('post.id'))`)
const insert = statement<{ id: number }>(
  'post.insert',
  `insert into post (id, slug, title, excerpt, content, format, category_ids, tag_ids, picture, published_at)
   select coalesce(max(id), 0) + 1, $1, $2, $3, $4, 'standard', $5, '{}', $6, to_timestamp($7::double precision / 1000)
   from article returning id`,
)
const update = statement<{ id: number }>(
  'post.update',
  `update post set slug = $1, title = $2, excerpt = $3, content = $4, category_ids = $5, picture = $6,
     published_at = to_timestamp($7::double precision / 1000) where id = $8 returning id`,
)
const lockArticle = statement<{ id: number }>('post.lock-article', 'select id from article where id = $1 for update')
const isChanged = `(v.slug, v.title, v.excerpt, v.content, v.category_ids, v.picture)
  is distinct from ($1, $2, $3, $4, $5::integer[], $6::jsonb)`
const addVersion = statement(
  'post.add-version',
  `with earlier as (
     select v.* from article join article_version as v on v.article_id = article.id and v.number = article.latest
     where article.id = $7 and ${isChanged}),
   raised as (update article set latest = latest + 1 where id in (select article_id from earlier))
   insert into article_version (article_id, number, slug, title, excerpt, content, format, category_ids, tag_ids,
     picture, blocks, author_id, featured_video, custom_css, custom_js, note, saved_by, created_at)
   select article_id, number + 1, $1, $2, $3, $4, format, $5, tag_ids, $6, blocks, author_id, featured_video, custom_css,
     custom_js, '', '', to_timestamp($8::double precision / 1000)
   from earlier`,
)
const remove = statement('post.delete', 'delete from post where id = $1')
// Also deletes all versions.
const removeArticle = statement('post.delete-article', 'delete from article where id = $1')

/** Serializes the creation of post and article ids until commit. */
export async function lockPostIds(tx: Transaction): Promise<void> {
  await tx.run(lock, [])
}

/**
 * Stores an article on behalf of another area and returns its id. Takes an existing article's id, or null for a new
 * article. An unpublished article stays unpublished and only gets a new version.
 */
export async function savePost(tx: Transaction, id: number | null, post: NewPost): Promise<number> {
  const { slug, title, excerpt, content, categories, picture, publishedAt } = post
  const texts = [slug, title, excerpt, content, categories, picture && JSON.stringify({ base: picture })]
  await purgePosts(tx)
  await lockPostIds(tx)
  const [article] = id === null ? [] : await tx.run(lockArticle, [id])
  if (!article) return (await tx.run(insert, [...texts, publishedAt]))[0]!.id
  const [shown] = await tx.run(update, [...texts, publishedAt, article.id])
  if (!shown) await tx.run(addVersion, [...texts, article.id, tx.now])
  return article.id
}

/** Deletes an article with all its versions, and its post. */
export async function deletePost(tx: Transaction, id: number): Promise<void> {
  await tx.run(removeArticle, [id])
  await tx.run(remove, [id])
  await purgePosts(tx)
}

/** Purges every page with posts. */
export async function purgePosts(tx: Transaction) {
  await afterCommit(tx, 'purge', { tags: ['posts'] })
}

/** Returns a post's custom CSS, limited to its article, or '' if it has none [INDEX-034]. */
export async function readPostStyle(deps: PageDeps & { posts?: PostEngine }, slug: string): Promise<string> {
  try {
    const { items } = await (deps.posts ?? createStorePostEngine(deps)).posts({ slug, offset: 0, size: 1 })
    return scopeArticleCss(items[0]?.customCss ?? '')
  } catch (error) {
    if (error instanceof PostsUnavailable) return ''
    throw error
  }
}
