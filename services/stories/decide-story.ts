import { featuredPostOf } from '#domain/stories/featured-post.ts'
import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { deletePost, savePost } from '#services/content/posts/post-steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { storyPhotoUrl } from './photo-links.ts'
import { storeDecision, type StoryRow } from './repository.ts'

/** Returns the tag for cached pages with a site's stories. */
export function storiesTag(site: Site): string {
  return `${site}:stories`
}

export async function purgeStories(tx: Transaction, site: Site): Promise<void> {
  await afterCommit(tx, 'purge', { tags: [storiesTag(site)] })
}

interface Decision {
  decision: 'publish' | 'feature' | 'reject'
  reason: string
  now: number
}

/** Publishes, features, or rejects a story. Stores, changes, or deletes the article of a featured story accordingly. */
export async function decideStory(
  tx: Transaction,
  story: StoryRow,
  { decision, reason, now }: Decision,
): Promise<void> {
  const isFeatured = decision === 'feature'
  const state = decision === 'reject' ? 'rejected' : 'published'
  const [photo] = story.photos
  const picture = photo ? storyPhotoUrl(photo.id, 'large') : null
  const post = { ...featuredPostOf(story), picture, publishedAt: story.publishedAt ?? now }
  const articleId = isFeatured ? await savePost(tx, story.articleId, post) : null
  await storeDecision(tx, story.id, { state, reason: decision === 'reject' ? reason : '', isFeatured, articleId, now })
  if (!isFeatured && story.articleId !== null) await deletePost(tx, story.articleId)
  await purgeStories(tx, story.site)
}

/** Emails a story's author about its state. */
export async function queueStoryMail(
  tx: Transaction,
  state: 'received' | 'published' | 'rejected',
  { id, email }: { id: string; email: string },
): Promise<void> {
  const template = `story-${state}`
  await afterCommit(tx, 'mail_send', { template, to: email, data: { storyId: id }, key: `${template}.${id}` })
}
