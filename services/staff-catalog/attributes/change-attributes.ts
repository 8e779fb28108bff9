import {
  changeEditableAttributes,
  type EditableAttributes,
  type ProductAttributes,
} from '#domain/catalog/product-attributes.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { refreshListings } from '#services/catalog/steps.ts'

const read = statement<{ attributes: ProductAttributes }>(
  'staff-attributes.read',
  'select attributes from product where id = $1',
)
const write = statement('staff-attributes.write', 'update product set attributes = $2 where id = $1')
// A separate statement, so that undoing an attribute change does not restore the earlier date.
const touch = statement('staff-attributes.touch', 'update product set updated_at = now() where id = $1')

/** Changes attributes of a locked product on all sites and updates the shop. Repeating it has no effect. */
export async function changeAttributes(tx: Transaction, productId: number, change: Partial<EditableAttributes>) {
  const { attributes: stored } = (await tx.run(read, [productId]))[0]!
  const attributes = changeEditableAttributes(stored, change)
  if (attributes === stored) return
  await tx.run(write, [productId, JSON.stringify(attributes)])
  await tx.run(touch, [productId])
  await refreshListings(tx, productId)
}
