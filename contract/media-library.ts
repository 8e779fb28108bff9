import { z } from 'zod'
import { pictureLimits } from '#domain/catalog/pictures/product-pictures.ts'
import { translatedLanguages } from '#domain/catalog/translations/translate-texts.ts'
import { mediaKinds, mediaLimits, mediaSources } from '#domain/media/library/media-file.ts'
import { sites } from '#domain/sites.ts'
import { WirePicture } from './catalog.ts'
import { contract } from './kernel/call.ts'

const Id = z.coerce.number<string>().int().positive().max(2_147_483_647)
const params = z.object({ id: Id })
/** In base64. */
const maxFileLetters = Math.ceil(pictureLimits.bytes / 3) * 4
const Flag = z.literal('true').optional()
const Alt = z.string().trim().max(mediaLimits.alt)
const StoredAlts = z.partialRecord(z.enum(translatedLanguages), z.string())

const file = {
  id: z.int(),
  /** For a picture in several widths, the file path up to the width. */
  path: z.string(),
  kind: z.enum(mediaKinds),
  source: z.enum(mediaSources),
  name: z.string(),
  /** Details of a picture in several widths, or null for other files. */
  picture: WirePicture.nullable(),
  /** Total size of all files in bytes. Null until a job has computed it. */
  bytes: z.int().nullable(),
  alt: z.string(),
  /** Name of the staff member or API key, or empty if unknown. */
  uploadedBy: z.string(),
  uploadedAt: z.iso.datetime(),
  /** Number of products, categories, pages, articles, and printed catalogs that use the file. */
  uses: z.int(),
  /** Time when a job deletes the unused upload. Null if the file is not scheduled for deletion. */
  deletedOn: z.iso.datetime().nullable(),
}
const WireFile = z.strictObject(file)
const WireUse = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('product'), id: z.int(), title: z.string() }),
  z.strictObject({
    type: z.literal('category'),
    id: z.int(),
    title: z.string(),
    /** The category's own picture, or its link list. Both if both use the file. */
    usedBy: z.array(z.enum(['picture', 'links'])),
  }),
  z.strictObject({ type: z.literal('print_catalog'), number: z.int() }),
  z.strictObject({
    type: z.literal('page'),
    site: z.enum(sites),
    handle: z.string(),
    title: z.string(),
    /** True if only earlier versions use the file. */
    isEarlier: z.boolean(),
  }),
  z.strictObject({ type: z.literal('article'), id: z.int(), title: z.string(), isEarlier: z.boolean() }),
])
const WireDetail = z.strictObject({
  ...file,
  /** Alternative texts in languages other than English. */
  alts: StoredAlts,
  /** The first places that use the file. */
  usedIn: z.array(WireUse),
})

const notFound = { media_not_found: { status: 404 } } as const
const uploadRefusals = {
  /** The file is damaged, or is not a JPEG, PNG, WebP, or AVIF. */
  picture_unreadable: { status: 422 },
  /** The file has too many bytes. */
  picture_too_large: { status: 422 },
  too_many_pixels: { status: 422, details: z.strictObject({ width: z.int(), height: z.int() }) },
} as const
const upload = {
  body: z.object({ name: z.string().max(1_000), file: z.base64().min(4).max(maxFileLetters) }),
  maxBytes: maxFileLetters + 8_000,
  // Encoding a large photo takes seconds, and pictures are encoded one after another.
  maxWaitMs: 60_000,
} as const

/** The back-office media library: pictures, videos, and captions for all sites. */
export const mediaLibrary = contract({
  'GET /svc_admin/media': {
    summary: 'Returns files of the media library, newest first, by text and filters; `next` continues as `after`',
    access: 'staff',
    permission: 'content.read',
    rate: 'search',
    query: z.object({
      /** Part of a file name or an alternative text. */
      q: z.string().trim().max(100).default(''),
      kind: z.enum(mediaKinds).optional(),
      use: z.enum(['used', 'unused']).optional(),
      /** Only pictures without an alternative text. */
      isUndescribed: Flag,
      source: z.enum(mediaSources).optional(),
      /** Name of the staff member or API key that uploaded the file. */
      by: z.string().max(100).optional(),
      /** Minimum width in px of the widest file. Matches only pictures in several widths. */
      minWidth: z.coerce.number<string>().int().min(1).max(2_000).optional(),
      after: Id.optional(),
      size: z.coerce.number<string>().int().min(1).max(100).default(60),
    }),
    reply: z.strictObject({
      files: z.array(WireFile),
      next: z.int().nullable(),
      /** Names of staff members and API keys with uploads. */
      uploaders: z.array(z.string()),
      /** Days after which an unused upload is deleted. */
      unusedDays: z.int(),
    }),
  },
  'GET /svc_admin/media/{id}': {
    summary: 'Returns a file of the media library with its alternative texts and where it is used',
    access: 'staff',
    permission: 'content.read',
    rate: 'read',
    params,
    reply: WireDetail,
    refusals: notFound,
  },
  'POST /svc_admin/media': {
    summary:
      'Uploads a JPEG, PNG, WebP, or AVIF in base64, re-encoded; a file that is already in the library is returned unchanged',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    status: 201,
    ...upload,
    reply: WireDetail,
    refusals: uploadRefusals,
  },
  'PUT /svc_admin/media/{id}': {
    summary: 'Changes the alternative texts of a file, by language; a repeat has no effect',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    params,
    body: z.object({
      /** The texts that were shown to the editor. If the stored ones differ, the change is a conflict. */
      read: z.object({ alt: z.string().max(1_000), alts: StoredAlts }),
      alt: Alt,
      alts: z.partialRecord(z.enum(translatedLanguages), Alt),
    }),
    reply: WireDetail,
    refusals: { ...notFound, texts_changed: { status: 409 } },
  },
  'POST /svc_admin/media/{id}/replacement': {
    summary:
      'Uploads a picture and shows it wherever the shop shows another one; earlier versions of pages and articles stay. Returns the new picture. A repeat has no effect',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    params,
    ...upload,
    reply: WireDetail,
    refusals: {
      ...notFound,
      ...uploadRefusals,
      /** Videos, captions, and single-file pictures cannot be replaced. */
      not_replaceable: { status: 422 },
      /** The picture is used in an article and is narrower than articles require. */
      picture_too_small: { status: 422 },
      too_many_uses: { status: 422, details: z.strictObject({ max: z.int() }) },
    },
  },
  'DELETE /svc_admin/media/{id}': {
    summary: 'Deletes a file that nothing uses; Undo of the audit log restores it for a week. A repeat has no effect',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    params,
    reply: z.strictObject({ id: z.int() }),
    refusals: {
      ...notFound,
      /** Demo store files ship with each release. */
      demo_file: { status: 409 },
      media_in_use: { status: 409, details: z.strictObject({ usedIn: z.array(WireUse), total: z.int() }) },
    },
  },
})
