import { sortDefaultsFirst, type DefaultFlags, type SavedAddress } from '#domain/address/book.ts'
import type { Address } from '#domain/address/address.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

interface Row extends DefaultFlags {
  id: string
  address: Address
}

const own = 'site = $1 and customer_id = $2'
type Owner = Pick<Scope, 'site' | 'customerId'>
const ownerOf = ({ site, customerId }: Owner) => [site, customerId] as const

const ofCustomer = `select id, address, is_default_shipping as "isDefaultShipping", is_default_billing as "isDefaultBilling"
   from saved_address where ${own} order by id desc`
const all = statement<Row>('address.of-customer', ofCustomer)
const holdAddress = statement<Row>('address.hold', `${ofCustomer} for key share`)
// Id and default flags are stored in separate columns.
const text = `::jsonb - array['_id', 'isDefaultShipping', 'isDefaultBilling']`
// Clears the flags before setting them, because a unique index allows only one default of each kind.
const unmark = statement(
  'address.unmark',
  `update saved_address set is_default_shipping = is_default_shipping and not $4,
     is_default_billing = is_default_billing and not $5
   where ${own} and id is distinct from $3 and (is_default_shipping and $4 or is_default_billing and $5)`,
)
const insert = statement<{ id: string }>(
  'address.insert',
  `insert into saved_address (site, customer_id, address, is_default_shipping, is_default_billing)
   values ($1, $2, $3${text}, $4, $5) returning id`,
)
const change = statement(
  'address.change',
  `update saved_address set address = $4${text}, is_default_shipping = $5, is_default_billing = $6 where ${own} and id = $3`,
)
const mark = statement(
  'address.mark',
  `update saved_address set is_default_shipping = is_default_shipping or id is not distinct from $3::uuid,
     is_default_billing = is_default_billing or id is not distinct from $4::uuid
   where ${own} and id in ($3::uuid, $4::uuid)`,
)
const remove = statement('address.remove', `delete from saved_address where ${own} and id = $3`)

/** Returns a customer's addresses on a site, defaults first, then newest. */
export async function readAddressBook(db: QueryRunner, scope: Scope): Promise<SavedAddress[]> {
  return bookOf(await db.run(all, ownerOf(scope)))
}

/** Returns a customer's addresses and locks them against deletion until commit. */
export async function lockAddressBook(tx: Transaction, owner: Owner): Promise<SavedAddress[]> {
  return bookOf(await tx.run(holdAddress, ownerOf(owner)))
}

function bookOf(rows: readonly Row[]): SavedAddress[] {
  return sortDefaultsFirst(rows.map(({ id, address, ...marks }) => ({ ...address, ...marks, _id: id })))
}

/** Adds an address, moves its default flags from other addresses, and returns its id [ADDRESS-409, ADDRESS-410]. */
export async function addAddress(tx: Transaction, scope: Scope, address: Address): Promise<string> {
  const { isDefaultShipping, isDefaultBilling } = address
  await tx.run(unmark, [...ownerOf(scope), null, isDefaultShipping, isDefaultBilling])
  const values = [JSON.stringify(address), isDefaultShipping, isDefaultBilling]
  return (await tx.run(insert, [...ownerOf(scope), ...values]))[0]!.id
}

/** Updates an address and moves its default flags from other addresses [ADDRESS-409, ADDRESS-410]. */
export async function changeAddress(tx: Transaction, scope: Scope, address: SavedAddress) {
  const { _id, isDefaultShipping, isDefaultBilling } = address
  await tx.run(unmark, [...ownerOf(scope), _id, isDefaultShipping, isDefaultBilling])
  const values = [JSON.stringify(address), isDefaultShipping, isDefaultBilling]
  await tx.run(change, [...ownerOf(scope), _id, ...values])
}

/** Deletes an address and moves its default flags to other addresses. */
export async function removeAddress(
  tx: Transaction,
  scope: Scope,
  id: string,
  { shipping, billing }: { shipping: string | null; billing: string | null },
) {
  await tx.run(remove, [...ownerOf(scope), id])
  if (shipping ?? billing) await tx.run(mark, [...ownerOf(scope), shipping, billing])
}
