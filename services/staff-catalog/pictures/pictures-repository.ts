import type { z } from 'zod'
import type { WirePicture } from '#contract/catalog.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

export type Picture = z.output<typeof WirePicture>

const read = statement<{ pictures: Picture[] }>('staff-pictures.read', 'select pictures from product where id = $1')
const uploaded = statement<{ picture: Picture }>(
  'staff-pictures.uploaded',
  'select picture from uploaded_picture where product_id = $1 and base = any($2)',
)
const add = statement(
  'staff-pictures.add',
  `insert into uploaded_picture (product_id, base, picture) values ($1, $2, $3)
   on conflict (product_id, base) do nothing`,
)
const write = statement('staff-pictures.write', 'update product set pictures = $2 where id = $1')
// A separate statement, so that undoing a change of the pictures does not restore the earlier date.
const touch = statement('staff-pictures.touch', 'update product set updated_at = now() where id = $1')

/** Returns a product's pictures in display order, or undefined if the product does not exist. */
export async function readPictures(db: QueryRunner, id: number): Promise<Picture[] | undefined> {
  return (await db.run(read, [id]))[0]?.pictures
}

/** Returns pictures that were uploaded for a product, by base path. */
export async function readUploadedPictures(
  db: QueryRunner,
  id: number,
  bases: readonly string[],
): Promise<Map<string, Picture>> {
  return new Map((await db.run(uploaded, [id, bases])).map(({ picture }) => [picture.base, picture]))
}

/** Stores an uploaded picture. A repeat has no effect. */
export async function addUploaded(tx: Transaction, id: number, picture: Picture): Promise<void> {
  await tx.run(add, [id, picture.base, JSON.stringify(picture)])
}

/** Stores the pictures of a locked product. */
export async function writePictures(tx: Transaction, id: number, pictures: readonly Picture[]): Promise<void> {
  await tx.run(write, [id, JSON.stringify(pictures)])
  await tx.run(touch, [id])
}
