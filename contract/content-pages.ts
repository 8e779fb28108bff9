import { z } from 'zod'
import { isPageHandle, pageKinds } from '#domain/content/page-path.ts'
import { sites } from '#domain/sites.ts'
import { WirePage } from './content.ts'
import { contract } from './kernel/call.ts'

const Site = z.enum(sites)
const Handle = z.string().refine(isPageHandle, 'must be 1 to 100 letters, digits, _, or -')
const VersionNumber = z.coerce.number<string>().int().positive().max(1_000_000)
const pagePath = z.object({ site: Site, handle: Handle })
const versionPath = pagePath.extend({ number: VersionNumber })
const texts = { title: z.string().trim().min(1).max(200), description: z.string().max(400) }

const Version = z.strictObject({
  number: z.int(),
  title: z.string(),
  note: z.string(),
  createdAt: z.iso.datetime(),
  /** Name of the staff member or key that stored it, or empty for a version from files. */
  author: z.string(),
  /** Past or scheduled publication time. Null means a draft. */
  publishAt: z.iso.datetime().nullable(),
  state: z.enum(['draft', 'scheduled', 'published', 'replaced']),
})
const Document = z.looseObject({ content: z.array(z.unknown()).max(500), root: z.looseObject({}).optional() })
const missing = { version_not_found: { status: 404 } }

/** Editor calls for pages: drafts, schedules, versions, and previews [CMS-002, CMS-005]. */
export const contentPages = contract({
  'GET /svc_content/pages': {
    summary:
      'Returns the next pages of a site by handle, with their published, latest, and next versions; `next` continues the list as `after`, and `q` is part of a handle or title',
    access: 'staff',
    permission: 'content.read',
    rate: 'read',
    query: z.object({
      site: Site,
      after: Handle.optional(),
      q: z.string().trim().max(100).optional(),
      kind: z.enum(pageKinds).optional(),
      /** Pages of any state by default. */
      state: z.enum(['published', 'draft', 'scheduled']).optional(),
      size: z.coerce.number<string>().int().min(1).max(200).default(100),
    }),
    reply: z.strictObject({
      pages: z.array(
        z.strictObject({
          handle: z.string(),
          title: z.string(),
          latest: z.int(),
          published: z.int().nullable(),
          publishedAt: z.iso.datetime().nullable(),
          /** True if the latest version is a draft. */
          hasDraft: z.boolean(),
          nextAt: z.iso.datetime().nullable(),
          changedAt: z.iso.datetime(),
        }),
      ),
      /** Handle of the last page, or null if there are no more. */
      next: z.string().nullable(),
    }),
  },
  'GET /svc_content/pages/{site}/{handle}/versions': {
    summary: 'Returns the newest 200 versions of a page, newest first',
    access: 'staff',
    permission: 'content.read',
    rate: 'read',
    params: pagePath,
    reply: z.strictObject({ versions: z.array(Version) }),
  },
  'GET /svc_content/pages/{site}/{handle}/versions/{number}': {
    summary: 'Returns a version with its document',
    access: 'staff',
    permission: 'content.read',
    rate: 'read',
    params: versionPath,
    reply: Version.extend({ description: z.string(), document: z.looseObject({}) }),
    refusals: missing,
  },
  'POST /svc_content/pages/{site}/{handle}/versions': {
    summary:
      'Stores a draft as the next version; `basedOn` is the version that the editor has read, or 0 for a new page',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    params: pagePath,
    body: z.object({
      ...texts,
      document: Document,
      note: z.string().max(300).default(''),
      basedOn: z.int().min(0),
    }),
    maxBytes: 1_000_000,
    status: 201,
    reply: Version,
    refusals: {
      document_invalid: { status: 422, details: z.strictObject({ problems: z.array(z.string()) }) },
      /** Another editor has stored a version in the meantime. */
      version_conflict: { status: 409, details: z.strictObject({ latest: z.int() }) },
    },
  },
  'PUT /svc_content/pages/{site}/{handle}/versions/{number}/publication': {
    summary: 'Publishes a version now or at a set time; null makes a scheduled version a draft again',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    params: versionPath,
    body: z.object({ at: z.union([z.literal('now'), z.iso.datetime({ offset: true }), z.null()]) }),
    reply: Version,
    refusals: {
      ...missing,
      /** A version can be published only once. Restoring it creates a new version. */
      already_published: { status: 409 },
      moment_passed: { status: 422 },
    },
  },
  'POST /svc_content/previews': {
    summary: 'Creates a link, valid for 7 days, that previews a page by version, time, and segment',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    body: z.object({
      site: Site,
      handle: Handle,
      /** A version number, or null for the version published at that time. */
      number: z.int().positive().nullable().default(null),
      at: z.iso.datetime({ offset: true }).nullable().default(null),
      segment: z.int().positive().nullable().default(null),
    }),
    reply: z.strictObject({ path: z.string(), canvas: z.string(), expiresAt: z.iso.datetime() }),
    refusals: missing,
  },
  'GET /svc_content/cms/preview': {
    summary: 'Returns the page of a preview link',
    access: 'public',
    rate: 'read',
    isLive: true,
    query: z.object({ token: z.string().max(600) }),
    reply: WirePage,
    refusals: { preview_not_found: { status: 404 } },
  },
})
