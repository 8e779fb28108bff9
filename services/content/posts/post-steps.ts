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

// Post ids come from files and other systems, so there is no sequence. The lock lasts until the transaction ends.
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
const remove = statement('post.delete', 'delete from post where id = $1')
// With all its versions.
const removeArticle = statement('post.delete-article', 'delete from article where id = $1')

/** Serializes new ids of posts and articles until commit. */
export async function lockPostIds(tx: Transaction): Promise<void> {
  await tx.run(lock, [])
}

/** Stores a post for another area and returns its id. Takes the id of an existing post, or null for a new one. */
export async function savePost(tx: Transaction, id: number | null, post: NewPost): Promise<number> {
  const { slug, title, excerpt, content, categories, picture, publishedAt } = post
  const values = [slug, title, excerpt, content, categories, picture && JSON.stringify({ base: picture }), publishedAt]
  await purgePosts(tx)
  const [changed] = id === null ? [] : await tx.run(update, [...values, id])
  if (changed) return changed.id
  // Staff took it off the shop in the meantime. Its versions would survive the post of the other area.
  if (id !== null) await tx.run(removeArticle, [id])
  await lockPostIds(tx)
  return (await tx.run(insert, values))[0]!.id
}

/** Deletes a post with all versions of its article. */
export async function deletePost(tx: Transaction, id: number): Promise<void> {
  await tx.run(remove, [id])
  await tx.run(removeArticle, [id])
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
