import { z } from 'zod'
import { articleFields, articleLimits } from '#domain/content/article/article-fields.ts'
import { postFormats } from '#domain/content/article/post-format.ts'
import { sites } from '#domain/sites.ts'
import { WirePost } from './content.ts'
import { contract } from './kernel/call.ts'

const Id = z.coerce.number<string>().int().positive().max(2_147_483_647)
const params = z.object({ id: Id })
const Version = z.coerce.number<string>().int().positive().max(1_000_000)
const versionParams = params.extend({ number: Version })
const Base = z.string().max(310)
const notFound = { article_not_found: { status: 404 } } as const
const slugRefusals = {
  invalid_slug: { status: 422 },
  slug_taken: { status: 409 },
} as const
const versionConflict = {
  version_conflict: { status: 409, details: z.strictObject({ latest: z.int() }) },
} as const
/** The newest version that was shown to the editor. If there is a newer one, the change is a conflict. */
const shownVersion = z.object({ latest: Version })
const moveRefusals = {
  /** A redirect leads from the new path to another page, or a redirect prefix applies to the old one. */
  path_redirected: {
    status: 409,
    details: z.strictObject({ site: z.enum(sites), from: z.string(), to: z.string() }),
  },
  too_many_redirects: { status: 422 },
} as const

/** Reasons that a scheduled version was not published. */
export const scheduleProblems = ['slug_taken', 'path_redirected', 'too_many_redirects'] as const
const ScheduleProblem = z.enum(scheduleProblems).nullable()

const Stored = z.strictObject({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  blocks: z.array(z.unknown()),
  format: z.string(),
  categories: z.array(z.int()),
  tags: z.array(z.string()),
  author: z.string(),
  picture: z.strictObject({ base: z.string(), alt: z.string() }).nullable(),
  video: z.string(),
})
/** Only changed fields are sent, because imported ones may exceed the limits. */
const Edited = z
  .object({
    title: z.string().trim().min(1).max(articleLimits.title),
    slug: z.string().trim().max(200),
    excerpt: z.string().trim().max(articleLimits.excerpt),
    content: z.string().max(articleLimits.content),
    blocks: z.array(z.unknown()).max(200),
    format: z.enum(postFormats),
    categories: z.array(z.int32().positive()).max(40),
    tags: z.array(z.string().trim().min(1).max(articleLimits.tag)).max(articleLimits.tags),
    author: z.string().trim().max(100),
    picture: z.object({ base: Base, alt: z.string().trim().max(articleLimits.alt) }).nullable(),
    video: z.string().trim().max(500),
  })
  .partial()
const Scheduled = z.strictObject({ number: z.int(), at: z.iso.datetime() }).nullable()

const WireVersion = z.strictObject({
  number: z.int(),
  title: z.string(),
  note: z.string(),
  /** Name of the staff member or API key that saved it, or empty for a version from files or another area. */
  savedBy: z.string(),
  savedAt: z.iso.datetime(),
  isPublished: z.boolean(),
})
const WireArticle = z.strictObject({
  id: z.int(),
  /** Number of the newest version, which `fields` describes. */
  latest: z.int(),
  /** Number of the published version, or null. */
  published: z.int().nullable(),
  /** Time of the first publication. */
  publishedAt: z.iso.datetime().nullable(),
  /** Path in the shop, or null. */
  path: z.string().nullable(),
  scheduled: Scheduled,
  scheduleProblem: ScheduleProblem,
  savedAt: z.iso.datetime(),
  savedBy: z.string(),
  isDeleted: z.boolean(),
  /** True if the version has CSS or JavaScript. The author needs permission to add them. */
  hasCode: z.boolean(),
  fields: Stored,
})

/** Back-office calls for articles in The Index, which all sites share. */
export const staffArticles = contract({
  'GET /svc_admin/articles': {
    summary: 'Returns articles, the last saved first, by text, category, and state; `next` continues as `after`',
    access: 'staff',
    permission: 'content.read',
    rate: 'search',
    query: z.object({
      q: z.string().trim().max(100).default(''),
      category: Id.optional(),
      state: z.enum(['all', 'published', 'draft', 'scheduled', 'deleted']).default('all'),
      after: Id.optional(),
      size: z.coerce.number<string>().int().min(1).max(100).default(50),
    }),
    reply: z.strictObject({
      articles: z.array(
        z.strictObject({
          id: z.int(),
          title: z.string(),
          slug: z.string(),
          categories: z.array(z.int()),
          isPublished: z.boolean(),
          /** True if the newest version is neither published nor scheduled. */
          hasDraft: z.boolean(),
          scheduledAt: z.iso.datetime().nullable(),
          scheduleProblem: ScheduleProblem,
          publishedAt: z.iso.datetime().nullable(),
          savedAt: z.iso.datetime(),
          isDeleted: z.boolean(),
        }),
      ),
      next: z.int().nullable(),
      /** True if the shop reads The Index from WordPress and shows none of these articles. */
      isElsewhere: z.boolean(),
    }),
  },
  'GET /svc_admin/article-labels': {
    summary: 'Returns the names of tags and authors of articles',
    access: 'staff',
    permission: 'content.read',
    rate: 'read',
    reply: z.strictObject({ tags: z.array(z.string()), authors: z.array(z.string()) }),
  },
  'POST /svc_admin/articles': {
    summary: 'Creates an article as a draft; a repeat returns it',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    status: 201,
    body: z.object({ title: z.string().trim().min(1).max(articleLimits.title), slug: z.string().trim().max(200) }),
    reply: WireArticle,
    refusals: slugRefusals,
  },
  'GET /svc_admin/articles/{id}': {
    summary: 'Returns an article with its newest version',
    access: 'staff',
    permission: 'content.read',
    rate: 'read',
    params,
    reply: WireArticle,
    refusals: notFound,
  },
  'PUT /svc_admin/articles/{id}': {
    summary: 'Saves changed fields as the next version, field by field; a repeat has no effect',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    params,
    body: z.object({
      /** The fields that were shown to the editor. */
      read: z.object(Stored.shape),
      edited: Edited,
    }),
    maxBytes: 4_000_000,
    reply: WireArticle,
    refusals: {
      ...notFound,
      ...slugRefusals,
      /** Another editor has changed these fields in the meantime. */
      article_changed: { status: 409, details: z.strictObject({ fields: z.array(z.enum(articleFields)) }) },
      /** Tags that the article page would omit, and problems with the article's blocks. */
      article_invalid: { status: 422, details: z.strictObject({ problems: z.array(z.string()) }) },
      picture_not_found: { status: 422 },
      invalid_video: { status: 422 },
      /** The article has code, which may have been added only by its author. */
      author_of_code: { status: 409 },
      article_deleted: { status: 409 },
    },
  },
  'GET /svc_admin/articles/{id}/versions': {
    summary: 'Returns the newest 200 versions of an article, newest first',
    access: 'staff',
    permission: 'content.read',
    rate: 'read',
    params,
    reply: z.strictObject({ versions: z.array(WireVersion) }),
    refusals: notFound,
  },
  'POST /svc_admin/articles/{id}/versions/{number}/restoration': {
    summary: 'Stores an earlier version as the next one; a repeat has no effect',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    params: versionParams,
    body: z.object({
      /** The newest version that was shown to the editor. If there is a newer one, the change is a conflict. */
      latest: z.int().positive(),
    }),
    reply: WireArticle,
    refusals: {
      ...notFound,
      ...slugRefusals,
      version_not_found: { status: 404 },
      ...versionConflict,
      article_deleted: { status: 409 },
    },
  },
  'PUT /svc_admin/articles/{id}/publication': {
    summary:
      'Publishes a version now or schedules it; null cancels the schedule. A changed path redirects permanently; a repeat has no effect',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    params,
    body: z.object({
      number: z.int().positive(),
      /** The newest version that was shown to the editor. If there is a newer one, the change is a conflict. */
      latest: z.int().positive(),
      at: z.union([z.literal('now'), z.iso.datetime({ offset: true }), z.null()]),
    }),
    reply: WireArticle,
    refusals: {
      ...notFound,
      ...moveRefusals,
      ...versionConflict,
      slug_taken: { status: 409 },
      version_not_found: { status: 404 },
      moment_passed: { status: 422 },
      /** The version to schedule is already published. */
      version_published: { status: 409 },
      article_deleted: { status: 409 },
    },
  },
  'DELETE /svc_admin/articles/{id}/publication': {
    summary: 'Takes an article off the shop and keeps it as a draft; a repeat has no effect',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    params,
    query: shownVersion,
    reply: WireArticle,
    refusals: { ...notFound, ...versionConflict },
  },
  'DELETE /svc_admin/articles/{id}': {
    summary: 'Deletes an article, which can be recovered; a repeat has no effect',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    params,
    query: shownVersion,
    reply: WireArticle,
    refusals: { ...notFound, ...versionConflict },
  },
  'POST /svc_admin/articles/{id}/recovery': {
    summary: 'Recovers a deleted article with its publication; a repeat has no effect',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    params,
    reply: WireArticle,
    refusals: { ...notFound, slug_taken: { status: 409 } },
  },
  'POST /svc_admin/articles/{id}/previews': {
    summary: 'Creates a link, valid for 7 days, that shows a version of an article in the shop',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    params,
    body: z.object({ number: z.int().positive() }),
    reply: z.strictObject({ path: z.string(), expiresAt: z.iso.datetime() }),
    refusals: { ...notFound, version_not_found: { status: 404 } },
  },
  'GET /svc_content/cms/article-preview': {
    summary: 'Returns the post of a preview link',
    access: 'public',
    rate: 'read',
    isLive: true,
    query: z.object({ token: z.string().max(600) }),
    reply: WirePost,
    refusals: { preview_not_found: { status: 404 } },
  },
})
