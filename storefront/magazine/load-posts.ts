import { RouteError, redirect } from '#storefront/router/results.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { findEntity } from '../routing/find-entity.ts'
import { breadcrumbJsonLd } from '../shell/head/breadcrumb-json-ld.ts'
import { textsOf } from '../texts.ts'
import { type IndexCategory, indexCategory } from '#domain/content/index-categories.ts'
import type { CardView } from '../catalog/card/card-view.ts'
import { loadFeatured, nothingFeatured, type FeaturedPosts } from './load-featured.ts'
import { loadGear, loadLetters, movementLibrary, gearCategory, type Letter } from './lists/load-extras.ts'
import { cardOf, type Post, readPosts, type PostCard } from './posts.ts'
import { readTags, tagsOf } from './tags.ts'

export interface TagView {
  name: string
  slug: string
}

export interface PostListView {
  category: IndexCategory | null
  q: string
  /** The tag that filters the list, or null. */
  tag: TagView | null
  /** Tags in the category, or popular tags across all posts. */
  tags: readonly TagView[]
  page: number
  featured: FeaturedPosts
  posts: readonly PostCard[]
  /** Latest posts from other categories if the category has few, or from all categories if a search found none. */
  others: readonly PostCard[]
  /** The movement library from A to Z; empty for other lists. */
  letters: readonly Letter[]
  /** Products that the posts link to; empty outside the gear category. */
  products: readonly CardView[]
  /** Number of posts in the whole list, or null if it has more than one page. */
  total: number | null
  hasMore: boolean
}

/** Posts per page [INDEX-051]. */
const pageSize = 20
/** A category with fewer posts also shows posts from other categories. */
const shortList = 4
const maxOthers = 3
const popularTags = 12

/** Maximum list page. The check for a next page requests single posts, so the call's page limit counts posts. */
const maxPage = 499

/**
 * Loads a page of posts: all posts, or those in a category, with a tag, or matching a search [INDEX-002, INDEX-006,
 * INDEX-010].
 */
export async function loadPostList(context: PageContext, page: PageArguments): Promise<PageData<PostListView>> {
  const { shop } = context
  const query = readQuery(context, page) ?? (await findMoved(context, page))
  const { category, q, slug, number } = query
  const isPlain = q === '' && slug === ''
  const tags = await readTags(context)
  const tag = slug === '' ? null : tags.find((each) => each.slug === slug)
  if (tag === undefined) throw new RouteError(404)
  const { featured, ids } = isPlain ? await loadFeatured(context, category) : { featured: nothingFeatured, ids: [] }
  const filter = {
    ...(q !== '' && { search: q }),
    ...(category && { categories: String(category.id) }),
    ...(tag && { tags: String(tag.id) }),
    ...(ids.length > 0 && { exclude: ids.join() }),
  }
  const isLibrary = category?.slug === movementLibrary && isPlain && number === 1
  const [found, next, letters] = await Promise.all([
    readPosts(context, { ...filter, page: String(number), per_page: String(pageSize) }),
    // Checks that the next page exists before linking to it.
    readPosts(context, { ...filter, page: String(number * pageSize + 1), per_page: '1' }),
    isLibrary ? loadLetters(context, category.id) : [],
  ])
  const count = found.length + ids.length
  const [others, products] = await Promise.all([
    readOthers(context, query, found, count),
    category?.slug === gearCategory ? loadGear(context, found) : [],
  ])
  const texts = textsOf(shop.language, 'magazine')
  return {
    head: {
      title: category?.headline ?? tag?.name ?? texts.name,
      description: texts.deck,
      ...(isPlain && { canonical: number === 1 ? pathOf(category) : `${pathOf(category)}?page=${number}` }),
      jsonLd: [breadcrumbJsonLd(indexBreadcrumbOf(category, shop), shop)],
    },
    view: {
      category,
      q,
      tag: tag && { name: tag.name, slug: tag.slug },
      tags: shownTags(tags, category, count === 0).map(({ name, slug: own }) => ({ name, slug: own })),
      page: number,
      featured: number === 1 ? featured : nothingFeatured,
      posts: found.map(cardOf),
      others,
      letters,
      products,
      total: number === 1 && next.length === 0 ? count : null,
      hasMore: next.length > 0,
    },
  }
}

interface ListQuery {
  category: IndexCategory | null
  q: string
  /** Slug of the tag, or '' for all. */
  slug: string
  number: number
}

/** Redirects from a path that is not a category, or throws 404 without a redirect [ROUTE-019]. */
async function findMoved(context: PageContext, { params }: PageArguments): Promise<never> {
  const found = await findEntity(context, `/theindex/${params['category']}`)
  throw found && 'to' in found ? redirect(found.to, found.status) : new RouteError(404)
}

/** Returns null for an unknown category. */
function readQuery({ shop, knows }: PageContext, { url, params }: PageArguments): ListQuery | null {
  const name = params['category']
  const category = name === undefined ? null : (indexCategory(name, shop.brand) ?? null)
  if (name !== undefined && category === null) return null
  knows('q', 'page', 'tag')
  const read = (parameter: string) => (url.searchParams.get(parameter) ?? '').trim().slice(0, 200)
  const number = Math.max(1, Math.min(maxPage, Number.parseInt(read('page'), 10) || 1))
  return { category, q: read('q'), slug: read('tag'), number }
}

/** Returns a category's tags, or the popular tags across all posts. */
function shownTags<T extends { description: string; count: number }>(
  tags: readonly T[],
  category: IndexCategory | null,
  isEmpty: boolean,
): T[] {
  if (category !== null && !isEmpty) return tagsOf(tags, category.slug)
  return tags.toSorted((a, b) => b.count - a.count).slice(0, popularTags)
}

async function readOthers(
  context: PageContext,
  { category, q, slug, number }: ListQuery,
  posts: readonly Post[],
  count: number,
) {
  const isShort = category !== null && q === '' && slug === '' && count < shortList
  const isNothing = count === 0 && (q !== '' || slug !== '')
  if (number > 1 || !(isShort || isNothing)) return []
  const shown = new Set(posts.map(({ id }) => id))
  const latest = await readPosts(context, { per_page: String(shortList + maxOthers) })
  return latest
    .filter(({ id }) => !shown.has(id))
    .map(cardOf)
    .slice(0, maxOthers)
}

function pathOf(category: IndexCategory | null): string {
  return category ? `/theindex/${category.slug}` : '/theindex'
}

/** Returns the breadcrumb for The Index or one of its categories. */
export function indexBreadcrumbOf(
  category: IndexCategory | null | undefined,
  { brand, language }: PageContext['shop'],
) {
  return [
    { name: brand, url: '/' },
    { name: textsOf(language, 'magazine').name, url: '/theindex' },
    ...(category ? [{ name: category.headline, url: `/theindex/${category.slug}` }] : []),
  ]
}

/** Returns the newest posts matching a search. Returns an empty list on failure. */
export async function findPosts(context: PageContext, search: string, max: number): Promise<PostCard[]> {
  return (await readPosts(context, { search, per_page: String(max) })).map(cardOf)
}
