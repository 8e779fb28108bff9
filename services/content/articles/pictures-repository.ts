import type { z } from 'zod'
import type { WirePicture } from '#contract/catalog.ts'
import { likePattern } from '#platform/database/like-pattern.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

type Picture = z.output<typeof WirePicture>

/** Cards and articles show the file with this width in px, so a picture needs it. */
export const articlePictureWidth = 768

const known = `select base, picture, '' as name, 0 as rank from article_picture
  union all
  select shown->>'base', shown, product.name, 1 from product cross join jsonb_array_elements(pictures) as shown`
const isWideEnough = `picture->'widths' @> '${articlePictureWidth}'`
const list = statement<{ picture: Picture }>(
  'article-picture.list',
  `select picture from (
     select distinct on (base) base, picture from (${known}) as found
     where ${isWideEnough} and ($1::text is null or name ilike $1 or picture->>'alt' ilike $1)
     order by base, rank) as picture
   where $2::text is null or base > $2 order by base limit $3`,
)
const one = statement<{ picture: Picture }>(
  'article-picture.read',
  `select picture from (${known}) as found where base = $1 and ${isWideEnough} order by rank limit 1`,
)
const add = statement(
  'article-picture.add',
  `insert into article_picture (base, picture, uploaded_at) values ($1, $2, to_timestamp($3::double precision / 1000))
   on conflict (base) do nothing`,
)
const pageSize = 40

/** Returns stored pictures in the order of their paths, and the path after which the next ones start, or null. */
export async function listPictures(db: QueryRunner, { q, after }: { q: string; after?: string | undefined }) {
  const rows = await db.run(list, [q === '' ? null : likePattern(q), after ?? null, pageSize + 1])
  const pictures = rows.slice(0, pageSize).map(({ picture }) => picture)
  return { pictures, next: rows.length > pageSize ? pictures.at(-1)!.base : null }
}

/** Returns a picture that was uploaded for articles or that a product shows. */
export async function readPicture(db: QueryRunner, base: string): Promise<Picture | undefined> {
  return (await db.run(one, [base]))[0]?.picture
}

/** Stores an uploaded picture. A repeat has no effect. */
export async function addPicture(tx: Transaction, picture: Picture): Promise<void> {
  await tx.run(add, [picture.base, JSON.stringify(picture), tx.now])
}
