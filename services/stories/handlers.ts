import type { z } from 'zod'
import { currentLocale } from '#platform/request-context.ts'
import type { stories, WireStory, WireSubmission } from '#contract/stories.ts'
import type { Reply } from '#contract/kernel/call.ts'
import { isSuspiciousEntry } from '#domain/forms/check-entry.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { attemptLimit } from '#services/call/limits/attempt-limiter.ts'
import type { StoredPhoto } from '#services/reviews/photo.ts'
import { storePhoto } from '#services/reviews/steps.ts'
import { readContact } from '#services/sessions/steps.ts'
import { decideStory, purgeStories, storiesTag, queueStoryMail } from './decide-story.ts'
import { signedStoryPhotoUrl, storyPhotoUrl } from './photo-links.ts'
import {
  addReport,
  updateStoryTexts,
  insertStory,
  readStoriesInState,
  lockStory,
  readPublishedStories,
  readStory,
  tagProducts,
  type StoryRow,
} from './repository.ts'

interface StoryDeps {
  db: Database
  shared: QueryRunner
  /** Signs links to photos of unpublished stories. */
  secret: string
}
type Submitted = Reply<typeof stories, 'POST /svc_story/stories'>

/** Limits per 15 minutes. For stories, the subject is the email address, because each story sends an email there. */
const countStory = attemptLimit('reader story', { address: 20, subject: 3, shopper: 3 })
const countReport = attemptLimit('story report', { address: 20, subject: 20, shopper: 5 })
const pageSize = 12

export const storyHandlers: Handlers<typeof stories, StoryDeps> = {
  async 'GET /svc_story/stories'({ site, query: { page, kind }, tag }, { shared }) {
    tag(storiesTag(site))
    const { rows, count } = await readPublishedStories(shared, site, kind, { page, size: pageSize })
    return { ...pagesOf(page, count), stories: rows.map((row) => wireStory(row)) }
  },

  async 'GET /svc_story/stories/{id}'({ site, params, tag, refuse }, { shared }) {
    tag(storiesTag(site))
    const story = await readStory(shared, params.id)
    if (story?.site !== site || story.state !== 'published') throw refuse('story_not_found')
    return wireStory(story)
  },

  async 'POST /svc_story/stories'(received, { db }) {
    const { site, scope, ip, body, now, refuse } = received
    const stored = await storedReply<Submitted>(db, received)
    if (stored) return stored
    const { photos: files, homepage, elapsedMs, consent: _, email: typed, ...texts } = body
    const { customerId } = scope
    const email = customerId === null ? typed : (await readContact(db, customerId)).email
    if (email === undefined) throw refuse('email_missing')
    const seconds = await countStory(db, { scope, ip, subject: email.toLowerCase() }, now)
    if (seconds > 0) throw commonRefusal('too_many_requests', { seconds })
    const photos: StoredPhoto[] = []
    for (const file of files) {
      const photo = await storePhoto(Buffer.from(file, 'base64'))
      if (typeof photo === 'string') throw refuse(photo)
      photos.push(photo)
    }
    const suspicious = isSuspiciousEntry({ homepage, elapsedMs })
    const story = { ...texts, site, customerId, email, locale: currentLocale() ?? null, isSuspicious: suspicious, now }
    return writeOnce<Submitted>(db, received, async (tx) => {
      const id = await insertStory(tx, story, photos)
      // A bot must not send email to an address that it entered.
      if (!suspicious) await queueStoryMail(tx, 'received', { id, email })
      return { id }
    })
  },

  async 'POST /svc_story/stories/{id}/reports'(received, { db }) {
    const { site, scope, ip, params, body, now, refuse } = received
    const seconds = await countReport(db, { scope, ip, subject: params.id }, now)
    if (seconds > 0) throw commonRefusal('too_many_requests', { seconds })
    return writeOnce(db, received, async (tx) => {
      if (!(await addReport(tx, site, params.id, body.reason))) throw refuse('story_not_found')
      return null
    })
  },

  async 'GET /svc_story/submissions'({ query: { page, state }, now }, { db, secret }) {
    const { rows, count } = await readStoriesInState(db, state, { page, size: pageSize })
    return { ...pagesOf(page, count), submissions: rows.map((row) => wireSubmission({ secret, now }, row)) }
  },

  async 'PUT /svc_story/submissions/{id}'({ params, body, now, refuse }, { db, secret }) {
    const { products, ...texts } = body
    return db.transaction(async (tx) => {
      const story = await lockStory(tx, params.id)
      if (!story) throw refuse('story_not_found')
      await updateStoryTexts(tx, story.id, texts)
      for (const { photoId, skus } of products) await tagProducts(tx, story.id, photoId, skus)
      const changed = (await readStory(tx, story.id))!
      if (story.state === 'published') await decideStory(tx, changed, { decision: decisionOf(story), reason: '', now })
      return wireSubmission({ secret, now }, (await readStory(tx, story.id))!)
    })
  },

  async 'POST /svc_story/submissions/{id}/decision'({ params, body, now, refuse }, { db, secret }) {
    if (body.decision === 'reject' && body.reason === '') throw refuse('reason_missing')
    return db.transaction(async (tx) => {
      const story = await lockStory(tx, params.id)
      if (!story) throw refuse('story_not_found')
      await decideStory(tx, story, { ...body, now })
      const changed = (await readStory(tx, story.id))!
      const { email, id, state, isSuspicious: suspicious } = changed
      const hasNews = state !== story.state && state !== 'pending'
      if (hasNews && !(suspicious && state === 'rejected')) await queueStoryMail(tx, state, { id, email })
      await purgeStories(tx, story.site)
      return wireSubmission({ secret, now }, changed)
    })
  },
}

function decisionOf({ isFeatured }: StoryRow) {
  return isFeatured ? 'feature' : 'publish'
}

function pagesOf(page: number, total: number) {
  return { page, pages: Math.ceil(total / pageSize), total }
}

function wireStory(row: StoryRow, urlOf: typeof storyPhotoUrl = storyPhotoUrl): z.output<typeof WireStory> {
  const { id, firstName, place, gym, title, text, kind, isFeatured, publishedAt, photos } = row
  const shown = photos.map((photo) => ({ ...photo, small: urlOf(photo.id, 'small'), large: urlOf(photo.id, 'large') }))
  return { id, firstName, place, gym, title, text, kind, isFeatured, publishedAt, photos: shown }
}

function wireSubmission(links: { secret: string; now: number }, row: StoryRow): z.output<typeof WireSubmission> {
  const { site, email, state, reason, isSuspicious: suspicious, reports, reportedFor, createdAt, version } = row
  const story = wireStory(row, (id, size) => signedStoryPhotoUrl(links, id, size))
  return { ...story, site, email, state, reason, isSuspicious: suspicious, reports, reportedFor, createdAt, version }
}
