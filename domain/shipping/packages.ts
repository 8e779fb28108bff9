import type { ShippingGroup } from '#domain/catalog/product-entry.ts'
import type { CartLineForShipping } from './line.ts'

/** What leaves one place for one order: parcels of one weight each, and one load of freight. */
export interface Consignment {
  parcels: readonly ParcelBatch[]
  freightGrams: number
  /** Something in it goes by freight, also where nothing is paid for that. */
  hasFreight: boolean
  /** Nothing to pay for: all that is in it ships free. */
  isFree: boolean
}
/** Parcels that weigh the same. */
interface ParcelBatch {
  grams: number
  count: number
}

/** Lines whose weight nobody knows: they are never taken as weightless. */
export type WeightProblem = { problem: 'weight_unknown'; itemIds: string[] }

interface Piece {
  grams: number
  qty: number
  isFreight: boolean
}

const freightGroups: readonly ShippingGroup[] = ['FREIGHT', 'DROPSHIP_FREIGHT', 'HEAVY_DIRECT']

/** Whether goods of a group go by freight, whatever they weigh [SHIP-251]. */
export const isFreightGroup = (group: ShippingGroup) => freightGroups.includes(group)

/** The lines whose weight is not known. */
export function weightProblem(lines: readonly CartLineForShipping[]): WeightProblem | undefined {
  const unknown = lines.filter(({ weightGrams }) => weightGrams === null || weightGrams <= 0)
  return unknown.length > 0 ? { problem: 'weight_unknown', itemIds: unknown.map(({ itemId }) => itemId) } : undefined
}

function piecesOf({ qty, weightGrams, shippingGroup }: CartLineForShipping, limitGrams: number): Piece[] {
  if (weightGrams === null) return []
  return [{ grams: weightGrams, qty, isFreight: isFreightGroup(shippingGroup) || weightGrams > limitGrams }]
}

/**
 * Packs lines that leave one place: greedy by weight, the heaviest piece first, each into the first parcel with room;
 * pieces above the limit and freight groups go on one pallet load; free lines weigh nothing here [SHIP-203, SHIP-251].
 */
export function pack(lines: readonly CartLineForShipping[], limitGrams: number): Consignment {
  const rated = lines.filter(({ shipsFree }) => !shipsFree)
  const piecesOfAll = (some: typeof lines) => some.flatMap((line) => piecesOf(line, limitGrams))
  const pieces = piecesOfAll(rated)
  const freight = pieces.filter(({ isFreight }) => isFreight)
  const small = pieces.filter(({ isFreight }) => !isFreight).toSorted((a, b) => b.grams - a.grams)
  let batches: ParcelBatch[] = []
  for (const { grams, qty } of small) batches = addPieces(batches, grams, qty, limitGrams)
  return {
    parcels: batches,
    freightGrams: freight.reduce((sum, { grams, qty }) => sum + grams * qty, 0),
    hasFreight: piecesOfAll(lines).some(({ isFreight }) => isFreight),
    isFree: rated.length === 0,
  }
}

// Works on batches of equal parcels instead of single ones, so that 9,999 plates cost no more than one.
function addPieces(batches: readonly ParcelBatch[], grams: number, qty: number, limitGrams: number): ParcelBatch[] {
  const result: ParcelBatch[] = []
  let left = qty
  for (const batch of batches) {
    const room = Math.floor((limitGrams - batch.grams) / grams)
    if (left === 0 || room === 0) {
      result.push(batch)
      continue
    }
    const full = Math.min(batch.count, Math.floor(left / room))
    if (full > 0) result.push({ grams: batch.grams + room * grams, count: full })
    left -= full * room
    const rest = batch.count - full
    const last = rest > 0 ? Math.min(left, room) : 0
    if (last > 0) result.push({ grams: batch.grams + last * grams, count: 1 })
    left -= last
    const untouched = rest - (last > 0 ? 1 : 0)
    if (untouched > 0) result.push({ grams: batch.grams, count: untouched })
  }
  const each = Math.floor(limitGrams / grams)
  const fullParcels = Math.floor(left / each)
  if (fullParcels > 0) result.push({ grams: each * grams, count: fullParcels })
  const over = left - fullParcels * each
  if (over > 0) result.push({ grams: over * grams, count: 1 })
  return result
}
