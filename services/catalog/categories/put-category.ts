import type { CategoryLinks } from '#domain/catalog/links/category-links.ts'
import type { CategoryEntry } from '#domain/catalog/product-entry.ts'
import { sites } from '#domain/sites.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import type { WirePictureOf } from '../products/pictures.ts'

const upsert = statement<{ id: number; movesListings: boolean; isNewPath: boolean }>(
  'category.put',
  `with before as (select handle, name, parent_id from category where id = $1),
   put as (insert into category (id, handle, name, parent_id, position, text, picture, facets, links)
   values ($1, $2, $3, (select id from category where handle = $4), $5, $6, $7, $8, coalesce($9::jsonb, $10::jsonb))
   on conflict (id) do update set handle = excluded.handle, name = excluded.name, parent_id = excluded.parent_id,
     position = excluded.position, text = excluded.text, picture = excluded.picture, facets = excluded.facets,
     links = coalesce($9::jsonb, category.links)
   where (category.handle, category.name, category.parent_id, category.position, category.text, category.picture,
       category.facets)
     is distinct from (excluded.handle, excluded.name, excluded.parent_id, excluded.position, excluded.text, excluded.picture,
       excluded.facets) or category.links is distinct from coalesce($9::jsonb, category.links)
   returning id, name, parent_id)
   select id, exists (
     select from before where (before.name, before.parent_id) is distinct from (put.name, put.parent_id)) as "movesListings",
     not exists (select from before where before.handle = $2) as "isNewPath"
   from put`,
)

const translate = statement<{ language: string }>(
  'category.translate',
  `with given as (select * from jsonb_to_recordset($2::jsonb) as t (language text, name text, text text)),
   removed as (delete from category_translation where category_id = $1 and language not in (select language from given)
     returning language),
   put as (insert into category_translation (category_id, language, name, text)
     select $1, language, name, text from given
     on conflict (category_id, language) do update set name = excluded.name, text = excluded.text
     where (category_translation.name, category_translation.text) is distinct from (excluded.name, excluded.text)
     returning language)
   select language from removed union all select language from put`,
)

/** The links of a new category without a link list [CMS-204]. */
const none: CategoryLinks = { style: 'text', links: [] }

/**
 * Stores categories, parents first, and purges the menu if it changes. Stored links stay unchanged if the entry has
 * none. A new name refreshes the listings, because category names are search words.
 */
export async function saveCategories(tx: Transaction, entries: readonly CategoryEntry[], pictureOf: WirePictureOf) {
  const byDepth = entries.toSorted((a, b) => Number(a.parent !== null) - Number(b.parent !== null))
  let isChanged = false
  const newPaths: string[] = []
  for (const { id, handle, name, parent, position, text, picture, facets, links, translations } of byDepth) {
    const shown = pictureOf({ name: picture, alt: name })
    const picked = [
      id,
      handle,
      name,
      parent,
      position,
      text,
      shown && JSON.stringify(shown),
      facets,
      links && JSON.stringify(links),
      JSON.stringify(none),
    ]
    const [put] = await tx.run(upsert, picked)
    const isTranslated = await putTranslations(tx, id, translations)
    if (put || isTranslated) isChanged = true
    if (put?.isNewPath) newPaths.push(`/${handle}`)
    if (put?.movesListings) await afterCommit(tx, 'listings_refresh', { categoryId: id, after: 0 })
  }
  if (isChanged)
    await afterCommit(tx, 'purge', {
      tags: sites.flatMap((site) => [`${site}:tree`, ...newPaths.map((path) => `${site}:route:${path}`)]),
    })
}

/** Replaces the translations of a category if the entry includes any; returns true if one changed. */
async function putTranslations(tx: Transaction, id: number, translations: CategoryEntry['translations']) {
  if (!translations) return false
  const rows = Object.entries(translations).map(([language, texts]) => ({ language, ...texts }))
  return (await tx.run(translate, [id, JSON.stringify(rows)])).length > 0
}
