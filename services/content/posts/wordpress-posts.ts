import { matchCategories } from '#domain/content/wordpress/match-categories.ts'
import { WordPressUnavailable, type Query, type WordPress } from '#platform/wordpress/client.ts'
import { withUtcOffset } from './moments.ts'
import { PostsUnavailable, type PostEngine, type PostFilter, type PostList } from './post-engine.ts'
import {
  ForeignCategory,
  ForeignId,
  sitemapPostFields,
  parseSitemapPost,
  postFields,
  parsePost,
  tagFields,
  tagOf,
} from './wordpress-wire.ts'

interface WordPressPosts {
  site: WordPress
  /** Example: https://blog.example/theindex. */
  baseUrl: string
}

/**
 * Creates the engine that reads posts from a WordPress site. An unreadable list is returned empty. An unreadable single
 * post throws PostsUnavailable, because it may exist [INDEX-056, INDEX-057].
 */
export function createWordPressPostEngine({ site, baseUrl }: WordPressPosts): PostEngine {
  const ownIds = async () => {
    const rows = await site.readAll('categories', { _fields: 'id,slug' })
    return matchCategories(rows.flatMap((row) => ForeignCategory.safeParse(row).data ?? []))
  }
  const read = async (filter: PostFilter, fields: Query, ids: ReadonlyMap<number, number>) => {
    const query = queryOf(filter, ids)
    return query ? site.readPage('posts', { ...query, ...fields }) : { items: [], total: 0 }
  }
  return {
    posts: (filter) =>
      orNothing(filter, async () => {
        const ids = await ownIds()
        const { items, total } = await read(filter, { _fields: postFields, _embed: 'wp:featuredmedia,author' }, ids)
        return { items: items.flatMap((item) => parsePost(item, baseUrl, ids) ?? []), total }
      }),
    ids: (filter) =>
      orNothing(filter, async () => {
        const { items, total } = await read(filter, { _fields: 'id' }, await ownIds())
        return { items: items.flatMap((item) => ForeignId.safeParse(item).data ?? []), total }
      }),
    tags: ({ offset, size, isUsed }) =>
      orNothing({}, async () => {
        const rows = await site.readAll('tags', { _fields: tagFields, hide_empty: String(isUsed) })
        const tags = rows.flatMap((row) => tagOf(row) ?? [])
        return { items: tags.slice(offset, offset + size), total: tags.length }
      }),
    async mapped() {
      const { items } = await orNothing({}, async () => {
        const ids = await ownIds()
        const rows = await site.readAll('posts', { _fields: sitemapPostFields, orderby: 'id', order: 'asc' })
        return { items: rows.flatMap((row) => parseSitemapPost(row, ids) ?? []), total: null }
      })
      return items
    },
  }
}

async function orNothing<T>({ slug }: { slug?: string }, read: () => Promise<PostList<T>>): Promise<PostList<T>> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof WordPressUnavailable)) throw error
    if (slug !== undefined) throw new PostsUnavailable('The post could not be read', { cause: error })
    return { items: [], total: null, isAway: true }
  }
}

/**
 * Returns the request parameters, or null if no post can match because the WordPress site has none of the categories.
 */
function queryOf(filter: PostFilter, ownIds: ReadonlyMap<number, number>): Query | null {
  const {
    slug,
    search,
    categories,
    isInAll = false,
    tags,
    exclude,
    after,
    before,
    orderby,
    order,
    offset,
    size,
  } = filter
  const wanted = categories && [...ownIds].flatMap(([id, own]) => (categories.includes(own) ? [id] : []))
  if (wanted && (isInAll ? wanted.length < new Set(categories).size : wanted.length === 0)) return null
  return {
    type: 'post',
    page: String(offset / size + 1),
    per_page: String(size),
    ...(slug !== undefined && { slug }),
    ...(search !== undefined && { search }),
    ...(wanted &&
      (isInAll
        ? { 'categories[terms]': wanted.join(), 'categories[operator]': 'AND' }
        : { categories: wanted.join() })),
    ...(tags && { tags: tags.join() }),
    ...(exclude && { exclude: exclude.join() }),
    ...(after !== undefined && { after: withUtcOffset(after) }),
    ...(before !== undefined && { before: withUtcOffset(before) }),
    ...(orderby !== undefined && { orderby }),
    ...(order !== undefined && { order }),
  }
}
