import type { z } from 'zod'
import type { WirePost, WireTag } from '#contract/content.ts'

export type Post = z.output<typeof WirePost>
export type PostTag = z.output<typeof WireTag>

export interface PostFilter {
  slug?: string
  search?: string
  categories?: readonly number[] | undefined
  /** True to match posts in all of the categories; false for any of them. */
  isInAll?: boolean
  tags?: readonly number[]
  exclude?: readonly number[]
  /** ISO 8601 time; UTC if there is no offset. */
  after?: string
  before?: string
  orderby?: 'date' | 'id' | 'title' | 'slug'
  order?: 'asc' | 'desc'
  /** A multiple of `size`. */
  offset: number
  size: number
}

export interface TagFilter {
  offset: number
  size: number
  /** True to return only tags with at least one post. */
  isUsed: boolean
}

/** A list, and the total number of entries on all pages. The total is null if it is unknown or was not requested. */
export interface PostList<T> {
  items: readonly T[]
  total: number | null
  /** Set if the list could not be read; it is then empty. */
  isAway?: true
}

/** A post as a sitemap entry. */
export interface SitemapPost {
  id: number
  slug: string
  categories: readonly number[]
  tags: readonly number[]
  changedAt: Date
}

/** The source of posts for The Index [INDEX-056]. */
export interface PostEngine {
  /** Returns complete posts, newest first by default; `isCounted` requests the total. */
  posts: (filter: PostFilter, isCounted?: boolean) => Promise<PostList<Post>>
  /** Returns ids without reading the posts. */
  ids: (filter: PostFilter, isCounted?: boolean) => Promise<PostList<{ id: number }>>
  tags: (filter: TagFilter, isCounted?: boolean) => Promise<PostList<PostTag>>
  /** Returns all posts for a sitemap, sorted by id. If absent, the sitemap reads the store's own tables. */
  mapped?: () => Promise<readonly SitemapPost[]>
}

/** Thrown if the engine cannot determine whether a post exists. */
export class PostsUnavailable extends Error {}
