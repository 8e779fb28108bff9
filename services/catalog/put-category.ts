import type { CategoryEntry } from '#domain/catalog/product-entry.ts'
import { statement, type Transaction } from '#platform/database.ts'
import type { WirePictureOf } from './pictures.ts'

const upsert = statement(
  'category.put',
  `insert into category (id, handle, name, parent_id, position, text, picture, facets)
   values ($1, $2, $3, (select id from category where handle = $4), $5, $6, $7, $8)
   on conflict (id) do update set handle = excluded.handle, name = excluded.name, parent_id = excluded.parent_id,
     position = excluded.position, text = excluded.text, picture = excluded.picture, facets = excluded.facets`,
)

/** Stores categories, parents before their children. */
export async function putCategories(tx: Transaction, entries: readonly CategoryEntry[], pictureOf: WirePictureOf) {
  const byDepth = entries.toSorted((a, b) => Number(a.parent !== null) - Number(b.parent !== null))
  for (const { id, handle, name, parent, position, text, picture, facets } of byDepth) {
    const shown = pictureOf({ name: picture, alt: name })
    await tx.run(upsert, [id, handle, name, parent, position, text, shown && JSON.stringify(shown), facets])
  }
}
