import { skuKey } from '#domain/catalog/import/cells/sku.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { readSkuOwners } from '#services/catalog/steps.ts'

const lock = statement('staff-create.lock', 'select pg_advisory_xact_lock(7112, 3)')
const ofRequest = statement<{ id: number }>('staff-create.of-request', 'select id from product where created_key = $1')
const record = statement('staff-create.record', 'update product set created_key = $2 where id = $1')

/** Serializes the creation of products, so that two people cannot take the same path or SKU. */
export async function lockCreation(tx: Transaction): Promise<void> {
  await tx.run(lock, [])
}

/** Returns the product that an earlier attempt of the request created, if any. */
export async function readProductIdOfRequest(tx: Transaction, requestKey: string): Promise<number | undefined> {
  return (await tx.run(ofRequest, [requestKey]))[0]?.id
}

export async function recordRequest(tx: Transaction, id: number, requestKey: string): Promise<void> {
  await tx.run(record, [id, requestKey])
}

/** Returns the first of these SKUs that is already in use, or undefined. Ignores case and spaces. */
export async function findTakenSku(tx: Transaction, skus: readonly string[]): Promise<string | undefined> {
  const owners = await readSkuOwners(tx, skus)
  return skus.find((sku) => owners.has(skuKey(sku)))
}
