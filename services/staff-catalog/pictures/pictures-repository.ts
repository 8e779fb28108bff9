import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import type { StoredPicture } from '#services/media/steps.ts'

const read = statement<{ pictures: StoredPicture[] }>(
  'staff-pictures.read',
  'select pictures from product where id = $1',
)
const write = statement('staff-pictures.write', 'update product set pictures = $2 where id = $1')
// A separate statement, so that undoing a picture change does not restore the earlier date.
const touch = statement('staff-pictures.touch', 'update product set updated_at = now() where id = $1')

/** Returns a product's pictures in display order, or undefined if the product does not exist. */
export async function readPictures(db: QueryRunner, id: number): Promise<StoredPicture[] | undefined> {
  return (await db.run(read, [id]))[0]?.pictures
}

/** Stores a locked product's pictures. */
export async function writePictures(tx: Transaction, id: number, pictures: readonly StoredPicture[]): Promise<void> {
  await tx.run(write, [id, JSON.stringify(pictures)])
  await tx.run(touch, [id])
}
