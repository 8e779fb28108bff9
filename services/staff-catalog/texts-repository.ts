import type { ProductTexts } from '#domain/catalog/texts/product-texts.ts'
import { statement, type Transaction } from '#platform/database.ts'

const read = statement<ProductTexts>(
  'staff-texts.read',
  `select name, fact, lead, description, specification, search_title as "searchTitle",
     search_description as "searchDescription" from product where id = $1`,
)
const write = statement(
  'staff-texts.write',
  `update product set name = $2, fact = $3, lead = $4, description = $5, specification = $6, search_title = $7,
     search_description = $8 where id = $1`,
)
// A separate statement, so that undoing a text change does not restore the earlier date.
const touch = statement('staff-texts.touch', 'update product set updated_at = now() where id = $1')

/** Returns a locked product's texts. */
export async function readTexts(tx: Transaction, id: number): Promise<ProductTexts> {
  return (await tx.run(read, [id]))[0]!
}

/** Stores a locked product's texts; `description` must be sanitized. */
export async function writeTexts(tx: Transaction, id: number, texts: ProductTexts): Promise<void> {
  const { name, fact, lead, description, specification, searchTitle, searchDescription } = texts
  const values = [name, fact, lead, description, JSON.stringify(specification), searchTitle, searchDescription]
  await tx.run(write, [id, ...values])
  await tx.run(touch, [id])
}
