import { z } from 'zod'
import { checkBlocks } from '#contract/content-blocks.ts'
import { conditionProblems } from '#domain/content/conditions.ts'
import { translationProblems } from '#domain/content/page-texts.ts'
import { videoSource } from '#domain/content/families/video-source.ts'
import { mediaReferences, type MediaReference } from '#domain/media/media-references.ts'
import { redirectStatus, safeTarget } from '#domain/routes/redirect.ts'
import { redirectKinds } from '#domain/routes/redirect-rules.ts'
import { sites, type Site } from '#domain/sites.ts'

/** One file in a content folder, with its path in the folder. */
export interface ContentFile {
  path: string
  text: string
}

const name = z.string().regex(/^[\w-]{1,100}$/, 'must be 1 to 100 letters, digits, _, or -')
const Side = z.int().positive()
const Page = z.strictObject({
  title: z.string().min(1).max(200),
  description: z.string().max(400),
  document: z.looseObject({ content: z.array(z.unknown()) }),
})
const code = z.string().max(1_000_000).optional()
/** Folders from before a field was exported do not have it; the import then leaves the field in the store unchanged. */
const Post = z.strictObject({
  id: z.int32().positive(),
  slug: name,
  title: z.string().min(1).max(300),
  excerpt: z.string().max(2_000),
  content: z.string().max(1_000_000),
  blocks: z.array(z.unknown()),
  format: z.string().max(20),
  categories: z.array(z.int32().positive()),
  tags: z.array(z.int32().positive()),
  picture: z
    .looseObject({ width: Side.optional(), height: Side.optional(), widths: z.array(Side).min(1).optional() })
    .nullable(),
  authorId: z.int32().positive().nullable().optional(),
  featuredVideo: z
    .string()
    .max(2_000)
    .refine((video) => videoSource(video) !== null, 'must be a YouTube or Vimeo URL, or a video file below /media/')
    .nullable()
    .optional(),
  customCss: code,
  customJs: code,
  publishedAt: z.iso.datetime().transform((moment) => new Date(moment).toISOString()),
})
const Author = z.strictObject({
  id: z.int32().positive(),
  name: z.string().min(1).max(200),
  mayAddCode: z.boolean(),
})
const Tag = z.strictObject({
  id: z.int32().positive(),
  name: z.string().min(1).max(100),
  description: z.string().max(200),
  slug: name,
})
const Redirect = z.strictObject({
  site: z.enum(sites),
  path: z.string().regex(/^\/[^\s\\]{0,1999}$/, 'must be a path on the store'),
  target: z.string().refine((target) => safeTarget(target.replace(/\*$/, '')) !== null, 'must be a path on the store'),
  kind: z.enum(redirectKinds).default('exact'),
  type: z.int().refine((type) => redirectStatus(type) === type, 'must be 301, 302, 307, or 308'),
  note: z.string().max(500).default(''),
})

export type StoredPage = z.output<typeof Page> & { site: Site; handle: string }
export type StoredPost = z.output<typeof Post>
/** An author of posts. Pages include the CSS and scripts only of authors with `mayAddCode`. */
export type StoredAuthor = z.output<typeof Author>
export type StoredTag = z.output<typeof Tag>
export type StoredRedirect = z.output<typeof Redirect>

const MediaFile = z.strictObject({
  name: z.string().regex(/^[\w-]{1,120}\.(?:avif|webp|jpg|png|mp4|webm|vtt)$/, 'must be the name of a media file'),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 checksum'),
})
/** A file in media/import, as listed in media.json. */
export type MediaEntry = z.output<typeof MediaFile>

export interface Content {
  pages: StoredPage[]
  posts: StoredPost[]
  authors: StoredAuthor[]
  tags: StoredTag[]
  redirects: StoredRedirect[]
  media: MediaEntry[]
  /** The media references in each file. */
  references: { path: string; reference: MediaReference }[]
}

const pagePath = /^pages\/([A-Z]{3})\/([\w-]{1,100})\.json$/

/** Returns a file with its path and text; equal values always produce the same text. */
export function contentFile(path: string, value: unknown): ContentFile {
  return { path, text: `${JSON.stringify(value, null, 2)}\n` }
}

/** Parses the files in a content folder, or returns every problem with its file and path. */
export function parseContent(files: readonly ContentFile[]): { content: Content } | { problems: string[] } {
  const problems: string[] = []
  const content: Content = { pages: [], posts: [], authors: [], tags: [], redirects: [], media: [], references: [] }
  for (const { path, text } of files) {
    const value = parseJson(text)
    if (value === undefined) problems.push(`${path}: is not JSON`)
    else if (text.includes(String.raw`\u0000`)) problems.push(`${path}: has a character that cannot be stored`)
    else {
      problems.push(...addFile(content, path, value).map((problem) => `${path}: ${problem}`))
      if (path !== 'media.json')
        content.references.push(...mediaReferences(value).map((reference) => ({ path, reference })))
    }
  }
  const { posts, authors, tags, redirects, media } = content
  problems.push(
    ...repeated(
      'posts',
      posts.map(({ id }) => `id ${id}`),
    ),
    ...repeated(
      'authors.json',
      authors.map(({ id }) => `id ${id}`),
    ),
    ...repeated(
      'tags.json',
      tags.map(({ id }) => `id ${id}`),
    ),
    ...repeated(
      'tags.json',
      tags.map(({ slug }) => `slug ${slug}`),
    ),
    ...repeated(
      'media.json',
      media.map(({ name: file }) => file),
    ),
    ...repeated(
      'redirects.json',
      redirects.map(({ site, path }) => `${site} ${path}`),
    ),
  )
  return problems.length > 0 ? { problems } : { content }
}

/** Adds a file's content, and returns its problems. */
function addFile(content: Content, path: string, value: unknown): string[] {
  const [, code, handle] = pagePath.exec(path) ?? []
  const site = sites.find((each) => each === code)
  if (site && handle !== undefined)
    return add(
      Page,
      value,
      (page) => content.pages.push({ ...page, site, handle }),
      (page) => documentProblems(handle, page),
    )
  if (/^posts\/[\w-]{1,100}\.json$/.test(path))
    return add(
      Post,
      value,
      (post) => content.posts.push(post),
      (post) => postProblems(path, post),
    )
  if (path === 'authors.json') return add(z.array(Author), value, (all) => content.authors.push(...all))
  if (path === 'tags.json') return add(z.array(Tag), value, (tags) => content.tags.push(...tags))
  if (path === 'media.json') return add(z.array(MediaFile), value, (all) => content.media.push(...all))
  if (path === 'redirects.json') return add(z.array(Redirect), value, (all) => content.redirects.push(...all))
  return [
    'is not a content file such as pages/SITE/HANDLE.json, posts/SLUG.json, authors.json, tags.json, redirects.json, or media.json',
  ]
}

function documentProblems(handle: string, { document }: z.output<typeof Page>): string[] {
  const { blocks, problems } = checkBlocks(document.content)
  const others = [...conditionProblems(handle, blocks), ...translationProblems(document['translations'])]
  return [...problems, ...others].map((problem) => `document.${problem}`)
}

/** A post's file name is its slug, so two posts cannot share a slug. */
function postProblems(path: string, { slug, blocks }: StoredPost): string[] {
  const found = checkBlocks(blocks)
  const conditions = found.blocks.some(({ props }) => props.conditions !== undefined)
  return [
    ...(path === `posts/${slug}.json` ? [] : [`slug: must be the name of the file`]),
    ...found.problems,
    ...(conditions ? ['blocks: a post cannot have conditions'] : []),
  ]
}

function add<S extends z.ZodType>(
  schema: S,
  value: unknown,
  keep: (read: z.output<S>) => void,
  furtherProblems: (read: z.output<S>) => string[] = () => [],
): string[] {
  const read = schema.safeParse(value)
  if (!read.success)
    return read.error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
  const problems = furtherProblems(read.data)
  if (problems.length === 0) keep(read.data)
  return problems
}

function repeated(file: string, keys: readonly string[]): string[] {
  const seen = new Set<string>()
  return keys.flatMap((key) => (seen.size === seen.add(key).size ? [`${file}: ${key} appears twice`] : []))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
