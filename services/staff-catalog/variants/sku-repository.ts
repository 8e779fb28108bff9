import { statement, type Transaction } from '#platform/database.ts'

const read = statement<{ sku: string }>('staff-sku.read', 'select sku from sellable where id = $2 and product_id = $1')
const write = statement('staff-sku.write', 'update sellable set sku = $2 where id = $1')
const touch = statement('staff-sku.touch', 'update product set updated_at = now() where id = $1')

/** Returns the SKU of a locked product's variant, or undefined if the product does not have the variant. */
export async function readSku(tx: Transaction, productId: number, variantId: number): Promise<string | undefined> {
  return (await tx.run(read, [productId, variantId]))[0]?.sku
}

/** Stores the SKU of a locked product's variant. */
export async function writeSku(tx: Transaction, productId: number, variantId: number, sku: string): Promise<void> {
  await tx.run(write, [variantId, sku])
  await tx.run(touch, [productId])
}
