import { returnDeadline } from './deadline.ts'

/** Reasons that a line cannot be returned, most permanent first. */
export const returnObstacles = ['digital', 'final_sale', 'already_returned', 'too_old', 'not_delivered'] as const
type ReturnObstacle = (typeof returnObstacles)[number]

interface Pieces {
  sku: string
  qty: number
}

/** A line of a paid order. */
export interface ReturnLine {
  itemId: string
  qty: number
  /** SKUs and quantities that ship for all units of the line. Empty if nothing ships. */
  pieces: readonly Pieces[]
  /** True for a gift card, a ticket, a registration, or a training program. */
  isDigital: boolean
  /** True if made to order. */
  isFinalSale: boolean
  /** Units that never shipped. */
  cancelled: number
  /** All refunded units, including canceled ones. */
  refunded: number
  /** Units in returns that are not yet refunded, rejected, or canceled. */
  claimed: number
}

interface Delivery {
  /** Epoch milliseconds. */
  at: number
  pieces: readonly Pieces[]
}

export interface LineEligibility {
  itemId: string
  /** Units that can be returned now. */
  units: number
  /** Null if units can be returned. */
  obstacle: ReturnObstacle | null
  /** Deadline for returning the units, in epoch milliseconds, or null if none can be returned. */
  until: number | null
}

/** Returns, for each line, the number of returnable units, or the reason that there are none. */
export function returnableLines(
  lines: readonly ReturnLine[],
  deliveries: readonly Delivery[],
  now: number,
): LineEligibility[] {
  const expired = deliveries.filter(({ at }) => returnDeadline(at) < now)
  const all = deliveredUnits(lines, deliveries)
  const old = deliveredUnits(lines, expired)
  return lines.map((line, index) => {
    const { itemId, cancelled, refunded, claimed } = line
    const delivered = all[index]!
    const recent = delivered - old[index]!
    const left = delivered - Math.max(0, refunded - cancelled) - claimed
    const units = line.isDigital || line.isFinalSale ? 0 : Math.max(0, Math.min(recent, left))
    if (units > 0) return { itemId, units, obstacle: null, until: deadlineOf(line, deliveries, now) }
    return { itemId, units: 0, obstacle: obstacleOf(line, { delivered, left }), until: null }
  })
}

function obstacleOf(line: ReturnLine, { delivered, left }: { delivered: number; left: number }): ReturnObstacle {
  if (line.isDigital || line.pieces.length === 0) return 'digital'
  if (line.isFinalSale) return 'final_sale'
  if (line.refunded + line.claimed >= line.qty || (delivered > 0 && left <= 0)) return 'already_returned'
  return delivered === 0 ? 'not_delivered' : 'too_old'
}

/** Returns when the last item in an order arrived, in epoch milliseconds, or null if some have not arrived. */
export function lastDeliveryOf(lines: readonly ReturnLine[], deliveries: readonly Delivery[]): number | null {
  const delivered = deliveredUnits(lines, deliveries)
  const isComplete = lines.every(({ pieces, qty, cancelled }, index) => {
    return pieces.length === 0 || delivered[index]! >= qty - cancelled
  })
  return isComplete && deliveries.length > 0 ? Math.max(...deliveries.map(({ at }) => at)) : null
}

/**
 * Returns each line's delivered units. A unit counts once all its parts are delivered. Earlier lines receive shared
 * SKUs first.
 */
function deliveredUnits(lines: readonly ReturnLine[], deliveries: readonly Delivery[]): number[] {
  const remaining = new Map<string, number>()
  for (const { sku, qty } of deliveries.flatMap(({ pieces }) => pieces))
    remaining.set(sku, (remaining.get(sku) ?? 0) + qty)
  return lines.map(({ qty, cancelled, pieces }) => {
    const perUnit = Map.groupBy(pieces, ({ sku }) => sku)
    const parts = [...perUnit].map(([sku, some]) => ({ sku, qty: some.reduce((sum, each) => sum + each.qty, 0) / qty }))
    if (parts.length === 0) return 0
    const complete = parts.map((part) => Math.floor((remaining.get(part.sku) ?? 0) / part.qty + 1e-9))
    const units = Math.max(0, Math.min(qty - cancelled, ...complete))
    for (const part of parts) remaining.set(part.sku, (remaining.get(part.sku) ?? 0) - units * part.qty)
    return units
  })
}

function deadlineOf({ pieces }: ReturnLine, deliveries: readonly Delivery[], now: number): number {
  const own = new Set(pieces.map(({ sku }) => sku))
  const ends = deliveries
    .filter((each) => each.pieces.some(({ sku }) => own.has(sku)))
    .map(({ at }) => returnDeadline(at))
  return Math.min(...ends.filter((end) => end >= now))
}

/** Returns the least permanent obstacle among an order's lines, or null if any units can be returned. */
export function orderObstacle(lines: readonly LineEligibility[]): ReturnObstacle | null {
  if (lines.some(({ units }) => units > 0)) return null
  const found = new Set(lines.map(({ obstacle }) => obstacle))
  return returnObstacles.findLast((obstacle) => found.has(obstacle)) ?? 'not_delivered'
}

interface ClaimedItem {
  state: string
  qty: number
  received: number | null
  accepted: number | null
}

/** Returns how many units an item in a return still claims. Refunded units are counted by the refund instead. */
export function claimedUnits({ state, qty, received, accepted }: ClaimedItem): number {
  if (state === 'rejected' || state === 'cancelled') return 0
  if (state === 'refunded') return (received ?? qty) - (accepted ?? qty)
  return state === 'exchanged' ? (received ?? qty) : qty
}
