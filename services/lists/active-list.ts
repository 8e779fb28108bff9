import type { OrderableList } from '#domain/checkout/ordered-list.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { ownerCondition, ownerOf } from '#services/call/identity/scope.ts'
import { lockActiveList, deleteList, readActiveList, type LockedList } from './repository.ts'

const orderable = statement<OrderableList>(
  'list.orderable',
  `select id, type, (extract(epoch from chosen_at) * 1000)::float8 as "chosenAt" from list
   where ${ownerCondition} and is_active and (type in ('cart', 'buyNow') or chosen_at is not null)
     and exists (select 1 from list_item where list_id = list.id)
   order by created_at, id`,
)
// Serializes a shopper's choices, so that each one sees the previous one.
const wait = statement('list.wait-to-choose', 'select pg_advisory_xact_lock(7108, hashtext($1))')
// The version does not change, because the items stay the same. Also deselects closed lists, because they may be
// reopened.
const choose = statement(
  'list.choose',
  `update list set chosen_at = case when id = $4 and is_active then clock_timestamp() end
   where ${ownerCondition} and (id = $4 or chosen_at is not null)`,
)
const takeChoice = statement(
  'list.take-choice',
  `update list set chosen_at = greatest(chosen_at, (select chosen_at from list where id = $2)) where id = $1`,
)

/**
 * Returns the lists that checkout can order: open, not empty, and either the cart, the buy-now list, or a chosen list.
 */
export async function readOrderable(db: QueryRunner, scope: Scope): Promise<OrderableList[]> {
  return db.run(orderable, ownerOf(scope))
}

/** Makes a list the active one in checkout, or none if `id` is null, and deletes any other buy-now list. */
export async function chooseList(tx: Transaction, scope: Scope, id: string | null) {
  await tx.run(wait, [ownerOf(scope).join(' ')])
  await tx.run(choose, [...ownerOf(scope), id])
  const now = await readActiveList(tx, scope, 'buyNow')
  const locked =
    now && now.id !== id && now.items.length > 0 ? await lockActiveList(tx, scope, now.id, null) : undefined
  if (locked) await deleteList(tx, locked)
}

/** Sets a merged list's choice time to the later of both lists' times. */
export async function mergeChoiceTime(tx: Transaction, to: LockedList, from: LockedList) {
  await tx.run(takeChoice, [to.id, from.id])
}
