import type { Orderable } from '#domain/checkout/chosen-list.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { statement, type Queries, type Transaction } from '#platform/database.ts'
import { owned, ownerOf } from '#services/scope.ts'
import { claimList, deleteList, readActiveList } from './repository.ts'

const orderable = statement<Orderable>(
  'list.orderable',
  `select id, type, (extract(epoch from chosen_at) * 1000)::float8 as "chosenAt" from list
   where ${owned} and is_active and (type in ('cart', 'buyNow') or chosen_at is not null)
     and exists (select 1 from list_item where list_id = list.id)
   order by created_at, id`,
)
// Its version stays: what is in it is the same.
const choose = statement(
  'list.choose',
  `update list set chosen_at = case when id = $4 then clock_timestamp() end
   where ${owned} and is_active and (id = $4 or chosen_at is not null)`,
)

/** What of a shopper's lists checkout may order: open, not empty, and the cart, bought at once or chosen. */
export async function readOrderable(db: Queries, scope: Scope): Promise<Orderable[]> {
  return db.run(orderable, ownerOf(scope))
}

/** Makes a list the one that was chosen for checkout, with null none; what was to be bought at once is gone, unless it is that. */
export async function chooseList(tx: Transaction, scope: Scope, id: string | null) {
  await tx.run(choose, [...ownerOf(scope), id])
  const now = await readActiveList(tx, scope, 'buyNow')
  const locked = now && now.id !== id && now.items.length > 0 ? await claimList(tx, scope, now.id, null) : undefined
  if (locked) await deleteList(tx, locked)
}
