import { isDeepStrictEqual } from 'node:util'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { addVersion, readVersion } from '../articles/repository.ts'
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

/** Returns true if the post in a file differs from the newest version of its hidden article. */
export async function differsFromLatest(db: QueryRunner, { id, latest }: HiddenArticle, post: StoredPost) {
  const { slug, title, excerpt, content, blocks, format, categories, tagIds, picture } = (await readVersion(
    db,
    id,
    latest,
  ))!
  const stored = { slug, title, excerpt, content, blocks, format, categories, tags: tagIds, picture }
  const { id: _, publishedAt: __, ...texts } = post
  return !isDeepStrictEqual(stored, texts)
}

/** Stores a post as the newest version of its hidden article, which stays hidden. */
export async function storeHiddenVersion(tx: Transaction, { id, latest }: HiddenArticle, post: StoredPost) {
  const stored = (await readVersion(tx, id, latest))!
  const { slug, title, excerpt, content, blocks, format, categories, tags: tagIds, picture } = post
  const texts = { slug, title, excerpt, content, blocks, format, categories, tagIds, picture }
  await addVersion(tx, id, latest + 1, { ...stored, ...texts, note: '', savedBy: '', savedAt: tx.now })
}
