import type { Orderable } from '#domain/checkout/chosen-list.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { statement, type Queries, type Transaction } from '#platform/database.ts'
import { owned, ownerOf } from '#services/call/scope.ts'
import { claimList, deleteList, readActiveList, type LockedList } from './repository.ts'

const orderable = statement<Orderable>(
  'list.orderable',
  `select id, type, (extract(epoch from chosen_at) * 1000)::float8 as "chosenAt" from list
   where ${owned} and is_active and (type in ('cart', 'buyNow') or chosen_at is not null)
     and exists (select 1 from list_item where list_id = list.id)
   order by created_at, id`,
)
// Choices of one shopper at the same moment wait for each other: each one sees what the one before it chose.
const wait = statement('list.wait-to-choose', 'select pg_advisory_xact_lock(7108, hashtext($1))')
// Its version stays: what is in it is the same. A list that is closed loses its moment too: it may be opened again.
const choose = statement(
  'list.choose',
  `update list set chosen_at = case when id = $4 and is_active then clock_timestamp() end
   where ${owned} and (id = $4 or chosen_at is not null)`,
)
const takeChoice = statement(
  'list.take-choice',
  `update list set chosen_at = greatest(chosen_at, (select chosen_at from list where id = $2)) where id = $1`,
)

/** What of a shopper's lists checkout may order: open, not empty, and the cart, bought at once or chosen. */
export async function readOrderable(db: Queries, scope: Scope): Promise<Orderable[]> {
  return db.run(orderable, ownerOf(scope))
}

/** Makes a list the one that was chosen for checkout, with null none; what was to be bought at once is gone, unless it is that. */
export async function chooseList(tx: Transaction, scope: Scope, id: string | null) {
  await tx.run(wait, [ownerOf(scope).join(' ')])
  await tx.run(choose, [...ownerOf(scope), id])
  const now = await readActiveList(tx, scope, 'buyNow')
  const locked = now && now.id !== id && now.items.length > 0 ? await claimList(tx, scope, now.id, null) : undefined
  if (locked) await deleteList(tx, locked)
}

/** Has a list that takes in another one chosen as late as the later of both was. */
export async function bringChoice(tx: Transaction, to: LockedList, from: LockedList) {
  await tx.run(takeChoice, [to.id, from.id])
}
