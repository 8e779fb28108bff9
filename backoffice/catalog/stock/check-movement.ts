import type { Movement, Variant } from '../product-types.ts'

export const movementKinds = ['received', 'counted', 'damaged', 'transferred'] as const
export type MovementKind = (typeof movementKinds)[number]

export interface EnteredMovement {
  kind: MovementKind
  location: string
  to: string
  qty: string
  reason: string
}

type Checked =
  | { movement: Movement; after: number; error: null }
  | { movement: null; after: null; error: 'qty' | 'count' | 'to' }

/**
 * Validates an entered stock movement against the loaded stock. Returns the request and the resulting units on hand.
 */
export function checkMovement({ sku, stock }: Pick<Variant, 'sku' | 'stock'>, typed: EnteredMovement): Checked {
  const { kind, location, to, qty, reason } = typed
  const before = stock.find((each) => each.location === location)?.onHand ?? 0
  const units = /^\d{1,7}$/.test(qty.trim()) ? Number(qty) : null
  const parts = { sku, location, reason: reason.trim() }
  if (kind === 'counted') {
    if (units === null) return { movement: null, after: null, error: 'count' }
    return { movement: { kind, ...parts, onHand: units, expected: before }, after: units, error: null }
  }
  if (units === null || units === 0) return { movement: null, after: null, error: 'qty' }
  if (kind === 'received') return { movement: { kind, ...parts, qty: units }, after: before + units, error: null }
  if (kind === 'damaged') return { movement: { kind, ...parts, qty: units }, after: before - units, error: null }
  if (to === location || to === '') return { movement: null, after: null, error: 'to' }
  return { movement: { kind, ...parts, to, qty: units }, after: before - units, error: null }
}
