import type { z } from 'zod'
import type { WirePage, WirePost, WireTag } from '#contract/content.ts'
import { postPath } from '#domain/content/index-categories.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { withUtcOffset } from './posts/moments.ts'
import type { PostFilter, TagFilter } from './posts/post-engine.ts'

type Page = z.output<typeof WirePage>
interface StoredPage extends Pick<Page, 'id' | 'identifier' | 'title' | 'description'> {
  document: unknown
  /** Epoch milliseconds of the next scheduled version, or null. */
  nextAt: number | null
}
type Post = z.output<typeof WirePost>
type Tag = z.output<typeof WireTag>

// A scheduled version takes effect on every node at its publication time; a job copies it into the page later.
const page = statement<StoredPage>(
  'page.read',
  `select page.id, page.handle as identifier, v.title, v.description, v.document,
     (select extract(epoch from min(publish_at)) * 1000 from page_version next
      where next.site = page.site and next.handle = page.handle
        and publish_at > to_timestamp($3::double precision / 1000))::double precision as "nextAt"
   from page cross join lateral (
     select title, description, document from page_version version
     where version.site = page.site and version.handle = page.handle
       and publish_at <= to_timestamp($3::double precision / 1000)
     order by publish_at desc, number desc limit 1) v
   where page.site = $1 and (page.handle = $2 or page.id = case when $2 ~ '^[0-9]{1,9}$' then $2::integer end)
   order by page.handle = $2 desc limit 1`,
)
const hasPhrase = `($2::text is null or title ilike '%' || $2 || '%' or excerpt ilike '%' || $2 || '%' or content ilike '%' || $2 || '%')`
const isFiled = `($1::text is null or slug = $1)
     and ($3::integer[] is null or category_ids && $3) and (not $10 or category_ids @> $3)
     and ($4::integer[] is null or tag_ids && $4)
     and ($5::integer[] is null or id <> all($5))
     and ($8::timestamptz is null or published_at > $8) and ($9::timestamptz is null or published_at < $9)`
const matching = `${isFiled} and ${hasPhrase}`
const newestFirst = `where ${matching} order by published_at desc, id limit $6 offset $7`
// Only other systems request different sort orders, which have no index.
const ordered = `where ${matching} order by
   case $11 when 'date asc' then published_at end, case $11 when 'id asc' then id end, case $11 when 'id desc' then id end desc,
   case $11 when 'title asc' then title when 'slug asc' then slug end,
   case $11 when 'title desc' then title when 'slug desc' then slug end desc, id
   limit $6 offset $7`
// The indexes are fast for rare phrases. For a frequent phrase, the newest posts usually fill a page, and checking
// every matching post would be slow.
const recent = `from (select * from post where ${isFiled} order by published_at desc, id limit 200) as post
   where ${hasPhrase} order by published_at desc, id limit $6 offset $7`
// An article's CSS and JavaScript are returned only if its author may add code [INDEX-034].
const byCoder = 'exists (select from post_author a where a.id = author_id and a.may_add_code)'
// Posts from files may name a picture without its sizes.
const pictureFiles = `case when picture ?& array['width', 'height', 'widths'] then
  jsonb_build_object('width', picture->'width', 'height', picture->'height', 'widths', picture->'widths') end`
const postColumns = `id, slug, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') as date,
     format, jsonb_build_object('rendered', title) as title,
     jsonb_build_object('rendered', '<p>' || excerpt || '</p>') as excerpt,
     jsonb_build_object('rendered', content) as content, blocks, category_ids as categories, tag_ids as tags,
     0 as featured_media, picture->>'base' as "featuredImagePath", picture->>'base' as "largeFeaturedImagePath",
     coalesce(picture->>'alt', '') as "featuredImageAlt", ${pictureFiles} as "featuredImageFiles",
     featured_video as "featuredVideo", case when ${byCoder} then custom_css else '' end as "customCss",
     case when ${byCoder} then custom_js else '' end as "customJs",
     coalesce((select name from post_author a where a.id = author_id), '') as "authorName"`
const postIds = statement<{ id: number }>('post.ids', `select id from post ${newestFirst}`)
const orderedPostIds = statement<{ id: number }>('post.ordered-ids', `select id from post ${ordered}`)
const posts = statement<Omit<Post, 'link'>>('post.read', `select ${postColumns} from post ${newestFirst}`)
const orderedPosts = statement<Omit<Post, 'link'>>('post.ordered', `select ${postColumns} from post ${ordered}`)
const recentPosts = statement<Omit<Post, 'link'>>('post.recent', `select ${postColumns} ${recent}`)
const recentPostIds = statement<{ id: number }>('post.recent-ids', `select id ${recent}`)
const postCount = statement<{ count: number }>(
  'post.count',
  `select count(*)::integer as count from post where ${matching} and $6::text is null and $7::text is null`,
)
const tagCount = statement<{ count: number }>(
  'tag.count',
  `select count(*)::integer as count from tag t
   where not $1 or exists (select from post where tag_ids @> array[t.id])`,
)
const tags = statement<Tag>(
  'tag.read',
  `select t.id, t.name, t.description, t.slug, coalesce(used.count, 0) as count
   from tag t left join (select unnest(tag_ids) as id, count(*)::integer as count from post group by 1) used using (id)
   where not $3 or used.id is not null
   order by t.name limit $1 offset $2`,
)

/** Returns a page as published at a point in time. */
export async function readPage(
  db: QueryRunner,
  site: Site,
  idOrHandle: string,
  now: number,
): Promise<StoredPage | undefined> {
  const [found] = await db.run(page, [site, idOrHandle, now])
  return found
}

/** Returns posts, newest first by default, each with the path of its page [INDEX-009]. */
export async function readPosts(db: QueryRunner, filter: PostFilter): Promise<Post[]> {
  const order = orderOf(filter)
  const found = order
    ? await db.run(orderedPosts, [...valuesOf(filter), order])
    : await newest(filter, (all) => db.run(all ? posts : recentPosts, valuesOf(filter)))
  return found.map((post) => ({ ...post, link: postPath(post) }))
}

/** Returns post ids, newest first, without reading the posts. */
export async function readPostIds(db: QueryRunner, filter: PostFilter): Promise<{ id: number }[]> {
  const order = orderOf(filter)
  return order
    ? db.run(orderedPostIds, [...valuesOf(filter), order])
    : newest(filter, (all) => db.run(all ? postIds : recentPostIds, valuesOf(filter)))
}

/**
 * Returns a page of the newest matches. A search reads recent posts first, and all posts only if those do not fill the
 * page.
 */
async function newest<T>({ search, size }: PostFilter, read: (all: boolean) => Promise<T[]>): Promise<T[]> {
  const found = search === undefined ? [] : await read(false)
  return found.length > 0 && found.length === size ? found : read(true)
}

/** Returns a filter's sort order, or null for newest first. */
function orderOf({ orderby = 'date', order = 'desc' }: PostFilter): string | null {
  return orderby === 'date' && order === 'desc' ? null : `${orderby} ${order}`
}

function valuesOf(filter: PostFilter) {
  const { slug, search, categories, isInAll = false, tags, exclude, size, offset, after, before } = filter
  const phrase = search?.replace(/[\\%_]/g, '\\$&')
  const moments = [after, before].map((moment) => moment && withUtcOffset(moment))
  return [slug, phrase, categories, tags, exclude, size, offset, ...moments, isInAll] as const
}

/** Returns the number of posts that match a filter, on all pages. */
export async function countPosts(db: QueryRunner, filter: PostFilter): Promise<number> {
  const [slug, phrase, categories, tags, exclude, , , after, before, isInAll] = valuesOf(filter)
  const [found] = await db.run(postCount, [slug, phrase, categories, tags, exclude, null, null, after, before, isInAll])
  return found!.count
}

export async function readTags(db: QueryRunner, { size, offset, isUsed }: TagFilter): Promise<Tag[]> {
  return db.run(tags, [size, offset, isUsed])
}

export async function countTags(db: QueryRunner, isUsed: boolean): Promise<number> {
  return (await db.run(tagCount, [isUsed]))[0]!.count
}
