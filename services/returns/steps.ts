import { isOpenReturn } from '#domain/returns/transitions.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readExchangedUnits } from './exchange/repository.ts'
import { readReturnsOfOrder } from './repository.ts'

/**
 * Returns the number of units in open returns, by order line. In a transaction that locks the order, the result cannot
 * become outdated.
 */
export async function readUnitsInReturns(db: QueryRunner, orderId: string): Promise<ReadonlyMap<string, number>> {
  const units = new Map<string, number>()
  for (const { state, items } of await readReturnsOfOrder(db, orderId)) {
    if (!isOpenReturn(state)) continue
    for (const { itemId, qty } of items) units.set(itemId, (units.get(itemId) ?? 0) + qty)
  }
  return units
}

/** Returns the number of units that exchange orders replaced, by order line. */
export async function readUnitsInExchanges(db: QueryRunner, orderId: string): Promise<ReadonlyMap<string, number>> {
  return new Map((await readExchangedUnits(db, orderId)).map(({ itemId, units }) => [itemId, units]))
}
