import { RouteError } from '#storefront/router/results.ts'
import type { CallInput, Reply } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { primaryCategory, postPath } from '#domain/content/index-categories.ts'
import type { PageContext } from '#storefront/page/page.ts'

export type Post = Required<Reply<Store, 'GET /theindex/wp-json/wp/v2/posts'>[number]>

export interface PostCard {
  title: string
  to: string
  category: string
  /** Unix milliseconds. */
  date: number
  excerpt: string
  picture: string | null
  format: string
}
type Query = Parameters<typeof fetchPosts>[1]
function fetchPosts(
  { call, signal }: PageContext,
  query: NonNullable<CallInput<Store, 'GET /theindex/wp-json/wp/v2/posts'>['query']>,
) {
  return call('GET /theindex/wp-json/wp/v2/posts', { query }, { signal })
}

/**
 * Returns posts, or an empty list on failure, so that the page still renders [INDEX-057]. Throws 404 for a list page
 * past the end.
 */
export async function readPosts(context: PageContext, query: Query): Promise<readonly Post[]> {
  try {
    // Without `_fields`, the response contains complete posts.
    return (await fetchPosts(context, query)) as Post[]
  } catch (error) {
    // A single post that failed to load is not missing, so the error is rethrown.
    if (!isRefusalError(error) || (query.slug !== undefined && error.status >= 500)) throw error
    const isPastEnd = error.code === 'rest_post_invalid_page_number' && query.per_page !== '1'
    if (isPastEnd) throw new RouteError(404)
    if (error.code !== 'rest_post_invalid_page_number') context.warn('posts failed to load', error)
    return []
  }
}

export function cardOf(post: Post): PostCard {
  return {
    title: plain(post.title.rendered),
    to: postPath(post),
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
