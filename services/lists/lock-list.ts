import type { List, ListRegistry, ListType } from '#domain/lists/list.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { pipelined, type Transaction } from '#platform/database.ts'
import { lockActiveList, createList, readList, type LockedList } from './repository.ts'

interface LockedOpenList {
  cart: List
  target: LockedList
}

/** Locks the open cart, or creates one. */
export async function lockOpenCart(tx: Transaction, scope: Scope): Promise<LockedOpenList> {
  return lockOpen(tx, scope, 'cart', null)
}

/** Locks the cart that was open before the transaction, or else the current one, in one round trip. */
export async function lockCart(tx: Transaction, scope: Scope, openId: string | undefined): Promise<LockedList & List> {
  if (openId !== undefined) {
    const [locked, list] = await pipelined([lockActiveList(tx, scope, openId, null), readList(tx, scope, openId)])
    if (locked && list) return { ...list, ...locked }
  }
  const { cart, target } = await lockOpenCart(tx, scope)
  return { ...cart, ...target }
}

/** Locks the open gift list of a registry, or creates one. */
export async function lockOpenGiftList(
  tx: Transaction,
  scope: Scope,
  registry: ListRegistry | null,
): Promise<LockedOpenList> {
  return lockOpen(tx, scope, 'registryPurchase', registry)
}

/** Tries the next list if the open one is closed before it can be locked. */
async function lockOpen(
  tx: Transaction,
  scope: Scope,
  type: ListType,
  registry: ListRegistry | null,
): Promise<LockedOpenList> {
  for (;;) {
    const { id } = await createList(tx, scope, type, registry ? { registry } : {})
    const target = await lockActiveList(tx, scope, id, null)
    if (target) return { cart: (await readList(tx, scope, id))!, target }
  }
}
