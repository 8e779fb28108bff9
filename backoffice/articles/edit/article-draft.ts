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

/** A draft while staff edit it. */
export interface OpenDraft extends ArticleDraft {
  /** Changes when the text comes from elsewhere than the editor, which must then start again. */
  bodyKey: number
}

/**
 * Returns the draft after `sent` was saved, with edits made during the call. A field that only another person had
 * changed and that was edited during the call retains its base, so the next save reports the conflict.
 */
export function draftAfterSave(now: OpenDraft, sent: ArticleDraft, stored: ArticleFields): OpenDraft {
  const own = { read: sent.edited, edited: now.edited }
  const saved = changesOf(sent)
  const unseen = mergeArticle(stored, own).conflicts.filter((field) => !(field in saved))
  const bases = Object.fromEntries(unseen.map((field) => [field, sent.read[field]]))
  return withBodyKey(now, { read: { ...stored, ...bases }, edited: rebaseDraft(own, stored).edited })
}

/** Returns the draft after a conflict with the stored article. */
export function draftAfterConflict(now: OpenDraft, stored: ArticleFields): OpenDraft {
  return withBodyKey(now, rebaseDraft(now, stored))
}

/** The editor shows the text and the blocks of `shown`. */
function withBodyKey(shown: OpenDraft, next: ArticleDraft): OpenDraft {
  const isShown = (['content', 'blocks'] as const).every((field) =>
    isSameValue(next.edited[field], shown.edited[field]),
  )
  return { ...next, bodyKey: isShown ? shown.bodyKey : shown.bodyKey + 1 }
}

/**
 * Moves a draft onto fields that have changed since it was started. Fields that the draft does not change take the new
 * value; conflicting fields keep the draft's, which the next save writes.
 */
function rebaseDraft({ read, edited }: ArticleDraft, stored: ArticleFields): ArticleDraft {
  const { merged, conflicts } = mergeArticle(stored, { read, edited })
  const own = Object.fromEntries(conflicts.map((field) => [field, edited[field]]))
  return { read: stored, edited: { ...merged, ...own } }
}
