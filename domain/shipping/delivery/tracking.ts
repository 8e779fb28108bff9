import type { PlannedPiece } from '../packages/plan.ts'

/** Tracking steps in order; 'ready' is for pickup. */
export const trackingSteps = ['ordered', 'packed', 'ready', 'shipped', 'out_for_delivery', 'delivered'] as const
type TrackingStep = (typeof trackingSteps)[number]

/** [SHIP-002] */
export const trackingStatuses = [
  'packed',
  'ready',
  'shipped',
  'out_for_delivery',
  'delivered',
  'delayed',
  'returned',
] as const
type TrackingStatus = (typeof trackingStatuses)[number]

export interface TrackingEvent {
  status: TrackingStatus
  /** Epoch milliseconds. */
  at: number
}

interface ParcelState {
  step: TrackingStep
  exception: 'delayed' | 'returned' | null
}

const isException = (status: TrackingStatus) => status === 'delayed' || status === 'returned'

/** Returns the furthest step. A delay lasts until a newer event, and a return to sender is final. */
export function parcelState(events: readonly TrackingEvent[]): ParcelState {
  const steps = events.flatMap(({ status }) => trackingSteps.filter((step) => step === status))
  const step = trackingSteps.findLast((each) => steps.includes(each)) ?? 'ordered'
  if (events.some(({ status }) => status === 'returned')) return { step, exception: 'returned' }
  const [newest] = events.toSorted((a, b) => b.at - a.at)
  const isDelayed = newest !== undefined && isException(newest.status) && step !== 'delivered'
  return { step, exception: isDelayed ? 'delayed' : null }
}

/** Returns true if a status is possible for pickup or shipping. */
export function fitsDeliveryMethod(status: TrackingStatus, isPickup: boolean): boolean {
  return isPickup ? status !== 'shipped' && status !== 'out_for_delivery' : status !== 'ready'
}

/** Returns the least advanced package's step. */
export function orderStep(parcels: readonly Pick<ParcelState, 'step'>[]): TrackingStep {
  return trackingSteps.find((each) => parcels.some(({ step }) => step === each)) ?? 'ordered'
}

export interface Pieces {
  sku: string
  qty: number
}
interface PiecesOfLine extends Pieces {
  itemId: string
}

/**
 * Returns the unshipped units. Within a package, shipped units of a SKU are subtracted from its first line with units
 * that are not canceled, and from canceled units last.
 */
export function unshippedUnits(
  planned: readonly PlannedPiece[],
  shipments: readonly { packageNumber: number; pieces: readonly Pieces[] }[],
  canceled: readonly PiecesOfLine[],
): PlannedPiece[] {
  const shippedUnits = new Map<string, number>()
  for (const { packageNumber, pieces } of shipments) {
    for (const { sku, qty } of pieces) {
      const key = `${packageNumber} ${sku}`
      shippedUnits.set(key, (shippedUnits.get(key) ?? 0) + qty)
    }
  }
  const take = ({ packageNumber, sku }: PlannedPiece, max: number) => {
    const key = `${packageNumber} ${sku}`
    const taken = Math.min(max, shippedUnits.get(key) ?? 0)
    shippedUnits.set(key, (shippedUnits.get(key) ?? 0) - taken)
    return taken
  }
  const ordered = subtractCanceled(planned, canceled)
  const taken = planned.map((piece, index) => take(piece, ordered[index]!.qty))
  return planned
    .map((piece, index) => {
      const rest = piece.qty - taken[index]!
      return { ...piece, qty: rest - take(piece, rest) }
    })
    .filter(({ qty }) => qty > 0)
}

/** Removes canceled units, last packages first: from their own line, then from lines with the same SKU. */
export function withoutCanceledUnits(waiting: readonly PlannedPiece[], never: readonly PiecesOfLine[]): PlannedPiece[] {
  return subtractCanceled(waiting, never).filter(({ qty }) => qty > 0)
}

function subtractCanceled(waiting: readonly PlannedPiece[], never: readonly PiecesOfLine[]): PlannedPiece[] {
  const own = without(waiting, never, ({ itemId, sku }) => `${itemId} ${sku}`)
  return without(own.left, own.missing, ({ sku }) => sku).left
}

/** Returns the same list with the remaining units, and the canceled units that were not found. */
function without(
  waiting: readonly PlannedPiece[],
  never: readonly PiecesOfLine[],
  nameOf: (piece: PiecesOfLine) => string,
) {
  const remaining = [...waiting]
  const missing: PiecesOfLine[] = []
  for (const each of never) {
    let qty = each.qty
    for (let at = remaining.length - 1; at >= 0 && qty > 0; at -= 1) {
      const piece = remaining[at]!
      if (nameOf(piece) !== nameOf(each)) continue
      const taken = Math.min(piece.qty, qty)
      remaining[at] = { ...piece, qty: piece.qty - taken }
      qty -= taken
    }
    missing.push({ ...each, qty })
  }
  return { left: remaining, missing }
}

/** Sums units by SKU. */
export function sumBySku(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, number>()
  for (const { sku, qty } of pieces) sums.set(sku, (sums.get(sku) ?? 0) + qty)
  return [...sums].map(([sku, qty]) => ({ sku, qty }))
}

/** Returns the units that exceed the remaining quantity. */
export function excessUnits(remaining: readonly Pieces[], requested: readonly Pieces[]): Pieces[] {
  const there = new Map(sumBySku(remaining).map(({ sku, qty }) => [sku, qty]))
  return sumBySku(requested).flatMap(({ sku, qty }) => {
    const left = there.get(sku) ?? 0
    return qty > left ? [{ sku, qty: qty - left }] : []
  })
}
