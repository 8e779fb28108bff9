import { isDeepStrictEqual } from 'node:util'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { addVersion, readVersion, type StoredVersion } from '../articles/repository.ts'
import type { StoredPost } from './content-files.ts'

/** An article that the shop does not show: a draft, or an unpublished or deleted article. */
interface HiddenArticle {
  id: number
  latest: number
  /** Slugs of all versions. */
  slugs: string[]
}

const hidden = statement<HiddenArticle>(
  'content-transfer.hidden-articles',
  `select id, latest, array(select distinct slug from article_version where article_id = id) as slugs
   from article where id = any($1) and not exists (select from post where post.id = article.id)
   order by id for update`,
)

/** Locks the articles with these ids that the shop does not show until commit, and returns them by id. */
export async function lockHiddenArticles(tx: Transaction, ids: readonly number[]): Promise<Map<number, HiddenArticle>> {
  return new Map((await tx.run(hidden, [ids])).map((article) => [article.id, article]))
}

/** Returns a version's fields as in a file, without those that the file does not have. */
function comparableTo(post: StoredPost, version: StoredVersion) {
  const { slug, title, excerpt, content, blocks, format, categories, tagIds: tags, picture } = version
  const { authorId, video: featuredVideo, customCss, customJs } = version
  const texts = { slug, title, excerpt, content, blocks, format, categories, tags, picture }
  const all = { ...texts, authorId, featuredVideo, customCss, customJs }
  return Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(post, name)))
}

/** Returns true if the post in a file differs from the newest version of its hidden article. */
export async function differsFromLatest(db: QueryRunner, { id, latest }: HiddenArticle, post: StoredPost) {
  const stored = comparableTo(post, (await readVersion(db, id, latest))!)
  const { id: _, publishedAt: __, ...texts } = post
  return !isDeepStrictEqual(stored, texts)
}

/** Stores a post as the newest version of its hidden article, which stays hidden. */
export async function storeHiddenVersion(tx: Transaction, { id, latest }: HiddenArticle, post: StoredPost) {
  const stored = (await readVersion(tx, id, latest))!
  const { slug, title, excerpt, content, blocks, format, categories, tags: tagIds, picture } = post
  const { authorId = stored.authorId, featuredVideo: video = stored.video } = post
  const { customCss = stored.customCss, customJs = stored.customJs } = post
  const texts = { slug, title, excerpt, content, blocks, format, categories, tagIds, picture }
  const rest = { authorId, video, customCss, customJs }
  await addVersion(tx, id, latest + 1, { ...stored, ...texts, ...rest, note: '', savedBy: '', savedAt: tx.now })
}
