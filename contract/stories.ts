import { z } from 'zod'
import { maxPhotoBytes } from '#domain/reviews/photo.ts'
import { reportReasons, storyKinds, storyLimits, storyStates } from '#domain/stories/story.ts'
import { sites } from '#domain/sites.ts'
import { NormalizedEmail } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

const { firstName, place, gym, title, text, photos } = storyLimits
/** Maximum photo length in base64 characters. */
const maxPhotoLetters = Math.ceil(maxPhotoBytes / 3) * 4
const required = (max: number) => z.string().trim().min(1).max(max)
const optional = (max: number) => z.string().trim().max(max).default('')
const count = (max: number) => z.coerce.number<string>().int().min(1).max(max).default(1)
const ById = z.object({ id: z.uuid() })
const missing = { story_not_found: { status: 404 } } as const

const Texts = {
  firstName: required(firstName),
  place: optional(place),
  gym: optional(gym),
  title: required(title),
  text: required(text),
  kind: z.enum(storyKinds),
}

const WirePhoto = z.strictObject({
  id: z.uuid(),
  small: z.string(),
  large: z.string(),
  width: z.int(),
  height: z.int(),
  /** Products in the photo. */
  skus: z.array(z.string()),
})

export const WireStory = z.strictObject({
  id: z.uuid(),
  firstName: z.string(),
  place: z.string(),
  gym: z.string(),
  title: z.string(),
  text: z.string(),
  kind: z.enum(storyKinds),
  isFeatured: z.boolean(),
  /** Epoch milliseconds. */
  publishedAt: z.number().nullable(),
  photos: z.array(WirePhoto),
})

export const WireSubmission = z.strictObject({
  ...WireStory.shape,
  site: z.enum(sites),
  email: z.string(),
  state: z.enum(storyStates),
  reason: z.string(),
  isSuspicious: z.boolean(),
  reports: z.int(),
  reportedFor: z.array(z.string()),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  version: z.int(),
})

const Page = { page: count(500) }
const paged = { page: z.int(), pages: z.int(), total: z.int() }

export const stories = contract({
  'GET /svc_story/stories': {
    summary: 'Returns published reader stories, newest first, 12 per page',
    access: 'public',
    rate: 'read',
    query: z.object({ ...Page, kind: z.enum(storyKinds).optional() }),
    reply: z.strictObject({ ...paged, stories: z.array(WireStory) }),
  },
  'GET /svc_story/stories/{id}': {
    summary: 'Returns a published story',
    access: 'public',
    rate: 'read',
    params: ById,
    reply: WireStory,
    refusals: missing,
  },
  'POST /svc_story/stories': {
    summary: 'Submits a story with up to three photos; it is shown once staff have published it [INDEX-005]',
    access: 'guest',
    rate: 'login',
    maxBytes: photos * maxPhotoLetters + 100_000,
    body: z.object({
      ...Texts,
      /** Ignored for customers, who are emailed at their account address. */
      email: NormalizedEmail.optional(),
      /** The author owns the rights to the photos and agrees to their publication. */
      consent: z.literal(true),
      photos: z.array(z.base64().min(4).max(maxPhotoLetters)).max(photos).default([]),
      /** Honeypot field, which is hidden from people but filled in by bots. */
      homepage: z.string().max(2_000).optional(),
      /** Milliseconds between the form's display and its submission. */
      elapsedMs: z.number().min(0).optional(),
    }),
    reply: z.strictObject({ id: z.uuid() }),
    refusals: { email_missing: { status: 422 }, photo_unreadable: { status: 422 }, photo_too_large: { status: 422 } },
  },
  'POST /svc_story/stories/{id}/reports': {
    summary: 'Reports a published story to staff',
    access: 'guest',
    rate: 'login',
    params: ById,
    body: z.object({ reason: z.enum(reportReasons) }),
    status: 204,
    reply: z.null(),
    refusals: missing,
  },
  'GET /svc_story/submissions': {
    summary: 'Returns stories in a state with their authors, oldest first; reported ones first among the published',
    access: 'staff',
    permission: 'content.read',
    rate: 'read',
    query: z.object({ ...Page, state: z.enum(storyStates).default('pending') }),
    reply: z.strictObject({ ...paged, submissions: z.array(WireSubmission) }),
  },
  'PUT /svc_story/submissions/{id}': {
    summary: 'Edits the texts of a story and the products in its photos',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    params: ById,
    body: z.object({
      ...Texts,
      products: z
        .array(z.strictObject({ photoId: z.uuid(), skus: z.array(z.string().regex(/^[\w.-]{1,64}$/)).max(12) }))
        .max(photos)
        .default([]),
    }),
    reply: WireSubmission,
    refusals: missing,
  },
  'POST /svc_story/submissions/{id}/decision': {
    summary: 'Publishes, features, or rejects a story; a featured one also becomes a post in Lifestyle',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    params: ById,
    body: z.object({
      decision: z.enum(['publish', 'feature', 'reject']),
      /** Reason sent to the author of a rejected story. */
      reason: optional(1_000),
    }),
    reply: WireSubmission,
    refusals: { ...missing, reason_missing: { status: 422 } },
  },
})
