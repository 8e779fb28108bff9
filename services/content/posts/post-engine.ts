import type { z } from 'zod'
import type { WirePost, WireTag } from '#contract/content.ts'

export type Post = z.output<typeof WirePost>
export type PostTag = z.output<typeof WireTag>

export interface PostFilter {
  slug?: string
  search?: string
  categories?: readonly number[] | undefined
  /** In all of the categories, not in any of them. */
  isInAll?: boolean
  tags?: readonly number[]
  exclude?: readonly number[]
  /** ISO 8601; without an offset, in UTC. */
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
  /** Only tags of at least one post. */
  isUsed: boolean
}

/** A list, and how many entries it has on all pages, or null if that is unknown or was not asked for. */
export interface PostList<T> {
  items: readonly T[]
  total: number | null
  /** The list could not be read, so it is empty. */
  isAway?: true
}

/** A post as an entry of a sitemap. */
export interface MappedPost {
  id: number
  slug: string
  categories: readonly number[]
  tags: readonly number[]
  changedAt: Date
}

/** Where the posts of The Index come from [INDEX-056]. */
export interface PostEngine {
  /** Returns complete posts, newest first unless ordered otherwise; `isCounted` asks for the total. */
  posts: (filter: PostFilter, isCounted?: boolean) => Promise<PostList<Post>>
  /** Returns ids without reading the posts. */
  ids: (filter: PostFilter, isCounted?: boolean) => Promise<PostList<{ id: number }>>
  tags: (filter: TagFilter, isCounted?: boolean) => Promise<PostList<PostTag>>
  /** Returns all posts for a sitemap, sorted by id. If absent, the sitemap reads the store's own tables. */
  mapped?: () => Promise<readonly MappedPost[]>
}

/** The engine cannot say whether a post exists. */
export class PostsAway extends Error {}
