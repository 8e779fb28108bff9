import { isDeepStrictEqual } from 'node:util'
import { checkBlocks } from '#contract/content-blocks.ts'
import { omittedTags } from '#domain/content/article/article-problems.ts'
import {
  articlePictureWidth,
  isArticleSlug,
  mergeArticle,
  type ArticleEdit,
  type ArticleField,
  type ArticleFields,
} from '#domain/content/article/article-fields.ts'
import { textToField } from '#domain/content/article/plain-field.ts'
import { primaryCategory } from '#domain/content/index-categories.ts'
import { videoSource } from '#domain/content/families/video-source.ts'
import type { Transaction } from '#platform/database.ts'
import { readLibraryPictures, findRemovedPicture } from '#services/media/steps.ts'
import { lockPostIds } from '../posts/post-steps.ts'
import { authorIdOf, tagIdsOf } from './labels-repository.ts'
import {
  addVersion,
  readArticleIdOfRequest,
  insertArticle,
  isSlugTaken,
  lockArticle,
  readVersion,
  type StoredVersion,
} from './repository.ts'
import { fieldsOf } from './wire-article.ts'

type SlugProblem = { code: 'invalid_slug' | 'slug_taken' }
type SaveProblem =
  | SlugProblem
  | { code: 'article_not_found' | 'article_deleted' | 'picture_not_found' | 'invalid_video' | 'author_of_code' }
  | { code: 'article_changed'; fields: ArticleField[] }
  | { code: 'article_invalid'; problems: string[] }

/** Creates an article as a draft and returns its id; a retry returns the same id. */
export async function createArticle(
  tx: Transaction,
  { title, slug }: { title: string; slug: string },
  { key, savedBy }: { key: string; savedBy: string },
): Promise<{ id: number } | SlugProblem> {
  await lockPostIds(tx)
  const known = await readArticleIdOfRequest(tx, key)
  if (known !== undefined) return { id: known }
  const problem = await slugProblem(tx, slug, 0)
  if (problem) return problem
  const id = await insertArticle(tx, key)
  await addVersion(tx, id, 1, {
    slug,
    title: textToField(title),
    excerpt: '',
    content: '',
    format: 'standard',
    categories: [],
    tagIds: [],
    picture: null,
    blocks: [],
    authorId: null,
    video: null,
    customCss: '',
    customJs: '',
    note: '',
    savedBy,
    savedAt: tx.now,
  })
  return { id }
}

/** Saves changed fields of an article as its next version. Returns a problem, or null; with a problem, nothing changes. */
export async function saveArticle(
  tx: Transaction,
  id: number,
  edit: ArticleEdit,
  savedBy: string,
): Promise<SaveProblem | null> {
  await lockPostIds(tx)
  const article = await lockArticle(tx, id)
  if (!article) return { code: 'article_not_found' }
  if (article.isDeleted) return { code: 'article_deleted' }
  const stored = (await readVersion(tx, id, article.latest))!
  const before = fieldsOf(stored)
  const { merged, conflicts } = mergeArticle(before, edit)
  if (conflicts.length > 0) return { code: 'article_changed', fields: conflicts }
  if (isDeepStrictEqual(merged, before)) return null
  if (merged.slug !== before.slug) {
    const problem = await slugProblem(tx, merged.slug, id)
    if (problem) return problem
  }
  const problems = contentProblems(before, merged)
  if (problems.length > 0) return { code: 'article_invalid', problems }
  if (merged.video !== before.video && merged.video !== '' && !videoSource(merged.video))
    return { code: 'invalid_video' }
  const hasCode = stored.customCss !== '' || stored.customJs !== ''
  if (hasCode && merged.author !== before.author) return { code: 'author_of_code' }
  const picture = await pictureOf(tx, stored, merged)
  const added = addedBlocks(before, merged)
  if (picture === undefined || (await findRemovedPicture(tx, added)) !== undefined) return { code: 'picture_not_found' }
  await addVersion(tx, id, article.latest + 1, {
    ...stored,
    // Unchanged texts stay as stored, including any markup from files.
    title: merged.title === before.title ? stored.title : textToField(merged.title),
    excerpt: merged.excerpt === before.excerpt ? stored.excerpt : textToField(merged.excerpt),
    slug: merged.slug,
    content: merged.content,
    blocks: [...merged.blocks],
    format: merged.format,
    categories: [...merged.categories],
    tagIds: await tagsOf(tx, stored, merged),
    authorId: merged.author === before.author ? stored.authorId : await authorIdOf(tx, merged.author),
    picture,
    video: merged.video === '' ? null : merged.video,
    note: '',
    savedBy,
    savedAt: tx.now,
  })
  return null
}

/**
 * Returns the reason an article cannot use a slug, or null. The caller holds the lock on post ids, which also covers
 * slugs.
 */
export async function slugProblem(tx: Transaction, slug: string, id: number): Promise<SlugProblem | null> {
  if (!isArticleSlug(slug)) return { code: 'invalid_slug' }
  return (await isSlugTaken(tx, slug, id)) ? { code: 'slug_taken' } : null
}

/**
 * Returns the problems that an edit adds. Problems in the stored article may remain, because files may contain them.
 */
function contentProblems(before: ArticleFields, after: ArticleFields): string[] {
  const known = new Set(omittedTags(before.content))
  const tags = omittedTags(after.content).filter((tag) => !known.has(tag))
  const { blocks, problems } = checkBlocks(addedBlocks(before, after))
  const conditions = blocks.some(({ props }) => props.conditions !== undefined)
  return [
    ...tags.slice(0, 20).map((tag) => `content: ${tag.slice(0, 60)}`),
    ...problems.slice(0, 30),
    ...(conditions ? ['blocks: an article cannot have conditions'] : []),
  ]
}

function addedBlocks(before: ArticleFields, after: ArticleFields) {
  return after.blocks.filter((block) => !before.blocks.some((other) => isDeepStrictEqual(block, other)))
}

/** Returns the picture to store, null for none, or undefined if it does not exist. */
async function pictureOf(tx: Transaction, stored: StoredVersion, { picture }: ArticleFields) {
  if (picture === null) return null
  const { base, alt } = picture
  if (stored.picture?.base === base) return { ...stored.picture, alt }
  const found = (await readLibraryPictures(tx, [base])).get(base)
  return found?.widths.includes(articlePictureWidth) ? { ...found, alt } : undefined
}

async function tagsOf(tx: Transaction, stored: StoredVersion, { tags, categories }: ArticleFields): Promise<number[]> {
  if (isDeepStrictEqual(stored.tags, tags)) return stored.tagIds
  return tagIdsOf(tx, tags, primaryCategory({ categories, tags: [] }).slug)
}
