import { data as answerWith, redirect } from 'react-router'
import { jpegPath } from '#domain/catalog/jpeg-path.ts'
import type { Block } from '#domain/content/block.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { withSiteLinks } from '../routing/content-links.ts'
import { addressOf } from '../shell/head/head.ts'
import { breadcrumbJsonLd } from '../shell/head/breadcrumb-json-ld.ts'
import { textsOf } from '../texts.ts'
import { primaryCategory, type IndexCategory, indexCategory } from '#domain/content/index-categories.ts'
import type { CardView } from '../catalog/card/card-view.ts'
import { loadFeatured, nothingFeatured, type FeaturedPosts } from './load-featured.ts'
import { loadLinkedProducts } from './linked-products.ts'
import { cardOf, readPosts, type PostCard } from './posts.ts'

export interface PostListView {
  category: IndexCategory | null
  q: string
  page: number
  featured: FeaturedPosts
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
  const { featured, ids } = q === '' ? await loadFeatured(context, category) : { featured: nothingFeatured, ids: [] }
  const filter = {
    ...(q !== '' && { search: q }),
    ...(category && { categories: String(category.id) }),
    ...(ids.length > 0 && { exclude: ids.join() }),
  }
  const [found, next] = await Promise.all([
    readPosts(context, { ...filter, page: String(page), per_page: String(pageSize) }),
    // A link to a next page must not lead to a page that does not exist.
    readPosts(context, { ...filter, page: String(page * pageSize + 1), per_page: '1' }),
  ])
  const posts = found.map(cardOf)
  const isShort = category !== null && q === '' && page === 1 && posts.length + ids.length < shortList
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
      featured: page === 1 ? featured : nothingFeatured,
      posts,
      others,
      total: page === 1 && next.length === 0 ? posts.length + ids.length : null,
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
