import { z } from 'zod'
import { postPath } from '#domain/content/index-categories.ts'
import { articleHtml, plainText } from './article-html.ts'
import type { SitemapPost, Post, PostTag } from './post-engine.ts'

const Rendered = z.object({ rendered: z.string().max(2_000_000) })
const Moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/)
const Ids = z.array(z.int().positive()).max(200)
const Media = z.object({
  alt_text: z.string().max(2_000).catch(''),
  source_url: z.string().optional(),
  media_details: z
    .object({
      sizes: z
        .record(z.string(), z.object({ source_url: z.string(), width: z.coerce.number().catch(0) }))
        .optional()
        .catch({}),
    })
    .optional()
    .catch({}),
})
/** If a site hides its users, WordPress embeds an error without a name. */
const Author = z.object({ name: z.string().max(500).catch('') })
const Url = z.string().max(2_000).nullish().catch(null)
const Code = z.string().max(100_000).nullish().catch(null)

const ForeignPost = z.object({
  id: z.int().positive(),
  slug: z.string().regex(/^[^/?#\s]{1,200}$/),
  date: Moment,
  date_gmt: Moment.nullish(),
  title: Rendered,
  excerpt: Rendered.catch({ rendered: '' }),
  content: Rendered.catch({ rendered: '' }),
  format: z.enum(['standard', 'video', 'gallery', 'audio', 'link', 'quote']).catch('standard'),
  categories: Ids.catch([]),
  tags: Ids.catch([]),
  featured_media: z.int().catch(0),
  featuredImagePath: Url,
  largeFeaturedImagePath: Url,
  featuredVideo: Url,
  customCss: Code,
  customJs: Code,
  _embedded: z
    .object({
      'wp:featuredmedia': z.array(Media).optional().catch([]),
      author: z.array(Author).optional().catch([]),
    })
    .optional()
    .catch({}),
})
type ForeignPost = z.output<typeof ForeignPost>

export const ForeignId = z.object({ id: z.int().positive() })
export const ForeignCategory = z.object({ id: z.int().positive(), slug: z.string() })
const ForeignTag = z.object({
  id: z.int().positive(),
  name: z.string().max(500),
  description: z.string().max(5_000).catch(''),
  count: z.int().catch(0),
  slug: z.string().max(200),
})

const ForeignMapped = z.object({
  id: z.int().positive(),
  slug: ForeignPost.shape.slug,
  modified_gmt: Moment.nullish(),
  date: Moment.nullish(),
  categories: Ids.catch([]),
  tags: Ids.catch([]),
})

/** Fields to request for a post. WordPress embeds the picture only if `_links` is requested too. */
export const postFields =
  'id,slug,date,date_gmt,title,excerpt,content,format,categories,tags,featured_media,featuredImagePath,' +
  'largeFeaturedImagePath,featuredVideo,customCss,customJs,_links,_embedded'
export const tagFields = 'id,name,description,count,slug'

/** Width of pictures on cards. */
const cardWidth = 768

/**
 * Returns a post in the store's format, or null if the value is not a post. Omits categories without an id in the
 * store.
 */
export function parsePost(value: unknown, baseUrl: string, ownIds: ReadonlyMap<number, number>): Post | null {
  const read = ForeignPost.safeParse(value)
  if (!read.success) return null
  const post = read.data
  const categories = post.categories.flatMap((id) => ownIds.get(id) ?? [])
  const excerpt = plainText(post.excerpt.rendered)
  const [card, large] = picturesOf(post, baseUrl)
  return {
    id: post.id,
    slug: post.slug,
    date: (post.date_gmt ?? post.date).slice(0, 19),
    link: postPath({ slug: post.slug, categories, tags: post.tags }),
    format: post.format,
    title: { rendered: plainText(post.title.rendered) },
    excerpt: { rendered: `<p>${excerpt.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>` },
    content: { rendered: articleHtml(post.content.rendered, baseUrl) },
    blocks: [],
    categories,
    tags: post.tags,
    featured_media: post.featured_media,
    featuredImagePath: card,
    largeFeaturedImagePath: large,
    featuredImageAlt: card === null ? '' : plainText(post._embedded?.['wp:featuredmedia']?.[0]?.alt_text ?? ''),
    featuredImageFiles: null,
    featuredVideo:
      post.featuredVideo && URL.parse(post.featuredVideo)?.protocol === 'https:' ? post.featuredVideo : null,
    customCss: post.customCss ?? '',
    customJs: post.customJs ?? '',
    authorName: plainText(post._embedded?.author?.[0]?.name ?? ''),
  }
}

export const sitemapPostFields = 'id,slug,modified_gmt,date,categories,tags'

/** Returns a post as a sitemap entry, or null if the value is not a post. */
export function parseSitemapPost(value: unknown, ownIds: ReadonlyMap<number, number>): SitemapPost | null {
  const read = ForeignMapped.safeParse(value)
  if (!read.success) return null
  const { id, slug, tags } = read.data
  const categories = read.data.categories.flatMap((each) => ownIds.get(each) ?? [])
  const moment = read.data.modified_gmt ?? read.data.date ?? '1970-01-01T00:00:00'
  return { id, slug, categories, tags, changedAt: new Date(`${moment.slice(0, 19)}Z`) }
}

/** Returns a tag with its texts unescaped, or null if the value is not a tag. */
export function tagOf(value: unknown): PostTag | null {
  const read = ForeignTag.safeParse(value)
  if (!read.success) return null
  return { ...read.data, name: plainText(read.data.name), description: plainText(read.data.description) }
}

/** Returns the pictures for the card and the page, from the site's custom fields or the embedded media. */
function picturesOf(post: ForeignPost, baseUrl: string): [card: string | null, large: string | null] {
  const [media] = post._embedded?.['wp:featuredmedia'] ?? []
  const sizes = Object.values(media?.media_details?.sizes ?? {}).toSorted((a, b) => a.width - b.width)
  const wide = sizes.find(({ width }) => width >= cardWidth)?.source_url
  const whole = media?.source_url ?? sizes.at(-1)?.source_url
  const allowed = (url: string | null | undefined) => (url && isPictureOf(url, baseUrl) ? url : null)
  const card = allowed(post.featuredImagePath) ?? allowed(wide) ?? allowed(whole)
  return [card, allowed(post.largeFeaturedImagePath) ?? allowed(whole) ?? card]
}

/** Pages load pictures only from the shop and from that WordPress site. */
function isPictureOf(url: string, baseUrl: string): boolean {
  return /^\/media\/[a-z]+\/[\w-]{1,110}$/.test(url) || URL.parse(url)?.origin === new URL(baseUrl).origin
}
