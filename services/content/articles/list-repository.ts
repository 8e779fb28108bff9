import { likePattern } from '#platform/database/like-pattern.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import type { ScheduleProblem } from './repository.ts'

interface ArticleRow {
  id: number
  title: string
  slug: string
  categories: number[]
  isPublished: boolean
  hasDraft: boolean
  /** Times are epoch milliseconds. */
  scheduledAt: number | null
  scheduleProblem: ScheduleProblem | null
  publishedAt: number | null
  savedAt: number
  isDeleted: boolean
}
interface ArticleFilter {
  q: string
  category?: number | undefined
  state: string
  after?: number | undefined
  size: number
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::double precision`
const list = statement<ArticleRow>(
  'article.list',
  `select a.id, v.title, v.slug, v.category_ids as categories, a.published is not null as "isPublished",
     a.latest is distinct from a.published and a.latest is distinct from a.scheduled as "hasDraft",
     ${ms('a.scheduled_at')} as "scheduledAt", a.schedule_problem as "scheduleProblem",
     ${ms('a.first_published_at')} as "publishedAt",
     ${ms('v.created_at')} as "savedAt", a.deleted_at is not null as "isDeleted"
   from article as a join article_version as v on v.article_id = a.id and v.number = a.latest
   where (a.deleted_at is not null) = ($3 = 'deleted')
     and ($1::text is null or v.title ilike $1 or v.slug ilike $1)
     and ($2::integer is null or $2 = any(v.category_ids))
     and ($3 in ('all', 'deleted') or $3 = 'published' and a.published is not null
       or $3 = 'draft' and a.latest is distinct from a.published and a.latest is distinct from a.scheduled
       or $3 = 'scheduled' and a.scheduled is not null)
     and ($4::integer is null or (v.created_at, a.id) < (
       select last.created_at, b.id from article as b
       join article_version as last on last.article_id = b.id and last.number = b.latest where b.id = $4))
   order by v.created_at desc, a.id desc limit $5`,
)

/** Returns a page of articles, most recently saved first, and the cursor for the next page, or null. */
export async function listArticles(db: QueryRunner, { q, category, state, after, size }: ArticleFilter) {
  const pattern = q === '' ? null : likePattern(q)
  const rows = await db.run(list, [pattern, category ?? null, state, after ?? null, size + 1])
  const articles = rows.slice(0, size)
  return { articles, next: rows.length > size ? articles.at(-1)!.id : null }
}
