import type { PlannedPiece } from './plan.ts'

/** How far a parcel is, in the order in which it gets there; what is collected is ready instead of on its way. */
export const trackingSteps = ['ordered', 'packed', 'ready', 'shipped', 'out_for_delivery', 'delivered'] as const
type TrackingStep = (typeof trackingSteps)[number]

/** What somebody tells of a parcel: how far it is, or what came between [SHIP-002]. */
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
  /** Milliseconds since 1970. */
  at: number
}

/** How far a parcel is, and what came between since. */
interface ParcelState {
  step: TrackingStep
  exception: 'delayed' | 'returned' | null
}

const isException = (status: TrackingStatus) => status === 'delayed' || status === 'returned'

/**
 * How far a parcel is by what was told of it, in whatever order it was told: the farthest step counts, and a delay or a
 * return while nothing newer was told; a parcel that was returned stays so.
 */
export function parcelState(events: readonly TrackingEvent[]): ParcelState {
  const steps = events.flatMap(({ status }) => trackingSteps.filter((step) => step === status))
  const step = trackingSteps.findLast((each) => steps.includes(each)) ?? 'ordered'
  if (events.some(({ status }) => status === 'returned')) return { step, exception: 'returned' }
  const [newest] = events.toSorted((a, b) => b.at - a.at)
  const isDelayed = newest !== undefined && isException(newest.status) && step !== 'delivered'
  return { step, exception: isDelayed ? 'delayed' : null }
}

/** Whether a word fits how an order goes: what is collected is never on its way, what is sent is never ready to be collected. */
export function fitsWay(status: TrackingStatus, isPickup: boolean): boolean {
  return isPickup ? status !== 'shipped' && status !== 'out_for_delivery' : status !== 'ready'
}

/** How far an order is: as far as its last parcel, where nothing of it waits any more. */
export function orderStep(parcels: readonly Pick<ParcelState, 'step'>[]): TrackingStep {
  return trackingSteps.find((each) => parcels.some(({ step }) => step === each)) ?? 'ordered'
}

/** Pieces of one thing. */
export interface Pieces {
  sku: string
  qty: number
}
interface PiecesOfLine extends Pieces {
  itemId: string
}

/** What of an order did not leave yet, by package; a sku that is in two packages leaves the one that is named first. */
export function remainingPieces(
  planned: readonly PlannedPiece[],
  left: readonly { packageNumber: number; pieces: readonly Pieces[] }[],
): PlannedPiece[] {
  const gone = new Map<string, number>()
  for (const { packageNumber, pieces } of left) {
    for (const { sku, qty } of pieces) {
      const key = `${packageNumber} ${sku}`
      gone.set(key, (gone.get(key) ?? 0) + qty)
    }
  }
  return planned.flatMap((piece) => {
    const key = `${piece.packageNumber} ${piece.sku}`
    const taken = Math.min(piece.qty, gone.get(key) ?? 0)
    gone.set(key, (gone.get(key) ?? 0) - taken)
    return taken === piece.qty ? [] : [{ ...piece, qty: piece.qty - taken }]
  })
}

/**
 * What waits without the pieces that never leave: those of their own line, which may be made in another way than the same
 * thing of another one; then, since parcels name things alone, of any. Of several packages those named first are left.
 */
export function withoutPieces(waiting: readonly PlannedPiece[], never: readonly PiecesOfLine[]): PlannedPiece[] {
  const own = without(waiting, never, ({ itemId, sku }) => `${itemId} ${sku}`)
  return without(own.left, own.missing, ({ sku }) => sku).left
}

/** Takes pieces from the end, by what names them; and those that are not there to be taken. */
function without(
  waiting: readonly PlannedPiece[],
  never: readonly PiecesOfLine[],
  nameOf: (piece: PiecesOfLine) => string,
) {
  const left = [...waiting]
  const missing: PiecesOfLine[] = []
  for (const each of never) {
    let qty = each.qty
    for (let at = left.length - 1; at >= 0 && qty > 0; at -= 1) {
      const piece = left[at]!
      if (nameOf(piece) !== nameOf(each)) continue
      const taken = Math.min(piece.qty, qty)
      left[at] = { ...piece, qty: piece.qty - taken }
      qty -= taken
    }
    missing.push({ ...each, qty })
  }
  return { left: left.filter(({ qty }) => qty > 0), missing }
}

/** The same things of different lines as one. */
export function bySku(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, number>()
  for (const { sku, qty } of pieces) sums.set(sku, (sums.get(sku) ?? 0) + qty)
  return [...sums].map(([sku, qty]) => ({ sku, qty }))
}

/** Of what is to leave, what is not there to leave: unknown to the package, or more than remains of it. */
export function piecesTooMany(remaining: readonly Pieces[], asked: readonly Pieces[]): Pieces[] {
  const there = new Map(bySku(remaining).map(({ sku, qty }) => [sku, qty]))
  return bySku(asked).flatMap(({ sku, qty }) => {
    const left = there.get(sku) ?? 0
    return qty > left ? [{ sku, qty: qty - left }] : []
  })
}
