import { articleSlug } from '#domain/content/article/article-fields.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

const tagNames = statement<{ name: string }>('article-label.tags', 'select name from tag order by name')
const authorNames = statement<{ name: string }>(
  'article-label.authors',
  'select distinct name from post_author order by 1',
)
const tagsByName = statement<{ id: number; name: string }>(
  'article-label.tags-by-name',
  'select id, name from tag where name = any($1)',
)
const authorByName = statement<{ id: number; mayAddCode: boolean }>(
  'article-label.author-by-name',
  'select id, may_add_code as "mayAddCode" from post_author where name = $1 order by id limit 1',
)
const lock = statement('article-label.lock', `select pg_advisory_xact_lock(hashtext('article-label'))`)
// If another tag already has the slug, appends the new id to it.
const insertTag = statement<{ id: number }>(
  'article-label.insert-tag',
  `insert into tag (id, name, description, slug)
   select next.id, $1, $2, case when $3 = '' then 'tag-' || next.id
     when exists (select from tag where slug = $3) then $3 || '-' || next.id else $3 end
   from (select coalesce(max(id), 0) + 1 as id from tag) as next returning id`,
)
const insertAuthor = statement<{ id: number }>(
  'article-label.insert-author',
  'insert into post_author (id, name) select coalesce(max(id), 0) + 1, $1 from post_author returning id',
)

/** Returns the names of all tags and authors. */
export async function readLabels(db: QueryRunner) {
  const [tags, authors] = [await db.run(tagNames, []), await db.run(authorNames, [])]
  return { tags: tags.map(({ name }) => name), authors: authors.map(({ name }) => name) }
}

/** Returns tag ids by name, in order. Creates missing tags in the category with this slug. */
export async function tagIdsOf(tx: Transaction, names: readonly string[], category: string): Promise<number[]> {
  if (names.length === 0) return []
  await tx.run(lock, [])
  const known = new Map((await tx.run(tagsByName, [names])).map(({ id, name }) => [name, id]))
  const ids: number[] = []
  for (const name of new Set(names)) {
    const id = known.get(name) ?? (await tx.run(insertTag, [name, category, articleSlug(name)]))[0]!.id
    ids.push(id)
  }
  return ids
}

/**
 * Returns the id of the author with this name, or null for an empty name. Creates missing authors without permission to
 * add code.
 */
export async function authorIdOf(tx: Transaction, name: string): Promise<number | null> {
  if (name === '') return null
  await tx.run(lock, [])
  const [found] = await tx.run(authorByName, [name])
  return found?.id ?? (await tx.run(insertAuthor, [name]))[0]!.id
}
