import {
  articleFields,
  isArticleSlug,
  mergeArticle,
  type ArticleField,
  type ArticleFields,
} from '#domain/content/article/article-fields.ts'
import { isSameValue } from '#domain/catalog/texts/same-value.ts'
import { videoSource } from '#domain/content/families/video-source.ts'

/** An edit of an article. `read` contains the stored fields that the edit started from. */
interface ArticleDraft {
  read: ArticleFields
  edited: ArticleFields
}

/** Returns the fields that saving would change. Titles and other short texts are trimmed. */
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

/** Returns the changed fields that are incomplete or invalid. */
export function incompleteFields({ title, slug, video }: Partial<ArticleFields>): ArticleField[] {
  return [
    ...(title === '' ? (['title'] as const) : []),
    ...(slug !== undefined && !isArticleSlug(slug) ? (['slug'] as const) : []),
    ...(video !== undefined && video !== '' && !videoSource(video) ? (['video'] as const) : []),
  ]
}

/** A draft that is open in the editor. */
export interface OpenDraft extends ArticleDraft {
  /** Changes when the text is replaced from outside the editor, which remounts the editor. */
  bodyKey: number
}

/**
 * Returns the draft after `sent` was saved, with edits made during the call. If another person changed a field before
 * the save and it was edited during the call, the field retains its base. The next save then reports the conflict.
 */
export function draftAfterSave(now: OpenDraft, sent: ArticleDraft, stored: ArticleFields): OpenDraft {
  const own = { read: sent.edited, edited: now.edited }
  const saved = changesOf(sent)
  const unseen = mergeArticle(stored, own).conflicts.filter((field) => !(field in saved))
  const bases = Object.fromEntries(unseen.map((field) => [field, sent.read[field]]))
  return withBodyKey(now, { read: { ...stored, ...bases }, edited: rebaseDraft(own, stored).edited })
}

/** Rebases the open draft onto the stored article after a save conflict. */
export function draftAfterConflict(now: OpenDraft, stored: ArticleFields): OpenDraft {
  return withBodyKey(now, rebaseDraft(now, stored))
}

/** Changes the body key if `next` has a different text or blocks than `shown`, the draft that the editor displays. */
function withBodyKey(shown: OpenDraft, next: ArticleDraft): OpenDraft {
  const isShown = (['content', 'blocks'] as const).every((field) =>
    isSameValue(next.edited[field], shown.edited[field]),
  )
  return { ...next, bodyKey: isShown ? shown.bodyKey : shown.bodyKey + 1 }
}

/**
 * Rebases a draft onto newer stored fields. Fields that the draft does not change take the stored value. Conflicting
 * fields retain the draft's value, which the next save writes.
 */
function rebaseDraft({ read, edited }: ArticleDraft, stored: ArticleFields): ArticleDraft {
  const { merged, conflicts } = mergeArticle(stored, { read, edited })
  const own = Object.fromEntries(conflicts.map((field) => [field, edited[field]]))
  return { read: stored, edited: { ...merged, ...own } }
}
