import type { z } from 'zod'
import type { WirePage, WirePost, WireTag } from '#contract/content.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Queries } from '#platform/database.ts'

type Page = z.output<typeof WirePage>
type Post = z.output<typeof WirePost>
type Tag = z.output<typeof WireTag>

const page = statement<Page>(
  'page.read',
  `select id, handle, title, description, document from page
   where site = $1 and (handle = $2 or id = case when $2 ~ '^[0-9]{1,9}$' then $2::integer end)
   order by handle = $2 desc limit 1`,
)
const posts = statement<Post>(
  'post.read',
  `select id, slug, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') as date,
     '/theindex/' || slug as link, format, jsonb_build_object('rendered', title) as title,
     jsonb_build_object('rendered', '<p>' || excerpt || '</p>') as excerpt,
     jsonb_build_object('rendered', content) as content, blocks, category_ids as categories, tag_ids as tags,
     0 as featured_media, picture->>'base' as "featuredImagePath", picture->>'base' as "largeFeaturedImagePath",
     null as "featuredVideo", '' as "customCss", '' as "customJs"
   from post
   where ($1::text is null or slug = $1)
     and ($2::text is null or title ilike '%' || $2 || '%' or excerpt ilike '%' || $2 || '%' or content ilike '%' || $2 || '%')
     and ($3::integer is null or category_ids @> array[$3::integer])
   order by published_at desc, id limit $4 offset $5`,
)
const tags = statement<Tag>(
  'tag.read',
  `select t.id, t.name, t.description, t.slug,
     (select count(*)::integer from post where tag_ids @> array[t.id]) as count
   from tag t order by t.name limit $1 offset $2`,
)

export async function readPage(db: Queries, site: Site, idOrHandle: string): Promise<Page | undefined> {
  const [found] = await db.run(page, [site, idOrHandle])
  return found
}

export async function readPosts(
  db: Queries,
  filter: { slug?: string; search?: string; categoryId?: number; offset: number; size: number },
): Promise<Post[]> {
  const search = filter.search?.replace(/[\\%_]/g, '\\$&')
  return db.run(posts, [filter.slug, search, filter.categoryId, filter.size, filter.offset])
}

export async function readTags(db: Queries, offset: number, size: number): Promise<Tag[]> {
  return db.run(tags, [size, offset])
}
