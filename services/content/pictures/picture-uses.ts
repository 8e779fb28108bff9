import { fieldToText } from '#domain/content/article/plain-field.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

interface PageUse {
  site: Site
  handle: string
  /** Numbers of the versions that use the file. */
  versions: readonly number[]
}
interface ArticleUse {
  id: number
  versions: readonly number[]
}

const pages = statement<{ site: Site; handle: string; title: string; current: number[] }>(
  'picture.pages',
  `select site, handle, (array_agg(title order by number desc))[1] as title, array_agg(number) filter (
     where publish_at > $3 or newest or number = published) as current
   from (
     select site, handle, number, title, publish_at,
       number = max(number) over same_page as newest,
       first_value(number) over (partition by site, handle
         order by (publish_at <= $3) desc nulls last, publish_at desc nulls last, number desc) as published
     from page_version where (site, handle) in (select * from unnest($1::text[], $2::text[]))
     window same_page as (partition by site, handle)) as version
   group by site, handle`,
)
const articles = statement<{ id: number; title: string; current: number[] }>(
  'picture.articles',
  `select article.id, title, case when deleted_at is null then
     array_remove(array[latest, published, scheduled], null) else '{}' end as current
   from article join article_version on article_id = article.id and number = latest
   where article.id = any($1::integer[])`,
)

/** Returns the titles of pages and articles that use a file; `isEarlier` is true if only earlier versions do. */
export async function readContentUses(
  db: QueryRunner,
  used: { pages: readonly PageUse[]; articles: readonly ArticleUse[] },
  now: number,
) {
  const [sites, handles] = [used.pages.map(({ site }) => site), used.pages.map(({ handle }) => handle)]
  const foundPages = used.pages.length > 0 ? await db.run(pages, [sites, handles, new Date(now)]) : []
  const ids = used.articles.map(({ id }) => id)
  const foundArticles = ids.length > 0 ? await db.run(articles, [ids]) : []
  const isEarlier = (versions: readonly number[], current: readonly number[]) =>
    !versions.some((number) => current.includes(number))
  return {
    pages: used.pages.flatMap(({ site, handle, versions }) => {
      const page = foundPages.find((each) => each.site === site && each.handle === handle)
      return page ? [{ site, handle, title: page.title, isEarlier: isEarlier(versions, page.current) }] : []
    }),
    articles: used.articles.flatMap(({ id, versions }) => {
      const article = foundArticles.find((each) => each.id === id)
      if (!article) return []
      return [{ id, title: fieldToText(article.title), isEarlier: isEarlier(versions, article.current) }]
    }),
  }
}
