import { RouteError, redirect } from '#storefront/router/results.ts'
import { jpegPath } from '#domain/catalog/jpeg-path.ts'
import { articleParts } from '#domain/content/article/article-parts.ts'
import { outlineArticle, type OutlineEntry } from '#domain/content/article/article-outline.ts'
import type { Block } from '#domain/content/block.ts'
import type { VideoBlock } from '#domain/content/families/family-blocks.ts'
import { postFramePath } from '#domain/content/families/frame-path.ts'
import { indexCategory, primaryCategory } from '#domain/content/index-categories.ts'
import { postStylePath } from '#domain/content/article/post-style-path.ts'
import { readingMinutes } from '#domain/content/article/reading-time.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { withSiteLinks } from '../../routing/content-links.ts'
import { findEntity } from '../../routing/find-entity.ts'
import { absoluteUrlOf } from '../../shell/head/head.ts'
import { breadcrumbJsonLd } from '../../shell/head/breadcrumb-json-ld.ts'
import type { CardView } from '../../catalog/card/card-view.ts'
import { indexBreadcrumbOf } from '../load-posts.ts'
import { cardOf, type Post, type PostCard, readPosts } from '../posts.ts'
import { readTags, tagsOf } from '../tags.ts'
import { featuredVideo } from './featured-video.ts'
import { loadLinkedProducts, loadProductsBySku } from './linked-products.ts'

/** A part of an article as displayed. */
export type PartView =
  | { type: 'text'; html: string }
  | { type: 'product'; card: CardView }
  | { type: 'block'; id: string }

export interface ArticleView extends PostCard {
  /** Description of the picture; empty if it is decorative. */
  alt: string
  /** The picture with its sizes, or null if the sizes are unknown. */
  image: PictureSource | null
  /** Name of the author, or empty. */
  author: string
  /** Absolute URL. */
  address: string
  minutes: number
  outline: readonly OutlineEntry[]
  parts: readonly PartView[]
  /** Products that the text links to, in order. */
  products: readonly CardView[]
  tags: readonly { name: string; to: string }[]
  related: readonly PostCard[]
  previous: PostCard | null
  next: PostCard | null
  /** Path of the style sheet with the post's custom CSS, or null. */
  styles: string | null
  /** Path of the frame with the post's custom script, or null. */
  frame: string | null
}

type LoadedPost = PageData<ArticleView> & { slug: string; blocks: readonly Block[]; video: VideoBlock | null }

const maxRelated = 3

/** Loads a post by its slug. Redirects any other path for the post to its canonical path [INDEX-008, INDEX-009]. */
export async function loadPost(context: PageContext, { params }: PageArguments): Promise<LoadedPost> {
  const slug = (params['*'] ?? '').split('/').at(-1) ?? ''
  const path = `/theindex/${params['category']}/${params['*']}`
  const [post] = await readPosts(context, { slug })
  if (!post) {
    const found = await findEntity(context, path)
    throw found && 'to' in found ? redirect(found.to, found.status) : new RouteError(404)
  }
  const { to } = cardOf(post)
  if (path !== to) throw redirect(to, 301)
  return articleOf(context, post)
}

/** Loads the data for a post's page. */
async function articleOf(context: PageContext, post: Post): Promise<LoadedPost> {
  const { shop } = context
  const card = cardOf(post)
  const { slug: filed } = primaryCategory(post)
  const category = filed === '' ? undefined : indexCategory(filed, shop.brand)
  const { html, outline } = outlineArticle(post.content.rendered)
  const stored = articleParts(html)
  const skus = stored.flatMap((part) => (part.type === 'product' ? [part.sku] : []))
  const [related, neighbors, products, bySku, tags] = await Promise.all([
    readRelated(context, post, category?.id),
    readNeighbors(context, post),
    loadLinkedProducts(context, html),
    loadProductsBySku(context, skus),
    post.tags.length > 0 ? readTags(context) : [],
  ])
  const parts = stored.flatMap((part): PartView[] => {
    if (part.type === 'text') return [{ type: 'text', html: withSiteLinks(part.html, context) }]
    if (part.type === 'block') return [part]
    const found = bySku.get(part.sku)
    return found ? [{ type: 'product', card: found }] : []
  })
  const placed = new Set([...bySku.values()].map(({ url }) => url))
  return {
    slug: post.slug,
    head: {
      title: card.title,
      description: card.excerpt,
      canonical: card.to,
      jsonLd: [
        articleJsonLd({ ...card, author: post.authorName }, absoluteUrlOf(card.to, shop), shop.brand),
        breadcrumbJsonLd([...indexBreadcrumbOf(category, shop), { name: card.title, url: card.to }], shop),
      ],
      share: { type: 'article', picture: card.picture },
    },
    view: {
      ...card,
      alt: post.featuredImageAlt,
      image: imageOf(post),
      author: post.authorName,
      address: absoluteUrlOf(card.to, shop),
      minutes: readingMinutes(post.content.rendered),
      outline,
      parts,
      products: products.filter(({ url }) => !placed.has(url)),
      tags: tags
        .filter(({ id }) => post.tags.includes(id))
        .map((tag) => ({ name: tag.name, to: listOfTag(tag, filed) })),
      related,
      ...neighbors,
      styles: post.customCss === '' ? null : postStylePath(post.slug),
      frame: post.customJs === '' ? null : postFramePath(post.slug),
    },
    // The fields were validated when the post was stored.
    blocks: post.blocks as unknown as readonly Block[],
    video: featuredVideo(post),
  }
}

function imageOf({ largeFeaturedImagePath: base, featuredImageAlt: alt, featuredImageFiles: files }: Post) {
  return base === null || files === null ? null : { base, alt, ...files }
}

/** Loads the post for a signed preview link. The page is neither indexed nor cached. Returns 404 without the link. */
export async function loadPostPreview(context: PageContext, url: URL): Promise<LoadedPost> {
  const query = { token: url.searchParams.get('token') ?? '' }
  const post = await context.call('GET /svc_content/cms/article-preview', { query }, { signal: context.signal })
  const { head, ...loaded } = await articleOf(context, post)
  const { canonical: _, jsonLd: __, ...unlisted } = head
  return { ...loaded, head: unlisted }
}

/** Returns the list path for a tag: the category's list for the category's own tags, or else the list of all posts. */
function listOfTag(tag: { name: string; slug: string; description: string }, category: string): string {
  const isOfCategory = category !== '' && tagsOf([tag], category).length > 0
  return isOfCategory
    ? `/theindex/${category}?tag=${encodeURIComponent(tag.slug)}`
    : `/theindex?tag=${encodeURIComponent(tag.slug)}`
}

/** Returns posts with the same tags, then in the same category, newest first. */
async function readRelated(context: PageContext, { id, tags }: Post, category: number | undefined) {
  const rest = { exclude: String(id), per_page: String(maxRelated) }
  const [same, filed] = await Promise.all([
    tags.length > 0 ? readPosts(context, { ...rest, tags: tags.join() }) : [],
    category === undefined ? [] : readPosts(context, { ...rest, categories: String(category) }),
  ])
  const all = new Map([...same, ...filed].map((post) => [post.id, post]))
  return [...all.values()].slice(0, maxRelated).map(cardOf)
}

async function readNeighbors(context: PageContext, { id, date }: Post) {
  const rest = { exclude: String(id), per_page: '1' }
  const [[previous], [next]] = await Promise.all([
    readPosts(context, { ...rest, before: date }),
    readPosts(context, { ...rest, after: date, orderby: 'date', order: 'asc' }),
  ])
  return { previous: previous ? cardOf(previous) : null, next: next ? cardOf(next) : null }
}

function articleJsonLd(
  { title, excerpt, date, picture, author }: PostCard & Pick<ArticleView, 'author'>,
  url: string,
  brand: string,
): object {
  const image = picture === null ? null : jpegPath(picture, 'share')
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: new Date(date).toISOString(),
    mainEntityOfPage: url,
    author: author === '' ? { '@type': 'Organization', name: brand } : { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: brand },
    ...(image !== null && { image: new URL(image, url).href }),
  }
}
