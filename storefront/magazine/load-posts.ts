import { data as answerWith, redirect } from 'react-router'
import type { Reply } from '#contract/kernel/call.ts'
import { isRefused } from '#contract/kernel/refused.ts'
import type { Store } from '#contract/store.ts'
import { jpegPath } from '#domain/catalog/jpeg-path.ts'
import type { Block } from '#domain/content/block.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { withSiteLinks } from '../routing/content-links.ts'
import { addressOf } from '../shell/head/head.ts'
import { breadcrumbJsonLd } from '../shell/head/breadcrumb-json-ld.ts'
import { textsOf } from '../texts.ts'
import { primaryCategory, type IndexCategory, indexCategory, postAddress } from '#domain/content/index-categories.ts'
import type { CardView } from '../catalog/card/card-view.ts'
import { loadLinkedProducts } from './linked-products.ts'

type Post = Required<Reply<Store, 'GET /theindex/wp-json/wp/v2/posts'>[number]>

export interface PostCard {
  title: string
  to: string
  category: string
  /** Unix time in milliseconds. */
  date: number
  excerpt: string
  picture: string | null
  format: string
}
export interface PostListView {
  category: IndexCategory | null
  q: string
  page: number
  posts: readonly PostCard[]
  /** Latest posts of other categories, if the category has few. */
  others: readonly PostCard[]
  /** Number of posts of the whole list, or null if it has more than one page. */
  total: number | null
  hasMore: boolean
}
export interface ArticleView extends PostCard {
  html: string
  /** Products that the text links to, in its order. */
  products: readonly CardView[]
  related: readonly PostCard[]
}

type LoadedPost = PageData<ArticleView> & { blocks: readonly Block[] }

/** Posts per page [INDEX-051]. */
const pageSize = 20
/** A category with fewer posts also shows others. */
const shortList = 4
const maxOthers = 3

/** The call's max page, in pages of one post. */
const maxPage = 499

/** Loads a page of posts: all, of a category, or of a search [INDEX-002, INDEX-006, INDEX-010]. */
export async function loadPostList(
  context: PageContext,
  { url, params }: PageArguments,
): Promise<PageData<PostListView>> {
  const { shop, knows } = context
  const slug = params['category']
  const category = slug === undefined ? null : (indexCategory(slug, shop.brand) ?? null)
  if (slug !== undefined && category === null) throw answerWith(null, { status: 404 })
  knows('q', 'page')
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 200)
  const page = Math.max(1, Math.min(maxPage, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1))
  const filter = { ...(q !== '' && { search: q }), ...(category && { categories: String(category.id) }) }
  const [found, next] = await Promise.all([
    readPosts(context, { ...filter, page: String(page), per_page: String(pageSize) }),
    // A link to a next page must not lead to a page that does not exist.
    readPosts(context, { ...filter, page: String(page * pageSize + 1), per_page: '1' }),
  ])
  const posts = found.map(cardOf)
  const isShort = category !== null && q === '' && page === 1 && posts.length < shortList
  const others = isShort ? await readOthers(context, posts) : []
  const path = category ? `/theindex/${category.slug}` : '/theindex'
  const texts = textsOf(shop.language, 'magazine')
  return {
    head: {
      title: category?.headline ?? texts.name,
      description: texts.deck,
      ...(q === '' && { canonical: page === 1 ? path : `${path}?page=${page}` }),
      jsonLd: [breadcrumbJsonLd(stepsTo(category, shop), shop)],
    },
    view: {
      category,
      q,
      page,
      posts,
      others,
      total: page === 1 && next.length === 0 ? posts.length : null,
      hasMore: next.length > 0,
    },
  }
}

async function readOthers(context: PageContext, posts: readonly PostCard[]): Promise<PostCard[]> {
  const shown = new Set(posts.map(({ to }) => to))
  const latest = await readPosts(context, { per_page: String(shortList + maxOthers) })
  return latest
    .map(cardOf)
    .filter(({ to }) => !shown.has(to))
    .slice(0, maxOthers)
}

/** Loads a post by its slug; any other path redirects to its canonical one [INDEX-008, INDEX-009]. */
export async function loadPost(context: PageContext, { params }: PageArguments): Promise<LoadedPost> {
  const { shop } = context
  const slug = (params['*'] ?? '').split('/').at(-1) ?? ''
  const [post] = await readPosts(context, { slug })
  if (!post) throw answerWith(null, { status: 404 })
  const card = cardOf(post)
  if (`/theindex/${params['category']}/${params['*']}` !== card.to) throw redirect(card.to, 301)
  const { slug: filed } = primaryCategory(post)
  const category = filed === '' ? undefined : indexCategory(filed, shop.brand)
  const html = post.content.rendered
  const [others, products] = await Promise.all([
    category ? readPosts(context, { categories: String(category.id), per_page: '4' }) : [],
    loadLinkedProducts(context, html),
  ])
  return {
    head: {
      title: card.title,
      description: card.excerpt,
      canonical: card.to,
      ...(import.meta.env.SSR && {
        jsonLd: [
          articleJsonLd(card, addressOf(card.to, shop), shop.brand),
          breadcrumbJsonLd([...stepsTo(category, shop), { name: card.title, url: card.to }], shop),
        ],
        share: { type: 'article' as const, picture: card.picture },
      }),
    },
    view: {
      ...card,
      html: withSiteLinks(html, context),
      products,
      related: others
        .filter((other) => other.id !== post.id)
        .slice(0, 3)
        .map(cardOf),
    },
    // The fields were validated when the post was stored.
    blocks: post.blocks as unknown as readonly Block[],
  }
}

/** Returns the breadcrumb of The Index or of one of its categories. */
function stepsTo(category: IndexCategory | null | undefined, { brand, language }: PageContext['shop']) {
  return [
    { name: brand, url: '/' },
    { name: textsOf(language, 'magazine').name, url: '/theindex' },
    ...(category ? [{ name: category.headline, url: `/theindex/${category.slug}` }] : []),
  ]
}

/** Returns the newest posts that match a search, or none on failure. */
export async function findPosts(context: PageContext, search: string, max: number): Promise<PostCard[]> {
  return (await readPosts(context, { search, per_page: String(max) })).map(cardOf)
}

type Query = Parameters<typeof fetchPosts>[1]
function fetchPosts(
  { call, signal }: PageContext,
  query: { page?: string; per_page?: string; search?: string; categories?: string; slug?: string },
) {
  return call('GET /theindex/wp-json/wp/v2/posts', { query }, { signal })
}

/**
 * Returns posts, or none on failure, so that the page renders [INDEX-057]. Throws 404 for a list's page past the end.
 */
async function readPosts(context: PageContext, query: Query): Promise<readonly Post[]> {
  try {
    // Without `_fields`, posts are complete.
    return (await fetchPosts(context, query)) as Post[]
  } catch (error) {
    // A single post that failed to load isn't missing.
    if (!isRefused(error) || (query.slug !== undefined && error.status >= 500)) throw error
    const isPastEnd = error.code === 'rest_post_invalid_page_number' && query.per_page !== '1'
    if (isPastEnd) throw answerWith(null, { status: 404 })
    return []
  }
}

function cardOf(post: Post): PostCard {
  return {
    title: plain(post.title.rendered),
    to: postAddress(post),
    category: primaryCategory(post).name,
    date: Date.parse(`${post.date}Z`),
    excerpt: plain(post.excerpt.rendered),
    picture: post.featuredImagePath,
    format: post.format,
  }
}

function plain(html: string): string {
  const entities: Record<string, string> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#039;': "'",
    '&nbsp;': ' ',
  }
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#039|nbsp);/g, (entity) => entities[entity] ?? entity)
    .trim()
}

function articleJsonLd({ title, excerpt, date, picture }: PostCard, url: string, brand: string): object {
  const image = picture === null ? null : jpegPath(picture, 'share')
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: new Date(date).toISOString(),
    mainEntityOfPage: url,
    publisher: { '@type': 'Organization', name: brand },
    ...(image !== null && { image: new URL(image, url).href }),
  }
}
