import type { Transaction } from '#platform/database.ts'
import { publishStockChange } from '#services/catalog/steps.ts'
import { hasMoved, lockStockOf, moveStock } from './stock-repository.ts'

interface MovementParts {
  sku: string
  location: string
  reason: string
}
type Movement = MovementParts &
  (
    | { kind: 'received' | 'damaged'; qty: number }
    | { kind: 'counted'; onHand: number; expected: number }
    | { kind: 'transferred'; to: string; qty: number }
  )

interface Recorder {
  staffName: string
  requestKey: string
  now: number
}

type Problem =
  | { code: 'stock_not_found' | 'stock_not_counted' }
  | { code: 'stock_changed'; onHand: number }
  | { code: 'too_few_units'; free: number }

/**
 * Records a stock movement and updates the shop. Returns the product, or a problem; after a problem, the caller must
 * roll back. Idempotent.
 */
export async function recordMovement(
  tx: Transaction,
  movement: Movement,
  recorder: Recorder,
): Promise<{ productId: number } | Problem> {
  const { sku, location, kind, reason } = movement
  const target = kind === 'transferred' ? movement.to : null
  const rows = await lockStockOf(tx, sku, target === null ? [location] : [location, target])
  const from = rows.find((row) => row.location === location)
  const to = rows.find((row) => row.location === target)
  if (!from || (target !== null && (!to || target === location))) return { code: 'stock_not_found' }
  if (await hasMoved(tx, recorder.requestKey)) return from
  if (!from.managed || to?.managed === false) return { code: 'stock_not_counted' }
  if (kind === 'counted' && movement.expected !== from.onHand) return { code: 'stock_changed', onHand: from.onHand }
  const change = changeOf(movement, from.onHand)
  for (const [row, by] of [
    [from, change],
    [to, -change],
  ] as const) {
    if (!row) continue
    if (!(await moveStock(tx, row, { ...recorder, kind, reason, change: by })))
      return { code: 'too_few_units', free: row.onHand - row.reserved + row.backorder }
    const after = { ...row, onHand: row.onHand + by }
    await publishStockChange(tx, row.location, { sellableId: row.sellableId, before: row, after })
  }
  return from
}

function changeOf(movement: Movement, onHand: number): number {
  if (movement.kind === 'counted') return movement.onHand - onHand
  return movement.kind === 'received' ? movement.qty : -movement.qty
}
