import type { List, ListRegistry, ListType } from '#domain/lists/list.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Transaction } from '#platform/database.ts'
import { claimList, createList, readList, type LockedList } from './repository.ts'

interface Claimed {
  cart: List
  target: LockedList
}

/** Locks the cart, which is opened when there is none. */
export async function claimCart(tx: Transaction, scope: Scope): Promise<Claimed> {
  return claimOpen(tx, scope, 'cart', null)
}

/** Locks the list of what is bought for a registry, which is opened when there is none. */
export async function claimGifts(tx: Transaction, scope: Scope, registry: ListRegistry | null): Promise<Claimed> {
  return claimOpen(tx, scope, 'registryPurchase', registry)
}

/** The one that is open may be closed before it is locked: then the next one is meant. */
async function claimOpen(
  tx: Transaction,
  scope: Scope,
  type: ListType,
  registry: ListRegistry | null,
): Promise<Claimed> {
  for (;;) {
    const { id } = await createList(tx, scope, type, registry ? { registry } : {})
    const target = await claimList(tx, scope, id, null)
    if (target) return { cart: (await readList(tx, scope, id))!, target }
  }
}
