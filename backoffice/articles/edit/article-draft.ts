import {
  articleFields,
  isArticleSlug,
  mergeArticle,
  type ArticleField,
  type ArticleFields,
} from '#domain/content/article/article-fields.ts'
import { isSameValue } from '#domain/catalog/texts/same-value.ts'
import { videoSource } from '#domain/content/families/video-source.ts'

/** An edit of an article. `read` are the stored fields that it started from. */
interface ArticleDraft {
  read: ArticleFields
  edited: ArticleFields
}

/** Returns the fields that saving would change, without spaces at the ends of lines. */
export function changesOf({ read, edited }: ArticleDraft): Partial<ArticleFields> {
  const trimmed = {
    ...edited,
    title: edited.title.trim(),
    excerpt: edited.excerpt.trim(),
    slug: edited.slug.trim(),
    author: edited.author.trim(),
    video: edited.video.trim(),
  }
  const changed = articleFields.filter((field) => !isSameValue(read[field], trimmed[field]))
  return Object.fromEntries(changed.map((field) => [field, trimmed[field]]))
}

/** Returns the changed fields that cannot be saved. */
export function incompleteFields({ title, slug, video }: Partial<ArticleFields>): ArticleField[] {
  return [
    ...(title === '' ? (['title'] as const) : []),
    ...(slug !== undefined && !isArticleSlug(slug) ? (['slug'] as const) : []),
    ...(video !== undefined && video !== '' && !videoSource(video) ? (['video'] as const) : []),
  ]
}

/**
 * Moves a draft onto fields that have changed since it was started. Fields that the draft does not change take the new
 * value; conflicting fields keep the draft's, which the next save writes.
 */
export function rebaseDraft({ read, edited }: ArticleDraft, stored: ArticleFields): ArticleDraft {
  const { merged, conflicts } = mergeArticle(stored, { read, edited })
  const own = Object.fromEntries(conflicts.map((field) => [field, edited[field]]))
  return { read: stored, edited: { ...merged, ...own } }
}
