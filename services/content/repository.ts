import type { z } from 'zod'
import type { WirePage, WirePost, WireTag } from '#contract/content.ts'
import { postAddress } from '#domain/content/index-categories.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

type Page = z.output<typeof WirePage>
type Post = z.output<typeof WirePost>
type Tag = z.output<typeof WireTag>

const page = statement<Page>(
  'page.read',
  `select id, handle, title, description, document from page
   where site = $1 and (handle = $2 or id = case when $2 ~ '^[0-9]{1,9}$' then $2::integer end)
   order by handle = $2 desc limit 1`,
)
const matching = `($1::text is null or slug = $1)
     and ($2::text is null or title ilike '%' || $2 || '%' or excerpt ilike '%' || $2 || '%' or content ilike '%' || $2 || '%')
     and ($3::integer[] is null or category_ids && $3)
     and ($4::integer[] is null or tag_ids && $4)
     and ($5::integer[] is null or id <> all($5))
   order by published_at desc, id limit $6 offset $7`
const postIds = statement<{ id: number }>('post.ids', `select id from post where ${matching}`)
const posts = statement<Omit<Post, 'link'>>(
  'post.read',
  `select id, slug, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') as date,
     format, jsonb_build_object('rendered', title) as title,
     jsonb_build_object('rendered', '<p>' || excerpt || '</p>') as excerpt,
     jsonb_build_object('rendered', content) as content, blocks, category_ids as categories, tag_ids as tags,
     0 as featured_media, picture->>'base' as "featuredImagePath", picture->>'base' as "largeFeaturedImagePath",
     null as "featuredVideo", '' as "customCss", '' as "customJs"
   from post
   where ${matching}`,
)
const tags = statement<Tag>(
  'tag.read',
  `select t.id, t.name, t.description, t.slug,
     (select count(*)::integer from post where tag_ids @> array[t.id]) as count
   from tag t where not $3 or exists (select from post where tag_ids @> array[t.id])
   order by t.name limit $1 offset $2`,
)

export async function readPage(db: QueryRunner, site: Site, idOrHandle: string): Promise<Page | undefined> {
  const [found] = await db.run(page, [site, idOrHandle])
  return found
}

interface PostFilter {
  slug?: string
  search?: string
  categories?: readonly number[]
  tags?: readonly number[]
  exclude?: readonly number[]
  offset: number
  size: number
}

/** Returns posts, newest first, each with the path of its page [INDEX-009]. */
export async function readPosts(db: QueryRunner, filter: PostFilter): Promise<Post[]> {
  const found = await db.run(posts, valuesOf(filter))
  return found.map((post) => ({ ...post, link: postAddress(post) }))
}

/** Returns the ids of posts, newest first, without reading the posts. */
export async function readPostIds(db: QueryRunner, filter: PostFilter): Promise<{ id: number }[]> {
  return db.run(postIds, valuesOf(filter))
}

function valuesOf({ slug, search, categories, tags, exclude, size, offset }: PostFilter) {
  return [slug, search?.replace(/[\\%_]/g, '\\$&'), categories, tags, exclude, size, offset]
}

interface TagFilter {
  offset: number
  size: number
  isUsed: boolean
}

export async function readTags(db: QueryRunner, { size, offset, isUsed }: TagFilter): Promise<Tag[]> {
  return db.run(tags, [size, offset, isUsed])
}
